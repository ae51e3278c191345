import { type KeyOptions } from "../engine/access.js";
import { type Interpretations } from "../engine/settings.js";
import { type SandboxOptions, type State } from "../engine/state.js";
import { type CoverageReport } from "./coverage-report.js";
import { type Snapshot } from "./snapshot.js";
import { type SandboxTeam } from "./team.js";
/** A sandbox. Its own `seed`, `tasks`, … act on `team-1`; `set`, `advance` and `reset` on every team. */
export interface Sandbox extends SandboxTeam {
	/** Returns a team by its id, or one that is not in use yet. */
	team(id?: string): SandboxTeam;
	/**
	 * Returns a key with these scopes, in either spelling, or with all. With options, the key is restricted to a team
	 * or a project, or expires.
	 *
	 * @throws {TypeError} There is no such scope, or an option is invalid.
	 */
	apiKey(...scopes: string[] | [KeyOptions]): string;
	/**
	 * Makes a key invalid.
	 *
	 * @throws {TypeError} It is not a key.
	 */
	revokeKey(key: string): void;
	/** Returns all teams, the clock, the settings and the revoked keys as JSON data. Coverage is not included. */
	export(): Snapshot;
	/**
	 * Puts exported data in place of all teams, the clock, the settings and the revoked keys. The same requests have
	 * the same responses afterwards as in the sandbox that it is from.
	 *
	 * @throws {TypeError} The snapshot is invalid; nothing has changed.
	 * @throws {LimitError} It exceeds a limit; nothing has changed.
	 */
	import(snapshot: Snapshot): void;
	/** Returns what was exercised of the contract since the start. */
	coverage(): CoverageReport;
	/** Returns the interpretation of every open question that has a setting. */
	settings(): Interpretations;
	/** Returns the settings that have made a difference since the start, also before a reset. */
	exercised(): (keyof Interpretations)[];
	/** What the engine remembers, for adapters. */
	readonly state: State;
}
/**
 * Creates a sandbox without a server. Put an adapter around it: `createFetch` or `serve`.
 *
 * @throws {TypeError} An option is invalid.
 */
export declare function createSandbox(options?: SandboxOptions): Sandbox;
//# sourceMappingURL=sandbox.d.ts.map
