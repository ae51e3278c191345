import type { Setting } from "../settings/setting.js";
import type { State, Team } from "./state.js";
/** Returns the value of a setting for a team: as set for the team, for all, or by default. */
export declare function interpret<Value extends string>(state: State, team: Team, { id }: Pick<Setting<string, Value>, "id">): Value;
type Decision = Exclude<keyof Setting, "id" | "values" | "everywhere">;
type Deciding<D extends Decision> = Setting & Required<Pick<Setting, D>>;
/**
 * Returns the settings with one of these ids, or that concern everything, that decide something. Every request asks
 * for several of them, so they are kept by the array of ids, which is data of the contract.
 */
export declare function deciding<D extends Decision>(ids: readonly string[], decision: D): Deciding<D>[];
/** Returns the value of a setting when it is called. */
export declare const interpretation: <Value extends string>(state: State, team: Team, setting: Setting<string, Value>) => () => Value;
export {};
//# sourceMappingURL=interpretations.d.ts.map
