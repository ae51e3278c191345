import { type Detector } from "./detector.js";
declare const id = "file-size-unit";
/** The size of a megabyte. */
export declare const fileSizeUnit: Detector<typeof id>;
export {};
//# sourceMappingURL=file-size-unit.d.ts.map
