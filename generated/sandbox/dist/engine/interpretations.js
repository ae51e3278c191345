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
/** Returns the settings with one of these ids, or that concern everything, that decide something. */
export function deciding(ids, decision) {
	const found = [];
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
export const interpretation = (state, team, setting) => () => interpret(state, team, setting);
