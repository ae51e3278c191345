import type { TestedOperation } from '../contract-types.ts';
import type { Exchange } from '../requests/http.ts';
import type { FindingVerdict } from '../reports/report.ts';
import type { Session } from '../requests/session.ts';
import type { Supply } from '../supply/supply.ts';

/** What a check needs, and the option that provides it. */
export interface Need {
  met(run: CheckRun): boolean;
  /** `an expired key (--expired-key)`. */
  reason: string;
}

/** What all checks of a run share. */
export interface CheckRun {
  session: Session;
  supply: Supply;
}

/** What a check found, with the requests that show it. */
export interface Found {
  verdict: FindingVerdict;
  message: string;
  expected: string;
  seen: string;
  exchanges: readonly Exchange[];
}

/** A check while it runs. */
export interface CheckContext extends CheckRun {
  /** Id of the check. */
  id: string;
  /** Notes a finding. */
  report(found: Found): void;
}

/** Reports what one response shows, by its status or by something else. */
type Reporter = (
  context: Pick<CheckContext, 'report'>,
  exchange: Exchange,
  message: string,
  expected?: string,
  seen?: string,
) => void;

const reporter =
  (verdict: FindingVerdict): Reporter =>
  ({ report }, exchange, message, expected = 'not specified', seen = String(exchange.status)) =>
    report({ verdict, message, expected, seen, exchanges: [exchange] });

export const reportViolation: Reporter = reporter('violation');
export const reportAdvice: Reporter = reporter('advice');

/** Reports what a server does where the contract leaves it open. */
export const reportObservation: Reporter = reporter('observation');

/** One fact that the contract states, and how to find out whether a server does it. */
export interface Check {
  /** Stable id: `group/operation/case`. */
  id: string;
  group: Group;
  title: string;
  /** The requests that it sends, in one or two sentences. */
  sends: string;
  /** What a server that conforms does. */
  expects: string;
  /** JSON pointers into the contract; the statements that point there are proven. */
  pointers: readonly string[];
  needs: readonly Need[];
  /** Whether it looks at the requests of other checks, and so comes after them. */
  derived?: true;
  /** Throws an `InconclusiveError` if it has no result. */
  run(context: CheckContext): Promise<void> | void;
}

/** A check of one operation, whose id and title begin with the operation. */
type OwnCheck = Omit<Check, 'id' | 'group' | 'pointers'> & { pointers?: readonly string[] };

/**
 * Returns a check of an operation.
 *
 * @param name The end of its id.
 * @param check Its title is without the name of the operation. It proves the operation unless it has other pointers.
 */
export const checkOf = (
  { id, pointer }: TestedOperation,
  group: Group,
  name: string,
  { title, ...check }: OwnCheck,
): Check => ({ id: `${group}/${id}/${name}`, group, title: `${id} ${title}`, pointers: [pointer], ...check });

/** What a check sends that looks at the responses to the requests of all checks. */
export const nothing =
  'No request of its own: it looks at the responses to the requests of the other checks.';

/** Groups in the order of the report: what explains other violations comes first. */
export const groups = [
  'responses',
  'access',
  'matrix',
  'invalid',
  'limits',
  'concurrency',
  'hygiene',
  'forward',
] as const;
export type Group = (typeof groups)[number];

/** A check cannot determine whether the server conforms. */
export class InconclusiveError extends Error {
  override readonly name = 'InconclusiveError';
}

const permission = (name: 'writes' | 'irreversible' | 'large', what: string): Need => ({
  met: ({ session }) => session.allow.has(name),
  reason: `permission to ${what} (--allow ${name})`,
});
export const writes: Need = permission('writes', 'create and change records');
export const irreversible: Need = permission('irreversible', 'change records for good');
export const large: Need = permission('large', 'send large uploads');

export const tasks: Need = {
  met: ({ supply }) => supply.hasTasks,
  reason: 'task IDs (--task-ids, --find-tasks or --find-tasks-command)',
};

export const folder: Need = {
  met: ({ session }) => session.server.folder !== undefined,
  reason: 'a folder to move uploads to (--folder)',
};

/** A key by its name among the credentials. */
export const credential = (name: string, what: string, flag: string): Need => ({
  met: ({ session }) => session.hasCredential(name),
  reason: `${what} (${flag})`,
});

/** What a request of an operation needs by its effect. */
export const needsOf = (effect: string): Need[] =>
  effect === 'none' ? [] : effect === 'irreversible' ? [writes, irreversible] : [writes];
