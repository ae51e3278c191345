/** What shows the behavior of a server: values of fields, and exchanges by their operation or check. */
import { type SettingValues } from "../contract.js";
import type { Operation } from "../contract-types.js";
import type { Exchange } from "../requests/http.js";
import { type Session } from "../requests/session.js";
/** Returns the operations that name an open question, without shorthand endpoints. */
export declare const operationsOf: (question: keyof SettingValues) => Operation[];
/** Returns the exchanges of a run with the operations that name an open question. */
export declare const exchangesAbout: (session: Session, question: keyof SettingValues) => Exchange[];
/** Returns the values of the fields that name an open question, in successful responses. */
export declare function valuesAbout({ http }: Session, question: string): unknown[];
/** Returns the exchanges of the checks whose ids fit a pattern. */
export declare const exchangesOfChecks: ({ http }: Session, pattern: RegExp) => Exchange[];
/** Returns the resources in successful responses of operations on a resource. */
export declare const recordsOf: ({ http }: Session, resource: string) => Record<string, unknown>[];
/** Returns different values in one line: `200, 404`; undefined if there are none. */
export declare function listed(values: readonly unknown[], max?: number): string | undefined;
//# sourceMappingURL=seen.d.ts.map
