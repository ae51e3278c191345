import { type ServeOptions } from "./http.js";
import { createSandbox, type Sandbox } from "./sandbox.js";
import type { SandboxOptions } from "./state.js";
export { createFetch } from "./fetch.js";
export { createSandbox, type Sandbox };
export { combinations } from "./switches.js";
export type * from "./public.js";
/** A sandbox behind a server of its own. */
export interface RunningSandbox extends Sandbox {
	/** Address of the server, without a slash at its end. */
	readonly baseUrl: string;
	/** Ends every connection and the server. */
	close(): Promise<void>;
}
/**
 * Starts a sandbox behind a server on this machine.
 *
 * @throws {TypeError} An option cannot be right.
 * @throws {Error} It cannot listen there, for instance because the port is taken.
 */
export declare function startSandbox(options?: SandboxOptions & ServeOptions): Promise<RunningSandbox>;
