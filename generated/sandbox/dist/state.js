import { Coverage } from "./coverage.js";
import { Ring } from "./ring.js";
import { checkReading } from "./switches.js";
/**
* An empty state.
*
* @throws {TypeError} An option cannot be right.
*/
export function createState(options = {}) {
	const { seed = 1, now = "2026-01-01T00:00:00.000Z", processingMs = 0, set = {}, limits } = options;
	const bounds = {
		teams: 1e3,
		tasks: 1e5,
		bytes: 2 ** 27,
		journal: 1e3,
		...limits
	};
	for (const [name, value] of Object.entries({
		...bounds,
		processingMs
	})) {
		const least = name === "processingMs" ? 0 : 1;
		if (!Number.isSafeInteger(value) || value < least) {
			throw new TypeError(`${name} is ${value}, and must be a whole number from ${least}.`);
		}
	}
	if (Number.isNaN(Date.parse(now))) throw new TypeError(`now is ${now}, and must be a time in ISO 8601.`);
	for (const [question, value] of Object.entries(set)) checkReading(question, value);
	return {
		seed: String(seed),
		processingMs,
		bounds,
		log: options.log ?? ((line) => console.warn(`sandbox: ${line}`)),
		now: Date.parse(now),
		settings: { ...set },
		teams: new Map(),
		latest: undefined,
		tasks: 0,
		bytes: 0,
		forgotten: 0,
		strays: new Ring(bounds.journal),
		coverage: new Coverage(),
		asked: new Set()
	};
}
/** The team with this id, made if it is not there yet. It counts as just used. */
export function teamOf(state, id) {
	if (state.latest?.id === id) return state.latest;
	const team = state.teams.get(id) ?? createTeam(state, id);
	state.teams.delete(id);
	state.teams.set(team.id, team);
	state.latest = team;
	return team;
}
function createTeam(state, name) {
	const { journal } = state.bounds;
	const id = own(name);
	const team = {
		id,
		tasks: new Map(),
		uploads: new Map(),
		events: new Ring(journal),
		journal: new Ring(journal),
		faults: [],
		settings: {},
		ahead: 0,
		bytes: 0,
		ids: 0,
		hash: hash(`${state.seed}/${id}`)
	};
	state.teams.set(id, team);
	grow(state, team, 1e3 + 2 * id.length);
	makeRoom(state, team);
	return team;
}
/** Forgets everything of a team. It begins anew, with the same ids, when it is next used. */
export function forgetTeam(state, id) {
	const team = state.teams.get(id);
	if (!team) return;
	state.teams.delete(id);
	state.tasks -= team.tasks.size;
	state.bytes -= team.bytes;
	if (state.latest === team) state.latest = undefined;
}
/** Notes that a team takes more bytes, or less. */
export function grow(state, team, bytes) {
	team.bytes += bytes;
	state.bytes += bytes;
}
/** A text that is no part of a longer one: V8 keeps all of a text of which a part is kept. */
export const own = (text) => JSON.parse(JSON.stringify(text));
/** The begin of a text, and nothing of the rest. */
export const begin = (text, length) => text.length > length ? own(text.slice(0, length)) : text;
/** Roughly what a record takes in memory, with the texts that belong to it alone. */
export const sizeOf = (...texts) => texts.reduce((sum, { length }) => sum + 2 * length, 400);
/** Keeps an upload with its tasks. */
export function addUpload(state, team, upload) {
	team.uploads.set(upload.id, upload);
	grow(state, team, upload.bytes);
	for (const task of upload.tasks) addTask(state, team, task);
	makeRoom(state, team);
}
/** Keeps a task whose upload is there. */
export function addTask(state, team, task) {
	team.tasks.set(task.id, task);
	state.tasks++;
	grow(state, team, task.bytes);
}
/** Forgets what is oldest until the bounds hold; the team at work goes last, upload by upload. */
export function makeRoom(state, busy) {
	const { bounds, teams } = state;
	while (teams.size > bounds.teams || state.tasks > bounds.tasks || state.bytes > bounds.bytes) {
		const why = reason(state);
		const oldest = [...first(teams, 2)].find((id) => id !== busy.id);
		if (oldest !== undefined) {
			state.log(`Forgot team ${JSON.stringify(oldest)}, the one idle for longest: ${why}.`);
			forgetTeam(state, oldest);
		} else {
			const [upload] = busy.uploads.values();
			if (!upload || busy.uploads.size === 1) return;
			state.log(`Forgot upload ${upload.id} of team ${JSON.stringify(busy.id)}, its oldest: ${why}.`);
			forgetUpload(state, busy, upload);
		}
		state.forgotten++;
	}
}
function forgetUpload(state, team, upload) {
	team.uploads.delete(upload.id);
	grow(state, team, -upload.bytes);
	for (const task of upload.tasks) {
		if (!team.tasks.delete(task.id)) continue;
		state.tasks--;
		grow(state, team, -task.bytes);
	}
}
/** The first keys of a map. */
function* first(map, count) {
	for (const key of map.keys()) {
		if (count-- === 0) return;
		yield key;
	}
}
function reason({ bounds, teams, tasks, bytes }) {
	if (teams.size > bounds.teams) return `there are more than ${bounds.teams} teams`;
	if (tasks > bounds.tasks) return `there are more than ${bounds.tasks} tasks`;
	return `${bytes} bytes are kept, more than ${bounds.bytes}`;
}
/** Time of a team, in milliseconds since 1970. */
export const timeOf = (state, team) => state.now + team.ahead;
/** An id that depends on the seed, the team and how many ids the team was given before. */
export function nextId(team, kind) {
	const number = ++team.ids;
	return `${kind}-${hex(mix(number ^ team.hash))}${hex(mix(number + ~team.hash))}`;
}
/** A bijection of 32-bit numbers (the finalizer of MurmurHash3), so that no two ids of a team are equal. */
function mix(value) {
	let mixed = value;
	mixed = Math.imul(mixed ^ mixed >>> 16, 2246822507);
	mixed = Math.imul(mixed ^ mixed >>> 13, 3266489909);
	return (mixed ^ mixed >>> 16) >>> 0;
}
const hex = (value) => value.toString(16).padStart(8, "0");
/** FNV-1a, mixed. */
function hash(text) {
	let value = 2166136261;
	for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
	return mix(value);
}
let isoTime = NaN;
let isoText = "";
/** A time as the contract writes it. Most calls ask for the same time as the one before. */
export function iso(time) {
	if (time !== isoTime) {
		isoTime = time;
		isoText = new Date(time).toISOString();
	}
	return isoText;
}
