import type { Setting } from "./setting.js";
/** The state of a task after unlocking. */
export declare const unlockNextStatus: Setting<"unlock-next-status", "REVIEWING" | "unchanged">;
//# sourceMappingURL=unlock-next-status.d.ts.map
