import { type Detector } from "./detector.js";
declare const id = "discard-outside-reviewing";
/** Whether discarding a task outside of review is rejected, or ignored. */
export declare const discardOutsideReviewing: Detector<typeof id>;
export {};
//# sourceMappingURL=discard-outside-reviewing.d.ts.map
