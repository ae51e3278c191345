import { type Operation } from "./contract.js";
import { type Answer } from "./answer.js";
import type { ClientOptions } from "./options.js";
/** A body, as options for `fetch`, and the headers that belong to it. */
export interface Content {
	/** Makes the body, for one try, and no longer than until the signal. */
	init: (signal: AbortSignal) => RequestInit;
	headers?: Record<string, string>;
}
/** One request to make, once. */
export interface Exchange {
	operation: Operation;
	/** Path parameters, by their names in the contract. */
	path: Record<string, string>;
	content?: Content | undefined;
	headers?: Record<string, string> | undefined;
	attempt: number;
	/** Milliseconds until a `TimeoutError`. */
	limit: number;
	signal?: AbortSignal | undefined;
}
/** Makes requests, one try each: hooks, key, time limit, and the errors of a try without an answer. */
export declare function createExchange(options: ClientOptions): (exchange: Exchange) => Promise<Answer>;
/** A value as JSON; nothing for undefined. */
export declare function toJson(value: unknown): Content | undefined;
