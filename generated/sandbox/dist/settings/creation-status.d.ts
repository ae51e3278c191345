import type { Setting } from "./setting.js";
/** The status of the response to the creation of an upload. */
export declare const creationStatus: Setting<"creation-status", "200" | "201" | "202">;
//# sourceMappingURL=creation-status.d.ts.map
