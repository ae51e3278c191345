import type { Sandbox } from "../control/sandbox.js";
import type { EngineResponse } from "../engine/types.js";
/** Where a sandbox listens, and who may control it. */
export interface ServeOptions {
	/**
	 * 0 for any free port.
	 *
	 * @default 4020
	 */
	port?: number;
	/** @default '127.0.0.1' */
	host?: string;
	/**
	 * Restricts requests under `/_sandbox/` to clients that send this token as a bearer token. Without it, only
	 * clients on this machine may send them.
	 */
	controlToken?: string;
}
export interface Served {
	/** URL of the server, without a slash at its end. */
	baseUrl: string;
	/** Closes every connection and the server. */
	close(): Promise<void>;
}
/**
 * Serves a sandbox over HTTP. Bytes of files are counted as they arrive, and discarded.
 *
 * @throws {Error} The server cannot listen, for instance because the port is taken.
 */
export declare function serve(sandbox: Sandbox, options?: ServeOptions): Promise<Served>;
/** Returns why a request may not control the sandbox; undefined if it may. */
export declare function controlRejection(address: string | undefined, authorization: string | undefined, token: string | undefined): EngineResponse | undefined;
