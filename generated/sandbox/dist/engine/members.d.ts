import type { Field, Json } from "./types.js";
/** Returns a value with the members that the contract has. */
export declare function prune({ members }: Field, value: Json): Json;
/** Returns an object with the members of another one, at any depth, as in RFC 7396; anything else is replaced. */
export declare function merge(into: Json | undefined, patch: Json): Json;
//# sourceMappingURL=members.d.ts.map
