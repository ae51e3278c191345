import { seen, type Detector } from './detector.js';

const id = 'missing-scope-status';

/** The response to a valid key that lacks the scope. */
export const missingScopeStatus: Detector<typeof id> = {
  id,
  detect({ session }) {
    const rejected = session.http.exchanges.find(
      ({ check, status }) => check.endsWith('/without-scope') && [401, 403, 404].includes(status),
    );
    if (!rejected) return undefined;
    const what = `${rejected.operation.id} with a key without the scope returned ${rejected.status}.`;
    return seen(rejected.status === 401 ? '401' : 'no-access', what);
  },
};
