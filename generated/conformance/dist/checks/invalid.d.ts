import type { InvalidCase, Json, Operation } from "../contract-types.js";
import { type Names } from "../requests/contents.js";
import { type Check } from "./check.js";
export declare const invalidChecks: () => Check[];
/** The invalid value, with members that the path names too as in the path, unless one of them is what is wrong. */
export declare function withRealNames(operation: Operation, { value, at }: InvalidCase, names: Names): Json;
//# sourceMappingURL=invalid.d.ts.map
