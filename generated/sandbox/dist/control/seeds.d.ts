import type { Task } from "../types.js";
import { type State, type StoredRecord, type Team } from "../engine/state.js";
import type { Resource, Values } from "../engine/types.js";
/** Fields of a task to seed; the rest is filled in. */
export type Seed = { [Field in keyof Task]?: Task[Field] | undefined };
/**
 * Puts a task in any state, as a test needs it. In PROCESSING it stays until the clock is moved.
 *
 * @throws {TypeError} A field is not one of a task, or has an invalid value.
 * @throws {LimitError} There is no room for another task.
 */
export declare function seedTask(state: State, team: Team, seed: Seed): StoredRecord;
/** Returns whether a resource in this state has been processed with success at some time. */
export declare function isProcessed(record: StoredRecord): boolean;
/** Returns why values are not those of a record of the contract; undefined if they are. */
export declare function violationIn({ validate, fields }: Resource, value: Values): string | undefined;
//# sourceMappingURL=seeds.d.ts.map
