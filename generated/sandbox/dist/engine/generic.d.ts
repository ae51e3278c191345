import type { Rejection } from "./access.js";
import type { Context } from "./context.js";
import { type Given } from "./records.js";
import { type Subject } from "./responses.js";
import type { StoredRecord } from "./state.js";
import type { Json, Resource } from "./types.js";
/** Returns what the response to an operation of the store is about; undefined if the shapes do not show it. */
export declare function store(context: Context, resource: Resource, record: StoredRecord | undefined): Subject | Rejection | undefined;
/** Returns what a request sets in a new resource: the parameters of its path, and members of its body. */
export declare function givenTo({ operation, params }: Context, given: Given): Given;
/** Returns the parameters of the path that a resource belongs to. */
export declare const withinOf: ({ operation, params }: Context) => Record<string, string>;
/** The values of a body that is about several resources. */
export declare function valuesOf({ operation: { many }, body }: Context): Json[];
//# sourceMappingURL=generic.d.ts.map
