import type { Setting } from './setting.js';

/** The status of the response to too many files. */
export const fileCountLimit: Setting<'file-count-limit', '400' | '413'> = {
  id: 'file-count-limit',
  values: ['400', '413'],
  limitStatus: (interpretation) => Number(interpretation()),
};
