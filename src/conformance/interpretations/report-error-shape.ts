import { isObject } from '../schemas.ts';
import { exchangesAbout, seen, type Detector } from './detector.ts';

const id = 'report-error-shape';

/** The shape of `error` in the response to a report whose external request failed. */
export const reportErrorShape: Detector<typeof id> = {
  id,
  detect(context) {
    const partial = exchangesAbout(context, 'report-success-status').find(
      ({ operation, status, json }) =>
        operation.success.partial.includes(String(status)) && isObject(json) && json['error'] !== null,
    );
    const error = isObject(partial?.json) ? partial.json['error'] : undefined;
    if (!partial || (typeof error !== 'string' && !isObject(error))) return undefined;
    const value = typeof error === 'string' ? 'string' : 'object';
    return seen(value, `The error in a response with ${partial.status} was of the type ${value}.`);
  },
};
