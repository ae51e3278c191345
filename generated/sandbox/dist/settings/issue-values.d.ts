import type { Setting } from "./setting.js";
/** Whether a report may have codes of issues other than those that the contract lists. */
export declare const issueValues: Setting<"issue-values", "accept" | "reject">;
//# sourceMappingURL=issue-values.d.ts.map
