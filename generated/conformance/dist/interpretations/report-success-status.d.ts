import { type Detector } from "./detector.js";
declare const id = "report-success-status";
/** The status of the response to a report. */
export declare const reportSuccessStatus: Detector<typeof id>;
export {};
//# sourceMappingURL=report-success-status.d.ts.map
