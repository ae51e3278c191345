/** The teams and records of the sandbox: finds, adds and forgets them, within the limits. */
import type { FaultRule } from "./fault-rules.js";
import { type Growth } from "./limits.js";
import type { State, StoredRecord, Team } from "./state.js";
import type { Resource } from "./types.js";
/**
 * Returns the team with this id, created if it does not exist. It counts as just used.
 *
 * @throws {LimitError} It does not exist, and there is no room for another team.
 */
export declare function teamOf(state: State, id: string): Team;
/** Returns the team with this id, which then counts as just used; a new one that is not kept if it does not exist. */
export declare function peekTeam(state: State, id: string): Team;
/**
 * Keeps a team from now on.
 *
 * @throws {LimitError} There is no room for another team.
 */
export declare function keepTeam(state: State, team: Team): void;
/**
 * Checks that there is room for more.
 *
 * @throws {LimitError} A limit would be exceeded.
 */
export declare const reserve: (state: State, growth: Growth) => void;
/** Forgets everything of a team. It begins empty, with the same ids, when it is next used. */
export declare function forgetTeam(state: State, id: string): void;
/** Whether records of a resource count against `bounds.tasks`. */
export declare const counts: ({ links }: Resource) => boolean;
/** Roughly the bytes of an event. */
export declare const eventBytes = 200;
/** Adds to the bytes of a team. */
export declare function grow(state: State, team: Team, bytes: number): void;
/** Puts faults in place of those of a team. */
export declare function setFaults(state: State, team: Team, faults: readonly FaultRule[]): void;
/** Roughly the bytes of a text in a set. */
export declare const textBytes: (text: string) => number;
/**
 * Closes a project to keys, or opens it.
 *
 * @throws {LimitError} There is no room for another closed project.
 */
export declare function closeProject(state: State, team: Team, project: string, closed?: boolean): void;
/**
 * Revokes a key.
 *
 * @throws {LimitError} There is no room for another one.
 */
export declare function revokeKey(state: State, key: string): void;
/** Makes all keys valid again. */
export declare function forgetRevokedKeys(state: State): void;
/** Keeps a resource, as the newest of its resource. */
export declare function keep(state: State, team: Team, record: StoredRecord): void;
/** Returns the key of a resource whose id another one has in another parent. */
export declare const keyWithin: ({ scope, perParent }: Resource, id: string, valueOf: (key: string) => unknown) => string;
/** Adds a resource to those that it belongs to. */
export declare function link(team: Team, record: StoredRecord): void;
/** Removes a resource from those that it belongs to. */
export declare function unlink(team: Team, record: StoredRecord): void;
/** Forgets a resource, and those that belong to it. */
export declare function forget(state: State, team: Team, record: StoredRecord): void;
/** Returns the resource of another resource that a key leads to. */
export declare function parentOf(team: Team, record: StoredRecord, key: string): StoredRecord | undefined;
/** Returns the value of a field or of a path parameter that a resource belongs to, by its key. */
export declare function keyValue({ resource, value, scope }: StoredRecord, key: string): string | undefined;
//# sourceMappingURL=store.d.ts.map
