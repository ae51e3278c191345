import type { Json, Validator } from "./types.js";
/** Returns in which way a value violates its schema; undefined if it does not. */
export declare function violationOf(validate: Validator, value: unknown, what: string): string | undefined;
/** Returns whether a valid JSON text is nested too deeply to be kept. */
export declare function isTooDeep(text: string): boolean;
/** Returns an integer of a valid JSON text that would lose digits; undefined if it has none. */
export declare function inexactIn(text: string): string | undefined;
/** Returns the value that a text represents, where its schema has one of these JSON types; else the text. */
export declare function coerce(text: string, types: readonly string[]): Json;
//# sourceMappingURL=violations.d.ts.map
