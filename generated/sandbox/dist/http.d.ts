import type { Sandbox } from "./control/sandbox.js";
import type { EngineResponse as Answer } from "./engine/types.js";
/** Where a sandbox listens, and whom it lets steer it. */
export interface ServeOptions {
	/** 4020 if not given; 0 for any that is free. */
	port?: number;
	/** 127.0.0.1 if not given. */
	host?: string;
	/**
	 * Who may steer the sandbox under `/_sandbox/`: with a token, whoever sends it as a bearer token;
	 * without one, only this machine.
	 */
	controlToken?: string;
}
export interface Served {
	/** Address of the server, without a slash at its end. */
	baseUrl: string;
	/** Ends every connection and the server. */
	close(): Promise<void>;
}
/**
 * Serves a sandbox over HTTP. Bytes of files are counted as they come in, and thrown away.
 *
 * @throws {Error} It cannot listen there, for instance because the port is taken.
 */
export declare function serve(sandbox: Sandbox, options?: ServeOptions): Promise<Served>;
/** The refusal of a request to the control plane; undefined if it may steer the sandbox. */
export declare function mayNotSteer(address: string | undefined, authorization: string | undefined, token: string | undefined): Answer | undefined;
