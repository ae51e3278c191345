import type { Upload, UploadStatus } from '../../generated/client/dist/types.js';
import { TimeoutError } from './errors.ts';
import { checkTuning, type RequestOptions } from './options.ts';
import { sleep } from './retry.ts';

/** Options of `waitFor`. */
export interface WaitOptions extends RequestOptions {
  /**
   * What to wait for: a status, an array of statuses, or a condition on the upload. Letter case does not
   * matter in a status, since the contract leaves it open.
   */
  until: UploadStatus | readonly UploadStatus[] | ((upload: Upload) => boolean);
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
   * `getUpload`: polls an upload until it is what you wait for.
   *
   * It needs the id only, so a restarted process can resume waiting. Without `totalTimeout` or `signal`
   * it has no end. Which statuses are final is not specified: list every status that you can continue
   * from, including failures.
   *
   * @param uploadId The upload to poll.
   * @param options What to wait for, and for how long.
   * @returns The upload as last read.
   * @throws {TimeoutError} `totalTimeout` is over; `body` is the upload as last read.
   * @throws {AbortError} `signal` ended the wait.
   */
  waitFor(uploadId: string, options: WaitOptions): Promise<Upload>;
}

export function createWaiting(
  get: (uploadId: string, options: RequestOptions) => Promise<Upload>,
): UploadWaiting {
  return {
    async waitFor(
      uploadId,
      { until, interval = 1_000, maxInterval = 30_000, totalTimeout = Infinity, ...options },
    ) {
      checkTuning('waitFor', { totalTimeout });
      const reached = toCondition(until);
      const deadline = Date.now() + totalTimeout;
      let upload: Upload | undefined;
      const late = (): TimeoutError => {
        const message = `upload ${uploadId} is still ${upload?.status ?? 'unread'} after ${totalTimeout} ms`;
        return new TimeoutError('getUpload', message, { body: upload });
      };
      for (let wait = interval; ; wait = Math.min(maxInterval, wait * 1.5)) {
        upload = await get(uploadId, { ...options, totalTimeout: Math.max(0, deadline - Date.now()) }).catch(
          (error) => {
            throw Date.now() >= deadline ? late() : error;
          },
        );
        if (reached(upload)) return upload;
        const delay = wait * (1 - Math.random() / 5);
        if (Date.now() + delay >= deadline) throw late();
        await sleep('getUpload', delay, options.signal);
      }
    },
  };
}

function toCondition(until: WaitOptions['until']): (upload: Upload) => boolean {
  if (typeof until === 'function') return until;
  const statuses = [until].flat().map((status) => status.toUpperCase());
  return ({ status }) => statuses.includes(status.toUpperCase());
}
