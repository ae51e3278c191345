/** Which records of a list a request asks for, and in which order, as far as names of parameters show. */
import type { StoredRecord } from "./state.js";
import type { Json, Resource } from "./types.js";
/** What a query requests of a list. */
export interface Selection {
	includes(record: StoredRecord): boolean;
	compare(a: StoredRecord, b: StoredRecord): number;
	/** Names of parameters whose meaning the contract does not specify. */
	ignored: string[];
}
/** A parameter of the query, or a member of the body of a search, with its value. */
export interface Argument {
	name: string;
	key: string;
	value: Json;
	/** Whether it is the default of the contract, which the request does not have. */
	standard?: boolean;
}
/** Reads the arguments that do not select a page. */
export declare function selectionOf(given: readonly Argument[], resource: Resource): Selection;
//# sourceMappingURL=filters.d.ts.map
