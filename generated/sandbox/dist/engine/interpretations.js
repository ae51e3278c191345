import * as all from "../settings/all.js";
import { standard } from "./settings.js";
const settings = new Map(Object.values(all).map((setting) => [setting.id, setting]));
/** Returns the value of a setting for a team: as set for the team, for all, or by default. */
export function interpret(state, team, { id }) {
	state.exercised.add(id);
	const set = [team.settings, state.settings];
	return set[0]?.[id] ?? set[1]?.[id] ?? standard(id);
}
const decides = (setting, decision) => setting?.[decision] !== undefined;
const everywhere = [...settings.values()].filter((setting) => setting.everywhere);
const decidingBy = new WeakMap();
/**
* Returns the settings with one of these ids, or that concern everything, that decide something. Every request asks
* for several of them, so they are kept by the array of ids, which is data of the contract.
*/
export function deciding(ids, decision) {
	const known = decidingBy.get(ids) ?? {};
	decidingBy.set(ids, known);
	const candidates = known[decision] ??= candidatesOf(ids).filter((setting) => decides(setting, decision));
	return candidates;
}
function candidatesOf(ids) {
	const named = ids.map((id) => settings.get(id)).filter((setting) => setting !== undefined);
	return [...named, ...everywhere.filter(({ id }) => !ids.includes(id))];
}
/** Returns the value of a setting when it is called. */
export const interpretation = (state, team, setting) => () => interpret(state, team, setting);
