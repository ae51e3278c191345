import { exchangesAbout, oneOf, seen, usual, type Detector } from './detector.ts';
import { known } from './known.ts';

const id = 'report-success-status';
const { values } = known[id];

/** The status of the response to a report. */
export const reportSuccessStatus: Detector<typeof id> = {
  id,
  detect(context) {
    const statuses = exchangesAbout(context, id).map(({ status }) => oneOf(values, String(status)));
    const value = usual(statuses.filter((each) => each !== undefined));
    return value && seen(value, `Reports returned ${value}.`);
  },
};
