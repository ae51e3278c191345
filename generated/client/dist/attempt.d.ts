import type { Operation } from "./operation.js";
import type { ClientOptions } from "./options.js";
import { type Received } from "./response.js";
/** A body, as options for `fetch`, and the headers that belong to it. */
export interface Content {
	/** Creates the body for one attempt; a signal ends the reading of its files. */
	init: (signal: AbortSignal) => RequestInit;
	headers?: Record<string, string>;
}
/** What every attempt of a request sends. */
export interface Sent {
	url: string;
	content?: Content | undefined;
	headers?: Record<string, string> | undefined;
	signal?: AbortSignal | undefined;
}
/**
 * Performs an operation once.
 *
 * @param limit Milliseconds until a `TimeoutError`.
 * @param attempt 1 for the first attempt.
 */
export type Attempt = (operation: Operation, sent: Sent, limit: number, attempt: number) => Promise<Received>;
/** Sends requests, one attempt each: hooks, key, time limit, and the errors of an attempt without a response. */
export declare function createAttempt(options: ClientOptions): Attempt;
/** Returns a body in a media type; undefined if there is no value. */
export declare function toContent(value: unknown, given: string | undefined): Content | undefined;
