import type { Report } from "./report.js";
/** Returns the report as one page that loads nothing. */
export declare function html(report: Report): string;
//# sourceMappingURL=html.d.ts.map
