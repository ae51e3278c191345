/**
 * The states that the sandbox names because the contract does not specify what decides them: every other state comes from
 * `x-lifecycle`. The compiler checks that the contract lists them.
 */
import type { States } from '../../../generated/sandbox/contract/ids.ts';

/** States that tasks and uploads have. */
type Shared = States['Task'] & States['Upload'];

/** States of a task: where processing ends for the file names `fail` and `filter`. */
export const ends: Readonly<Record<'fail' | 'filter', States['Task']>> = {
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
