import * as all from '../settings/all.js';
import type { Setting } from '../settings/setting.js';
import { standard } from './settings.js';
import type { State, Team } from './state.js';

const settings = new Map<string, Setting>(Object.values(all).map((setting) => [setting.id, setting]));
/** Returns the value of a setting for a team: as set for the team, for all, or by default. */
export function interpret<Value extends string>(
  state: State,
  team: Team,
  { id }: Pick<Setting<string, Value>, 'id'>,
): Value {
  state.exercised.add(id);
  const set: Readonly<Record<string, string | undefined>>[] = [team.settings, state.settings];
  return (set[0]?.[id] ?? set[1]?.[id] ?? standard(id)) as Value;
}

type Decision = Exclude<keyof Setting, 'id' | 'values' | 'everywhere'>;
type Deciding<D extends Decision> = Setting & Required<Pick<Setting, D>>;

const decides = <D extends Decision>(setting: Setting | undefined, decision: D): setting is Deciding<D> =>
  setting?.[decision] !== undefined;

const everywhere = [...settings.values()].filter((setting) => setting.everywhere);

const decidingBy = new WeakMap<readonly string[], Partial<Record<Decision, Setting[]>>>();

/**
 * Returns the settings with one of these ids, or that concern everything, that decide something. Every request asks
 * for several of them, so they are kept by the array of ids, which is data of the contract.
 */
export function deciding<D extends Decision>(ids: readonly string[], decision: D): Deciding<D>[] {
  const known = decidingBy.get(ids) ?? {};
  decidingBy.set(ids, known);
  const candidates = (known[decision] ??= candidatesOf(ids).filter((setting) => decides(setting, decision)));
  return candidates as Deciding<D>[];
}

function candidatesOf(ids: readonly string[]): Setting[] {
  const named = ids.map((id) => settings.get(id)).filter((setting) => setting !== undefined);
  return [...named, ...everywhere.filter(({ id }) => !ids.includes(id))];
}

/** Returns the value of a setting when it is called. */
export const interpretation =
  <Value extends string>(state: State, team: Team, setting: Setting<string, Value>): (() => Value) =>
  () =>
    interpret(state, team, setting);
