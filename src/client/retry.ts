import { AbortError, ConnectionError, DocprocError, TimeoutError } from './errors.ts';
import { retryAfter } from './retry-after.ts';

const retryStatuses = [429, 500, 502, 503, 504];
const firstDelay = 500;
const longestDelay = 8_000;
/** A response that asks for a longer delay than this is an error at once. */
const longestRetryAfter = 60_000;

/** Whether a failed request is worth another attempt, and safe to repeat. */
export function canRetry(error: unknown, repeatable: boolean): boolean {
  if (error instanceof ConnectionError) return repeatable || !error.sent;
  if (error instanceof TimeoutError) return repeatable;
  return repeatable && error instanceof DocprocError && retryStatuses.includes(error.status ?? 0);
}

/**
 * Returns the milliseconds before the next attempt: what `Retry-After` asks for, else a time that doubles with each
 * attempt, drawn from its upper half so that clients do not all retry at once. Undefined if `Retry-After` asks for too
 * long a delay.
 */
export function delayBefore(attempt: number, response: Response | undefined): number | undefined {
  const asked = retryAfter(response);
  if (asked !== undefined) return asked <= longestRetryAfter ? asked : undefined;
  return Math.min(longestDelay, firstDelay * 2 ** (attempt - 2)) * (1 - Math.random() / 2);
}

const notSent =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)|client error \(Connect\)|bad port/;

/**
 * Whether the connection failed before anything was sent. Node and Bun have a code, on the cause
 * of the error or on itself; Deno has a phrase in the message of the cause; browsers do not say.
 */
export function failedToConnect(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: { code?: string; message?: string } };
  return notSent.test(`${cause?.code ?? code} ${cause?.message}`);
}

/** Returns the error of an operation whose signal is aborted. */
export const aborted = (operation: string, signal: AbortSignal | undefined): AbortError =>
  new AbortError(operation, 'aborted', { cause: signal?.reason });

/** Waits; an aborted signal ends it at once with an `AbortError`. */
export function sleep(operation: string, time: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(aborted(operation, signal));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, time);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
  });
}
