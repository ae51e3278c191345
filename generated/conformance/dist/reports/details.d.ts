import type { Finding, Report } from "./report.js";
/** The verdict on a server in one sentence. */
export declare const conclusions: Readonly<Record<Report["verdict"], string>>;
/** Returns findings as plain text: what was expected, what was seen, and the requests that show it. */
export declare const details: (findings: readonly Finding[]) => string;
//# sourceMappingURL=details.d.ts.map
