import type { InterpretationResult, SuggestedEdit } from "../reports/report.js";
/**
 * Returns the edits that the interpretations suggest: the value that the server follows becomes the default.
 *
 * @param observed When the run was.
 */
export declare const suggestedEdits: (results: readonly InterpretationResult[], observed: Date) => SuggestedEdit[];
/** Returns the edits as a patch for `git apply`. */
export declare function patchOf(edits: readonly SuggestedEdit[]): string;
//# sourceMappingURL=suggested-edits.d.ts.map
