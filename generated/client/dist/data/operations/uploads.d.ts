import type { Operations } from "../../methods.js";
export declare const operations: Operations;
//# sourceMappingURL=uploads.d.ts.map
