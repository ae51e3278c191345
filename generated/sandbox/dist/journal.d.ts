import type { Answers, Operation } from "./model.js";
import type { Changes } from "./tasks.js";
/** What the sandbox notes while it answers a request. */
export interface Entry {
	number: number;
	time: number;
	method: string;
	path: string;
	operation: Operation | undefined;
	status: number;
	/** In which way the request does not fit the contract. */
	misfit?: string;
	refusal?: string;
	changes?: Changes;
	event?: string;
	key?: string | undefined;
	body?: string;
	fault?: string;
}
/** One request and what became of it. */
export interface JournalEntry {
	/** Counts the requests of the team from 1. */
	number: number;
	at: string;
	method: string;
	path: string;
	/** operationId in the contract; null if the contract has no such operation. */
	operation: string | null;
	/** Status of the answer; 0 if the connection ended before there was one. */
	status: number;
	verdict: {
		/** Whether the request fits the contract; if not, `problem` says in which way. */
		request: "fits" | "misfit";
		/** Whether the contract lists the status for the operation. */
		answer: "listed" | "unlisted";
		problem?: string;
	};
	/** Why the request was refused. */
	refusal?: string;
	/** Fields of the record that changed. */
	changes?: Changes;
	/** Name of the event that was emitted. */
	event?: string;
	/** Key of an approval: whole if it is one of the sandbox's own, else its last four characters. */
	key?: string;
	/** Begin of a JSON body. */
	body?: string;
	/** What was done to the answer on demand. */
	fault?: string;
}
/** Characters of a body that are kept. */
export declare const bodyKept = 2e3;
/** Shortens the texts of an entry to what is kept of them. */
export declare function shorten(entry: Entry): void;
/** Roughly what an entry takes in memory. */
export declare function entryBytes(entry: Entry): number;
/** What the contract shows for a status of an operation; undefined if it does not list the status. */
export declare function listing({ answers }: Operation, status: number): Answers | undefined;
/** An entry as it is shown. */
export declare function shown({ time, operation, misfit, ...entry }: Entry): JournalEntry;
