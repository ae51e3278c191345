import { type Detector } from "./detector.js";
declare const id = "after-next-step";
/** The state of a task after the step that follows its completion. */
export declare const afterNextStep: Detector<typeof id>;
export {};
//# sourceMappingURL=after-next-step.d.ts.map
