import type { Operation } from "./operation.js";
import type { ClientOptions } from "./options.js";
import { type Received } from "./response.js";
/** A body, as options for `fetch`, and the headers that belong to it. */
export interface Content {
	/** Creates the body for one attempt; a signal ends the reading of its files. */
	init: (signal: AbortSignal) => RequestInit;
	headers?: Record<string, string>;
}
/** One attempt to perform an operation. */
export interface Attempt {
	operation: Operation;
	/** Parameters of the path and the query, by their names in the contract. */
	path: Record<string, unknown>;
	query?: Record<string, unknown> | undefined;
	content?: Content | undefined;
	headers?: Record<string, string> | undefined;
	/** 1 for the first attempt. */
	number: number;
	/** Milliseconds until a `TimeoutError`. */
	limit: number;
	signal?: AbortSignal | undefined;
}
/** Sends requests, one attempt each: hooks, key, time limit, and the errors of an attempt without a response. */
export declare function createAttempt(options: ClientOptions): (attempt: Attempt) => Promise<Received>;
/** Returns a body in a media type; undefined if there is no value. */
export declare function toContent(value: unknown, mediaType?: string): Content | undefined;
