import type { State } from "../engine/state.js";
import type { Snapshot } from "./snapshot.js";
/**
 * Returns data as a snapshot that the sandbox has room for.
 *
 * @throws {TypeError} It is none.
 * @throws {LimitError} There is no room for it.
 */
export declare function checkSnapshot(state: State, data: unknown): Snapshot;
//# sourceMappingURL=snapshot-check.d.ts.map
