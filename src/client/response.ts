import { hasOtherValues } from '../../generated/client/dist/data/contract.js';
import type { Received } from './attempt.ts';
import { type Details, errorClass, UnexpectedResponseError } from './errors.ts';
import type { Operation } from './operation.ts';
import { retryAfter } from './retry-after.ts';

const requestIdHeaders = ['x-request-id', 'request-id', 'x-correlation-id'];

/** Returns what identifies a request in the logs of the service, if a header of the response has it. */
export const requestIdOf = ({ response, redact }: Received): string | undefined =>
  redact(requestIdHeaders.map((name) => response.headers.get(name) ?? '').find(Boolean));

/**
 * Returns the body of a success. Throws the error of the status for any other response, and UnexpectedResponseError
 * when a success does not have the documented outer form.
 */
export function readResponse(operation: Operation, received: Received): unknown {
  const { response, body } = received;
  if (hasOtherValues && response.ok && operation.success === 'none') return undefined;
  if (response.ok && fits(operation, body)) return body;
  throw toError(operation, received);
}

/** Returns what a method returns for the body of a success: the value, or an object with the value and its siblings. */
export function toResult(
  { success, result, partial }: Operation,
  { status }: Response,
  body: unknown,
): unknown {
  const envelope = success ? { payload: body } : (body as { payload: unknown } | undefined);
  if (result === undefined || body === undefined) return envelope?.payload;
  const { payload, ...siblings } = envelope ?? {};
  return { [result]: payload, ...siblings, ...(partial && { partial: status === partial }) };
}

function fits(operation: Operation, body: unknown): boolean {
  const { success } = operation;
  if (success && success !== 'value') return true;
  if (hasOtherValues && operation.optional && body === undefined) return true;
  const value = success ? body : (body as { payload?: unknown } | null | undefined)?.payload;
  if (hasOtherValues && operation.primitive) return value !== undefined;
  return Object(value) === value;
}

function toError({ id, scope, errors }: Operation, received: Received): Error {
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
  if (status === 429) details.retryAfter = retryAfter(response);
  const needs = scope && /40[13]/.test(`${status}`) ? ` (needs the scope ${scope})` : '';
  const note = details.documented ? needs : ', which the contract does not list';
  return new (errorClass(status))(id, `failed with ${status}${note}${excerpt}`, details);
}
