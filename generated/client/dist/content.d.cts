import type { Content } from "./attempt.cjs";
/** Returns a body in a media type; undefined if there is no value. Throws TypeError when it is not a value of JSON. */
export declare function toContent(operation: string, value: unknown, given: string | undefined): Content | undefined;
