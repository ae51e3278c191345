import type { Coverage } from "../engine/coverage.js";
/** How often each part of the contract was exercised. */
export interface CoverageReport {
	/** Cases exercised at least once, of `total`. */
	covered: number;
	total: number;
	operations: {
		operation: string;
		requests: number;
		statuses: Record<string, number>;
	}[];
	transitions: {
		operation: string;
		applied: number;
		rejected: number;
	}[];
	/** Moves that the service makes; `from` is null at creation. */
	moves: {
		record: string;
		from: string | null;
		to: string;
		count: number;
	}[];
	/** Values of each known set, in responses and in requests. */
	values: Record<string, Record<string, number>>;
}
/** Returns what was exercised of the contract. */
export declare function coverageReport(coverage: Coverage): CoverageReport;
/** Returns the report in JUnit's format: what was not exercised counts as skipped. */
export declare function junit(report: CoverageReport): string;
//# sourceMappingURL=coverage-report.d.ts.map
