import { type Detector } from "./detector.js";
declare const id = "unlock-response";
/** The body of the response to unlocking. */
export declare const unlockResponse: Detector<typeof id>;
export {};
//# sourceMappingURL=unlock-response.d.ts.map
