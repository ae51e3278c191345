import { exchangesAbout, oneOf, seen, type Detector } from './detector.ts';
import { known } from './known.ts';
import { contract } from '../../../generated/conformance/dist/contract.js';

const id = 'file-count-limit';
const { values } = known[id];

/** The status of the response to too many files. */
export const fileCountLimit: Detector<typeof id> = {
  id,
  detect(context) {
    const limits = contract.operations.flatMap(({ body }) => body?.limits ?? []);
    const limit = limits.find(({ questions }) => questions.includes(id));
    const beyond = exchangesAbout(context, 'creation-status').find(
      ({ request }) => (request.form?.files.length ?? 0) > (limit?.value ?? Infinity),
    );
    const value = beyond && oneOf(values, String(beyond.status));
    return value && seen(value, `${beyond.request.form?.files.length} files returned ${value}.`);
  },
};
