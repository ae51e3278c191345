import { type Readings } from "./contract.js";
import type { Task } from "./types.js";
import { type CoverageReport } from "./coverage.js";
import { type Fault } from "./faults.js";
import { type JournalEntry } from "./journal.js";
import { type Seed } from "./seeds.js";
import { type Event, type SandboxOptions, type State } from "./state.js";
import { type Settings } from "./switches.js";
import { type ListedUpload } from "./uploads.js";
/** What one team has, as a test sees and steers it. */
export interface SandboxTeam {
	/** `team_id` in the path. */
	readonly id: string;
	/**
	 * Puts a task in any state. What is left out is filled in: REVIEWING, one page, an upload of its own.
	 *
	 * @throws {TypeError} A field is none of a task, or holds what it cannot hold.
	 */
	seed(task?: Seed): Task;
	/** Every task, oldest first. */
	tasks(): Task[];
	/** Every upload, oldest first, with the ids of its tasks. */
	uploads(): ListedUpload[];
	/** Every event that was emitted, oldest first. */
	events(): Event[];
	/** Every request, oldest first, with its verdict against the contract. */
	journal(): JournalEntry[];
	/**
	 * Makes something go wrong with an answer.
	 *
	 * @throws {TypeError} It could never happen as it was asked for.
	 */
	fault(fault: Fault): void;
	/**
	 * Chooses how an open question is read.
	 *
	 * @throws {TypeError} There is no such question, or no such reading.
	 */
	set<Id extends keyof Readings>(question: Id, value: Readings[Id]): void;
	/** Moves the clock on, in milliseconds. Tasks whose processing is due by then have left PROCESSING. */
	advance(milliseconds: number): void;
	/** Forgets everything. */
	reset(): void;
}
/** A sandbox. Its own `seed`, `tasks`, … act on `team-1`; `set`, `advance` and `reset` on every team. */
export interface Sandbox extends SandboxTeam {
	/** A team by its id, or one that nobody uses yet. */
	team(id?: string): SandboxTeam;
	/**
	 * A key with these scopes, in either spelling, or with all.
	 *
	 * @throws {TypeError} There is no such scope.
	 */
	apiKey(...scopes: string[]): string;
	/** What of the contract was exercised since the start. */
	coverage(): CoverageReport;
	/** How every question is read that can be read in more than one way. */
	settings(): Readings;
	/** Questions whose reading has made a difference since the start. */
	asked(): (keyof Readings)[];
	/** What the engine remembers. Adapters hand it on; it is nothing to look into. */
	readonly state: State;
}
/**
 * A sandbox without a server. Put an adapter around it: `createFetch` or `serve`.
 *
 * @throws {TypeError} An option cannot be right.
 */
export declare function createSandbox(options?: SandboxOptions): Sandbox;
/** The reading of every question, where some are set. */
export declare function settingsOf(set: Settings): Readings;
