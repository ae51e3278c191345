import { contract } from "../contract.js";
import { checkFault } from "../engine/fault-rules.js";
import { advance } from "../engine/lifecycle.js";
import { bytesOf, recordsOf } from "../engine/records.js";
import { checkInterpretation } from "../engine/settings.js";
import { timeOf } from "../engine/state.js";
import { closeProject, forgetTeam, peekTeam, reserve, setFaults, teamOf } from "../engine/store.js";
import { endOfTime } from "../engine/time.js";
import { changeRecord, deleteRecord } from "./changes.js";
import { NotFoundError } from "./errors.js";
import { seedTask } from "./seeds.js";
import { listedUpload } from "./uploads.js";
import { awaitRequests, compareRequests, paged, select } from "./verification.js";
/** Returns the fields of a task, which its validator vouches for. */
const taskOf = ({ value }) => JSON.parse(JSON.stringify(value));
const listed = ({ id, hits, fault }) => ({
	...structuredClone(fault),
	id,
	hits
});
/** Bytes of a fault besides its own values. */
const faultBytes = 300;
/** Returns a team by its id. It is created by the first request or change, and not by looking at it. */
export function bindTeam(state, id) {
	const team = () => teamOf(state, id);
	const look = () => peekTeam(state, id);
	const all = (resource, page) => {
		const own = look();
		return paged([...recordsOf(state, own, resource).values()], page).map((each) => advance(state, own, each));
	};
	const { perFile, perRequest } = contract;
	return {
		id,
		seed: (seed = {}) => taskOf(seedTask(state, team(), seed)),
		tasks: (page) => all(perFile, page).map(taskOf),
		updateTask: (task, changes) => taskOf(changeRecord(state, look(), perFile, task, changes)),
		deleteTask: (task) => deleteRecord(state, look(), perFile, task),
		uploads: (page) => all(perRequest, page).map((upload) => listedUpload(state, look(), upload)),
		updateUpload: (upload, changes) => listedUpload(state, look(), changeRecord(state, look(), perRequest, upload, changes)),
		deleteUpload: (upload) => deleteRecord(state, look(), perRequest, upload),
		records(resource) {
			if (!Object.hasOwn(contract.resources, resource)) {
				const names = Object.keys(contract.resources).join(", ");
				throw new TypeError(`There is no resource ${JSON.stringify(resource)}. There are: ${names}.`);
			}
			return all(resource).map(({ value }) => structuredClone(value));
		},
		events: (page) => paged(look().events.values(), page),
		journal: (filter) => select(look().journal, filter),
		waitForRequests: (filter) => awaitRequests(state, () => look().journal, filter),
		expectRequests: (expected, filter) => compareRequests(look().journal, expected, filter),
		fault(...faults) {
			for (const fault of faults) checkFault(fault);
			const own = team();
			const copies = JSON.parse(JSON.stringify(faults));
			const sizes = copies.map((fault) => faultBytes + bytesOf(fault));
			reserve(state, { bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) });
			const from = timeOf(state, own);
			const rules = copies.map((fault, index) => {
				const number = ++own.faultCount;
				const after = index > 0 ? number - 1 : undefined;
				const window = {
					from,
					requests: 0
				};
				return {
					id: number,
					fault,
					after,
					seen: 0,
					hits: 0,
					window,
					bytes: sizes[index] ?? 0
				};
			});
			setFaults(state, own, [...own.faults, ...rules]);
			return rules.map(listed);
		},
		faults: () => look().faults.map(listed),
		removeFault(fault) {
			const own = look();
			if (fault !== undefined && !own.faults.some((rule) => rule.id === fault)) {
				throw new NotFoundError(`There is no fault ${fault} in team ${id}.`);
			}
			const left = own.faults.filter((rule) => fault !== undefined && rule.id !== fault);
			setFaults(state, own, left);
		},
		allowImport(project, allowed) {
			if (typeof allowed !== "boolean") {
				throw new TypeError(`allow_import is ${JSON.stringify(allowed)}, and must be true or false.`);
			}
			closeProject(state, team(), project, !allowed);
		},
		set(setting, value) {
			checkInterpretation(setting, value);
			team().settings[setting] = value;
		},
		advance(milliseconds) {
			const checked = checkAdvance(milliseconds, timeOf(state, look()));
			team().ahead += checked;
		},
		reset: () => forgetTeam(state, id)
	};
}
/**
* Returns by how much a clock is moved.
*
* @throws {TypeError} It is not an integer of milliseconds, or leads beyond the range of dates.
*/
export function checkAdvance(milliseconds, now) {
	if (Number.isSafeInteger(milliseconds) && milliseconds >= 0 && now + milliseconds <= endOfTime) {
		return milliseconds;
	}
	throw new TypeError(`The clock cannot be moved by ${milliseconds}: it takes an integer of milliseconds, from 0, up to the year 9999.`);
}
