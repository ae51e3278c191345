import type { Operation } from "./model.js";
/** How often each thing that the contract knows was exercised. */
export interface CoverageReport {
	/** Things exercised at least once, of those that there are. */
	covered: number;
	total: number;
	operations: {
		operation: string;
		calls: number;
		statuses: Record<string, number>;
	}[];
	transitions: {
		operation: string;
		applied: number;
		refused: number;
	}[];
	/** Moves that the service makes on its own; `from` is null at creation. */
	moves: {
		record: string;
		from: string | null;
		to: string;
		count: number;
	}[];
	/** Values of each known set, in answers and in requests. */
	values: Record<string, Record<string, number>>;
}
/** Counts what was exercised. */
export declare class Coverage {
	#private;
	answer({ id }: Operation, status: number): void;
	transition({ id }: Operation, how: "applied" | "refused"): void;
	move(record: string, from: string | null, to: string): void;
	/** Values that the contract does not know are not counted: there is no end to them. */
	value(set: string, value: string): void;
	report(): CoverageReport;
}
/** The report as JUnit reads it: what was not exercised counts as skipped. */
export declare function junit(report: CoverageReport): string;
