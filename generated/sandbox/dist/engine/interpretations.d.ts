import * as all from "../settings/all.js";
import type { Setting } from "../settings/setting.js";
import type { State, Team } from "./state.js";
type All = typeof all;
/** How each open question with a setting is interpreted. */
export type Interpretations = { [Name in keyof All as All[Name]["id"]]: All[Name]["values"][number] };
/** Interpretations of some open questions. */
export type Settings = Partial<Interpretations>;
/** Returns the value of a setting for a team: as set for the team, for all, or by default. */
export declare function interpret<Value extends string>(state: State, team: Team, { id }: Pick<Setting<string, Value>, "id">): Value;
type Decision = Exclude<keyof Setting, "id" | "values" | "everywhere">;
type Deciding<D extends Decision> = Setting & Required<Pick<Setting, D>>;
/** Returns the settings with one of these ids, or that concern everything, that decide something. */
export declare function deciding<D extends Decision>(ids: readonly string[], decision: D): Deciding<D>[];
/** Returns the value of a setting when it is called. */
export declare const interpretation: <Value extends string>(state: State, team: Team, setting: Setting<string, Value>) => () => Value;
/**
 * Checks that there is such a setting and that it has such a value.
 *
 * @throws {TypeError} It does not; the message lists what there is.
 */
export declare function checkInterpretation(id: string, value: unknown): void;
/** Returns the interpretations of all settings, where some are set. */
export declare function interpretations(set: Settings): Interpretations;
/**
 * Returns every combination of the values of some settings, to run a test under each of them.
 *
 * @throws {TypeError} There is no such setting.
 */
export declare function combinations<Id extends keyof Interpretations>(...ids: Id[]): Pick<Interpretations, Id>[];
export {};
