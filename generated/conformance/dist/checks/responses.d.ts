import type { Operation } from "../contract-types.js";
import type { Exchange } from "../requests/http.js";
import { type Session } from "../requests/session.js";
import { type Check } from "./check.js";
export declare const responseChecks: () => Check[];
/** Statuses for a key without access; which of those that the contract lists is an open question. */
export declare const noAccess: readonly string[];
/** The documented requests of an operation with their responses. */
export declare const exchangesOf: ({ http }: Session, operation: Operation) => Exchange[];
//# sourceMappingURL=responses.d.ts.map
