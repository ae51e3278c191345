import type { Setting } from './setting.js';

/** The shape of `error` in the response to a report whose external request failed. */
export const reportErrorShape: Setting<'report-error-shape', 'object' | 'string'> = {
  id: 'report-error-shape',
  values: ['object', 'string'],
  example: (interpretation) => ({ object: 'errorObject', string: 'errorString' })[interpretation()],
};
