import type { Report } from "./report.js";
/** Returns the report in the Common Test Report Format. */
export declare function ctrf({ version, checks, summary, startedAt, durationMs }: Report): string;
//# sourceMappingURL=ctrf.d.ts.map
