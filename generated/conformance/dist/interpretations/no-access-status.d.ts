import { type Detector } from "./detector.js";
declare const id = "no-access-status";
/** The response to a key without access to an upload. */
export declare const noAccessStatus: Detector<typeof id>;
export {};
//# sourceMappingURL=no-access-status.d.ts.map
