import type { DocumentedResponse, Operation } from "./types.js";
/** What a request changed: field → its value before, and after. */
export type Changes = Record<string, {
	from: unknown;
	to: unknown;
}>;
/**
 * What the response came from:
 * - `transition`: the contract's transition
 * - `store`: the records of the sandbox
 * - `example`: an example of the contract
 */
export type Source = "transition" | "store" | "example";
/** What the engine notes while it handles a request. */
export interface Entry {
	number: number;
	time: number;
	method: string;
	path: string;
	operation: Operation | undefined;
	status: number;
	source?: Source;
	/** In which way the request violates the contract. */
	violation?: string;
	/** Why the request was rejected. */
	rejected?: string;
	/** Parameters of the query whose meaning for a list the contract does not tell. */
	ignored?: string[];
	changes?: Changes;
	event?: string;
	key?: string | undefined;
	body?: string;
	fault?: string;
}
/** Characters of a body that are kept. */
export declare const bodyKept = 2e3;
/** Shortens the texts of an entry to what is kept of them. */
export declare function shorten(entry: Entry): void;
/** Returns roughly the bytes of an entry. */
export declare function entryBytes(entry: Entry): number;
/** Returns what the contract documents for a status of an operation; undefined if it does not list the status. */
export declare function documented(operation: Operation, status: number): DocumentedResponse | undefined;
