import type { Operation, Parameter } from "./operation.js";
/** Values of parameters by their names in the contract. */
export type Values = Record<string, unknown>;
/** What is sent in addition to the body. */
export interface Target {
	url: string;
	headers?: Record<string, string> | undefined;
}
/**
 * Returns a function that creates targets of an operation from the parameters in its path, and from options with those
 * beyond the path, by their keys.
 */
export declare function createTarget(baseUrl: string, operation: Operation): (path: Values, options: Pick<Target, "headers"> | undefined) => Target;
/** Returns the pairs `name=value` for the value of a parameter, as its style has them. */
export declare function serialize({ name, style, explode, json }: Parameter, value: unknown): string[];
//# sourceMappingURL=url.d.ts.map
