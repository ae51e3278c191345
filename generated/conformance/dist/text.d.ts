import type { Report } from "./report.js";
export interface TextOptions {
	/** Whether to list what passed and what did not run, too. */
	verbose?: boolean;
	color?: boolean;
}
/** Returns the report as lines of text. */
export declare function textReport(report: Report, { verbose, color }?: TextOptions): string;
//# sourceMappingURL=text.d.ts.map
