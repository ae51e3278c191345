import { type Check } from "./check.js";
export declare const matrixChecks: () => Check[];
//# sourceMappingURL=matrix.d.ts.map
