import type { Setting } from "./setting.js";
/** The scope that approving and disapproving need. */
export declare const approveScope: Setting<"approve-scope", "any-key" | "task.edit">;
//# sourceMappingURL=approve-scope.d.ts.map
