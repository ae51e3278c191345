import { hasOtherMedia } from '../../generated/client/contract/contract.ts';
import type { Received } from './attempt.ts';
import { type Details, errorClass, UnexpectedResponseError } from './errors.ts';
import { forBrowsers } from './for-browsers.ts';
import type { OperationData } from './operation.ts';
import { oneLine, short, toText } from './to-text.ts';

/** Returns what identifies a request in the logs of the service, if a header of the response has it. */
export function requestIdOf({ response: { headers }, redact }: Received): string | undefined {
  const id = headers.get('x-request-id') || headers.get('request-id') || headers.get('x-correlation-id');
  return id ? oneLine(redact(toText(id))) : undefined;
}

/**
 * Returns what a method returns for a success: the value, or an object with the value and its siblings. Throws the error
 * of the status for any other response, and UnexpectedResponseError when a success does not have the documented outer
 * form.
 */
export function readResponse(operation: OperationData, received: Received): unknown {
  const { success, result, partial } = operation;
  const { body, response } = received;
  if (hasOtherMedia && response.ok && success === 'none') return undefined;
  const value: unknown = success ? body : Object(body).payload;
  const hasForm = Object(value) === value && Array.isArray(value) === !!operation.list;
  const fits = (success && success !== 'value') || hasForm;
  if (!response.ok || !fits || received.max !== undefined) throw toError(operation, received);
  if (!result) return value;
  const { payload = value, ...siblings } = (success ? {} : body) as { payload?: unknown };
  return { ...siblings, [result]: payload, ...(partial && { partial: response.status === partial }) };
}

/** Whether a body ends before its JSON does, as behind a proxy that lost the rest. */
export const isBroken = ({ body = '', text, max }: Received): boolean =>
  max === undefined && body === text && /^\s*([[{]|$)/.test(text);

/** Characters of a body that an error keeps. More take long to search for keys, which bundles for browsers do not. */
export const maxKept: number = 2 ** 20;

/** Returns what an error has of a response. */
export function detailsOf(received: Received): Details {
  const { response, redact, text } = received;
  const details: Details = { response, requestId: requestIdOf(received) };
  try {
    details.body = redact(!forBrowsers && text.length > maxKept ? text.slice(0, maxKept) : received.body);
  } catch {
    details.body = redact(text); // Nested too deeply to look at its values.
  }
  return details;
}

function toError({ id, method, scope, errors }: OperationData, received: Received): Error {
  const { response, url, text, max } = received;
  const request = `${method} ${short(new URL(url).pathname)}`;
  const { status, ok } = response;
  const details = detailsOf(received);
  const { body } = details;
  // As values, its texts have no escapes around the key.
  const excerpt = text && `: ${short(typeof body === 'string' ? body : JSON.stringify(body))}`;
  if (ok) {
    const broken = isBroken(received);
    details.permanent = !broken;
    const problem =
      max === undefined
        ? `, but the body ${broken ? 'is not complete JSON' : 'does not fit the contract'}${excerpt}`
        : ` with more than ${max} bytes. Set maxResponseSize`;
    return new UnexpectedResponseError(id, `${request} returned ${status}${problem}`, details);
  }
  details.documented = RegExp(errors ?? '-').test(`${status}`);
  details.retryAfter = retryAfter(response);
  const needs = scope && /40[134]/.test(`${status}`) ? ` (needs the scope ${scope})` : '';
  const hidden = status === 404 ? ': there is none, or the key has no access to it or the project' : '';
  const note = details.documented ? hidden + needs : ', which the contract does not list';
  return new (errorClass(status))(id, `${request} failed with ${status}${note}${excerpt}`, details);
}

/** Returns the milliseconds that `Retry-After` asks for, as seconds or as a date. Undefined without a valid one. */
function retryAfter({ headers }: Response): number | undefined {
  const header = `${headers.get('retry-after')}`;
  const date = header.endsWith('GMT') ? Math.max(0, Date.parse(header) - Date.now()) : NaN;
  const time = /^\d+$/.test(header) ? Number(header) * 1000 : date;
  return time >= 0 ? time : undefined;
}
