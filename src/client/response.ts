import { hasOtherValues } from '../../generated/client/dist/data/operations.js';
import { errorClass, UnexpectedResponseError } from './errors.ts';
import type { Operation } from './operation.ts';
import { retryAfter } from './retry-after.ts';

/** A response. Its body is the JSON value if it is JSON, else the text; undefined if there is none. */
export interface Received {
  response: Response;
  body: unknown;
}

/**
 * Returns the body of a success. Throws the error of the status for any other response, and UnexpectedResponseError
 * when a success does not have the documented outer form.
 */
export function readResponse(operation: Operation, received: Received, apiKey: string): unknown {
  const { response, body } = received;
  if (hasOtherValues && response.ok && operation.success === 'none') return undefined;
  if (response.ok && fits(operation, body)) return body;
  throw toError(operation, received, apiKey);
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

function toError({ id, scope, errors }: Operation, { response, body }: Received, apiKey: string): Error {
  const { status, ok } = response;
  const redacted = redact(apiKey, body);
  const text = typeof redacted === 'string' ? redacted : (JSON.stringify(redacted) ?? '');
  const excerpt = `${text && ': '}${text.length > 200 ? `${text.slice(0, 200)}…` : text}`;
  const details = { response, body: redacted };
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

/** Returns the value without the key, should its author have repeated the key. */
export function redact<T>(apiKey: string, value: T): T {
  const text = JSON.stringify(value);
  return text?.includes(apiKey) ? (JSON.parse(text.replaceAll(apiKey, '[API key]')) as T) : value;
}
