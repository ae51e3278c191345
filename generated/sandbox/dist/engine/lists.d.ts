import type { Context } from "./context.js";
import { type Page } from "./page.js";
import type { StoredRecord } from "./state.js";
import type { Resource } from "./types.js";
/** Returns the page of resources that a request asks for; undefined if its cursor leads to none. */
export declare function listRecords(context: Context, resource: Resource): Page | undefined;
/** Returns the resources that a request selects by its query. */
export declare function selected(context: Context, records: readonly StoredRecord[], resource: Resource): StoredRecord[];
//# sourceMappingURL=lists.d.ts.map
