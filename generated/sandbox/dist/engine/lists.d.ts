/** Selects the resources that a request lists, and the page of them. */
import type { Context } from "./context.js";
import type { StoredRecord } from "./state.js";
import type { Member, Resource, Values } from "./types.js";
/** A page of resources, and where it is in all of them. */
export interface Page {
	records: StoredRecord[];
	total: number;
	/** Where the next page begins; undefined if this is the last one. */
	next: number | undefined;
}
/** Returns the page of resources that a request asks for; undefined if its cursor leads to none. */
export declare function listRecords(context: Context, resource: Resource): Page | undefined;
/** Returns the members of the response around a page. Those of other names come from an example. */
export declare function pageMembers(members: readonly Member[], { total, next }: Page, example: Values): Values;
//# sourceMappingURL=lists.d.ts.map
