/** The state of a sandbox as JSON data: for `export` and `import`, and for `npm run dev` after an edit of the contract. */
import { contract } from "../contract.js";
import { finish, shownHeaders } from "../engine/journal.js";
import { checkInterpretation } from "../engine/settings.js";
import { closeProject, eventBytes, forgetTeam, grow, keep, link, setFaults, teamOf } from "../engine/store.js";
import { violationIn } from "./seeds.js";
/** Returns the state of a sandbox but for its limits and its coverage. Later changes do not reach it. */
export function snapshot(state) {
	const { seed, now, processingMs, settings, revokedKeys, teams } = state;
	return structuredClone({
		format: 1,
		seed,
		now,
		processingMs,
		settings,
		revokedKeys: [...revokedKeys],
		teams: [...teams.values()].map(plainTeam)
	});
}
function plainTeam({ id, ahead, ids, settings, faults, faultCount, ...team }) {
	const { closedProjects, events, journal, records } = team;
	const entries = journal.values().map((entry) => ({
		...entry,
		headers: shownHeaders(entry.headers),
		operation: entry.operation?.id ?? null
	}));
	return {
		id,
		ahead,
		ids,
		settings,
		faults,
		faultCount,
		closedProjects: [...closedProjects],
		events: {
			count: events.count,
			entries: events.values()
		},
		journal: {
			count: journal.count,
			entries
		},
		records: [...records.values()].flatMap((some) => [...some.values()].map(plain))
	};
}
function plain(record) {
	const { id, value, scope, dueAt, nextStatus, pinned, bytes, resource, trigger } = record;
	return {
		id,
		value,
		scope,
		pinned,
		bytes,
		dueAt: dueAt === Infinity ? null : dueAt,
		nextStatus: nextStatus ?? null,
		resource: resource.name,
		trigger: trigger?.id ?? null
	};
}
/** Puts a snapshot in place of the state of a sandbox. What the contract no longer has is left out. */
export function restore(state, { seed, now, processingMs, settings, revokedKeys, teams }) {
	for (const id of state.teams.keys()) forgetTeam(state, id);
	Object.assign(state, {
		seed,
		now,
		processingMs
	});
	state.settings = known(settings);
	state.revokedKeys.clear();
	for (const key of revokedKeys) state.revokedKeys.add(key);
	for (const each of teams) restoreTeam(state, structuredClone(each));
}
function restoreTeam(state, each) {
	const team = teamOf(state, each.id);
	const { ahead, ids, faultCount, events, journal } = each;
	Object.assign(team, {
		ahead,
		ids,
		faultCount
	});
	team.settings = known(each.settings);
	setFaults(state, team, each.faults.filter(isKnown));
	for (const project of each.closedProjects) closeProject(state, team, project);
	team.events.fill(events.entries, events.count);
	grow(state, team, eventBytes * team.events.values().length);
	const entries = journal.entries.map((entry) => {
		const restored = {
			...entry,
			operation: operationOf(entry.operation)
		};
		finish(restored);
		return restored;
	});
	team.journal.fill(entries, journal.count);
	for (const entry of team.journal.values()) grow(state, team, entry.bytes);
	const records = each.records.flatMap(restoreRecord);
	for (const record of records) keep(state, team, record);
	// A record may have been kept before the one that it belongs to.
	for (const record of records) record.children = [];
	for (const record of records) link(team, record);
}
function restoreRecord({ resource: name, trigger, dueAt, nextStatus, ...record }) {
	const resource = contract.resources[name];
	if (!resource) return [];
	const value = { ...resource.initial };
	for (const field of resource.fields) {
		const found = record.value[field.name];
		if (found !== undefined) value[field.name] = shared(resource, field.name, found);
	}
	const { lifecycle } = resource;
	const isKnownState = !lifecycle || lifecycle.states.includes(String(value[lifecycle.field]));
	// The contract may allow states that it does not list.
	if (!isKnownState && !(resource.validate && violationIn(resource, value) === undefined)) {
		const initial = resource.initial[lifecycle.field] ?? lifecycle.states[0];
		if (initial !== undefined) value[lifecycle.field] = initial;
	}
	const due = {
		dueAt: dueAt ?? Infinity,
		nextStatus: nextStatus ?? undefined
	};
	return [{
		...record,
		...due,
		resource,
		value,
		trigger: operationOf(trigger),
		children: []
	}];
}
/** Returns the value of the contract if a field has the same, so that all records share one. */
function shared({ initial, results }, field, value) {
	if (typeof value !== "object" || value === null) return value;
	const text = JSON.stringify(value);
	for (const values of [
		initial,
		results.ordinary,
		results.full
	]) {
		const same = values[field];
		if (same !== undefined && textOf(same) === text) return same;
	}
	return value;
}
const texts = new Map();
/** Returns the JSON of a value of the contract, written once. */
function textOf(value) {
	const text = texts.get(value) ?? JSON.stringify(value);
	texts.set(value, text);
	return text;
}
const operationOf = (id) => contract.operations.find((operation) => operation.id === id);
const isKnown = ({ fault: { operation } }) => operation === undefined || operationOf(operation) !== undefined;
/** The settings that the contract still has. */
function known(settings) {
	const valid = Object.entries(settings).filter(([id, value]) => {
		try {
			checkInterpretation(id, value);
			return true;
		} catch {
			return false;
		}
	});
	return Object.fromEntries(valid);
}
