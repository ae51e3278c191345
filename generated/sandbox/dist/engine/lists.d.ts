import type { Context } from "./context.js";
import { type Page } from "./page.js";
import type { Resource } from "./types.js";
/** Returns the page of resources that a request asks for; undefined if its cursor is none of the sandbox's. */
export declare function listRecords(context: Context, resource: Resource): Page | undefined;
//# sourceMappingURL=lists.d.ts.map
