import type { Setting } from "./setting.js";
/** The response to a key without access to an upload. */
export declare const noAccessStatus: Setting<"no-access-status", "403" | "404">;
//# sourceMappingURL=no-access-status.d.ts.map
