import type { Context } from "./context.js";
import type { StoredRecord } from "./state.js";
import type { Member, Resource, Values } from "./types.js";
/** A page of resources, and where it is in all of them. */
export interface Page {
	records: StoredRecord[];
	total: number;
	/** How many records come before it. */
	offset: number;
	/** How many records a page has at most. */
	limit: number;
}
/** Returns the page of resources that a request asks for; undefined if its cursor is none of the sandbox's. */
export declare function listRecords(context: Context, resource: Resource): Page | undefined;
/** Returns a page with all of some resources. */
export declare const pageOf: (records: StoredRecord[]) => Page;
/** Returns the members of a page other than its records; those of unusual names come from an example. */
export declare function pageMembers(members: readonly Member[], page: Page, example: Values): Values;
//# sourceMappingURL=lists.d.ts.map
