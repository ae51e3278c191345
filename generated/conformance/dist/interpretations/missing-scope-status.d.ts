import { type Detector } from "./detector.js";
declare const id = "missing-scope-status";
/** The response to a valid key that lacks the scope. */
export declare const missingScopeStatus: Detector<typeof id>;
export {};
//# sourceMappingURL=missing-scope-status.d.ts.map
