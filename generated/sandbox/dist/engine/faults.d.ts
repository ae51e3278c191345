import type { EngineResponse, Operation } from "./types.js";
/** Something that is to go wrong with a response. */
export interface Fault {
	/**
	 * operationId of the requests that it concerns.
	 * @default every operation
	 */
	operation?: string;
	/**
	 * Which of these requests it hits, counted from now.
	 * @default 1
	 */
	call?: number;
	/**
	 * How many requests in a row it hits.
	 * @default 1
	 */
	times?: number;
	/**
	 * - `status`: the request has no effect and returns `status`, which need not be in the contract
	 * - `slow`: the request takes effect, and returns after `delayMs`
	 * - `cut`: the request takes effect, and the connection ends in the middle of the response
	 * - `broken`: the request takes effect, and half of the response's JSON is missing
	 */
	fault: "status" | "slow" | "cut" | "broken";
	status?: number;
	delayMs?: number;
}
/** A fault that waits for its request. */
export interface FaultRule extends Required<Pick<Fault, "fault" | "call" | "times">> {
	operation: string | undefined;
	status: number;
	delayMs: number;
	seen: number;
}
/**
 * Returns a fault that is ready to wait for its request.
 *
 * @throws {TypeError} It could never happen as it was asked for.
 */
export declare function faultRule(fault: Fault): FaultRule;
/** Counts a request, and returns the faults that hit it. */
export declare function faultsFor(rules: FaultRule[], { id }: Operation): FaultRule[];
/** Returns a response as the faults change it. */
export declare function injectFaults(response: EngineResponse, faults: FaultRule[]): EngineResponse;
/** The response that a request prefers. */
export interface Preference {
	code?: number;
	example?: string;
}
/** Reads `Prefer: code=404, example=plainText`; returns undefined if it has neither. */
export declare function preferenceOf(header: string): Preference | undefined;
/**
 * Returns the preferred response: an example of the contract. Nothing is read or changed for it.
 * A status that the contract does not list is returned too, since it was asked for, with the body of an error.
 */
export declare function preferred(operation: Operation, { code, example }: Preference): EngineResponse;
/** Statuses whose responses never have a body. */
export declare const bodiless: readonly number[];
/** Returns a response of the sandbox itself, about something that the contract does not cover. */
export declare function problem(status: number, detail: string): EngineResponse;
