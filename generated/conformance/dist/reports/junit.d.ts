import type { Report } from "./report.js";
/** Returns the report as XML of JUnit, with a test for each check and a suite for each group. */
export declare function junit({ checks, durationMs, startedAt }: Report): string;
//# sourceMappingURL=junit.d.ts.map
