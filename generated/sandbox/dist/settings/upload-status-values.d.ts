import type { Setting } from "./setting.js";
/** The spelling of the status of an upload. */
export declare const uploadStatusValues: Setting<"upload-status-values", "overview" | "examples">;
//# sourceMappingURL=upload-status-values.d.ts.map
