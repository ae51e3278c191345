import type { Check } from "../checks/check.js";
import type { CheckResult, CoveragePart } from "./report.js";
import type { Session } from "../requests/session.js";
/** Returns the ids of the statements of which a check proves a place. */
export declare function statementsOf({ pointers }: Pick<Check, "pointers">): string[];
/** Returns how much of the contract a run has reached. */
export declare function coverageOf(session: Session, results: readonly CheckResult[]): CoveragePart[];
//# sourceMappingURL=coverage.d.ts.map
