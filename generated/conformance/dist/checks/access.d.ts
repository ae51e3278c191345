import { type Check } from "./check.js";
export declare const accessChecks: () => Check[];
//# sourceMappingURL=access.d.ts.map
