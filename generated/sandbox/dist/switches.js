import { contract } from "./contract.js";
const defaults = Object.fromEntries(contract.questions.map((entry) => [entry.id, entry.default]));
/** How a team reads an open question: as it was set for the team, for all, or by default. */
export function reading(state, team, question) {
	state.asked.add(question);
	return team.settings[question] ?? state.settings[question] ?? defaults[question];
}
/**
* Makes sure that a question has such a reading.
*
* @throws {TypeError} It has not; the message lists what there is.
*/
export function checkReading(question, value) {
	const known = contract.questions.find(({ id }) => id === question);
	if (!known) {
		const ids = contract.questions.map(({ id }) => id).join(", ");
		throw new TypeError(`There is no switch ${JSON.stringify(question)}. There are: ${ids}.`);
	}
	if (!known.values.includes(value)) {
		throw new TypeError(`${question} cannot be ${JSON.stringify(value)}. It can be ${known.values.join(" or ")}.`);
	}
}
/**
* Every combination of the readings of some questions, to run a test under each of them.
*
* @throws {TypeError} There is no such question.
*/
export function combinations(...questions) {
	return questions.reduce((all, question) => {
		const known = contract.questions.find(({ id }) => id === question);
		if (!known) checkReading(question, undefined);
		return all.flatMap((some) => (known?.values ?? []).map((value) => ({
			...some,
			[question]: value
		})));
	}, [{}]);
}
