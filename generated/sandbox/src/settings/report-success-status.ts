import type { Setting } from './setting.js';

/** The status of the response to a report. */
export const reportSuccessStatus: Setting<'report-success-status', '200' | '201'> = {
  id: 'report-success-status',
  values: ['200', '201'],
  successStatus: (interpretation) => Number(interpretation()),
};
