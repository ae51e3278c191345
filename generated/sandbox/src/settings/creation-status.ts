import type { Setting } from './setting.js';

/** The status of the response to the creation of an upload. */
export const creationStatus: Setting<'creation-status', '200' | '201' | '202'> = {
  id: 'creation-status',
  values: ['200', '201', '202'],
  successStatus: (interpretation) => Number(interpretation()),
};
