import type { Groups } from "../methods.cjs";
/** The operations by namespace. */
export declare const groups: Groups;
/** The shorthand endpoints by namespace. */
export declare const shorthands: Groups;
