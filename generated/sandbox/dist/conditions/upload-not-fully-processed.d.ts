import type { Condition } from "./condition.js";
/** The upload of the task is not fully processed. */
export declare const uploadNotFullyProcessed: Condition;
//# sourceMappingURL=upload-not-fully-processed.d.ts.map
