/** Finds the one cause of what a run saw where it did not meet the service, or where the service accepted nothing. */
import { groupBy } from '../../shared/group-by.ts';
import { list } from '../../shared/list.ts';
import { isDown } from '../requests/http.ts';
import type { Exchange } from '../requests/exchange.ts';
import { isSuccess, problemsOf } from '../requests/received.ts';
import type { Session } from '../requests/session.ts';

/** Keys that every server of the contract rejects with 401. */
const wrongKeys = ['none', 'malformed', 'invalid'];

/** Returns why a run could not judge the server, with what to check; undefined if its responses show the service. */
export function commonCause({ http }: Session): string | undefined {
  const sent = http.exchanges.filter(({ documented }) => documented);
  const answered = sent.filter(({ status }) => !isDown(status));
  if (sent.length === 0 && http.stopped !== undefined) return `${http.stopped}: check --base-url.`;
  if (sent.length > 0 && answered.length === 0)
    return http.stopped ?? `Every response was ${summary(sent)}: the server is down or busy.`;
  // What one check found is its own result: its command repeats it.
  if (new Set(answered.map(({ check }) => check)).size < 2 || answered.some(hasResource)) return undefined;
  const withKey = answered.filter(({ credential }) => credential === 'full');
  if (withKey.length > 0 && withKey.every(({ status }) => status === 401))
    return 'Every request with the key returned 401: check the key, and --base-url.';
  if (!dependsOnKey(answered, withKey) || (withKey.length > 0 && !withKey.some(isDocumentedError)))
    return `Every response was ${summary(answered)}: check --base-url.`;
  const denied = withKey.some(
    // An id that does not exist is no reason to reject the creation of a resource.
    ({ status, operation }) =>
      [401, 403].includes(status) || (status === 404 && operation.changeType === 'creates'),
  );
  return denied
    ? `No request with the key was accepted, the responses were ${summary(withKey)}: check the key, --team and --project.`
    : undefined;
}

/** Whether a response has what only the service returns. */
const hasResource = (exchange: Exchange): boolean =>
  isSuccess(exchange) &&
  exchange.response !== undefined &&
  exchange.operation.success.kind !== 'unknown' &&
  // JSON can have other media types.
  problemsOf({ ...exchange, type: 'application/json' }).length === 0;

const isDocumentedError = (exchange: Exchange): boolean =>
  !isSuccess(exchange) && exchange.response !== undefined;

/** Whether a wrong key makes a difference to any operation. */
const dependsOnKey = (answered: readonly Exchange[], withKey: readonly Exchange[]): boolean => {
  const compared = answered.filter(
    ({ credential, operation }) =>
      wrongKeys.includes(credential) && withKey.some((each) => each.operation === operation),
  );
  const isSame = ({ operation, status }: Exchange): boolean =>
    withKey.some((each) => each.operation === operation && each.status === status);
  return compared.length === 0 || !compared.every(isSame);
};

/** Different kinds of responses that a message names. */
const shown = 3;

/** Returns the kinds of responses, the most frequent first: `302 to https://login.example or 404 (text/html)`. */
function summary(exchanges: readonly Exchange[]): string {
  const groups = groupBy(exchanges, ({ status, type, headers }) => {
    // A query can have secrets.
    const target = headers['location']?.split(/[?#]/, 1)[0];
    return `${status}${target === undefined ? type && ` (${type})` : ` to ${target}`}`;
  });
  const kinds = [...groups].sort(([, a], [, b]) => b.length - a.length).map(([kind]) => kind);
  return list([...kinds.slice(0, shown), ...(kinds.length > shown ? ['others'] : [])]);
}
