import type { Task } from "../types.js";
import { type Fault, type ListedFault } from "../engine/fault-rules.js";
import { type Interpretations } from "../engine/settings.js";
import { type Event, type State } from "../engine/state.js";
import type { Values } from "../engine/types.js";
import type { JournalEntry } from "./journal-entry.js";
import { type Seed } from "./seeds.js";
import { type ListedUpload, type UploadChanges } from "./uploads.js";
import { type ExpectedRequest, type JournalFilter, type Page, type RequestsToAwait } from "./verification.js";
/** One team, as a test sees and controls it. Whatever would exceed a limit throws a `LimitError`, and keeps nothing. */
export interface SandboxTeam {
	/** `team_id` in the path. */
	readonly id: string;
	/**
	 * Puts a task in any state. Fields that are left out are filled in: REVIEWING, one page, an upload of its own.
	 *
	 * @throws {TypeError} A field is not one of a task, or has an invalid value.
	 */
	seed(task?: Seed): Task;
	/** Returns the tasks, oldest first. */
	tasks(page?: Page): Task[];
	/**
	 * Changes any fields of a task but its id and its project, past the rules of the contract.
	 *
	 * @throws {TypeError} There is no such task, or a field has an invalid value.
	 */
	updateTask(id: string, changes: Seed): Task;
	/**
	 * Deletes a task.
	 *
	 * @throws {TypeError} There is no such task.
	 */
	deleteTask(id: string): void;
	/** Returns the uploads, oldest first, with the ids of their tasks. */
	uploads(page?: Page): ListedUpload[];
	/**
	 * Changes fields of an upload. A status that is set no longer follows from the tasks.
	 *
	 * @throws {TypeError} There is no such upload, or a field has an invalid value.
	 */
	updateUpload(id: string, changes: UploadChanges): ListedUpload;
	/**
	 * Deletes an upload with its tasks.
	 *
	 * @throws {TypeError} There is no such upload.
	 */
	deleteUpload(id: string): void;
	/**
	 * Returns every resource of a type, oldest first.
	 *
	 * @throws {TypeError} The contract has no such resource.
	 */
	records(resource: string): Values[];
	/** Returns the events that were emitted, oldest first. */
	events(page?: Page): Event[];
	/** Returns the requests, oldest first, with their verdicts against the contract; all, or those of a filter. */
	journal(filter?: JournalFilter): JournalEntry[];
	/**
	 * Resolves with the requests that a filter selects as soon as there are `count` of them.
	 *
	 * @throws {ExpectationError} There are too few after `timeoutMs`.
	 */
	waitForRequests(filter?: RequestsToAwait): Promise<JournalEntry[]>;
	/**
	 * Checks that the requests are the expected ones, in their order; all requests, or those of a filter.
	 *
	 * @throws {ExpectationError} They are not; the message lists the requests and their differences.
	 */
	expectRequests(expected: readonly ExpectedRequest[], filter?: JournalFilter): void;
	/**
	 * Injects a fault. Several form a queue: each begins when the one before has ended.
	 *
	 * @throws {TypeError} It could never happen as it was asked for.
	 */
	fault(...faults: Fault[]): ListedFault[];
	/** Returns the faults that have not ended. */
	faults(): ListedFault[];
	/**
	 * Removes a fault, or all of them.
	 *
	 * @throws {TypeError} There is no such fault.
	 */
	removeFault(id?: number): void;
	/** Turns access to a project through the API on or off, as its setting "Allow import via API" does. */
	allowImport(projectId: string, allowed: boolean): void;
	/**
	 * Chooses the interpretation of an open question.
	 *
	 * @throws {TypeError} There is no such setting, or it has no such value.
	 */
	set<Id extends keyof Interpretations>(setting: Id, value: Interpretations[Id]): void;
	/** Moves the clock on, in milliseconds. Tasks whose processing has ended by then have left PROCESSING. */
	advance(milliseconds: number): void;
	/** Deletes all data of the team, its faults and its settings. */
	reset(): void;
}
/** Returns a team by its id. It is created by the first request or change, and not by looking at it. */
export declare function bindTeam(state: State, id: string): SandboxTeam;
/**
 * Returns by how much a clock is moved.
 *
 * @throws {TypeError} It is not an integer of milliseconds, or leads beyond the range of dates.
 */
export declare function checkAdvance(milliseconds: number, now: number): number;
//# sourceMappingURL=team.d.ts.map
