import type { Condition } from "./condition.js";
/** The task passes the same validation as automatic processing. */
export declare const taskValidates: Condition;
//# sourceMappingURL=task-validates.d.ts.map
