import type { Operations } from "../../methods.js";
export declare const operations: Operations;
//# sourceMappingURL=shorthand.d.ts.map
