import type { State } from "../engine/state.js";
/** What tests have exercised on a sandbox of their own, in place of the one that is served to them. */
export interface Exercised {
	/** Settings that made a difference. */
	settings: string[];
	/** How many requests there were. */
	requests: number;
}
/**
 * Adds what a fixture has exercised to a sandbox.
 *
 * @throws {TypeError} A setting is unknown, or the count is not one.
 */
export declare function addExercised(state: State, { settings, requests }: Partial<Exercised>): void;
//# sourceMappingURL=exercised.d.ts.map
