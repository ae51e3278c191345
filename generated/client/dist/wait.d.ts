import type { Namespaces } from "./namespaces.js";
import type { RequestOptions } from "./options.js";
type Upload = Awaited<ReturnType<Namespaces["uploads"]["get"]>>;
type UploadStatus = Upload["status"];
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
	 * `getUpload`: polls an upload until it is what you wait for.
	 *
	 * It needs the id only, so a restarted process can resume waiting. Without `totalTimeout` or `signal`
	 * it has no end. Which statuses are final is not specified: list every status that you can continue
	 * from, including failures. Reads that fail and can be retried do not end it, unless there is no
	 * `totalTimeout` and ten of them follow one another, or `Retry-After` asks for more than an hour.
	 *
	 * @param uploadId The upload to poll.
	 * @param options What to wait for, and for how long.
	 * @returns The upload as last read.
	 * @throws {TimeoutError} `totalTimeout` is over; `body` is the upload as last read, `cause` why the last read failed.
	 * @throws {AbortError} `signal` ended the wait.
	 */
	waitFor(uploadId: string, options: WaitOptions): Promise<Upload>;
}
export declare function createWaiting(get: (uploadId: string, options: RequestOptions) => Promise<Upload>): UploadWaiting;
export {};
//# sourceMappingURL=wait.d.ts.map
