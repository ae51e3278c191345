import type { IncomingHttpHeaders } from "node:http";
import type { EngineResponse } from "../engine/types.js";
/** Who may control a sandbox over HTTP. */
export interface ControlAccess {
	/** Hash of the control token; undefined if there is none. */
	token: Buffer | undefined;
	/** Origins whose pages may send requests to the control plane. */
	origins: ReadonlySet<string>;
}
/** A request to the control plane, before its body is read. */
export interface ControlClient {
	/** IP address of the client. */
	address: string | undefined;
	/** Host and port that the client sent the request to. */
	host: string | undefined;
	headers: IncomingHttpHeaders;
}
/**
 * Reads the options that determine who may control a sandbox.
 *
 * @throws {TypeError} The token is empty, or an origin is not one.
 */
export declare function controlAccess(token: string | undefined, origins?: readonly string[]): ControlAccess;
/**
 * Returns why a request with several Host headers is rejected: Node goes by the first, and a proxy in front may go by
 * another. See RFC 9112, section 3.2.
 */
export declare const hostRejection: ({ length }?: readonly string[]) => EngineResponse | undefined;
/** Returns why the page that sends a request may not control the sandbox; undefined if it may, or if it is no page. */
export declare function pageRejection({ origins }: ControlAccess, headers: IncomingHttpHeaders): EngineResponse | undefined;
/**
 * Returns why a client may not control the sandbox; undefined if it may. Without a token, the client must be on this
 * machine, and must use a name of this machine: a page whose host name resolves to 127.0.0.1 has another one.
 */
export declare function controlRejection({ token }: ControlAccess, { address, host, headers }: ControlClient): EngineResponse | undefined;
/** Whether an IP address or a host name leads to this machine alone. */
export declare const isLoopback: (host: string) => boolean;
//# sourceMappingURL=control-access.d.ts.map
