import { type CheckedOptions } from "./check-options.cjs";
import { type Operation } from "./operation.cjs";
import type { FetchInit, HookAttempt } from "./options.cjs";
import { type Redact } from "./redact.cjs";
/** A body, and the headers that belong to it. */
export interface Content {
	/** Creates the body for one attempt; a signal stops it from reading its files. */
	init: (signal: AbortSignal) => Partial<FetchInit>;
	headers?: Record<string, string>;
	/** Returns why its files cannot be read; undefined if they can. */
	failure?: () => Error | undefined;
	/** Throws TypeError when `fetch` has not read the body, as one that does not know its class. */
	assertRead?: () => void;
	/** Bytes of a form. */
	size?: number;
	/** Whether it has a stream and can be sent once only. */
	once?: boolean;
	/** Closes what an attempt has opened. */
	close?: () => void;
}
/** A response with its body: the JSON value if it is JSON, else the text; undefined if there is none. */
export interface Received {
	response: Response;
	body: unknown;
	text: string;
	redact: Redact;
}
/**
 * Performs an operation once.
 *
 * @param limit Milliseconds until a `TimeoutError`.
 */
export type Attempt = (operation: Operation, about: HookAttempt, content: Content | undefined, headers: Record<string, string> | undefined, limit: number, signal: AbortSignal | undefined) => Promise<Received>;
/** Sends requests, one attempt each: hooks, key, time limit, and the errors of an attempt without a response. */
export declare function createAttempt(options: CheckedOptions): Attempt;
