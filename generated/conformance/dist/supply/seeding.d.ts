import type { Guards } from "../shared/guards.js";
import type { Sample } from "../options.js";
import { type Session } from "../requests/session.js";
import { type Subject } from "./subject.js";
/**
 * Has a resource put into the server; returns undefined where that is not possible.
 *
 * @param accompanied Whether its upload gets a second record, so that it is not fully processed.
 */
export declare function seeded(session: Session, guards: Guards, sample: Sample | undefined, accompanied: boolean): Promise<Subject | undefined>;
//# sourceMappingURL=seeding.d.ts.map
