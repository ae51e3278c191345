import type { Operation, Parameter } from "./operation.cjs";
/** Values of parameters by their names in the contract. */
export type Values = Record<string, unknown>;
/** Returns a function that creates URLs of an operation from the parameters in its path and query. */
export declare function createUrl(baseUrl: string, operation: Operation): (path: Values, query?: Values) => string;
/** Returns the pairs `name=value` for the value of a parameter, as its style has them. */
export declare function serialize({ name, style, explode, json }: Parameter, value: unknown): string[];
