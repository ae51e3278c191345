import type { Report } from "./report.js";
export interface TextOptions {
	/**
	 * Whether to list what passed and what did not run, too.
	 *
	 * @default false
	 */
	verbose?: boolean;
	/**
	 * Whether to color the text for a terminal.
	 *
	 * @default false
	 */
	color?: boolean;
}
/** Returns the report as lines of text. */
export declare function textReport(report: Report, { verbose, color }?: TextOptions): string;
//# sourceMappingURL=text.d.ts.map
