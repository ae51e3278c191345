import type { Namespaces } from "./namespaces.js";
import type { ClientChanges, ClientOptions } from "./options.js";
import { type Raw } from "./raw.js";
import { type UploadWaiting } from "./wait.js";
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
//# sourceMappingURL=client.d.ts.map
