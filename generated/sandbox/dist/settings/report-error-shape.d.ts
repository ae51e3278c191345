import type { Setting } from "./setting.js";
/** The shape of `error` in the response to a report whose external request failed. */
export declare const reportErrorShape: Setting<"report-error-shape", "object" | "string">;
//# sourceMappingURL=report-error-shape.d.ts.map
