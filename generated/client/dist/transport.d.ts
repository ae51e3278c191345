import type { Operation } from "./operation.js";
/** Values of parameters by their names in the contract. */
export type Values = Record<string, unknown>;
/** Creates URLs of operations from the parameters in their path and query. */
export declare function createUrl(base: string): (operation: Operation, path: Values, query?: Values) => string;
/** One set of headers from several: the later take precedence over the earlier, in any letter case. */
export declare function mergeHeaders(...sets: (Headers | Record<string, string> | undefined)[]): Headers;
