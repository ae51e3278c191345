import type { Operations } from "../../methods.js";
export declare const operations: Operations;
//# sourceMappingURL=tasks.d.ts.map
