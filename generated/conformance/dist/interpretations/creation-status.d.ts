import { type Detector } from "./detector.js";
declare const id = "creation-status";
/** The status of the response to the creation of an upload. */
export declare const creationStatus: Detector<typeof id>;
export {};
//# sourceMappingURL=creation-status.d.ts.map
