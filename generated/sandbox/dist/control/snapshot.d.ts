import { type Entry } from "../engine/journal.js";
import { type Settings } from "../engine/settings.js";
import type { Event, State, StoredRecord, Team } from "../engine/state.js";
/** The data of a sandbox, with what belongs to the contract by its name. Its members may change between versions. */
export interface Snapshot {
	readonly format: 1;
	seed: string;
	now: number;
	processingMs: number;
	settings: Settings;
	revokedKeys: string[];
	/** Number of the last team that was created without an id. */
	lastTeam?: number;
	/** Least recently used first. */
	teams: TeamSnapshot[];
}
interface TeamSnapshot extends Pick<Team, "id" | "ahead" | "ids" | "settings" | "faults" | "faultCount"> {
	closedProjects: string[];
	events: {
		count: number;
		entries: Event[];
	};
	journal: {
		count: number;
		entries: EntrySnapshot[];
	};
	records: RecordSnapshot[];
	/** Resources of which all records were deleted. */
	emptied?: string[];
}
type EntrySnapshot = Omit<Entry, "operation"> & {
	operation: string | null;
};
export interface RecordSnapshot extends Omit<StoredRecord, "resource" | "trigger" | "children" | "dueAt" | "nextStatus"> {
	resource: string;
	trigger: string | null;
	/** JSON has no Infinity. */
	dueAt: number | null;
	nextStatus: string | null;
	/** Fields that new records have, and that were removed from this one. */
	removed?: string[];
}
/** Returns the state of a sandbox but for its limits and its coverage. Later changes do not reach it. */
export declare function snapshot(state: State): Snapshot;
/**
 * Puts a snapshot in place of the state of a sandbox. What the contract no longer has is left out. If it cannot be put
 * there, nothing has changed.
 */
export declare function restore(state: State, data: Snapshot): void;
export {};
//# sourceMappingURL=snapshot.d.ts.map
