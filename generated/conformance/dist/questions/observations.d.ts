import type { Answer } from "../reports/report.js";
import { type Session } from "../requests/session.js";
/** Returns what a run showed about the open questions that the sandbox has no setting for. */
export declare const observations: (session: Session) => Answer[];
//# sourceMappingURL=observations.d.ts.map
