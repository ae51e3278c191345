/** The values of settings: the possible ones, those of a team, and what they decide. */
import { list } from '../../shared/list.ts';
import { contract, type SettingValues } from '../../../generated/sandbox/contract/contract.ts';
import { literal } from './option-rules.ts';
import { type SettingBehavior, settings } from './settings.ts';

/** The value of each setting. */
export type Interpretations = { [Id in keyof SettingValues]: SettingValues[Id] };

/** Values of some settings. */
export type Settings = { [Id in keyof Interpretations]?: Interpretations[Id] | undefined };

/** The default of each setting. */
export const defaults: ReadonlyMap<string, string> = new Map(
  contract.settings.map((entry) => [entry.id, entry.default]),
);

/**
 * Checks that there is such a setting and that it has such a value.
 *
 * @throws {TypeError} It does not; the message lists what there is.
 */
export function checkSetting(id: string, value: unknown): void {
  const known = settingEntry(id);
  if (!known.values.includes(value as string)) {
    throw new TypeError(`${id} cannot be ${literal(value)}. It can be ${list(known.values)}.`);
  }
}

/** Whether there is such a setting, and it has such a value. */
export const isSetting = (id: string, value: unknown): boolean =>
  contract.settings.some((entry) => entry.id === id && entry.values.includes(value as string));

function settingEntry(id: string): (typeof contract.settings)[number] {
  const known = contract.settings.find((entry) => entry.id === id);
  if (known) return known;
  const ids = contract.settings.map((entry) => entry.id).join(', ');
  throw new TypeError(`There is no setting ${literal(id)}. There are: ${ids}.`);
}

/** Returns the values of all settings, where some are set. */
export function valuesOf(set: Settings): Interpretations {
  return { ...Object.fromEntries(defaults), ...set } as Interpretations;
}

/**
 * Returns every combination of the values of some settings, to run a test under each of them.
 *
 * @throws {TypeError} There is no such setting.
 */
export function combinations<Id extends keyof Interpretations>(...ids: Id[]): Pick<Interpretations, Id>[] {
  return [...new Set(ids)].reduce<object[]>(
    (some, id) => some.flatMap((one) => settingEntry(id).values.map((value) => ({ ...one, [id]: value }))),
    [{}],
  ) as Pick<Interpretations, Id>[];
}

/** Returns the values of a setting that are not its default, each alone. */
const alternatives = (id: string): Settings[] => {
  const entry = settingEntry(id);
  return entry.values.filter((value) => value !== entry.default).map((value) => ({ [id]: value }));
};

/**
 * Returns the default values, and then each other value of some settings, one at a time. It needs far fewer
 * runs than `combinations`, and finds what depends on one setting.
 *
 * @param ids The settings; all if none is given.
 * @throws {TypeError} There is no such setting.
 */
export function eachInterpretation(...ids: (keyof Interpretations)[]): Settings[] {
  const all = ids.length > 0 ? [...new Set(ids)] : contract.settings.map(({ id }) => id);
  return [{}, ...all.flatMap(alternatives)];
}

export type Decision = Exclude<keyof SettingBehavior, 'everywhere'>;

/** The settings by their ids. */
export const settingTable: ReadonlyMap<string, SettingBehavior> = new Map<string, SettingBehavior>(
  Object.entries(settings),
);
const everywhere = [...settingTable].flatMap(([id, setting]) => (setting.everywhere ? [id] : []));

/** Returns the settings that decide something, of some ids and of those that concern everything. */
export const deciding = (ids: readonly string[], decision: Decision): readonly string[] =>
  [...ids, ...everywhere.filter((id) => !ids.includes(id))].filter((id) => settingTable.get(id)?.[decision]);
