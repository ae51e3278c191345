import type { Rejection } from "./access.js";
import type { Context } from "./context.js";
import { type Given } from "./records.js";
import type { Subject } from "./responses.js";
import type { StoredRecord } from "./state.js";
import type { Resource } from "./types.js";
/**
 * Performs an operation on a plain resource, and returns what the response is about; undefined if the operation has no
 * action.
 */
export declare function store(context: Context, resource: Resource, record: StoredRecord | undefined): Subject | Rejection | undefined;
/** Returns what a request sets in a new resource: the parameters of its path, and members of its body. */
export declare function givenTo({ operation, params, given }: Context): Given;
/** Returns the parameters of the path that a resource belongs to. */
export declare const withinOf: ({ operation, params }: Context) => Record<string, string>;
//# sourceMappingURL=generic.d.ts.map
