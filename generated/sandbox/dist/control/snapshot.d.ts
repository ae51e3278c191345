import { type Settings } from "../engine/settings.js";
import { type Entry } from "../engine/journal.js";
import type { Event, State, StoredRecord, Team } from "../engine/state.js";
/** What survives `structuredClone`, with what belongs to the contract by its name. */
export interface Snapshot {
	now: number;
	settings: Settings;
	/** Least recently used first. */
	teams: TeamSnapshot[];
}
interface TeamSnapshot extends Pick<Team, "id" | "ahead" | "ids" | "settings" | "faults"> {
	events: Event[];
	journal: (Omit<Entry, "operation"> & {
		operation: string | undefined;
	})[];
	records: RecordSnapshot[];
}
interface RecordSnapshot extends Omit<StoredRecord, "resource" | "trigger" | "children"> {
	resource: string;
	trigger: string | undefined;
}
/** Returns the state of a sandbox but for its options and its coverage. */
export declare function snapshot(state: State): Snapshot;
/** Puts a snapshot in place of the state of a sandbox. What the contract no longer has is left out. */
export declare function restore(state: State, { now, settings, teams }: Snapshot): void;
export {};
