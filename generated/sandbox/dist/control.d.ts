import type { Answer } from "./model.js";
import type { Sandbox } from "./sandbox.js";
/** Path under which a sandbox is steered from outside. */
export declare const controlPath = "/_sandbox/";
export interface ControlRequest {
	method: string;
	/** Path with its query. */
	path: string;
	body?: string | undefined;
}
/** Answers a request to the control plane: what tests do with a `Sandbox`, over HTTP. */
export declare function control(sandbox: Sandbox, { method, path, body }: ControlRequest): Answer;
