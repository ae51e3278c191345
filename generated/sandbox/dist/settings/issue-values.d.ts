import type { Setting } from "./setting.js";
/** Whether a report may have codes of issues other than those that are known. */
export declare const issueValues: Setting<"issue-values", "accept" | "reject">;
//# sourceMappingURL=issue-values.d.ts.map
