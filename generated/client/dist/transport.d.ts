import type { Operation } from "./operation.js";
/** Values of parameters by their names in the contract. */
export type Values = Record<string, unknown>;
/** Returns a function that creates URLs of an operation from the parameters in its path and query. */
export declare function createUrl(baseUrl: string, operation: Operation): (path: Values, query?: Values) => string;
/** One set of headers from several: the later take precedence over the earlier, in any letter case. */
export declare function mergeHeaders(...sets: (Headers | Record<string, string> | undefined)[]): Headers;
