import { type Detector } from "./detector.js";
declare const id = "file-count-limit";
/** The status of the response to too many files. */
export declare const fileCountLimit: Detector<typeof id>;
export {};
//# sourceMappingURL=file-count-limit.d.ts.map
