import type { Check } from "./check.js";
export declare const keyChecks: () => Check[];
//# sourceMappingURL=keys.d.ts.map
