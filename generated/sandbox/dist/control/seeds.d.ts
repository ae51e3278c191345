import type { Task } from "../types.js";
import { type State, type StoredRecord, type Team } from "../engine/state.js";
/** Fields of a task to seed; the rest is filled in. */
export type Seed = Partial<Task>;
/**
 * Puts a task in any state, as a test needs it. In PROCESSING it stays until the clock is moved.
 *
 * @throws {TypeError} A field is not one of a task, or has an invalid value.
 */
export declare function seedTask(state: State, team: Team, seed: Seed): StoredRecord;
