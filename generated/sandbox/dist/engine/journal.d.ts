import type { DocumentedResponse, EngineRequest, Form, FormFile, Operation } from "./types.js";
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
/** The limits of the sandbox that a request can exceed. */
export type SandboxLimit = "teams" | "tasks" | "bytes";
/** A form as the journal keeps it: its files without their bytes. */
export interface NotedForm {
	/** Fields that are not files, as text. */
	fields: Readonly<Record<string, readonly string[]>>;
	files: readonly FormFile[];
}
/** What the engine notes while it handles a request. */
export interface Entry {
	number: number;
	time: number;
	method: string;
	path: string;
	operation: Operation | undefined;
	status: number;
	/** Headers of the request, with its key: copying them would take longer than all else that the journal does. */
	headers: EngineRequest["headers"];
	source?: Source;
	/** Why the response is an example of the contract. */
	reason?: string;
	/** In which way the request violates the contract. */
	violation?: string;
	/** Why the request was rejected. */
	rejected?: string;
	/** Parameters of the query whose meaning for a list the contract does not specify. */
	ignored?: string[];
	changes?: Changes;
	event?: string;
	key?: string | undefined;
	body?: string;
	form?: NotedForm;
	fault?: string;
	/** The limit of the sandbox that the request would have exceeded. */
	limit?: SandboxLimit;
	/** How many such requests in a row the entry represents. */
	repeated?: number;
	/** Roughly its bytes. */
	bytes: number;
}
/** Characters of a body that are kept. */
export declare const bodyKept = 2e3;
/** Shortens the texts of an entry to what is kept of them, and counts its bytes. */
export declare function finish(entry: Entry): void;
/** Returns headers as the journal shows them: without their key, wherever it is. */
export declare function shownHeaders(headers: EngineRequest["headers"]): Record<string, string>;
/** Returns a form as the journal keeps it. */
export declare const notedForm: ({ fields, files }: Form) => NotedForm;
/** Returns roughly the bytes of an entry. */
export declare function entryBytes(entry: Entry): number;
/** Returns what the contract documents for a status of an operation; undefined if it does not list the status. */
export declare function documented(operation: Operation, status: number): DocumentedResponse | undefined;
//# sourceMappingURL=journal.d.ts.map
