import { contract } from '../../../generated/sandbox/contract/contract.ts';
import type * as all from '../settings/all.ts';
import { literal } from './options.ts';

type All = typeof all;

/** How each open question with a setting is interpreted. */
export type Interpretations = {
  [Name in keyof All as All[Name]['id']]: All[Name]['values'][number];
};

/** Interpretations of some open questions. */
export type Settings = { [Id in keyof Interpretations]?: Interpretations[Id] | undefined };

const defaults = new Map(contract.settings.map((entry) => [entry.id, entry.default]));

/** Returns the interpretation of a setting where none is chosen. */
export const standard = (id: string): string | undefined => defaults.get(id);

/**
 * Checks that there is such a setting and that it has such a value.
 *
 * @throws {TypeError} It does not; the message lists what there is.
 */
export function checkInterpretation(id: string, value: unknown): void {
  const known = settingEntry(id);
  if (!known.values.includes(value as string)) {
    throw new TypeError(`${id} cannot be ${literal(value)}. It can be ${known.values.join(' or ')}.`);
  }
}

function settingEntry(id: string): (typeof contract.settings)[number] {
  const known = contract.settings.find((entry) => entry.id === id);
  if (known) return known;
  const ids = contract.settings.map((entry) => entry.id).join(', ');
  throw new TypeError(`There is no setting ${literal(id)}. There are: ${ids}.`);
}

/** Returns the interpretations of all settings, where some are set. */
export function interpretations(set: Settings): Interpretations {
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

/** Returns the interpretations of a setting that are not its default, each alone. */
const alternatives = (id: string): Settings[] => {
  const entry = settingEntry(id);
  return entry.values.filter((value) => value !== entry.default).map((value) => ({ [id]: value }));
};

/**
 * Returns the default interpretations, and then each other value of some settings, one at a time. It needs far fewer
 * runs than `combinations`, and finds what depends on one setting.
 *
 * @param ids The settings; all if none is given.
 * @throws {TypeError} There is no such setting.
 */
export function eachInterpretation(...ids: (keyof Interpretations)[]): Settings[] {
  const all = ids.length > 0 ? [...new Set(ids)] : contract.settings.map(({ id }) => id);
  return [{}, ...all.flatMap(alternatives)];
}
