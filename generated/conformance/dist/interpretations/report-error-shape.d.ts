import { type Detector } from "./detector.js";
declare const id = "report-error-shape";
/** The shape of `error` in the response to a report whose external request failed. */
export declare const reportErrorShape: Detector<typeof id>;
export {};
//# sourceMappingURL=report-error-shape.d.ts.map
