import { type Detector } from "./detector.js";
declare const id = "upload-status-values";
/** The spelling of the status of an upload. */
export declare const uploadStatusValues: Detector<typeof id>;
export {};
//# sourceMappingURL=upload-status-values.d.ts.map
