import { ConnectionError, DocprocError, TimeoutError } from './errors.ts';
import type { Tuning } from './options.ts';
import { retryAfter } from './retry-after.ts';

const retryStatuses = [429, 500, 502, 503, 504];

/**
 * Whether a failed request is worth another attempt, and safe to repeat.
 *
 * @param repeatable Whether a request may be repeated that the service may have received.
 */
export function canRetry(error: unknown, repeatable: Tuning['retryWrites']): boolean {
  if (error instanceof ConnectionError) return !error.permanent && (repeatable === true || !error.sent);
  if (error instanceof TimeoutError) return repeatable === true;
  if (!(error instanceof DocprocError) || !repeatable) return false;
  const { status = 0, response } = error;
  if (repeatable === true) return retryStatuses.includes(status);
  return status === 429 || (status === 503 && retryAfter(response) !== undefined);
}

/**
 * Returns the milliseconds before the next attempt: what `Retry-After` asks for, else a time that doubles with each
 * attempt, drawn from its upper half so that clients do not all retry at once. Infinity if `Retry-After` asks for too
 * long a delay.
 *
 * @param attempt The number of the attempt that failed.
 */
export function delayAfter(
  attempt: number,
  { response }: DocprocError,
  { retryDelay = 500, maxRetryDelay = 8_000, maxRetryAfter = 60_000 }: Tuning,
): number {
  const asked = retryAfter(response);
  if (asked !== undefined) return asked <= maxRetryAfter ? asked : Infinity;
  return Math.min(maxRetryDelay, retryDelay * 2 ** (attempt - 1)) * (1 - Math.random() / 2);
}
