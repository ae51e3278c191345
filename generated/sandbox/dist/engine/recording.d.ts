/** Puts requests into the journals of their teams. */
import { type Entry } from "./journal.js";
import { type State, type Team } from "./state.js";
import type { EngineRequest, EngineResponse, Operation } from "./types.js";
/** Returns a new entry for a request. */
export declare function entryOf(state: State, team: Team | undefined, { method, path, headers }: EngineRequest, operation: Operation | undefined): Entry;
/**
 * Checks that there is room for the entry of a request.
 *
 * @throws {LimitError} There is none.
 */
export declare function reserveEntry(state: State, { journal }: Team, entry: Entry, body: EngineRequest["body"]): void;
/** Notes a request in the journal of its team, or in that of requests without a team. */
export declare function record(state: State, team: Team | undefined, entry: Entry): void;
/** Notes a request that the contract has no operation for, apart from every team. */
export declare function recordUnmatched(state: State, request: EngineRequest, response: EngineResponse): void;
//# sourceMappingURL=recording.d.ts.map
