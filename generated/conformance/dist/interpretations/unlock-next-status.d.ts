import { type Detector } from "./detector.js";
declare const id = "unlock-next-status";
/** The state of a task after unlocking. */
export declare const unlockNextStatus: Detector<typeof id>;
export {};
//# sourceMappingURL=unlock-next-status.d.ts.map
