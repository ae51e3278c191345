import { apiKey } from "../engine/access.js";
import { Coverage } from "../engine/coverage.js";
import { Ring } from "../engine/ring.js";
import { checkInterpretation, interpretations } from "../engine/settings.js";
import { createState } from "../engine/state.js";
import { forgetTeam } from "../engine/store.js";
import { coverageReport } from "./coverage-report.js";
import { checkSnapshot } from "./snapshot-check.js";
import { restore, snapshot } from "./snapshot.js";
import { bindTeam, checkAdvance } from "./team.js";
/**
* Creates a sandbox without a server. Put an adapter around it: `createFetch` or `serve`.
*
* @throws {TypeError} An option is invalid.
*/
export function createSandbox(options = {}) {
	const state = createState(options);
	const { now: start, seed, processingMs } = state;
	const own = bindTeam(state, "team-1");
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
		revokeKey(key) {
			if (typeof key !== "string" || key === "") throw new TypeError("key must be a non-empty string.");
			state.revokedKeys.add(key);
		},
		export: () => snapshot(state),
		import: (data) => restore(state, checkSnapshot(state, data)),
		team(id) {
			if (id !== undefined) return bindTeam(state, id);
			do
				teams++;
			while (state.teams.has(`team-${teams}`));
			return bindTeam(state, `team-${teams}`);
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
			Object.assign(state, {
				now: start,
				seed,
				processingMs,
				bytes: 0
			});
			state.settings = { ...options.set };
			state.unmatched = new Ring(state.bounds.journal);
			state.coverage = new Coverage();
			state.revokedKeys.clear();
			begin();
		},
		coverage: () => coverageReport(state.coverage),
		settings: () => interpretations(state.settings),
		exercised: () => [...state.exercised]
	};
}
