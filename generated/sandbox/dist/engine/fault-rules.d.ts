import type { Json, Operation } from "./types.js";
/** A failure to inject into responses. */
export interface Fault {
	/**
	 * operationId of the requests that it concerns.
	 * @default every operation
	 */
	operation?: string | undefined;
	/**
	 * Id of the task or upload in the path of these requests.
	 * @default any
	 */
	target?: string | undefined;
	/**
	 * Which of these requests it hits first, counted from now; in a queue from the end of the fault before it.
	 * @default 1
	 */
	call?: number | undefined;
	/**
	 * How many requests in a row it hits. `always` ends only when the fault is removed.
	 * @default 1, and 'always' for `rate-limit`
	 */
	times?: number | "always" | undefined;
	/**
	 * - `status`: the response has `status`, which need not be in the contract
	 * - `slow`: the response is delayed by `delayMs`
	 * - `cut`: the connection ends in the middle of the response
	 * - `broken`: half of the response's JSON is missing
	 * - `rate-limit`: the response has 429 and `Retry-After` if there were `requests` in `windowMs` of the sandbox clock
	 */
	fault: "status" | "slow" | "cut" | "broken" | "rate-limit";
	/**
	 * Whether the fault comes before the request takes effect or after. Only `status` and `cut` can come before.
	 * @default 'before' for `status` and `rate-limit`, 'after' for the others
	 */
	when?: "before" | "after" | undefined;
	/** Status of the response; for `rate-limit` 429 by default. */
	status?: number | undefined;
	/** Headers of the response, for `status` and `rate-limit`. */
	headers?: Readonly<Record<string, string>> | undefined;
	/**
	 * Body of the response, for `status` and `rate-limit`: text as it is, any other value as JSON.
	 * @default the body of an error
	 */
	body?: Json | undefined;
	/**
	 * Milliseconds, or how they are distributed: evenly from `min` to `max`, or log-normally with these percentiles.
	 * The same seed produces the same delays.
	 */
	delayMs?: number | {
		min: number;
		max: number;
	} | {
		p50: number;
		p99: number;
	} | undefined;
	/** Requests that a window has before the rate limit rejects further ones. */
	requests?: number | undefined;
	/** @default 60_000 */
	windowMs?: number | undefined;
}
/** A fault as a team lists it. */
export type ListedFault = Fault & {
	/** Identifies the fault within its team. */
	id: number;
	/** How many requests it has hit. */
	hits: number;
};
/** A fault that waits for its request. Plain data, so that a snapshot includes it. */
export interface FaultRule {
	readonly id: number;
	readonly fault: Fault;
	/** The fault of the same queue that has to be used up before. */
	readonly after: number | undefined;
	/** Requests that it concerned. */
	seen: number;
	hits: number;
	/** When the window of a rate limit began, and the requests since. */
	window: {
		from: number;
		requests: number;
	};
	/** Roughly its bytes. */
	readonly bytes: number;
}
/** Kinds that replace the response. */
export declare const replacing: readonly string[];
/**
 * Checks that a fault can happen.
 *
 * @throws {TypeError} It cannot; the message states why.
 */
export declare function checkFault(fault: Fault): void;
/** Whether a value is an integer within a range. */
export declare const isInteger: (value: unknown, min: number, max: number) => boolean;
/** A request, as far as faults look at it. */
export interface Hit {
	operation: Operation;
	params: Readonly<Record<string, string>>;
	now: number;
}
/** Counts a request, and returns the faults that hit it. */
export declare function faultsFor(rules: readonly FaultRule[], request: Hit): FaultRule[];
/** Returns whether a fault has hit all the requests that it was set for. */
export declare function isUsedUp({ fault, hits }: FaultRule): boolean;
/** Returns the seconds until the window of a rate limit ends. */
export declare const retryAfter: ({ fault, window }: FaultRule, now: number) => number;
/** Returns the delay of a response in milliseconds. The same seed produces the same delays. */
export declare function delayOf({ id, hits, fault: { delayMs } }: FaultRule, seed: number): number;
//# sourceMappingURL=fault-rules.d.ts.map
