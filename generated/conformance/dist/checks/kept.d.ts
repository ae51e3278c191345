import type { Json, Operation } from "../contract-types.js";
import { type Check } from "./check.js";
export declare const keptChecks: () => Check[];
/** A form with one file, every field, and text that is not ASCII. */
export declare function fullForm({ body }: Operation): Json;
//# sourceMappingURL=kept.d.ts.map
