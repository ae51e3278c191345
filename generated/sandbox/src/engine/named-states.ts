/**
 * The states that the sandbox names because the contract does not specify what decides them: every other state comes from
 * `x-lifecycle`. When the contract no longer lists one of them, its file name has no effect, or the build stops.
 */

/** States of the resource of a file: where processing ends for the file names `fail` and `filter`. */
export const ends = { fail: 'FAILED', filter: 'FILTERED' } as const;

/** How the state of the resource of a request sums up those of its files. */
export const summary = {
  /** States of some files that are the state of the request, too: the first one found decides. */
  open: ['PROCESSING', 'REVIEWING'],
  /** States of all files that are the state of the request, too. */
  same: ['COMPLETED', 'FAILED'],
  /** The state of the request in all other cases. */
  mixed: 'PARTIAL',
} as const;

/** The state of a request of which all files finished well. */
export const finished = 'COMPLETED';

/** A state of the resource of a request, and how some examples spell it. */
export const spelled = { from: 'REVIEWING', to: 'IN_REVIEW' } as const;
