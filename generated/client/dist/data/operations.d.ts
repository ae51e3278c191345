import type { Groups } from "../methods.js";
/** The operations by namespace. */
export declare const groups: Groups;
/** The shorthand endpoints by namespace. */
export declare const shorthands: Groups;
//# sourceMappingURL=operations.d.ts.map
