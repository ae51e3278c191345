import { type Shorthand, type Tasks, type Uploads } from "./methods.js";
import { type ClientOptions } from "./options.js";
import { type Raw } from "./raw.js";
import { type UploadWaiting } from "./wait.js";
/** A client of the service. It holds no connection and needs no closing. */
export interface Docproc {
	/** Read and decide single documents. */
	readonly tasks: Tasks;
	/** Send files in and follow them as a batch. */
	readonly uploads: Uploads & UploadWaiting;
	/** Shorter paths for two of the upload operations. */
	readonly shorthand: Shorthand;
	/** Typed requests by method and path. */
	readonly raw: Raw;
}
/**
 * Makes a client.
 *
 * @throws {TypeError} An option is missing or cannot be right.
 */
export declare function createClient(options: ClientOptions): Docproc;
