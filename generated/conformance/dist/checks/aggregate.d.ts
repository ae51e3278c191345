import { type Check } from "./check.js";
export declare function aggregateChecks(): Check[];
//# sourceMappingURL=aggregate.d.ts.map
