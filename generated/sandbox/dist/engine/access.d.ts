import { type State, type Team } from "./state.js";
import type { Operation } from "./types.js";
/** What a key of the sandbox is restricted to. */
export interface KeyOptions {
	/** @default all */
	scopes?: readonly string[] | undefined;
	/**
	 * The only team that it has access to.
	 *
	 * @default undefined
	 */
	team_id?: string | undefined;
	/**
	 * The only project that it has access to.
	 *
	 * @default undefined
	 */
	project_id?: string | undefined;
	/**
	 * When it expires, on the clock of the sandbox, in ISO 8601.
	 *
	 * @default undefined
	 */
	expires_at?: string | undefined;
}
/**
 * Returns a key with some scopes, or with all if none is named, and with some restrictions.
 *
 * @throws {TypeError} There is no such scope, or a restriction is invalid.
 */
export declare function apiKey(...args: readonly string[] | readonly [KeyOptions]): string;
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
export declare function deny(state: State, team: Team, operation: Operation, authorization: string | undefined): Rejection | undefined;
/** Returns why a key may not use a project; undefined if it may, or if no project is named. */
export declare function denyProject(state: State, team: Team, operation: Operation, authorization: string | undefined, project: unknown): Rejection | undefined;
/** Returns a key as the journal shows it: whole if it is one of the sandbox's own, else its end. */
export declare function shownKey(authorization: string | undefined): string | undefined;
//# sourceMappingURL=access.d.ts.map
