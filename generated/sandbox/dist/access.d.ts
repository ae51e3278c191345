import type { Operation } from "./model.js";
import type { State, Team } from "./state.js";
/**
 * A key with some scopes, or with all if none is named.
 *
 * @throws {TypeError} There is no such scope.
 */
export declare function apiKey(...scopes: string[]): string;
/** Why a request is turned away, and with which status. */
export interface Refusal {
	status: number;
	/** For the journal, and for people who read the body. */
	why: string;
	/** Whether the request does not fit the contract; it may also fit and still be refused. */
	misfit?: boolean;
}
/** The key of a request; undefined if there is none. */
export declare const keyOf: (authorization?: string) => string | undefined;
/** Says why a key does not open an operation; undefined if it does. */
export declare function deny(state: State, team: Team, operation: Operation, authorization: string | undefined): Refusal | undefined;
/** A key as the journal shows it: whole if it is one of the sandbox's own, else its end. */
export declare function shownKey(authorization: string | undefined): string | undefined;
