/** What the name of a file decides, the way the number of a test card decides over a payment. */
export interface Outcome {
  /** For the documentation: what happens. */
  does: string;
  /** Status in which processing ends; `PROCESSING` if it never ends. REVIEWING if not given. */
  ends?: 'FAILED' | 'FILTERED' | 'PROCESSING';
  /** Condition of a transition that does not hold for the task. */
  fails?: string;
  /** Status with which a report of the task is answered. */
  reported?: 207;
  /** Example of the contract whose pages the task gets. */
  pages?: string;
  /** Status with which the whole upload is refused. */
  refused?: 413 | 500;
}

/** By the name of the file without its extension, in any case of letters. */
export const outcomes: Readonly<Record<string, Outcome>> = {
  fail: { does: 'Processing ends in FAILED.', ends: 'FAILED' },
  filter: { does: 'Processing ends in FILTERED.', ends: 'FILTERED' },
  stuck: { does: 'The task stays in PROCESSING.', ends: 'PROCESSING' },
  invalid: { does: 'Completing the task is refused: it does not validate.', fails: 'task-validates' },
  'report-fails': {
    does: 'A report of the task is answered 207: a call to another system failed.',
    reported: 207,
  },
  everything: { does: 'The task has items of every kind on its pages.', pages: 'TaskReviewing' },
  'too-large': { does: 'The upload is refused with 413, however small the file is.', refused: 413 },
  'server-error': { does: 'The upload is refused with 500.', refused: 500 },
};

/** The outcome that a file name stands for, if it stands for one. */
export function outcomeOf(name: string): Outcome | undefined {
  const stem = name.replace(/\.[^.]*$/, '').toLowerCase();
  return Object.hasOwn(outcomes, stem) ? outcomes[stem] : undefined;
}
