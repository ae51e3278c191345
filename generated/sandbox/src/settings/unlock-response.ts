import type { Setting } from './setting.js';

/** The body of the response to unlocking. */
export const unlockResponse: Setting<'unlock-response', 'task' | 'object' | 'empty'> = {
  id: 'unlock-response',
  values: ['task', 'object', 'empty'],
  successBody: (interpretation, envelope) =>
    ({ task: envelope, object: {}, empty: undefined })[interpretation()],
};
