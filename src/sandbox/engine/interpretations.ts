import { contract } from '../../../generated/sandbox/dist/contract.js';
import * as all from '../settings/all.ts';
import type { Setting } from '../settings/setting.ts';
import type { State, Team } from './state.ts';

type All = typeof all;

/** How each open question with a setting is interpreted. */
export type Interpretations = {
  [Name in keyof All as All[Name]['id']]: All[Name]['values'][number];
};

/** Interpretations of some open questions. */
export type Settings = Partial<Interpretations>;

const settings = new Map<string, Setting>(Object.values(all).map((setting) => [setting.id, setting]));
const defaults = new Map(contract.settings.map((entry) => [entry.id, entry.default]));

/** Returns the value of a setting for a team: as set for the team, for all, or by default. */
export function interpret<Value extends string>(
  state: State,
  team: Team,
  { id }: Pick<Setting<string, Value>, 'id'>,
): Value {
  state.exercised.add(id);
  const set: Readonly<Record<string, string | undefined>>[] = [team.settings, state.settings];
  return (set[0]?.[id] ?? set[1]?.[id] ?? defaults.get(id)) as Value;
}

type Decision = Exclude<keyof Setting, 'id' | 'values' | 'everywhere'>;
type Deciding<D extends Decision> = Setting & Required<Pick<Setting, D>>;

const decides = <D extends Decision>(setting: Setting | undefined, decision: D): setting is Deciding<D> =>
  setting?.[decision] !== undefined;

const everywhere = [...settings.values()].filter((setting) => setting.everywhere);

/** Returns the settings with one of these ids, or that concern everything, that decide something. */
export function deciding<D extends Decision>(ids: readonly string[], decision: D): Deciding<D>[] {
  const found: Deciding<D>[] = [];
  for (const id of ids) {
    const setting = settings.get(id);
    if (decides(setting, decision)) found.push(setting);
  }
  for (const setting of everywhere) {
    if (decides(setting, decision) && !ids.includes(setting.id)) found.push(setting);
  }
  return found;
}

/** Returns the value of a setting when it is called. */
export const interpretation =
  <Value extends string>(state: State, team: Team, setting: Setting<string, Value>): (() => Value) =>
  () =>
    interpret(state, team, setting);

/**
 * Checks that there is such a setting and that it has such a value.
 *
 * @throws {TypeError} It does not; the message lists what there is.
 */
export function checkInterpretation(id: string, value: unknown): void {
  const known = entryOf(id);
  if (!known.values.includes(value as string)) {
    throw new TypeError(`${id} cannot be ${JSON.stringify(value)}. It can be ${known.values.join(' or ')}.`);
  }
}

function entryOf(id: string): (typeof contract.settings)[number] {
  const known = contract.settings.find((entry) => entry.id === id);
  if (known) return known;
  const ids = contract.settings.map((entry) => entry.id).join(', ');
  throw new TypeError(`There is no setting ${JSON.stringify(id)}. There are: ${ids}.`);
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
  return ids.reduce<object[]>(
    (some, id) => some.flatMap((one) => entryOf(id).values.map((value) => ({ ...one, [id]: value }))),
    [{}],
  ) as Pick<Interpretations, Id>[];
}
