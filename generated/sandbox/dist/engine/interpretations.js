import { contract } from "../contract.js";
import * as all from "../settings/all.js";
const settings = new Map(Object.values(all).map((setting) => [setting.id, setting]));
const defaults = new Map(contract.settings.map((entry) => [entry.id, entry.default]));
/** Returns the value of a setting for a team: as set for the team, for all, or by default. */
export function interpret(state, team, { id }) {
	state.exercised.add(id);
	const set = [team.settings, state.settings];
	return set[0]?.[id] ?? set[1]?.[id] ?? defaults.get(id);
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
/**
* Checks that there is such a setting and that it has such a value.
*
* @throws {TypeError} It does not; the message lists what there is.
*/
export function checkInterpretation(id, value) {
	const known = entryOf(id);
	if (!known.values.includes(value)) {
		throw new TypeError(`${id} cannot be ${JSON.stringify(value)}. It can be ${known.values.join(" or ")}.`);
	}
}
function entryOf(id) {
	const known = contract.settings.find((entry) => entry.id === id);
	if (known) return known;
	const ids = contract.settings.map((entry) => entry.id).join(", ");
	throw new TypeError(`There is no setting ${JSON.stringify(id)}. There are: ${ids}.`);
}
/** Returns the interpretations of all settings, where some are set. */
export function interpretations(set) {
	return {
		...Object.fromEntries(defaults),
		...set
	};
}
/**
* Returns every combination of the values of some settings, to run a test under each of them.
*
* @throws {TypeError} There is no such setting.
*/
export function combinations(...ids) {
	return ids.reduce((some, id) => some.flatMap((one) => entryOf(id).values.map((value) => ({
		...one,
		[id]: value
	}))), [{}]);
}
