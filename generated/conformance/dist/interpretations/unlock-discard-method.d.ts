import { type Detector } from "./detector.js";
declare const id = "unlock-discard-method";
/** Whether unlock and discard accept PUT in addition to POST. */
export declare const unlockDiscardMethod: Detector<typeof id>;
export {};
//# sourceMappingURL=unlock-discard-method.d.ts.map
