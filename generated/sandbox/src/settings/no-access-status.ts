import type { Setting } from './setting.js';

/** The response to a key without access to an upload. */
export const noAccessStatus: Setting<'no-access-status', '403' | '404'> = {
  id: 'no-access-status',
  values: ['403', '404'],
  noAccessStatus: (interpretation) => Number(interpretation()),
};
