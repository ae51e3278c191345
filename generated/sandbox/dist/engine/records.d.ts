import type { Changes } from "./journal.js";
import { type State, type StoredRecord, type Team } from "./state.js";
import type { Field, Json, Operation, Resource, Values } from "./types.js";
/** Values for a new resource by key, in snake_case. */
export type Given = Record<string, Json>;
/** Returns the members of an object by their names in snake_case. */
export declare const byKey: (values: Values) => Given;
/**
 * Checks that there is room for new resources.
 *
 * @param given What their own values are, for all of them together.
 * @throws {LimitError} There is not.
 */
export declare function reserveRecords(state: State, resources: readonly Resource[], given: unknown): void;
/**
 * Creates a resource from what a request sets, completes it by the contract, and keeps it.
 *
 * @param own Keys of the given values that no other resource shares.
 * @param resets Fields that do not have the value of the example, if no value is given.
 */
export declare function createRecord(state: State, team: Team, resource: Resource, given: Given, own?: readonly string[], resets?: Operation["resets"]): StoredRecord;
/**
 * Returns the one resource of a path that no parameter identifies, as it was kept by an update; else a new one with the
 * values of the contract's example, which is not kept yet.
 */
export declare function singleRecord(team: Team, resource: Resource, within: Readonly<Record<string, string>>): StoredRecord;
/** Returns a resource that is not kept yet. */
export declare function newRecord(resource: Resource, id: string, value: Values, given: Given): StoredRecord;
export declare const idKey: (resource: Resource) => string;
/** Whether a field can have a value: the media type of a file, for one, need not be among those that it lists. */
export declare const allowed: ({ values, types }: Field, value: Json) => boolean;
/** New values of fields. Those that are undefined are removed. */
export type FieldValues = Record<string, Json | undefined>;
/** Returns what a body makes of the fields of a resource: PUT resets what the body lacks, others merge. */
export declare function updatesOf({ resource, value }: StoredRecord, given: Given, { method, resets }: Operation): FieldValues;
/**
 * Sets fields of a resource, and returns what they were.
 *
 * @param operation The operation that sets them, after which the service may move the resource on.
 * @throws {LimitError} There is no room for the new values.
 */
export declare function setFields(state: State, team: Team, record: StoredRecord, values: FieldValues, operation: Operation | undefined): Changes;
/** Returns roughly the bytes of a value. */
export declare function bytesOf(value: unknown): number;
/** Returns a resource by its id; undefined if there is none, or if it belongs elsewhere than the parameters state. */
export declare function findRecord(state: State, team: Team, resource: string, id: string | undefined, within: readonly string[], params: Readonly<Record<string, string>>): StoredRecord | undefined;
/** Returns whether a resource belongs to what the parameters of a path name. */
export declare function belongs(record: StoredRecord, within: readonly string[], params: Readonly<Record<string, string>>): boolean;
/** Returns the resources of a type. Where no operation creates any, those of the contract's examples are there. */
export declare function recordsOf(state: State, team: Team, name: string): ReadonlyMap<string, StoredRecord>;
//# sourceMappingURL=records.d.ts.map
