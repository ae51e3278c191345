/** Pages of lists: the values of their members and headers. */
import type { StoredRecord } from "./state.js";
import type { EngineRequest, Member, Operation, Values } from "./types.js";
/** A page of resources, and where it is in all of them. */
export interface Page {
	records: StoredRecord[];
	total: number;
	/** How many records come before it. */
	offset: number;
	/** How many records a page has at most. */
	limit: number;
	/** Number of the first page: 0 or 1. */
	first: number;
	/** What the parameter that selects a page has for the next one. */
	next?: number | string;
	/** URLs of pages without the host; null if there is no such page. */
	links?: {
		self: string;
		next: string | null;
		previous: string | null;
	};
}
/** The usual names of parameters that select a page. */
export declare const pageNames: Readonly<Record<PageName, readonly string[]>>;
type PageName = "limit" | "offset" | "page" | "cursor" | "following" | "preceding";
/** Returns the number of the first page: 0 where the contract has it as the default or the minimum. */
export declare function firstPage(operation: Operation): number;
/** Returns a page with all of some resources. */
export declare const pageOf: (records: StoredRecord[]) => Page;
/** Returns the members of a page other than its records; those of unusual names come from an example. */
export declare function pageMembers(members: readonly Member[], page: Page, example: Values): Values;
/** A request, with its operation. */
interface Exchange {
	operation: Operation;
	request: EngineRequest;
}
/** Adds to a page what leads to the pages around it. */
export declare function withLinks({ operation, request }: Exchange, page: Page): Page;
/** Returns the headers that are about a page; undefined for one without a value for this page. */
export declare function pageHeaders({ operation }: Exchange, page: Page): Record<string, string | undefined>;
export {};
//# sourceMappingURL=page.d.ts.map
