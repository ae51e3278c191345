import type { EngineRequest, Operation, Values } from "./types.js";
export interface Parameters {
	/** Values of the query, of the types of the contract. */
	query: Values;
	/** In which way the parameters violate the contract. */
	violation: string | undefined;
}
/** Reads the parameters of a request that are not plain parts of its path. */
export declare function readParameters({ parameters, validateParameters }: Operation, { path, headers }: EngineRequest, params: Readonly<Record<string, string>>): Parameters;
//# sourceMappingURL=parameters.d.ts.map
