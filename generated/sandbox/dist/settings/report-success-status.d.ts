import type { Setting } from "./setting.js";
/** The status of the response to a report. */
export declare const reportSuccessStatus: Setting<"report-success-status", "200" | "201">;
//# sourceMappingURL=report-success-status.d.ts.map
