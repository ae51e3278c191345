import type { Setting } from "./setting.js";
/** Whether discarding a task outside of review is rejected, or ignored. */
export declare const discardOutsideReviewing: Setting<"discard-outside-reviewing", "reject" | "ignore">;
//# sourceMappingURL=discard-outside-reviewing.d.ts.map
