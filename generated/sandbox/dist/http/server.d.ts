import type { Sandbox } from "../control/sandbox.js";
/** Where a sandbox listens, and who may control it. */
export interface ServeOptions {
	/**
	 * 0 for any free port.
	 *
	 * @default 4020
	 */
	port?: number | undefined;
	/** @default '127.0.0.1' */
	host?: string | undefined;
	/**
	 * Restricts requests under `/_sandbox/` to clients that send this token as a bearer token. Without it, only
	 * clients on this machine may send them.
	 *
	 * @default undefined
	 */
	controlToken?: string | undefined;
	/**
	 * Origins whose pages may send requests under `/_sandbox/` in a browser, such as `http://localhost:3000`. Pages of
	 * any origin may send requests to the API.
	 *
	 * @default []
	 */
	allowOrigins?: readonly string[] | undefined;
}
export declare const serveOptionNames: Readonly<Record<keyof ServeOptions, true>>;
export interface Served {
	/** URL of the server, without a slash at its end. */
	baseUrl: string;
	/** Closes every connection and the server. */
	close(): Promise<void>;
}
/**
 * Serves a sandbox over HTTP. Bytes of files are counted as they arrive, and discarded.
 *
 * @throws {TypeError} An option is invalid.
 * @throws {Error} The server cannot listen, for instance because the port is in use.
 */
export declare function serve(sandbox: Sandbox, options?: ServeOptions): Promise<Served>;
//# sourceMappingURL=server.d.ts.map
