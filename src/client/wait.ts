import type { Upload, UploadStatus } from '../../generated/client/dist/types.js';
import { TimeoutError } from './errors.ts';
import type { CallOptions } from './options.ts';
import { sleep } from './retry.ts';

/** How long `waitFor` waits, and for what. */
export interface WaitOptions extends CallOptions {
  /**
   * What to wait for: a status, one of several, or a condition on the upload. A status counts in
   * either letter case, since the contract leaves the case open. Any other status is waited through.
   */
  until: UploadStatus | readonly UploadStatus[] | ((upload: Upload) => boolean);
  /** Milliseconds before the second look; each wait is half as long again as the last. 1,000 if not given. */
  interval?: number;
  /** The longest wait between two looks, in milliseconds. 30,000 if not given. */
  maxInterval?: number;
}

/** Waiting for an upload. */
export interface UploadWaiting {
  /**
   * Reads an upload again and again until it is what you wait for.
   *
   * An id is all it takes, so a wait that ended (an error, a new process) goes on with another call.
   * It lasts as long as it must: bound it with `totalTimeout` or `signal`. Which statuses are final
   * is not settled, so say which ones you wait for, those of failure included.
   *
   * @returns The upload as it was last read.
   * @throws {TimeoutError} `totalTimeout` is over; `body` is the upload as it was last read.
   * @throws {AbortError} `signal` ended the wait.
   */
  waitFor(uploadId: string, options: WaitOptions): Promise<Upload>;
}

export function createWaiting(
  get: (uploadId: string, options: CallOptions) => Promise<Upload>,
): UploadWaiting {
  return {
    async waitFor(
      uploadId,
      { until, interval = 1_000, maxInterval = 30_000, totalTimeout = Infinity, ...options },
    ) {
      const reached = toCondition(until);
      const deadline = Date.now() + totalTimeout;
      let upload: Upload | undefined;
      const late = (): TimeoutError => {
        const message = `upload ${uploadId} is still ${upload?.status ?? 'unread'} after ${totalTimeout} ms`;
        return new TimeoutError('getUpload', message, { body: upload });
      };
      for (let wait = interval; ; wait = Math.min(maxInterval, wait * 1.5)) {
        upload = await get(uploadId, { ...options, totalTimeout: deadline - Date.now() }).catch((error) => {
          throw Date.now() >= deadline ? late() : error;
        });
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
