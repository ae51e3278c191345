import { type Session } from "../session.js";
/** What a run showed about an open question, in one sentence; undefined if nothing did. */
export type Observer = (session: Session) => string | undefined;
/** Observers by the id of the open question. They look at the requests of the checks, and send none. */
export declare const observers: Readonly<Record<string, Observer>>;
//# sourceMappingURL=observers.d.ts.map
