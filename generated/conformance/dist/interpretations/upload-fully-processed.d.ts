import { type Detector } from "./detector.js";
declare const id = "upload-fully-processed";
/** When an upload counts as fully processed. */
export declare const uploadFullyProcessed: Detector<typeof id>;
export {};
//# sourceMappingURL=upload-fully-processed.d.ts.map
