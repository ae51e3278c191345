import type { Operation } from "./types.js";
/** Counts what was exercised of the contract. */
export declare class Coverage {
	readonly statuses: ReadonlyMap<string, Uint32Array>;
	readonly transitions: ReadonlyMap<string, {
		applied: number;
		rejected: number;
	}>;
	/** Moves of the service by `record from to`. */
	readonly moves: Map<string, number>;
	readonly values: ReadonlyMap<string, Map<string, number>>;
	response({ id }: Operation, status: number): void;
	transition({ id }: Operation, how: "applied" | "rejected"): void;
	move(record: string, from: string | null, to: string): void;
	/** Counts a value of a set. Values that the contract does not list are not counted: there is no end to them. */
	value(set: string, value: unknown): void;
}
//# sourceMappingURL=coverage.d.ts.map
