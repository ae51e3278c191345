import type { State, StoredRecord, Team } from "../engine/state.js";
/**
 * Sets fields of a resource. A new state counts from now on, whatever was planned for the resource; in PROCESSING a task
 * stays until the clock is moved.
 *
 * @throws {NotFoundError} There is no such record.
 * @throws {TypeError} A field is not one of the resource, cannot be changed, or has an invalid value.
 * @throws {LimitError} There is no room for the new values.
 */
export declare function changeRecord(state: State, team: Team, name: string, id: string, changes: object): StoredRecord;
/**
 * Deletes a resource, and those that belong to it.
 *
 * @throws {NotFoundError} There is no such record.
 */
export declare function deleteRecord(state: State, team: Team, resource: string, id: string): void;
//# sourceMappingURL=changes.d.ts.map
