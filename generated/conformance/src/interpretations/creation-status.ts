import { isSuccess } from '../schemas.js';
import { exchangesAbout, oneOf, seen, usual, type Detector } from './detector.js';
import { known } from './known.js';

const id = 'creation-status';
const { values } = known[id];

/** The status of the response to the creation of an upload. */
export const creationStatus: Detector<typeof id> = {
  id,
  detect(context) {
    const status = usual(
      exchangesAbout(context, id)
        .filter(isSuccess)
        .map((each) => each.status),
    );
    const value = oneOf(values, String(status));
    return value && seen(value, `Created uploads returned ${status}.`);
  },
};
