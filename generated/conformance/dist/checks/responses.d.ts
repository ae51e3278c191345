import type { Operation } from "../contract-types.js";
import type { Exchange } from "../http.js";
import { type Session } from "../session.js";
import { type Check } from "./check.js";
export declare const responseChecks: () => Check[];
/** The documented requests of an operation with their responses. */
export declare const exchangesOf: ({ http }: Session, operation: Operation) => Exchange[];
//# sourceMappingURL=responses.d.ts.map
