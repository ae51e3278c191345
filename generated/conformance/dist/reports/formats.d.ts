import type { Report } from "./report.js";
/** A format of the report: the name of its file, and how it is written. */
export interface Format {
	file: string;
	render(report: Report): string;
}
/** The formats of the option `--report`. */
export declare const formats: Readonly<Record<string, Format>>;
//# sourceMappingURL=formats.d.ts.map
