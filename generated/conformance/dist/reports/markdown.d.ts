import type { Report } from "./report.js";
/** Returns the report as Markdown, for the summary of a CI run or a pull request. */
export declare function markdown(report: Report): string;
//# sourceMappingURL=markdown.d.ts.map
