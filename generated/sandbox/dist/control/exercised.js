import { interpretations } from "../engine/settings.js";
/**
* Adds what a fixture has exercised to a sandbox.
*
* @throws {TypeError} A setting is unknown, or the count is not one.
*/
export function addExercised(state, { settings, requests }) {
	const known = interpretations({});
	if (!Array.isArray(settings) || settings.some((id) => typeof id !== "string" || !Object.hasOwn(known, id))) {
		throw new TypeError(`settings is ${JSON.stringify(settings)}, and must be an array of ids of settings.`);
	}
	if (!Number.isSafeInteger(requests) || requests === undefined || requests < 0) {
		throw new TypeError(`requests is ${JSON.stringify(requests)}, and must be an integer from 0.`);
	}
	for (const id of settings) state.exercised.add(id);
	state.requests += requests;
}
