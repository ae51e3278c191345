/** What settings decide for a team. */
import { defaults, type Decision, deciding, settingTable } from '../contract/setting-values.ts';
import type { SettingBehavior } from '../contract/settings.ts';
import type { SettingValues } from '../../../generated/sandbox/contract/contract.ts';
import type { State, Team } from './state.ts';

/** Returns the value of a setting for a team: as set for the team, for all, or by default. */
export function settingOf<Id extends keyof SettingValues>(
  state: State,
  team: Team,
  id: Id,
): SettingValues[Id] {
  state.exercised.add(id);
  return (team.settings[id] ?? state.settings[id] ?? defaults.get(id)) as SettingValues[Id];
}

/**
 * Returns what settings decide for a team; undefined if none of them does.
 *
 * @param ids The settings that concern what is decided. Those that concern everything come after them.
 */
export function decide<D extends Decision>(
  { state, team }: { state: State; team: Team },
  ids: readonly string[],
  decision: D,
  ...rest: RestOf<D>
): ReturnType<NonNullable<SettingBehavior[D]>> | undefined {
  for (const id of deciding(ids, decision)) {
    const decides = settingTable.get(id)?.[decision] as (
      ...args: unknown[]
    ) => ReturnType<NonNullable<SettingBehavior[D]>>;
    const found = decides(() => settingOf(state, team, id as keyof SettingValues), ...rest);
    if (found !== undefined) return found;
  }
  return undefined;
}

type RestOf<D extends Decision> =
  Parameters<NonNullable<SettingBehavior[D]>> extends [unknown, ...infer Rest] ? Rest : never;
