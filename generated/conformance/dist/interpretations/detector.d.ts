import type { CheckContext, Need } from "../checks/check.js";
import type { Operation } from "../contract-types.js";
import type { Exchange } from "../http.js";
import type { known, SettingId } from "./known.js";
/** What a run showed about a setting. */
export interface Detected<Value extends string = string> {
	value: Value;
	/** What was seen, in one sentence. */
	evidence: string;
}
/** How to find out which interpretation of an open question a server follows. */
export interface Detector<Id extends SettingId = SettingId> {
	/** Id in openapi/open-questions.yaml. */
	readonly id: Id;
	/** What requests of its own need. */
	readonly requires?: readonly Need[];
	/** Returns the value; undefined if nothing showed it. It runs after the checks, and may send requests. */
	detect(context: CheckContext): Promise<Detected<ValueOf<Id>> | undefined> | Detected<ValueOf<Id>> | undefined;
}
type ValueOf<Id extends SettingId> = typeof known[Id]["values"][number];
/** Returns the operations that name an open question, without shorthand endpoints. */
export declare const operationsOf: (question: string) => Operation[];
/** Returns the exchanges of the run with the operations that name an open question. */
export declare const exchangesAbout: ({ session }: CheckContext, question: string) => Exchange[];
/** Returns the most frequent of some values; undefined if there are none. */
export declare function usual<T>(values: readonly T[]): T | undefined;
/** One of the values of a setting, if it is one. */
export declare const oneOf: <Value extends string>(values: readonly Value[], text: string) => Value | undefined;
/** A value, with the sentence on what shows it. */
export declare const seen: <Value extends string>(value: Value, evidence: string) => Detected<Value>;
export {};
//# sourceMappingURL=detector.d.ts.map
