import { type Details, DocprocError } from './errors.ts';
import type { Tuning } from './options.ts';

/** Properties that decide about another attempt. Only some classes of errors have them. */
type Facts = DocprocError & Pick<Details, 'sent' | 'permanent' | 'retryAfter'>;

/** Every 5xx but those that state what a server cannot do or whom it does not know, and each 4xx that states another attempt. */
const temporary = /^(connection|timeout|4(08|2[159])|5(?!0[15]|11)..)$/;

/**
 * Returns whether a failed request is worth another attempt, and safe to repeat.
 *
 * @param repeatable Whether a request may be repeated that the service may have received.
 */
export function canRetry(error: unknown, repeatable: Tuning['retryWrites']): boolean {
  if (!(error instanceof DocprocError)) return false;
  const { code, status, retryAfter = NaN, sent, permanent } = error as Facts;
  if (permanent || sent === false) return !permanent;
  if (repeatable === true) return permanent === false || temporary.test(`${status ?? code}`);
  return !!repeatable && (status === 429 || (status === 503 && retryAfter >= 0));
}

/**
 * Returns the milliseconds before the next attempt: a time that doubles with each attempt, drawn from its upper half so that
 * clients do not all retry at once, and at least what `Retry-After` asks for. Infinity if it asks for too long a delay.
 *
 * @param attempt The number of the attempt that failed.
 */
export function delayAfter(
  attempt: number,
  { retryAfter = 0 }: Facts,
  { retryDelay = 500, maxRetryDelay = 8_000, maxRetryAfter = 60_000 }: Tuning,
): number {
  const delay = Math.min(maxRetryDelay, retryDelay * 2 ** (attempt - 1)) * (1 - Math.random() / 2);
  return retryAfter > maxRetryAfter ? Infinity : Math.max(retryAfter, delay);
}
