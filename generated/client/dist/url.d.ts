import type { Operation, Parameter } from "./operation.js";
/** Values of parameters by their names in the contract. */
export type Values = Record<string, unknown>;
/** What is sent of the parameters beyond the path. */
export interface ParameterValues {
	query?: Values;
	headers?: Record<string, string> | undefined;
}
/** Returns a function that creates URLs of an operation from the parameters in its path and query. */
export declare function createUrl(baseUrl: string, operation: Operation): (path: Values, sent: ParameterValues) => string;
/** Returns the pairs `name=value` for the value of a parameter, as its style has them. */
export declare function serialize({ name, style, explode, json }: Parameter, value: unknown): string[];
//# sourceMappingURL=url.d.ts.map
