import { type CheckRun } from "../checks/check.js";
import type { InterpretationResult } from "../reports/report.js";
/** Finds out which value of each setting the server follows. */
export declare function detectSettings(run: CheckRun): Promise<InterpretationResult[]>;
/** Whether an error states why a question has no result. */
export declare const isExpected: (error: unknown) => error is Error;
/** Returns the arguments with which the sandbox imitates the server. */
export declare const setArguments: (results: readonly InterpretationResult[]) => string;
/** Returns the JSON file with which the sandbox imitates the server. */
export declare const interpretationsFile: (results: readonly InterpretationResult[]) => string;
//# sourceMappingURL=settings.d.ts.map
