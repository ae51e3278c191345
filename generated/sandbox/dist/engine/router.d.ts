import type { Operation } from "./types.js";
/** What a path leads to. */
export interface Place {
	methods: Map<string, Route>;
	/** Values of the parameters in the order of the path, still encoded. */
	values: string[];
}
export interface Route {
	operation: Operation;
	/** Keys of the parameters in the order of the path. */
	keys: string[];
}
/** Returns the place in the contract that a path leads to; undefined if there is none. A parameter is never empty. */
export declare function find(path: string): Place | undefined;
/** Returns the parameters by key, decoded; undefined if one cannot be decoded. */
export declare function decode({ keys }: Route, values: string[]): Record<string, string> | undefined;
//# sourceMappingURL=router.d.ts.map
