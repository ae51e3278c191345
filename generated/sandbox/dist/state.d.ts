import { Coverage } from "./coverage.js";
import type { FaultRule } from "./faults.js";
import type { Entry } from "./journal.js";
import type { TaskRecord, UploadRecord } from "./model.js";
import { Ring } from "./ring.js";
import { type Settings } from "./switches.js";
/** What a sandbox may be told. */
export interface SandboxOptions {
	/** Ids are made from it: the same seed and the same requests give the same ids. `1` if not given. */
	seed?: string | number;
	/** Time at which the clock of the sandbox stands at first. 2026-01-01 at midnight UTC if not given. */
	now?: string;
	/** Milliseconds of that clock that a task is in PROCESSING. 0 if not given. */
	processingMs?: number;
	/** Readings of open questions, where they are to differ from the register's default. */
	set?: Settings;
	/** Begins with the records that the examples of the contract name, so that its samples run as they are. */
	examples?: boolean;
	/** How much is kept. */
	limits?: Partial<Bounds>;
	/** Told what is forgotten for the sake of the limits. Writes to the console if not given. */
	log?: (line: string) => void;
}
/** How much is kept. The team that was idle longest is forgotten first, then the oldest uploads. */
export interface Bounds {
	/** 1,000 if not given. */
	teams: number;
	/** Tasks of all teams. 100,000 if not given. */
	tasks: number;
	/** Bytes that all teams take, counted roughly. 128 MiB if not given. */
	bytes: number;
	/** Requests in the journal of a team, and events in its list. 1,000 if not given. */
	journal: number;
}
/** Something that the service would tell others about. */
export interface Event {
	name: string;
	task_id: string;
	at: string;
}
/** What one team has. Nobody else sees it. */
export interface Team {
	readonly id: string;
	readonly tasks: Map<string, TaskRecord>;
	readonly uploads: Map<string, UploadRecord>;
	readonly events: Ring<Event>;
	readonly journal: Ring<Entry>;
	faults: FaultRule[];
	settings: Settings;
	/** Milliseconds that the clock of the team is ahead of the sandbox's. */
	ahead: number;
	bytes: number;
	/** Ids given so far. */
	ids: number;
	readonly hash: number;
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
	tasks: number;
	bytes: number;
	/** Teams and uploads that were forgotten for the sake of the bounds. */
	forgotten: number;
	/** Requests that named no team. */
	strays: Ring<Entry>;
	coverage: Coverage;
	/** Open questions whose reading has made a difference so far. */
	readonly asked: Set<string>;
}
/**
 * An empty state.
 *
 * @throws {TypeError} An option cannot be right.
 */
export declare function createState(options?: SandboxOptions): State;
/** The team with this id, made if it is not there yet. It counts as just used. */
export declare function teamOf(state: State, id: string): Team;
/** Forgets everything of a team. It begins anew, with the same ids, when it is next used. */
export declare function forgetTeam(state: State, id: string): void;
/** Notes that a team takes more bytes, or less. */
export declare function grow(state: State, team: Team, bytes: number): void;
/** A text that is no part of a longer one: V8 keeps all of a text of which a part is kept. */
export declare const own: (text: string) => string;
/** The begin of a text, and nothing of the rest. */
export declare const begin: (text: string, length: number) => string;
/** Roughly what a record takes in memory, with the texts that belong to it alone. */
export declare const sizeOf: (...texts: string[]) => number;
/** Keeps an upload with its tasks. */
export declare function addUpload(state: State, team: Team, upload: UploadRecord): void;
/** Keeps a task whose upload is there. */
export declare function addTask(state: State, team: Team, task: TaskRecord): void;
/** Forgets what is oldest until the bounds hold; the team at work goes last, upload by upload. */
export declare function makeRoom(state: State, busy: Team): void;
/** Time of a team, in milliseconds since 1970. */
export declare const timeOf: (state: State, team: Team) => number;
/** An id that depends on the seed, the team and how many ids the team was given before. */
export declare function nextId(team: Team, kind: "task" | "upload" | "page"): string;
/** A time as the contract writes it. Most calls ask for the same time as the one before. */
export declare function iso(time: number): string;
