import type { ConditionId } from '../../../generated/sandbox/contract/ids.ts';
import { ends } from './named-states.ts';

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
  /** Whether processing finds everything that there can be. */
  full?: true;
  /** Status with which the whole upload is rejected. */
  rejected?: 413 | 500;
}

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
  everything: { does: 'The task has items of every kind on its pages.', full: true },
  'too-large': { does: 'The upload is rejected with 413, however small the file is.', rejected: 413 },
  'server-error': { does: 'The upload is rejected with 500.', rejected: 500 },
};

/** Returns the outcome that a file name selects; undefined if it selects none. */
export function outcomeOf(name: unknown): FileOutcome | undefined {
  if (typeof name !== 'string') return undefined;
  const stem = name.replace(/\.[^.]*$/, '').toLowerCase();
  return Object.hasOwn(outcomes, stem) ? outcomes[stem] : undefined;
}
