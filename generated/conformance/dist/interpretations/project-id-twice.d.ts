import { type Detector } from "./detector.js";
declare const id = "project-id-twice";
/** Whether the project of the form must be that of the path. */
export declare const projectIdTwice: Detector<typeof id>;
export {};
//# sourceMappingURL=project-id-twice.d.ts.map
