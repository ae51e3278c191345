import type { Task } from "./types.js";
import type { TaskRecord } from "./model.js";
import { type State, type Team } from "./state.js";
/** What a task that is seeded may hold; the rest is filled in. */
export type Seed = Partial<Task>;
/**
 * A task in any state, as a test needs it. In PROCESSING it stays until the clock is moved.
 *
 * @throws {TypeError} A field is none of a task, or holds what it cannot hold.
 */
export declare function seedTask(state: State, team: Team, seed: Seed): TaskRecord;
