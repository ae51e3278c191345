import { type Detector } from "./detector.js";
declare const id = "approve-scope";
/** The scope that approving and disapproving need. */
export declare const approveScope: Detector<typeof id>;
export {};
//# sourceMappingURL=approve-scope.d.ts.map
