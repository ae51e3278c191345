import { type Check } from "./check.js";
export declare const invalidChecks: () => Check[];
//# sourceMappingURL=invalid.d.ts.map
