import { type Details, DocprocError } from './errors.ts';
import type { Tuning } from './options.ts';

/** Properties that decide about another attempt. Only some classes of errors have them. */
type Facts = DocprocError & Pick<Details, 'sent' | 'permanent' | 'retryAfter'>;

/**
 * Returns whether a failed request is worth another attempt, and safe to repeat.
 *
 * @param repeatable Whether a request may be repeated that the service may have received.
 */
export function canRetry(error: unknown, repeatable: Tuning['retryWrites']): boolean {
  if (!(error instanceof DocprocError)) return false;
  const { code, status, retryAfter = NaN, sent, permanent } = error as Facts;
  if (permanent || sent === false) return !permanent;
  if (repeatable === true) return /^(connection|timeout|429|50[0234])$/.test(`${status ?? code}`);
  return !!repeatable && (status === 429 || (status === 503 && retryAfter >= 0));
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
  { retryAfter }: Facts,
  { retryDelay = 500, maxRetryDelay = 8_000, maxRetryAfter = 60_000 }: Tuning,
): number {
  if (retryAfter !== undefined) return retryAfter <= maxRetryAfter ? retryAfter : Infinity;
  return Math.min(maxRetryDelay, retryDelay * 2 ** (attempt - 1)) * (1 - Math.random() / 2);
}
