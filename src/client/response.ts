import type { Received } from './attempt.ts';
import { type Details, errorClass, UnexpectedResponseError } from './errors.ts';
import type { OperationData } from './operation.ts';

const requestIdHeaders = ['x-request-id', 'request-id', 'x-correlation-id'];

/** Returns what identifies a request in the logs of the service, if a header of the response has it. */
export const requestIdOf = ({ response, redact }: Received): string | undefined =>
  redact(requestIdHeaders.map((name) => response.headers.get(name) || undefined).find(Boolean));

/**
 * Returns what a method returns for a success: the value, or an object with the value and its siblings. Throws the error
 * of the status for any other response, and UnexpectedResponseError when a success does not have the documented outer
 * form.
 */
export function readResponse(operation: OperationData, received: Received): unknown {
  const { success, result, partial } = operation;
  const { body, response } = received;
  if (response.ok && success === 'none') return undefined;
  const value: unknown = success ? body : Object(body).payload;
  const fits = (success && success !== 'value') || Object(value) === value;
  if (!response.ok || !fits) throw toError(operation, received);
  if (!result) return value;
  const { payload = value, ...siblings } = (success ? {} : body) as { payload?: unknown };
  return { [result]: payload, ...siblings, ...(partial && { partial: response.status === partial }) };
}

function toError({ id, scope, errors }: OperationData, received: Received): Error {
  const { response, redact, text } = received;
  const { status, ok } = response;
  const excerpt = redact(text && `: ${text}`).replace(/^(.{202}).+/s, '$1…');
  const details: Details = { response, requestId: requestIdOf(received) };
  try {
    details.body = redact(received.body);
  } catch {
    details.body = redact(text); // Nested too deeply to look at its values.
  }
  if (ok) {
    const message = `returned ${status}, but the body does not fit the contract${excerpt}`;
    return new UnexpectedResponseError(id, message, details);
  }
  details.documented = RegExp(errors ?? '-').test(`${status}`);
  details.retryAfter = retryAfter(response);
  const needs = scope && /40[13]/.test(`${status}`) ? ` (needs the scope ${scope})` : '';
  const note = details.documented ? needs : ', which the contract does not list';
  return new (errorClass(status))(id, `failed with ${status}${note}${excerpt}`, details);
}

/** Returns the milliseconds that `Retry-After` asks for, as seconds or as a date. Undefined without a valid one. */
function retryAfter({ headers }: Response): number | undefined {
  const header = `${headers.get('retry-after')}`;
  const date = header.endsWith('GMT') ? Math.max(0, Date.parse(header) - Date.now()) : NaN;
  const time = /^\d+$/.test(header) ? Number(header) * 1000 : date;
  return time >= 0 ? time : undefined;
}
