import { type RunOptions } from "./options.js";
import type { Report } from "./reports/report.js";
/**
 * Checks a server against the contract, and finds out how it behaves where the contract leaves a question open.
 *
 * @throws {TypeError} An option is missing or invalid.
 */
export declare function runConformance(options: RunOptions): Promise<Report>;
/** Whether a check is wanted, by its id, the beginning of its id, or its operation. */
export declare const isWanted: (id: string, only: readonly string[] | undefined) => boolean;
//# sourceMappingURL=run.d.ts.map
