/** Which records of a list a request asks for, and in which order, as far as names of parameters show. */
import type { StoredRecord } from "./state.js";
import type { Operation, Resource, Values } from "./types.js";
/** What a query requests of a list. */
export interface Selection {
	includes(record: StoredRecord): boolean;
	compare(a: StoredRecord, b: StoredRecord): number;
	/** Names of parameters whose meaning the contract does not specify. */
	ignored: string[];
}
/** Reads the parameters of a query that do not select a page. */
export declare function selectionOf({ parameters }: Operation, resource: Resource, query: Values, paging: readonly string[]): Selection;
//# sourceMappingURL=filters.d.ts.map
