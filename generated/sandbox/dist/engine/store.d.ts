import type { State, StoredRecord, Team } from "./state.js";
/** Returns the team with this id, created if it does not exist. It counts as just used. */
export declare function teamOf(state: State, id: string): Team;
/** Forgets everything of a team. It begins empty, with the same ids, when it is next used. */
export declare function forgetTeam(state: State, id: string): void;
/** Adds to the bytes of a team. */
export declare function grow(state: State, team: Team, bytes: number): void;
/** Keeps a record, as the newest of its resource. */
export declare function keep(state: State, team: Team, record: StoredRecord): void;
/** Adds a record to those that it belongs to. */
export declare function link(team: Team, record: StoredRecord): void;
/** Removes a record from those that it belongs to. */
export declare function unlink(team: Team, record: StoredRecord): void;
/** Forgets a record, and those that belong to it. */
export declare function forget(state: State, team: Team, record: StoredRecord): void;
/** Returns the record of another resource that a key leads to. */
export declare function parentOf(team: Team, record: StoredRecord, key: string): StoredRecord | undefined;
/** Returns the value of a field or of a path parameter that a record belongs to, by its key. */
export declare function keyValue({ resource, value, scope }: StoredRecord, key: string): string | undefined;
/** Forgets what is oldest until the bounds hold; the team at work goes last, record by record. */
export declare function makeRoom(state: State, busy: Team): void;
