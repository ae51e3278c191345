import { contract } from "./contract.js";
import { apiKey } from "./access.js";
import { Coverage } from "./coverage.js";
import { faultRule } from "./faults.js";
import { shown } from "./journal.js";
import { Ring } from "./ring.js";
import { seedTask } from "./seeds.js";
import { createState, forgetTeam, grow, teamOf, timeOf } from "./state.js";
import { checkReading } from "./switches.js";
import { settle, taskOf } from "./tasks.js";
import { listedUpload } from "./uploads.js";
/**
* A sandbox without a server. Put an adapter around it: `createFetch` or `serve`.
*
* @throws {TypeError} An option cannot be right.
*/
export function createSandbox(options = {}) {
	const state = createState(options);
	const start = state.now;
	const own = bind(state, "team-1");
	const begin = () => {
		if (!options.examples) return;
		// The second task keeps the upload from being fully processed, which unlocking the first one asks for.
		for (const id of ["task-1", "task-2"]) own.seed({
			id,
			upload_id: "upload-1"
		});
	};
	begin();
	let teams = 1;
	return {
		...own,
		state,
		apiKey,
		team(id) {
			if (id !== undefined) return bind(state, id);
			do
				teams++;
			while (state.teams.has(`team-${teams}`));
			return bind(state, `team-${teams}`);
		},
		set(question, value) {
			checkReading(question, value);
			state.settings[question] = value;
		},
		advance(milliseconds) {
			state.now += checkAdvance(milliseconds, state.now);
		},
		reset() {
			for (const id of state.teams.keys()) forgetTeam(state, id);
			state.now = start;
			state.settings = { ...options.set };
			state.strays = new Ring(state.bounds.journal);
			state.coverage = new Coverage();
			state.asked.clear();
			begin();
		},
		coverage: () => state.coverage.report(),
		settings: () => settingsOf(state.settings),
		asked: () => [...state.asked]
	};
}
/** The reading of every question, where some are set. */
export function settingsOf(set) {
	const entries = contract.questions.map((entry) => [entry.id, entry.default]);
	return {
		...Object.fromEntries(entries),
		...set
	};
}
function bind(state, id) {
	const team = () => teamOf(state, id);
	return {
		id,
		seed(seed = {}) {
			const own = team();
			return taskOf(seedTask(state, own, seed));
		},
		tasks() {
			const own = team();
			return [...own.tasks.values()].map((task) => taskOf(settle(state, own, task)));
		},
		uploads() {
			const own = team();
			return [...own.uploads.values()].map((upload) => listedUpload(state, own, upload));
		},
		events: () => team().events.values(),
		journal: () => team().journal.values().map(shown),
		fault(fault) {
			const rule = faultRule(fault);
			const own = team();
			own.faults.push(rule);
			grow(state, own, 200);
		},
		set(question, value) {
			checkReading(question, value);
			team().settings[question] = value;
		},
		advance(milliseconds) {
			const own = team();
			own.ahead += checkAdvance(milliseconds, timeOf(state, own));
		},
		reset: () => forgetTeam(state, id)
	};
}
/** The last time that a date can hold. */
const endOfTime = 864e13;
function checkAdvance(milliseconds, now) {
	if (Number.isSafeInteger(milliseconds) && milliseconds >= 0 && now + milliseconds <= endOfTime / 2) {
		return milliseconds;
	}
	throw new TypeError(`The clock cannot be moved by ${milliseconds}: it takes a whole number of milliseconds, from 0.`);
}
