import type { Exchange } from "../http.js";
import { type Session } from "../session.js";
/** Returns the values of the fields that name an open question, in successful responses. */
export declare function valuesAbout({ http }: Session, question: string): unknown[];
/** Returns the exchanges of the checks whose ids fit a pattern. */
export declare const exchangesOfChecks: ({ http }: Session, pattern: RegExp) => Exchange[];
/** Returns the resources in successful responses of operations on a resource. */
export declare const recordsOf: ({ http }: Session, resource: string) => Record<string, unknown>[];
/** Returns different values in one line: `200, 404`; undefined if there are none. */
export declare function listed(values: readonly unknown[], max?: number): string | undefined;
//# sourceMappingURL=seen.d.ts.map
