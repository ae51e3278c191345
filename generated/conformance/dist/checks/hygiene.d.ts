import { type Check } from "./check.js";
export declare const hygieneChecks: () => Check[];
export declare const forwardChecks: () => Check[];
//# sourceMappingURL=hygiene.d.ts.map
