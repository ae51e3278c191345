import type { Operation } from "./model.js";
/** What a path leads to. */
export interface Place {
	methods: Map<string, Route>;
	/** Values of the parameters in the order of the path, still encoded. */
	values: string[];
}
export interface Route {
	operation: Operation;
	/** Names of the parameters in the order of the path. */
	names: string[];
}
/** The place in the contract that a path leads to; undefined if there is none. A parameter is never empty. */
export declare function find(path: string): Place | undefined;
/** The parameters by name, decoded; undefined if one cannot be decoded. */
export declare function decode({ names }: Route, values: string[]): Record<string, string> | undefined;
