import { type Guards } from "../shared/guards.js";
import type { Operation } from "../contract-types.js";
import type { Sample } from "../options.js";
/** An operation on a resource whose fields pass some guards. */
export interface Cell {
	operation: Operation;
	/** `REVIEWING` or `REVIEWING/approved`. */
	name: string;
	guards: Guards;
	legal: boolean;
	special: Partial<Pick<Sample, "fails" | "partial">>;
}
/** Returns the cells of the operations that act on the resources of files. */
export declare function cells(): Cell[];
//# sourceMappingURL=cells.d.ts.map
