import type { Upload, UploadStatus } from "./types.js";
import type { CallOptions } from "./options.js";
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
export declare function createWaiting(get: (uploadId: string, options: CallOptions) => Promise<Upload>): UploadWaiting;
