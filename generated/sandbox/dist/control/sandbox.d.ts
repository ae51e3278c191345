import type { Task } from "../types.js";
import { type Fault } from "../engine/faults.js";
import { type Interpretations } from "../engine/settings.js";
import { type Event, type SandboxOptions, type State } from "../engine/state.js";
import type { Values } from "../engine/types.js";
import { type CoverageReport } from "./coverage-report.js";
import { type JournalEntry } from "./journal-entry.js";
import { type Seed } from "./seeds.js";
import { type ListedUpload } from "./uploads.js";
/** One team, as a test sees and controls it. */
export interface SandboxTeam {
	/** `team_id` in the path. */
	readonly id: string;
	/**
	 * Puts a task in any state. Fields that are left out are filled in: REVIEWING, one page, an upload of its own.
	 *
	 * @throws {TypeError} A field is not one of a task, or has an invalid value.
	 */
	seed(task?: Seed): Task;
	/** Returns every task, oldest first. */
	tasks(): Task[];
	/** Returns every upload, oldest first, with the ids of its tasks. */
	uploads(): ListedUpload[];
	/**
	 * Returns every record of a resource, oldest first.
	 *
	 * @throws {TypeError} The contract has no such resource.
	 */
	records(resource: string): Values[];
	/** Returns every event that was emitted, oldest first. */
	events(): Event[];
	/** Returns every request, oldest first, with its verdict against the contract. */
	journal(): JournalEntry[];
	/**
	 * Makes something go wrong with a response.
	 *
	 * @throws {TypeError} It could never happen as it was asked for.
	 */
	fault(fault: Fault): void;
	/**
	 * Chooses the interpretation of an open question.
	 *
	 * @throws {TypeError} There is no such setting, or it has no such value.
	 */
	set<Id extends keyof Interpretations>(setting: Id, value: Interpretations[Id]): void;
	/** Moves the clock on, in milliseconds. Tasks whose processing has ended by then have left PROCESSING. */
	advance(milliseconds: number): void;
	/** Forgets everything. */
	reset(): void;
}
/** A sandbox. Its own `seed`, `tasks`, … act on `team-1`; `set`, `advance` and `reset` on every team. */
export interface Sandbox extends SandboxTeam {
	/** Returns a team by its id, or one that is not in use yet. */
	team(id?: string): SandboxTeam;
	/**
	 * Returns a key with these scopes, in either spelling, or with all.
	 *
	 * @throws {TypeError} There is no such scope.
	 */
	apiKey(...scopes: string[]): string;
	/** Returns what was exercised of the contract since the start. */
	coverage(): CoverageReport;
	/** Returns the interpretation of every open question that has a setting. */
	settings(): Interpretations;
	/** Returns the settings that have made a difference since the start, also before a reset. */
	exercised(): (keyof Interpretations)[];
	/** What the engine remembers, for adapters. */
	readonly state: State;
}
/**
 * Creates a sandbox without a server. Put an adapter around it: `createFetch` or `serve`.
 *
 * @throws {TypeError} An option is invalid.
 */
export declare function createSandbox(options?: SandboxOptions): Sandbox;
