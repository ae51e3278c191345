import type { Ring } from "../engine/ring.js";
import type { Entry } from "../engine/journal.js";
import type { State } from "../engine/state.js";
import type { Json } from "../engine/types.js";
import { type JournalEntry } from "./journal-entry.js";
/** A part of a longer array. */
export interface Page {
	/** @default all */
	limit?: number | undefined;
	/** @default 0 */
	offset?: number | undefined;
}
/** Selects requests of a journal: those that all members are true of. */
export interface JournalFilter extends Page {
	/** operationId in the contract. */
	operation?: string | undefined;
	method?: string | undefined;
	/** Status of the response. */
	status?: number | undefined;
	/** Id of a task or upload in the path. */
	target?: string | undefined;
	/** Whether the request is valid by the contract. */
	request?: "valid" | "invalid" | undefined;
	/** Number of the entry after which they come. */
	after?: number | undefined;
}
/** Selects requests to wait for. */
export interface RequestsToAwait extends JournalFilter {
	/**
	 * How many there have to be.
	 * @default 1
	 */
	count?: number | undefined;
	/**
	 * Milliseconds of real time to wait, up to 600,000.
	 * @default 5_000
	 */
	timeoutMs?: number | undefined;
	/** Ends the wait. */
	signal?: AbortSignal | undefined;
}
/** A part of a value: members that are left out may have any value. */
export type Partially<T> = T extends readonly (infer Item)[] ? readonly Partially<Item>[] : T extends object ? { [Name in keyof T]?: Partially<T[Name]> | undefined } : T;
/**
 * An expected request: its operationId, or what its entry in the journal includes. A `body` that is not text is a part of
 * the JSON value that was sent.
 */
export type ExpectedRequest = string | Partially<Omit<JournalEntry, "body">> & {
	body?: Json | Readonly<Record<string, unknown>> | undefined;
};
/**
 * Checks that there are such filters.
 *
 * @throws {TypeError} There are not.
 */
export declare function checkFilter(filter: object, allowed?: readonly string[]): void;
/** Names of the members that select a page. */
export declare const paging: readonly string[];
/** Names of the members that select requests. */
export declare const filters: readonly string[];
/**
 * Returns a part of an array.
 *
 * @throws {TypeError} The page is invalid.
 */
export declare function paged<T>(items: readonly T[], page?: Page): T[];
/**
 * Returns the entries of a journal that a filter selects, oldest first.
 *
 * @throws {TypeError} The filter is invalid.
 */
export declare function select(journal: Ring<Entry>, filter?: JournalFilter): JournalEntry[];
/**
 * Resolves with the selected requests of a journal as soon as there are enough.
 *
 * @param journalOf Returns the journal, which is another one after a reset.
 * @throws {TypeError} The filter is invalid.
 * @throws {ExpectationError} There are too few after `timeoutMs`, or when the signal or the end of the server ends the wait.
 */
export declare function awaitRequests(state: State, journalOf: () => Ring<Entry>, wanted?: RequestsToAwait): Promise<JournalEntry[]>;
/**
 * Compares the selected requests of a journal with those that are expected, in their order.
 *
 * @throws {TypeError} The filter is invalid.
 * @throws {ExpectationError} They differ; the message lists all of them and their places.
 */
export declare function compareRequests(journal: Ring<Entry>, expected: readonly ExpectedRequest[], filter?: JournalFilter): void;
//# sourceMappingURL=verification.d.ts.map
