import type { Operation, Resource } from "../contract-types.js";
import type { Exchange } from "../requests/http.js";
import { type SendOptions } from "../requests/session.js";
import type { Fields, Subject } from "../supply/subject.js";
import { type CheckContext, type CheckRun, type Need } from "./check.js";
/** Returns what a valid request of an operation needs, by what it acts on and what it does. */
export declare function needsFor({ record, effect, parameters }: Operation): Need[];
/** The JSON pointer of the transition of an operation, if it has one. */
export declare const transitionOf: ({ transition }: Operation) => string[];
/** The places of a state in the contract. */
export declare const placesOf: ({ lifecycle }: Resource, state: string) => readonly string[];
/** Returns a resource that an operation can act on; undefined if it acts on none. */
export declare function subjectFor(run: CheckRun, operation: Operation): Promise<Subject | undefined>;
/** Returns a resource to the pool if a request has left it as it was. */
export declare function release({ supply }: CheckRun, subject: Subject | undefined, operation: Operation): void;
/** Reads the resource of a rejected request. Reports a change of it, or else returns it to the pool. */
export declare function expectNoEffect(context: CheckContext, subject: Subject, exchange: Exchange, request: string): Promise<void>;
/** Sends a request of an operation to a resource. */
export declare function sendTo(context: CheckContext, operation: Operation, subject: Subject | undefined, options?: SendOptions): Promise<Exchange>;
/**
 * Checks that a response can be read.
 *
 * @throws {InconclusiveError} It violates the contract; the checks of responses report it.
 */
export declare function assertReadable(exchange: Exchange): void;
/** The fields of a resource by which two responses with it differ, of some fields or of all. */
export declare const differences: (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>, fields?: readonly string[]) => string[];
/** Reports a violation that fields of a resource show, before and after a request. */
export declare const reportChange: (context: CheckContext, exchange: Exchange, message: string, before: Fields, after: Fields, fields: readonly string[]) => void;
/** Some fields of a resource in one line. */
export declare const shown: (record: Readonly<Record<string, unknown>>, fields: readonly string[]) => string;
//# sourceMappingURL=subjects.d.ts.map
