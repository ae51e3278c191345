import { Coverage } from "./coverage.js";
import type { FaultRule } from "./faults.js";
import type { IdSource } from "./ids.js";
import { type Settings } from "./settings.js";
import type { Entry } from "./journal.js";
import { Ring } from "./ring.js";
import type { Operation, Resource, Values } from "./types.js";
export interface SandboxOptions {
	/**
	 * Ids are made from it: the same seed and the same requests give the same ids.
	 * @default 1
	 */
	seed?: string | number;
	/**
	 * Time of the sandbox's clock at first.
	 * @default '2026-01-01T00:00:00.000Z'
	 */
	now?: string;
	/**
	 * Milliseconds of that clock that processing takes.
	 * @default 0
	 */
	processingMs?: number;
	/** Interpretations of open questions, where they differ from the register's default. */
	set?: Settings;
	/**
	 * Begins with the records that the examples of the contract name, so that its samples run as they are.
	 * @default false
	 */
	examples?: boolean;
	/** How much is kept. */
	limits?: Partial<Bounds>;
	/**
	 * Called with a line on what is forgotten for the sake of the limits.
	 * @default console.warn
	 */
	log?: (line: string) => void;
}
/** How much is kept. The team that was idle longest is forgotten first, then the oldest records. */
export interface Bounds {
	/** @default 1_000 */
	teams: number;
	/**
	 * Tasks, and other records, of all teams.
	 * @default 100_000
	 */
	tasks: number;
	/**
	 * Bytes of all teams, counted roughly.
	 * @default 134_217_728
	 */
	bytes: number;
	/**
	 * Requests in the journal of a team, and events.
	 * @default 1_000
	 */
	journal: number;
}
/** An event that the service would publish, with the id of its record: `task_id`. */
export interface Event {
	name: string;
	at: string;
	[id: `${string}_id`]: string;
}
/** A record as it is kept. */
export interface StoredRecord {
	readonly resource: Resource;
	readonly id: string;
	/** The fields of the contract. */
	value: Values;
	/** Values of path parameters that the record belongs to and that are not among its fields. */
	readonly scope: Readonly<Record<string, string>>;
	/** Records that belong to this one. */
	children: StoredRecord[];
	/** When the service moves the record on, on the clock of its team; Infinity if it never does. */
	dueAt: number;
	/** The state that it then moves to. */
	nextStatus: string | undefined;
	/** The operation that has put it in a state that the service moves on from, where processing takes no time. */
	trigger: Operation | undefined;
	/** Whether an operation has set its state, which is then no longer summed up. */
	pinned: boolean;
	bytes: number;
}
/** What one team has. Teams are isolated from each other. */
export interface Team extends IdSource {
	readonly id: string;
	/** Records by resource and id. */
	readonly records: Map<string, Map<string, StoredRecord>>;
	readonly events: Ring<Event>;
	readonly journal: Ring<Entry>;
	faults: FaultRule[];
	settings: Settings;
	/** Milliseconds that the clock of the team is ahead of the sandbox's. */
	ahead: number;
	bytes: number;
}
/** Everything that the sandbox remembers. */
export interface State {
	readonly seed: string;
	readonly processingMs: number;
	readonly bounds: Bounds;
	readonly log: (line: string) => void;
	/** Time of the sandbox, in milliseconds since 1970. It stands still unless it is moved. */
	now: number;
	settings: Settings;
	/** Least recently used first. */
	readonly teams: Map<string, Team>;
	latest: Team | undefined;
	/** Records that count against `bounds.tasks`. */
	tasks: number;
	bytes: number;
	/** Teams and records that were forgotten for the sake of the bounds. */
	forgotten: number;
	/** Requests that the contract has no operation for. */
	unmatched: Ring<Entry>;
	coverage: Coverage;
	/** Ids of settings that made a difference so far. */
	readonly exercised: Set<string>;
	/** Requests for an operation of the contract so far. No reset sets it back. */
	requests: number;
}
/**
 * Returns an empty state.
 *
 * @throws {TypeError} An option is invalid.
 */
export declare function createState(options?: SandboxOptions): State;
/** Returns the time of a team, in milliseconds since 1970. */
export declare const timeOf: (state: State, team: Team) => number;
