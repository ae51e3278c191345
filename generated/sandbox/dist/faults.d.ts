import type { Answer, Operation } from "./model.js";
/** Something that is to go wrong with an answer. */
export interface Fault {
	/** operationId of the calls that it is about. Every operation if not given. */
	operation?: string;
	/** Which of these calls it hits, counted from now; 1 if not given. */
	call?: number;
	/** How many calls in a row it hits; 1 if not given. */
	times?: number;
	/**
	 * - `status`: the call does nothing and is answered with `status`, which need not be in the contract
	 * - `slow`: the call is done, and answered after `delayMs`
	 * - `cut`: the call is done, and the connection ends in the middle of the answer
	 * - `broken`: the call is done, and half of the answer's JSON is missing
	 */
	fault: "status" | "slow" | "cut" | "broken";
	status?: number;
	delayMs?: number;
}
/** A fault that waits for its call. */
export interface FaultRule extends Required<Pick<Fault, "fault" | "call" | "times">> {
	operation: string | undefined;
	status: number;
	delayMs: number;
	seen: number;
}
/**
 * A fault, ready to wait for its call.
 *
 * @throws {TypeError} It could never happen as it was asked for.
 */
export declare function faultRule(fault: Fault): FaultRule;
/** Counts a call, and gives the faults that hit it. */
export declare function faultsFor(rules: FaultRule[], { id }: Operation): FaultRule[];
/** Does to an answer what the faults ask for. */
export declare function spoil(answer: Answer, faults: FaultRule[]): Answer;
/** What a request prefers to be answered. */
export interface Preference {
	code?: number;
	example?: string;
}
/** Reads `Prefer: code=404, example=plainText`; undefined if it says neither. */
export declare function preferenceOf(header: string): Preference | undefined;
/**
 * The answer that is preferred: an example of the contract. Nothing is read or changed for it.
 * A status that the contract does not list is given too, since it was asked for, with the body of an error.
 */
export declare function preferred(operation: Operation, { code, example }: Preference): Answer;
/** An answer with the body of some error of the operation. */
export declare function errorLike({ answers }: Operation, status: number): Answer;
/** An answer of the sandbox itself, about something that the contract knows nothing of. */
export declare function problem(status: number, detail: string): Answer;
