/** The limits of what a sandbox keeps. A request that would exceed one is rejected; nothing is deleted to make room. */
import type { SandboxLimit } from "./journal.js";
import type { Bounds, State, Team } from "./state.js";
/** What a sandbox keeps, and its limits. */
type Used = Pick<State, "tasks" | "bytes" | "bounds"> & {
	teams: {
		readonly size: number;
	};
};
/** What the sandbox was asked to keep would exceed a limit. No part of it was kept. */
export declare class LimitError extends Error {
	override readonly name = "LimitError";
	readonly limit: SandboxLimit;
	constructor(limit: SandboxLimit, { teams, tasks, bytes, bounds }: Used);
}
/** What a request would add to the sandbox. */
export type Growth = Partial<Record<SandboxLimit, number>>;
/**
 * Checks that there is room for more. If there is none, teams that were idle for longer than the configured time are
 * deleted first.
 *
 * @throws {LimitError} A limit would be exceeded.
 */
export declare function checkRoom(state: State, growth: Growth, expire: (id: string) => void): void;
/** Notes that a team was used now, where idle teams expire. */
export declare function touch({ bounds }: {
	bounds: Bounds;
}, team: Team): void;
export {};
//# sourceMappingURL=limits.d.ts.map
