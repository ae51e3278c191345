import { isSuccess } from '../schemas.ts';
import { exchangesAbout, oneOf, seen, usual, type Detector } from './detector.ts';
import { known } from './known.ts';

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
