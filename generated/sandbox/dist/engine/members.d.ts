/** Members of the fields of a resource: which ones are kept, merged, and set by the service alone. */
import type { Field, Json } from "./types.js";
/** Returns a value with the members that the contract has. */
export declare function prune({ members }: Field, value: Json): Json;
/**
 * Returns an object with the members of another one, at any depth; anything else is replaced.
 *
 * @param nullable Ways to members that null does not remove.
 */
export declare function merge(into: Json | undefined, patch: Json, nullable?: readonly string[], way?: string): Json;
/**
 * Returns the value of a field in which the members that only the service sets are as they were, whatever a request
 * sets for them. Where there were none, they have the value of the contract's example.
 */
export declare function withOwn({ ownMembers }: Field, value: Json, before: Json | undefined): Json;
//# sourceMappingURL=members.d.ts.map
