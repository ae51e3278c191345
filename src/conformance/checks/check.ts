import { list } from '../../shared/list.ts';
import type { ResourceKind, TestedOperation } from '../contract/types.ts';
import { InconclusiveError } from '../contract/errors.ts';
import { canonical } from '../../shared/json.ts';
import type { Finding, FindingVerdict, ListedCheck } from '../reports/report.ts';
import type { Exchange } from '../requests/exchange.ts';
import { declaredOf, problemsOf, successes } from '../requests/received.ts';
import type { SendOptions, Session } from '../requests/session.ts';
import type { ResourcePool } from '../resources/pool.ts';
import { type Fields, isMoving, resourceOf, type TestResource } from '../contract/resource.ts';
import { comparedFields, isOpenRejection, mayDepend } from './effects.ts';
import { needsFor, type Need, type CheckRun } from './needs.ts';

/** What a check found, with the requests that show it as they were sent. */
type CheckFinding = Omit<Finding, 'exchanges'> & { exchanges: readonly Exchange[] };

/** Reports what responses show, in their order: by their status, if nothing else is named. */
type Reporter = (shown: Exchange | Exchange[], message: string, expected: string, seen?: string) => void;

/** A resource as it was before a request, and fields that the service could have changed on its own since. */
export interface PossibleServerChange {
  testResource: TestResource;
  fields: readonly string[];
}

/** A check while it runs: sends its requests, and notes what it finds. */
export class CheckContext implements CheckRun {
  readonly session: Session;
  readonly pool: ResourcePool;
  readonly serverChanges: Set<string>;
  /** Id of the check. */
  readonly id: string;
  readonly findings: CheckFinding[] = [];
  /** Why the check has no result. */
  reason: string | undefined;
  /** Why what was found might not come from the requests of the check. */
  possibleServerChange: PossibleServerChange | undefined;

  constructor({ session, pool, serverChanges }: CheckRun, id: string) {
    this.session = session;
    this.pool = pool;
    this.serverChanges = serverChanges;
    this.id = id;
  }

  /** Sends a request of an operation to a resource. */
  async send(
    operation: TestedOperation,
    testResource?: TestResource,
    options: SendOptions = {},
  ): Promise<Exchange> {
    const parents = await this.pool.parentsOf(operation);
    return this.session.send(this.id, operation, {
      ...(testResource && { id: testResource.id }),
      ...options,
      path: { ...parents, ...options.path },
    });
  }

  /**
   * @param operation An accepted one, whose effect the read has to show.
   * @param values What its path named.
   */
  read(
    testResource: TestResource,
    operation?: TestedOperation,
    values?: Exchange['values'],
  ): Promise<TestResource> {
    return this.pool.readAfter(operation, testResource, this.id, values);
  }

  readonly violation: Reporter = this.#reporterOf('violation');
  readonly advice: Reporter = this.#reporterOf('advice');
  /** Reports what a server does where the contract leaves it open. */
  readonly observation: Reporter = this.#reporterOf('observation');

  #reporterOf(verdict: FindingVerdict): Reporter {
    return (shown, message, expected, seen) => {
      const exchanges = [shown].flat();
      const statuses = exchanges.map(({ status }) => status).join(' and ');
      this.findings.push({ verdict, message, expected, seen: seen ?? statuses, exchanges });
    };
  }

  /** Reports a violation that fields of a resource show, before and after a request. */
  change(
    exchange: Exchange,
    message: string,
    before: TestResource,
    after: Fields,
    fields: readonly string[],
  ): void {
    this.possibleServerChange = { testResource: before, fields };
    this.violation(exchange, message, formatFields(before.fields, fields), formatFields(after, fields));
  }

  /**
   * Reports the rejection of a request that the fields of the resource allow.
   *
   * @param testResource The resource, where it can have been exported.
   * @throws {InconclusiveError} A condition that no field shows can be the reason.
   */
  rejection(exchange: Exchange, message: string, testResource?: TestResource): void {
    const { operation, status } = exchange;
    const { conditions = [], rejectedWith } = operation.transition ?? {};
    if (mayDepend(operation, status, testResource))
      throw new InconclusiveError(`an open question lets the server reject it with ${status}`);
    const isHidden = conditions.length > 0 && this.session.server.kind !== 'sandbox';
    const isRejection = String(status) === rejectedWith || isOpenRejection(operation, status);
    if (isHidden && isRejection)
      throw new InconclusiveError(
        `the server rejected it with ${status}, perhaps because ${list(conditions)} is not met`,
      );
    this.violation(exchange, message, successes(operation));
  }

  /** The fields of a resource that have changed, without those that the service changes on its own. */
  changedFields(before: TestResource, after: Fields, fields?: readonly string[]): string[] {
    const changed = differences(before, after, fields);
    return changed.filter((field) => !this.serverChanges.has(`${before.resource}.${field}`));
  }

  /** Notes that the service may move a resource on before a request reaches it. */
  mayMove(testResource: TestResource): void {
    const { field } = resourceOf(testResource.resource).lifecycle;
    if (isMoving(testResource)) this.possibleServerChange = { testResource, fields: [field] };
  }

  /** Reads the resource of a rejected request. Reports a change of it, or else returns it to the pool. */
  async expectNoEffect(
    testResource: TestResource | undefined,
    exchange: Exchange,
    request: string,
  ): Promise<void> {
    if (!testResource || exchange.operation.changeType === 'none') return;
    const after = await this.read(testResource);
    const changed = this.changedFields(testResource, after.fields);
    if (changed.length > 0) {
      const message = `${request} was rejected, and had an effect.`;
      this.change(exchange, message, testResource, after.fields, changed);
    } else this.pool.putBack(after);
  }
}

/**
 * Checks that a response can be read.
 *
 * @throws {InconclusiveError} It violates the contract; the checks of responses report it.
 */
export function assertReadable(exchange: Exchange): void {
  const { response } = exchange;
  if (response && problemsOf(exchange).length === 0) return;
  const check = `responses/${exchange.operation.id}/${response?.status ?? 'undocumented'}`;
  throw new InconclusiveError(`the response does not fit the contract (${check})`);
}

/** The fields of a resource by which two responses with it differ in what the contract states, of some fields or of all. */
export const differences = (
  { resource, fields: before }: TestResource,
  after: Fields,
  fields: readonly string[] = comparedFields(resource),
): string[] => {
  const [one, other] = [before, after].map((each) => declaredOf(each, resource));
  return fields.filter((field) => canonical(one?.[field]) !== canonical(other?.[field]));
};

/** Some fields of a resource in one line. */
export const formatFields = (values: Fields, fields: readonly string[]): string =>
  fields.map((field) => `${field}: ${JSON.stringify(values[field])}`).join(', ');

/** One fact that the contract states, and how to find out whether a server does it. */
export interface Check extends Pick<ListedCheck, 'id' | 'title' | 'expects'> {
  /** The requests that it sends, in one or two sentences. Absent if it looks at those of all other checks, and so comes after them. */
  sends?: string;
  /** JSON pointers into the contract; the statements that point there are proven. */
  pointers?: readonly string[];
  needs?: readonly Need[];
  /** Throws an `InconclusiveError` if it has no result. */
  run(context: CheckContext): Promise<void> | void;
}

/**
 * Returns a check of an operation.
 *
 * @param name The end of its id.
 * @param check Its title is without the name of the operation. Unless it has others, its pointer is that of the
 * operation, and it needs what the operation needs if it sends requests.
 */
export const checkOf = (
  operation: TestedOperation,
  group: CheckGroup,
  name: string,
  { title, ...check }: Omit<Check, 'id'>,
): Check => ({
  id: `${group}/${operation.id}/${name}`,
  title: `${operation.id} ${title}`,
  pointers: [operation.pointer],
  needs: check.sends === undefined ? [] : needsFor(operation),
  ...check,
});

/** The groups with a check for each operation. */
export type CheckGroup = 'responses' | 'access' | 'matrix' | 'invalid' | 'limits' | 'concurrency';

/** The JSON pointer of the transition of an operation, if it has one. */
export const transitionOf = ({ transition }: TestedOperation): string[] =>
  transition ? [transition.pointer] : [];

/** The places of a state in the contract. */
export const pointersOfState = ({ lifecycle }: ResourceKind, state: string): readonly string[] =>
  lifecycle.pointers[state] ?? [];
