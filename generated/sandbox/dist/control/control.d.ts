import type { EngineResponse } from "../engine/types.js";
import type { Sandbox } from "./sandbox.js";
/** Path of the control plane. */
export declare const controlPath = "/_sandbox/";
export interface ControlRequest {
	method: string;
	/** Path with its query. */
	path: string;
	body?: string | undefined;
	contentType?: string | undefined;
	accept?: string | undefined;
}
/** Handles a request to the control plane: what tests do with a `Sandbox`, over HTTP. */
export declare function control(sandbox: Sandbox, request: ControlRequest): EngineResponse;
/** Returns what the sandbox serves. */
export declare function index(sandbox: Sandbox, { method, path, accept }: ControlRequest): EngineResponse;
