import type { Namespaces } from "./namespaces.cjs";
import type { ClientChanges, ClientOptions } from "./options.cjs";
import { type Raw } from "./raw.cjs";
import { type UploadWaiting } from "./wait.cjs";
/** A client of the service. It keeps no connection and needs no closing. */
export interface Docproc extends Namespaces {
	/** Send files in and follow them as a batch. */
	readonly uploads: Namespaces["uploads"] & UploadWaiting;
	/** Typed requests by method and path, and the methods of shorthand endpoints. */
	readonly raw: Raw;
	/** Creates a client with other options. Those that are not given stay as they are; headers are added. */
	withOptions(options: ClientChanges): Docproc;
}
/**
 * Creates a client.
 *
 * @throws {TypeError} An option is missing, invalid or unknown.
 */
export declare function createClient(options: ClientOptions): Docproc;
