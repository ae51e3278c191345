import type { Setting } from "./setting.js";
/** The shape of the body of an error. */
export declare const errorBodyShape: Setting<"error-body-shape", "object" | "string" | "plain-text" | "empty">;
//# sourceMappingURL=error-body-shape.d.ts.map
