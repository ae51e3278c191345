import { type Check } from "./check.js";
export declare function concurrencyChecks(): Check[];
//# sourceMappingURL=concurrency.d.ts.map
