/**
 * What the names of files decide, and the states that the sandbox names because the contract does not specify what decides
 * them: every other state comes from `x-lifecycle`. The compiler checks that the contract lists them.
 */
import type { ConditionId, States } from '../../../generated/sandbox/contract/contract.ts';

/** States that tasks and uploads have. */
type Shared = States['Task'] & States['Upload'];

/** States of a task: where processing ends for the file names `fail` and `filter`. */
const ends: Readonly<Record<'fail' | 'filter', States['Task']>> = {
  fail: 'FAILED',
  filter: 'FILTERED',
};

/** How the state of an upload sums up those of its tasks. */
export const summary: {
  /** States of some tasks that are the state of the upload, too: the first one found decides. */
  readonly open: readonly Shared[];
  /** States of all tasks that are the state of the upload, too. */
  readonly same: readonly Shared[];
  /** The state of the upload in all other cases. */
  readonly mixed: States['Upload'];
} = { open: ['PROCESSING', 'REVIEWING'], same: ['COMPLETED', 'FAILED'], mixed: 'PARTIAL' };

/** The state of an upload of which all tasks finished well. */
export const finished: States['Upload'] = 'COMPLETED';

/** A state of an upload, and how some examples spell it. */
export const spelled: Readonly<Record<'from' | 'to', States['Upload']>> = {
  from: 'REVIEWING',
  to: 'IN_REVIEW',
};

/** What the name of a file decides, like test card numbers in payment APIs. */
export interface FileOutcome {
  /** For the documentation: what happens. */
  does: string;
  /** State in which processing ends; that of the contract's first move if not given. */
  ends?: string;
  /** Whether processing never ends. */
  stuck?: true;
  /** Id of a condition that the task does not meet. */
  fails?: ConditionId;
  /** Whether operations that can succeed in part do. */
  partial?: true;
  /** Whether processing finds nothing. */
  empty?: true;
  /** Status with which the whole upload is rejected. */
  rejected?: 413 | 500;
}

/** What happens with a file whose name decides nothing, for the documentation. */
export const ordinary =
  'Processing finds the items of the example of a task, with IDs and positions of their own.';

/** By the name of the file without its extension, in lower case. */
export const outcomes: Readonly<Record<string, FileOutcome>> = {
  fail: { does: `Processing ends in ${ends.fail}.`, ends: ends.fail },
  filter: { does: `Processing ends in ${ends.filter}.`, ends: ends.filter },
  stuck: { does: 'Processing never ends.', stuck: true },
  invalid: { does: 'Completing the task fails: it does not validate.', fails: 'task-validates' },
  'report-fails': {
    does: 'A report of the task returns 207: a request to another system failed.',
    partial: true,
  },
  empty: { does: 'Processing finds no items on the pages.', empty: true },
  'too-large': { does: 'The upload is rejected with 413, however small the file is.', rejected: 413 },
  'server-error': { does: 'The upload is rejected with 500.', rejected: 500 },
};

/** Returns the outcome that a file name selects; undefined if it selects none. */
export function outcomeOf(name: unknown): FileOutcome | undefined {
  if (typeof name !== 'string') return undefined;
  const stem = name.replace(/\.[^.]*$/, '').toLowerCase();
  return Object.hasOwn(outcomes, stem) ? outcomes[stem] : undefined;
}
