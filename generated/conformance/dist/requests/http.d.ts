import type { Operation } from "../contract-types.js";
/** A file of a form. */
export interface UploadFile {
	name: string;
	type: string;
	content: string | Blob;
}
/** What a request sends. */
export interface SentRequest {
	operation: Operation;
	path: string;
	/** Method, where it is not that of the operation. */
	method?: string;
	credential: string;
	/** Value of the header `authorization`; undefined if there is none. */
	authorization: string | undefined;
	contentType?: string;
	/** Text of the body. */
	text?: string;
	form?: {
		fields: readonly (readonly [string, string])[];
		files: readonly UploadFile[];
		fileField: string;
	};
	/** Id of the check that sends it. */
	check: string;
}
/** A request with its response. */
export interface Exchange {
	number: number;
	check: string;
	operation: Operation;
	/** Whether the request is one that the contract describes, with the operation's own method. */
	documented: boolean;
	request: SentRequest;
	method: string;
	status: number;
	headers: Record<string, string>;
	/** Media type without parameters; empty if there is none. */
	type: string;
	text: string;
	/** The body, if it is JSON. */
	json: unknown;
	durationMs: number;
}
/** The server cannot be reached, or failed so often that the run ends. */
export declare class StoppedError extends Error {
	override readonly name = "StoppedError";
}
export interface HttpOptions {
	baseUrl: string;
	fetch: typeof fetch;
	/** Requests a second. */
	rate: number;
	concurrency: number;
	timeoutMs: number;
}
/** Sends requests at a limited rate, and keeps them with their responses. */
export declare class Http {
	#private;
	readonly exchanges: Exchange[];
	/** Why no more requests are sent. */
	stopped: string | undefined;
	/** Whether the run ended since one of its options is wrong. */
	aborted: boolean;
	/** Responses that asked to wait. */
	readonly delayed: Exchange[];
	constructor(options: HttpOptions);
	/**
	 * Sends a request, and again after the time that the server asks for.
	 *
	 * @throws {StoppedError} The server cannot be reached, or the run has ended.
	 */
	send(request: SentRequest): Promise<Exchange>;
	/**
	 * Ends the run.
	 *
	 * @param reason Why the run cannot judge the server, whatever it has found.
	 */
	abort(reason: string): StoppedError;
}
export declare const sleep: (ms: number) => Promise<void>;
//# sourceMappingURL=http.d.ts.map
