import type { Answer } from "../report.js";
import type { Session } from "../session.js";
/** Returns what a run showed about the open questions that the sandbox has no setting for. */
export declare const answersOf: (session: Session) => Answer[];
//# sourceMappingURL=answers.d.ts.map
