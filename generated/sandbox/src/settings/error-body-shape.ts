import type { Setting } from './setting.js';

/** The shape of the body of an error. */
export const errorBodyShape: Setting<'error-body-shape', 'object' | 'string' | 'plain-text' | 'empty'> = {
  id: 'error-body-shape',
  values: ['object', 'string', 'plain-text', 'empty'],
  everywhere: true,
  errorBody(interpretation, reason, member) {
    const type = 'application/json';
    switch (interpretation()) {
      case 'object':
        return { type, body: JSON.stringify({ [member]: reason }) };
      case 'string':
        return { type, body: JSON.stringify(reason) };
      case 'plain-text':
        return { type: 'text/plain', body: reason };
      case 'empty':
        // A validating proxy objects to a response without a media type, and cannot parse an empty JSON body.
        return { type: 'text/plain', body: '' };
    }
  },
};
