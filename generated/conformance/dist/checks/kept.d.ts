import { type Check } from "./check.js";
export declare const keptChecks: () => Check[];
//# sourceMappingURL=kept.d.ts.map
