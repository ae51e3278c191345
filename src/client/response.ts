import { hasOtherValues } from '../../generated/client/dist/data/contract.js';
import type { Received } from './attempt.ts';
import { errorClass, UnexpectedResponseError } from './errors.ts';
import type { Operation } from './operation.ts';
import { retryAfter } from './retry-after.ts';

const requestIdHeaders = ['x-request-id', 'request-id', 'x-correlation-id'];

/** Returns what identifies a request in the logs of the service, if a header of the response has it. */
export const requestIdOf = ({ response, redact }: Received): string | undefined =>
  redact(requestIdHeaders.map((name) => response.headers.get(name)).find(Boolean) ?? undefined);

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

function fits({ success, optional, primitive }: Operation, body: unknown): boolean {
  if (success && success !== 'value') return true;
  if (hasOtherValues && optional && body === undefined) return true;
  const value = success ? body : (body as { payload?: unknown } | null | undefined)?.payload;
  if (hasOtherValues && primitive) return value !== undefined;
  return typeof value === 'object' && value !== null;
}

function toError({ id, scope, errors }: Operation, received: Received): Error {
  const { response, redact, text } = received;
  const { status, ok } = response;
  const excerpt = redact(text && `: ${text}`).replace(/^(.{202}).+/s, '$1…');
  const details = { response, requestId: requestIdOf(received), body: redactedBody(received) };
  if (ok) {
    const message = `returned ${status}, but the body does not fit the contract${excerpt}`;
    return new UnexpectedResponseError(id, message, details);
  }
  const documented = errors !== undefined && RegExp(errors).test(`${status}`);
  const needs = scope && (status === 401 || status === 403) ? ` (needs the scope ${scope})` : '';
  const note = documented ? needs : ', which the contract does not list';
  return new (errorClass(status))(id, `failed with ${status}${note}${excerpt}`, {
    ...details,
    documented,
    ...(status === 429 && { retryAfter: retryAfter(response) }),
  });
}

function redactedBody({ body, text, redact }: Received): unknown {
  try {
    return redact(body);
  } catch {
    return redact(text); // Nested too deeply to look at its values.
  }
}
