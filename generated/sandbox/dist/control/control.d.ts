import type { EngineResponse } from "../engine/types.js";
import type { Sandbox } from "./sandbox.js";
/** Path of the control plane. */
export declare const controlPath = "/_sandbox/";
/**
 * Returns the max bytes of the body of a request to the control plane; undefined for that of all others. A snapshot is
 * larger than what it is of: records share values in memory.
 */
export declare const maxBodyBytes: ({ state: { bounds } }: Sandbox, path: string) => number | undefined;
export interface ControlRequest {
	method: string;
	/** Path with its query. */
	path: string;
	body?: string | undefined;
	contentType?: string | undefined;
	accept?: string | undefined;
	/** Is aborted when the client does not wait any more. */
	signal?: AbortSignal | undefined;
}
/**
 * Handles a request to the control plane: what tests do with a `Sandbox`, over HTTP. Only a request that waits for
 * others has no response at once.
 */
export declare function control(sandbox: Sandbox, request: ControlRequest): EngineResponse | Promise<EngineResponse>;
/** Returns what the sandbox serves. */
export declare function index({ method, path, accept }: ControlRequest): EngineResponse;
//# sourceMappingURL=control.d.ts.map
