import type { Setting } from './setting.js';

/** Whether discarding a task outside of review is rejected, or ignored. */
export const discardOutsideReviewing: Setting<'discard-outside-reviewing', 'reject' | 'ignore'> = {
  id: 'discard-outside-reviewing',
  values: ['reject', 'ignore'],
  ignoresRejected: (interpretation) => interpretation() === 'ignore',
};
