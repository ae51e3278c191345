import { type Detector } from "./detector.js";
declare const id = "error-body-shape";
/** The shape of the body of an error. */
export declare const errorBodyShape: Detector<typeof id>;
export {};
//# sourceMappingURL=error-body-shape.d.ts.map
