import type { Setting } from "./setting.js";
/** When an upload counts as fully processed. The condition `upload-not-fully-processed` goes by it. */
export declare const uploadFullyProcessed: Setting<"upload-fully-processed", "completed" | "settled" | "never">;
/** Returns whether an upload with this status is fully processed. */
export declare function isFullyProcessed(value: typeof uploadFullyProcessed["values"][number], status: unknown): boolean;
//# sourceMappingURL=upload-fully-processed.d.ts.map
