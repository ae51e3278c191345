import { type Detector } from "./detector.js";
declare const id = "issue-values";
/** Whether a report may have codes of issues other than those that the contract lists. */
export declare const issueValues: Detector<typeof id>;
export {};
//# sourceMappingURL=issue-values.d.ts.map
