import type { Setting } from "./setting.js";
/** The size of a megabyte. */
export declare const fileSizeUnit: Setting<"file-size-unit", "binary" | "decimal">;
//# sourceMappingURL=file-size-unit.d.ts.map
