import type { Setting } from "./setting.js";
/** Whether the project of the form must be that of the path. */
export declare const projectIdTwice: Setting<"project-id-twice", "path" | "reject">;
//# sourceMappingURL=project-id-twice.d.ts.map
