import { contract } from "../contract.js";
import { apiKey } from "../engine/access.js";
import { Coverage } from "../engine/coverage.js";
import { faultRule } from "../engine/faults.js";
import { checkInterpretation, interpretations } from "../engine/settings.js";
import { advance } from "../engine/lifecycle.js";
import { recordsOf } from "../engine/records.js";
import { Ring } from "../engine/ring.js";
import { createState, timeOf } from "../engine/state.js";
import { forgetTeam, grow, teamOf } from "../engine/store.js";
import { endOfTime } from "../engine/time.js";
import { coverageReport } from "./coverage-report.js";
import { shown } from "./journal-entry.js";
import { seedTask } from "./seeds.js";
import { listedUpload } from "./uploads.js";
/**
* Creates a sandbox without a server. Put an adapter around it: `createFetch` or `serve`.
*
* @throws {TypeError} An option is invalid.
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
		set(setting, value) {
			checkInterpretation(setting, value);
			state.settings[setting] = value;
		},
		advance(milliseconds) {
			state.now += checkAdvance(milliseconds, state.now);
		},
		reset() {
			for (const id of state.teams.keys()) forgetTeam(state, id);
			state.now = start;
			state.settings = { ...options.set };
			state.unmatched = new Ring(state.bounds.journal);
			state.coverage = new Coverage();
			begin();
		},
		coverage: () => coverageReport(state.coverage),
		settings: () => interpretations(state.settings),
		exercised: () => [...state.exercised]
	};
}
/** Returns the fields of a task, which its validator vouches for. */
const taskOf = ({ value }) => JSON.parse(JSON.stringify(value));
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
			return [...recordsOf(state, own, contract.perFile).values()].map((task) => taskOf(advance(state, own, task)));
		},
		uploads() {
			const own = team();
			return [...recordsOf(state, own, contract.perRequest).values()].map((upload) => listedUpload(state, own, upload));
		},
		records(resource) {
			if (!Object.hasOwn(contract.resources, resource)) {
				const names = Object.keys(contract.resources).join(", ");
				throw new TypeError(`There is no resource ${JSON.stringify(resource)}. There are: ${names}.`);
			}
			const own = team();
			return [...recordsOf(state, own, resource).values()].map((record) => structuredClone(advance(state, own, record).value));
		},
		events: () => team().events.values(),
		journal: () => team().journal.values().map(shown),
		fault(fault) {
			const rule = faultRule(fault);
			const own = team();
			own.faults.push(rule);
			grow(state, own, 200);
		},
		set(setting, value) {
			checkInterpretation(setting, value);
			team().settings[setting] = value;
		},
		advance(milliseconds) {
			const own = team();
			own.ahead += checkAdvance(milliseconds, timeOf(state, own));
		},
		reset: () => forgetTeam(state, id)
	};
}
function checkAdvance(milliseconds, now) {
	if (Number.isSafeInteger(milliseconds) && milliseconds >= 0 && now + milliseconds <= endOfTime) {
		return milliseconds;
	}
	throw new TypeError(`The clock cannot be moved by ${milliseconds}: it takes an integer of milliseconds, from 0, up to the year 9999.`);
}
