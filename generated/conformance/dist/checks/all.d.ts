import type { Check } from "./check.js";
/** Returns every check, in the order in which they run. */
export declare function allChecks(): readonly Check[];
//# sourceMappingURL=all.d.ts.map
