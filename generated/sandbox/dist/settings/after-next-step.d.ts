import type { Setting } from "./setting.js";
/** The state of a task after the step that follows its completion. */
export declare const afterNextStep: Setting<"after-next-step", "COMPLETED" | "REVIEWING">;
//# sourceMappingURL=after-next-step.d.ts.map
