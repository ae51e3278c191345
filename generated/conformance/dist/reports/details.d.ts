import type { Finding } from "../report.js";
/** Returns findings as plain text: what was expected, what was seen, and the requests that show it. */
export declare const details: (findings: readonly Finding[]) => string;
//# sourceMappingURL=details.d.ts.map
