import type * as all from "../settings/all.js";
type All = typeof all;
/** How each open question with a setting is interpreted. */
export type Interpretations = { [Name in keyof All as All[Name]["id"]]: All[Name]["values"][number] };
/** Interpretations of some open questions. */
export type Settings = { [Id in keyof Interpretations]?: Interpretations[Id] | undefined };
/** Returns the interpretation of a setting where none is chosen. */
export declare const standard: (id: string) => string | undefined;
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
/**
 * Returns the default interpretations, and then each other value of some settings, one at a time. It needs far fewer
 * runs than `combinations`, and finds what depends on one setting.
 *
 * @param ids The settings; all if none is given.
 * @throws {TypeError} There is no such setting.
 */
export declare function eachInterpretation(...ids: (keyof Interpretations)[]): Settings[];
export {};
//# sourceMappingURL=settings.d.ts.map
