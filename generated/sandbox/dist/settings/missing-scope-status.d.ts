import type { Setting } from "./setting.js";
/** The response to a valid key that lacks the scope. */
export declare const missingScopeStatus: Setting<"missing-scope-status", "no-access" | "401">;
//# sourceMappingURL=missing-scope-status.d.ts.map
