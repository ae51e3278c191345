import type { Setting } from "./setting.js";
/** Whether unlock and discard accept PUT in addition to POST. */
export declare const unlockDiscardMethod: Setting<"unlock-discard-method", "post" | "post-or-put">;
//# sourceMappingURL=unlock-discard-method.d.ts.map
