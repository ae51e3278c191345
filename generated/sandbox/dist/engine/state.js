import { Coverage } from "./coverage.js";
import { checkInterpretation } from "./settings.js";
import { checkNames } from "./options.js";
import { Ring } from "./ring.js";
import { parseTime } from "./time.js";
const optionNames = {
	seed: true,
	now: true,
	processingMs: true,
	set: true,
	examples: true,
	limits: true,
	log: true
};
const boundNames = {
	teams: true,
	tasks: true,
	bytes: true,
	journal: true,
	idleMs: true
};
/**
* Returns an empty state.
*
* @throws {TypeError} An option is invalid.
*/
export function createState(options = {}) {
	const { seed = 1, now = "2026-01-01T00:00:00.000Z", processingMs = 0, set = {}, limits } = options;
	checkNames("option", options, optionNames);
	checkNames("limit", limits ?? {}, boundNames);
	const bounds = {
		teams: 1e4,
		tasks: 1e5,
		bytes: 2 ** 27,
		journal: 1e3,
		idleMs: Infinity,
		...limits
	};
	for (const [name, value] of Object.entries({
		...bounds,
		processingMs
	})) {
		const min = name === "processingMs" ? 0 : 1;
		const endless = name === "idleMs" && value === Infinity;
		if (!endless && (!Number.isSafeInteger(value) || value < min)) {
			throw new TypeError(`${name} is ${value}, and must be an integer from ${min}.`);
		}
	}
	for (const [id, value] of Object.entries(set)) checkInterpretation(id, value);
	return {
		seed: String(seed),
		processingMs,
		bounds,
		log: options.log ?? ((line) => console.warn(`sandbox: ${line}`)),
		now: parseTime("now", now),
		settings: { ...set },
		teams: new Map(),
		latest: undefined,
		tasks: 0,
		bytes: 0,
		expired: 0,
		unmatched: new Ring(bounds.journal),
		coverage: new Coverage(),
		revokedKeys: new Set(),
		watchers: new Set(),
		exercised: new Set(),
		requests: 0
	};
}
/** Returns the time of a team, in milliseconds since 1970. */
export const timeOf = (state, team) => state.now + team.ahead;
