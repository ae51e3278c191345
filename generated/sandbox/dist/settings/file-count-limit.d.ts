import type { Setting } from "./setting.js";
/** The status of the response to too many files. */
export declare const fileCountLimit: Setting<"file-count-limit", "400" | "413">;
//# sourceMappingURL=file-count-limit.d.ts.map
