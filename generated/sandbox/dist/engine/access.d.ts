import type { State, Team } from "./state.js";
import type { EngineRequest, Operation } from "./types.js";
/**
 * Returns a key with some scopes, or with all if none is named.
 *
 * @throws {TypeError} There is no such scope.
 */
export declare function apiKey(...names: string[]): string;
/** Why a request is rejected, and with which status. */
export interface Rejection {
	status: number;
	/** For the journal, and for people who read the body. */
	reason: string;
	/** Whether the request violates the contract; a valid request can be rejected too. */
	violation?: boolean;
}
/** Returns the key of a request; undefined if there is none. */
export declare const keyOf: (authorization?: string) => string | undefined;
/** Returns why a key may not use an operation; undefined if it may. */
export declare function deny(state: State, team: Team, operation: Operation, request: Pick<EngineRequest, "authorization" | "path" | "headers">): Rejection | undefined;
/** Returns a key as the journal shows it: whole if it is one of the sandbox's own, else its end. */
export declare function shownKey(authorization: string | undefined): string | undefined;
