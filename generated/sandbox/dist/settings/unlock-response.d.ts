import type { Setting } from "./setting.js";
/** The body of the response to unlocking. */
export declare const unlockResponse: Setting<"unlock-response", "task" | "object" | "empty">;
//# sourceMappingURL=unlock-response.d.ts.map
