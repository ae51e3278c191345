import { spellings } from '../../generated/client/contract/contract.ts';
import type { Namespaces } from '../../generated/client/contract/namespaces.ts';
import { withTimeLimit } from './time-limit.ts';
import { check, requestRules, type OptionRules } from './check-options.ts';
import { type ResponseError, TimeoutError, withCallerStack } from './errors.ts';
import type { ClientChanges, RequestOptions } from './options.ts';
import type { Part } from './part.ts';
import { canRetry } from './retry.ts';
import { toText } from './to-text.ts';

// By the method and not by their names, which are those of the contract.
export type Upload = Awaited<ReturnType<Namespaces['uploads']['get']>>;
export type UploadStatus = Upload['status'];

/** Options of `waitFor`. */
export interface WaitOptions extends RequestOptions {
  /**
   * What to wait for: a status, an array of statuses, or a condition on the upload. Letter case does not
   * matter in a status, nor does the spelling where the contract leaves open which of two is used.
   */
  until: UploadStatus | readonly UploadStatus[] | ((upload: Upload) => boolean | Promise<boolean>);
  /**
   * Milliseconds before the second read. Each delay is half as long again as the last.
   *
   * @default 1_000
   */
  interval?: number | undefined;
  /**
   * The longest delay between two reads, in milliseconds.
   *
   * @default 30_000
   */
  maxInterval?: number | undefined;
}

/** Waiting for an upload. */
export interface UploadWaiting {
  /**
   * Polls an upload with `getUpload` until it is what you wait for.
   *
   * It needs the id only, so a restarted process can resume waiting. Without `totalTimeout` or `signal`
   * it has no end. Which statuses are final is not specified: list every status that you can continue
   * from, including failures. Reads that fail and can be retried do not end it, unless there is no
   * `totalTimeout` and ten of them follow one another, or `Retry-After` asks for more than an hour. Nor do two reads
   * with 404, since a service can need a moment after the creation; the third one is the error.
   *
   * @example
   * const upload = await docproc.uploads.waitFor('upload-1', {
   *   until: ['REVIEWING', 'IN_REVIEW', 'COMPLETED', 'PARTIAL', 'FAILED'],
   *   totalTimeout: 60_000,
   * });
   *
   * @param uploadId The upload to poll.
   * @param options What to wait for, and for how long.
   * @returns The upload as last read.
   * @throws {TimeoutError} `totalTimeout` is over; `body` is the upload as last read, `cause` why the last read failed.
   * @throws {AbortError} `signal` ended the wait.
   */
  waitFor(uploadId: string, options: WaitOptions): Promise<Upload>;
}

const maxFailures = 10;
/** An hour: to follow a `Retry-After` beyond it would look like a program that hangs. */
const maxAsked = 3_600_000;

const interval: OptionRules<WaitOptions>['interval'] = [
  'a number above 0',
  (value) => typeof value === 'number' && value > 0,
];

export const waitRules: OptionRules<WaitOptions> = {
  ...requestRules,
  until: [
    'a status, an array of statuses or a function',
    (value: string | (() => unknown)) =>
      typeof value === 'function' ||
      [value]
        .flat()
        .map((each) => each.trim())
        .join(''),
  ],
  interval,
  maxInterval: interval,
};

/** Returns whether an upload is what a wait ends with. */
export const isReached = <Result>(
  until: UploadStatus | readonly UploadStatus[] | ((upload: Upload) => Result),
  upload: Upload,
): Result | boolean =>
  typeof until === 'function'
    ? until(upload)
    : [until].flat().map(canonical).includes(canonical(upload.status));

/** Returns the milliseconds until the next read, by the number of delays before. */
export const delayOfWait = (delays: number, interval = 1_000, maxInterval = 30_000): number =>
  Math.min(maxInterval, interval * 1.5 ** delays);

/** A client that has uploads alone, and waits for them. */
export interface WaitingPart {
  readonly uploads: Namespaces['uploads'] & UploadWaiting;
  /** Creates a client with other options. Those that are not given stay as they are. */
  withOptions(options: ClientChanges): WaitingPart;
}

/** Adds `waitFor` to a client that has uploads alone. */
export const withWaiting = (
  { uploads, withOptions }: Part<'uploads'>,
  { signal }: ClientChanges,
): WaitingPart => ({
  uploads: { ...uploads, ...createWaiting(uploads.get, signal) },
  withOptions: (changes) => withWaiting(withOptions(changes), { signal: changes.signal ?? signal }),
});

type Get = (uploadId: string, options: RequestOptions) => Promise<Upload>;

export function createWaiting(get: Get, signal: AbortSignal | undefined): UploadWaiting {
  return {
    async waitFor(uploadId, given) {
      try {
        return await poll(get, signal, uploadId, given);
      } catch (error) {
        throw withCallerStack(error);
      }
    },
  };
}

async function poll(
  get: Get,
  signal: AbortSignal | undefined,
  uploadId: string,
  given: WaitOptions,
): Promise<Upload> {
  // Without it, the rule states what to write.
  check('waitFor', { ...given, until: given?.until ?? '' }, waitRules);
  const { until, interval, maxInterval, totalTimeout = Infinity, ...options } = given;
  const deadline = performance.now() + totalTimeout;
  const left = (): number => Math.max(0, deadline - performance.now());
  const signals = [signal, options.signal];
  let upload: Upload | undefined;
  let failures = 0;
  for (let delays = 0; ; delays++) {
    let failure: ResponseError | undefined;
    try {
      upload = await get(uploadId, { ...options, totalTimeout: left() });
      const work = async (): Promise<boolean> => isReached(until, upload as Upload);
      if (await withTimeLimit('waitFor', left(), signals, work)) return upload;
      failures = 0;
    } catch (error) {
      failure = error as ResponseError;
      // An upload that was created just now may not be found yet.
      if (!canRetry(error, true) && (failures > 1 || failure.status !== 404)) throw error;
      failures += 1;
    }
    const asked = failure?.retryAfter ?? 0;
    if (totalTimeout === Infinity && (failures >= maxFailures || asked > maxAsked)) throw failure;
    const delay = Math.max(asked, delayOfWait(delays, interval, maxInterval) * (1 - Math.random() / 5));
    if (delay >= left()) {
      const message = `upload ${uploadId} is still ${upload ? toText(upload.status) : 'unread'} after ${totalTimeout} ms`;
      throw new TimeoutError('waitFor', message, { body: upload, cause: failure });
    }
    await withTimeLimit('waitFor', delay, signals);
  }
}

/** Returns the one spelling that represents all spellings of a status. */
function canonical(status: unknown): string {
  const upper = toText(status).trim().toUpperCase();
  return (spellings as Record<string, string>)[upper] ?? upper;
}
