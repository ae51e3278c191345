import { contract, guards } from "../contract/data.js";
// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
// src/shared/list.ts
function list(values, joint = "or") {
	const last = String(values.at(-1) ?? "");
	return values.length < 2 ? last : `${values.slice(0, -1).join(", ")} ${joint} ${last}`;
}
// src/shared/json.ts
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const canonical = (value) => JSON.stringify(value, (_, each) => isObject(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => a < b ? -1 : 1)) : each) ?? "undefined";
const isJson = (mediaType) => /[/+]json\s*(;|$)/.test(mediaType);
// src/sandbox/contract/text.ts
const detach = (text) => ` ${text}`.slice(1);
const begin = (text, length) => text.length > length ? detach(text.slice(0, length)) : text;
function bytesOf(value) {
	if (typeof value === "string") return 2 * value.length;
	if (typeof value !== "object" || value === null) return 0;
	let bytes = 56;
	for (const name in value) bytes += 24 + bytesOf(value[name]);
	return bytes;
}
const hexOf = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
const lowerNames = (fields) => Object.fromEntries(Array.from(fields, ([name, value]) => [name.toLowerCase(), value]));
const iso = (time) => new Date(time).toISOString();
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
const literalPattern = (text) => text.replaceAll(/[^\w/]/g, String.raw`\$&`);
const bodyKept = 2e3;
function keepName(names, name) {
	if (names.length < 20) names.push(begin(name, 100));
}
const bodyBytes = 2 ** 20;
const tooLong = (size, maxBytes = bodyBytes) => size > maxBytes ? { problem: `the body has more than ${maxBytes} bytes` } : void 0;
function textOf(bytes, maxBytes) {
	const problem = tooLong(bytes.byteLength, maxBytes);
	if (problem) return problem;
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return { problem: "the body is not UTF-8" };
	}
}
// src/sandbox/contract/option-rules.ts
function literal(value) {
	if (typeof value === "number" || value === void 0) return String(value);
	if (typeof value === "bigint") return `${value}n`;
	if (typeof value === "function" || typeof value === "symbol") return `a ${typeof value}`;
	if (value instanceof Date) return "a Date";
	try {
		return begin(JSON.stringify(value), 200);
	} catch {
		return "an object that is not JSON";
	}
}
function reject$1(name, value, needed) {
	throw new TypeError(`${name} is ${literal(value)}, and must be ${needed}.`);
}
const integer$1 = (min, max = Number.MAX_SAFE_INTEGER, needed = `an integer from ${min}`) => ({
	needed,
	fits: (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max
});
const oneOf$1 = (values) => ({
	needed: list(values),
	fits: (value) => values.some((each) => each === value)
});
const boolean = {
	needed: "true or false",
	fits: (value) => typeof value === "boolean"
};
const anyText = {
	needed: "a string",
	fits: (value) => typeof value === "string"
};
const text = {
	needed: "a non-empty string",
	fits: (value) => typeof value === "string" && value !== ""
};
const segment = {
	needed: "a non-empty string that a URL can contain, other than . and ..",
	fits: (value) => typeof value === "string" && !/^\.{0,2}$|\p{Surrogate}/u.test(value)
};
const object$1 = {
	needed: "an object",
	fits: isObject
};
const array = {
	needed: "an array",
	fits: Array.isArray
};
const anything = {
	needed: "",
	fits: () => true
};
function check(name, value, { needed, fits }) {
	if (!fits(value)) reject$1(name, value, needed);
}
function checkMembers(what, given, rules) {
	for (const [name, value] of Object.entries(given)) {
		const rule = Object.hasOwn(rules, name) ? rules[name] : void 0;
		if (!rule) throw new TypeError(`There is no ${what} ${JSON.stringify(name)}. There are: ${Object.keys(rules).join(", ")}.`);
		if (value !== void 0) check(name, value, rule);
	}
}
const isRule = (shape) => "fits" in shape && typeof shape.fits === "function";
function checkShape(place, data, shape) {
	if (isRule(shape)) return check(place, data, shape);
	if (Array.isArray(data) && Array.isArray(shape)) {
		for (const [index, item] of data.entries()) checkShape(`${place}[${index}]`, item, shape[0]);
		return;
	}
	check(place, data, Array.isArray(shape) ? array : object$1);
	const given = new Map(Object.entries(data));
	const of = (name) => place === "" ? name : `${place}.${name}`;
	for (const [name, inner] of Object.entries(shape)) {
		const member = name.replace(/\?$/, "");
		if (name === "*") for (const [each, value] of given) checkShape(of(each), value, inner);
		else if (name === member || given.get(member) !== void 0) checkShape(of(member), given.get(member), inner);
	}
}
function checkObject(name, value) {
	if (isObject(value)) return value;
	throw new TypeError(`${name} ${literal(value)}, and must be an object.`);
}
function copyOf(name, data) {
	const lost = [];
	const noted = (key, value) => {
		if (typeof value === "number" && !Number.isFinite(value)) lost.push(`${key} is ${value}`);
		return value;
	};
	let copy;
	try {
		copy = JSON.parse(JSON.stringify(data, noted));
	} catch {
		throw new TypeError(`${name} cannot be written as JSON: it is circular, too deep, or has a BigInt.`);
	}
	const [first] = lost;
	if (first !== void 0) throw new TypeError(`${name} cannot be written as JSON: ${first}.`);
	return copy;
}
const endOfTime = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
const format$1 = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d))?$/i;
function parseTime(name, text) {
	const [, year, month, day, hours = "0"] = typeof text === "string" && format$1.exec(text) || [];
	const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
	const time = Date.parse(String(text));
	if (date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) && Number(hours) < 24 && time >= -621355968e5 && time <= endOfTime) return time;
	throw new TypeError(`${name} is ${typeof text === "string" ? text : literal(text)}, and must be a time in ISO 8601 with its time zone, as in 2026-01-01T00:00:00Z.` + (text instanceof Date ? " Call its toISOString()." : ""));
}
// src/sandbox/contract/outcomes.ts
const ends = {
	fail: "FAILED",
	filter: "FILTERED"
};
const summary = {
	open: ["PROCESSING", "REVIEWING"],
	same: ["COMPLETED", "FAILED"],
	mixed: "PARTIAL"
};
const finished = "COMPLETED";
const spelled = {
	from: "REVIEWING",
	to: "IN_REVIEW"
};
const outcomes = {
	fail: {
		does: `Processing ends in ${ends.fail}.`,
		ends: ends.fail
	},
	filter: {
		does: `Processing ends in ${ends.filter}.`,
		ends: ends.filter
	},
	stuck: {
		does: "Processing never ends.",
		stuck: true
	},
	invalid: {
		does: "Completing the task fails: it does not validate.",
		fails: "task-validates"
	},
	"report-fails": {
		does: "A report of the task returns 207: a request to another system failed.",
		partial: true
	},
	empty: {
		does: "Processing finds no items on the pages.",
		empty: true
	},
	"too-large": {
		does: "The upload is rejected with 413, however small the file is.",
		rejected: 413
	},
	"server-error": {
		does: "The upload is rejected with 500.",
		rejected: 500
	}
};
function outcomeOf(name) {
	if (typeof name !== "string") return void 0;
	const stem = name.replace(/\.[^.]*$/, "").toLowerCase();
	return Object.hasOwn(outcomes, stem) ? outcomes[stem] : void 0;
}
// src/sandbox/contract/settings.ts
const settings$1 = {
	"after-next-step": { unknownValue: (value) => value() },
	"approve-scope": { scope(value) {
		const scope = value();
		return scope === "any-key" ? void 0 : scope;
	} },
	"creation-status": { successStatus: (value) => Number(value()) },
	"discard-outside-reviewing": { ignoresRejected: (value) => value() === "ignore" },
	"error-body-shape": {
		everywhere: true,
		errorBody(value, reason, member) {
			const type = "application/json";
			switch (value()) {
				case "object": return {
					type,
					body: JSON.stringify({ [member]: reason })
				};
				case "string": return {
					type,
					body: JSON.stringify(reason)
				};
				case "plain-text": return {
					type: "text/plain",
					body: reason
				};
				case "empty": return {
					type: "text/plain",
					body: ""
				};
			}
		}
	},
	"file-count-limit": { limitStatus: (value) => Number(value()) },
	"file-size-unit": { megabyte: (value) => value() === "binary" ? 2 ** 20 : 1e6 },
	"issue-values": { rejects(value, { body, values }) {
		const { issues = [] } = body;
		const other = issues.find((issue) => !values["Issue.value"]?.includes(issue.value));
		if (!other || value() === "accept") return void 0;
		return `the issue ${JSON.stringify(other.value)} is not among the known ones`;
	} },
	"missing-scope-status": {
		everywhere: true,
		missingScopeStatus: (value) => value() === "401" ? 401 : void 0
	},
	"no-access-status": { noAccessStatus: (value) => Number(value()) },
	"project-id-twice": { rejects(value, { params, body }) {
		const { project_id: project } = params;
		const { projectId } = body;
		if (project === void 0 || projectId === project || value() === "path") return void 0;
		return `projectId is ${String(projectId)}, and the path names ${project}`;
	} },
	"report-error-shape": { example: (value) => ({
		object: "errorObject",
		string: "errorString"
	})[value()] },
	"report-success-status": { successStatus: (value) => Number(value()) },
	"unlock-discard-method": { methods: (value) => value() === "post-or-put" ? ["PUT"] : [] },
	"unlock-next-status": { unknownValue(value) {
		const status = value();
		return status === "unchanged" ? void 0 : status;
	} },
	"unlock-response": { successBody: (value, envelope) => ({
		task: envelope,
		object: {},
		empty: void 0
	})[value()] },
	"upload-fully-processed": {},
	"upload-status-values": { spelling(value, state, created) {
		if (created) return state.toLowerCase();
		return state === spelled.from && value() === "examples" ? spelled.to : state;
	} }
};
// src/sandbox/contract/setting-values.ts
const defaults = new Map(contract.settings.map((entry) => [entry.id, entry.default]));
function checkSetting(id, value) {
	const known = settingEntry(id);
	if (!known.values.includes(value)) throw new TypeError(`${id} cannot be ${literal(value)}. It can be ${list(known.values)}.`);
}
const isSetting = (id, value) => contract.settings.some((entry) => entry.id === id && entry.values.includes(value));
function settingEntry(id) {
	const known = contract.settings.find((entry) => entry.id === id);
	if (known) return known;
	const ids = contract.settings.map((entry) => entry.id).join(", ");
	throw new TypeError(`There is no setting ${literal(id)}. There are: ${ids}.`);
}
function valuesOf$1(set) {
	return {
		...Object.fromEntries(defaults),
		...set
	};
}
function combinations(...ids) {
	return [...new Set(ids)].reduce((some, id) => some.flatMap((one) => settingEntry(id).values.map((value) => ({
		...one,
		[id]: value
	}))), [{}]);
}
const alternatives = (id) => {
	const entry = settingEntry(id);
	return entry.values.filter((value) => value !== entry.default).map((value) => ({ [id]: value }));
};
function eachInterpretation(...ids) {
	return [{}, ...(ids.length > 0 ? [...new Set(ids)] : contract.settings.map(({ id }) => id)).flatMap(alternatives)];
}
const settingTable = new Map(Object.entries(settings$1));
const everywhere = [...settingTable].flatMap(([id, setting]) => setting.everywhere ? [id] : []);
const deciding = (ids, decision) => [...ids, ...everywhere.filter((id) => !ids.includes(id))].filter((id) => settingTable.get(id)?.[decision]);
// src/sandbox/state/decide.ts
function settingOf(state, team, id) {
	state.exercised.add(id);
	return team.settings[id] ?? state.settings[id] ?? defaults.get(id);
}
function decide({ state, team }, ids, decision, ...rest) {
	for (const id of deciding(ids, decision)) {
		const decides = settingTable.get(id)?.[decision];
		const found = decides(() => settingOf(state, team, id), ...rest);
		if (found !== void 0) return found;
	}
}
// src/shared/secret-names.ts
const secretName = /authori[sz]ation|auth(?!or)|cookie|token|secret|passw|passphrase|credential|signature(?!s\b|(?<="signature)-[\da-f]+"(?!\s*:))|session|jwt|(?:api|access|subscription|auth|private|master|shared|functions?|account|app|application|client)[-_]?key/i;
const secretHeader = /(?<!idempotency|public|cache|surrogate|routing|partition|websocket)[-_]key$|client-?cert|[-_]cert$|^dpop$|assertion|ticket|[cx]srf|oidc|userinfo|principal|hmac|(?:^|-)(?:sas|sig|otp|wsse)$/i;
const secretValue = /^(?:bearer|basic|digest|negotiate)\s+\S|\beyJ[\w-]+\.[\w-]+\./i;
const isSecretHeader = (name, value) => secretName.test(name) || secretHeader.test(name) || secretValue.test(value);
// src/sandbox/state/secrets.ts
const keyPrefix = "sandbox:";
const bearer = /^bearer +(\S.*)$/i;
const keyOf = (authorization = "") => bearer.exec(authorization)?.[1];
function shownKey(authorization) {
	const key = keyOf(authorization);
	if (key === void 0 || key.startsWith("sandbox:") || key.startsWith("sandbox-")) return key;
	return key.length < 12 ? "…" : `…${key.slice(-4)}`;
}
const secretEnd = new RegExp(String.raw`(?:${secretName.source})[\w.-]{0,60}(?:["']|\s*[:=])`, "i");
const valueName = /\bval(ue)?s?\]?$/i;
const isSecretName = (value) => typeof value === "string" && /^[\w.-]+$/.test(value) && secretName.test(value);
function withoutPairs(value) {
	if (Array.isArray(value)) return value.map((each, index) => index % 2 && isSecretName(value[index - 1]) ? "…" : each);
	if (typeof value !== "object" || value === null) return value;
	const members = Object.entries(value);
	if (!members.some(([, each]) => [each].flat().some(isSecretName))) return value;
	return Object.fromEntries(members.map(([name, each]) => [name, valueName.test(name) ? "…" : each]));
}
function notedText(text, headers, kept = bodyKept) {
	const key = keyIn(headers);
	if (!hasSecret(text.slice(0, 2 * kept), key)) return begin(text, kept);
	const mask = (name, value) => secretName.test(name) || typeof value === "string" && includesKey(value, key) ? "…" : withoutPairs(value);
	try {
		return begin(JSON.stringify(JSON.parse(text), mask), kept);
	} catch {
		return "…";
	}
}
const hasSecret = (text, key) => secretEnd.test(text) || includesKey(text, key);
function withoutKey(entry) {
	const key = keyIn(entry.headers);
	const [path = "", ...query] = entry.path.split(/(?=[?&])/);
	const pairs = query.map((each) => each.split(/=(.*)/s).map(decoded));
	const isPair = pairs.some(([, value]) => isSecretName(value));
	const shown = pairs.map(([name = "", value = ""], index) => {
		return secretName.test(name) || isPair && valueName.test(name) || hasSecret(value, key) ? `${query[index]?.split("=", 1)}=…` : query[index];
	});
	return {
		...entry,
		path: path + shown.join(""),
		headers: shownHeaders(entry.headers)
	};
}
const keyIn = ({ authorization }) => authorization?.replace(/^\S+ +/, "");
function shownHeaders(headers) {
	const key = keyIn(headers);
	const shown = {};
	for (const [name, found] of Object.entries(headers)) {
		const value = typeof found === "string" ? found : found?.join(", ");
		if (value === void 0 || isSecretHeader(name, value) || hasSecret(value, key)) continue;
		shown[name] = begin(value, 500);
	}
	return shown;
}
function includesKey(text, key = "") {
	if (key === "" || key.length >= 12) return key !== "" && text.includes(key);
	const isWord = (character = " ") => /\w/.test(character);
	for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) if (!isWord(text[at - 1]) && !isWord(text[at + key.length])) return true;
	return false;
}
const notedForm = ({ fields, files }, { headers }) => ({
	fields: Object.fromEntries([...fields].map(([name, texts]) => [name, texts.map((text) => secretName.test(name) ? "…" : notedText(text, headers))])),
	files
});
// src/sandbox/state/ids.ts
function nextId(source, kind, type) {
	const number = ++source.ids;
	if (type === "integer") return number;
	const text = `${hex(mix(number ^ source.hash))}${hex(mix(number + ~source.hash))}`;
	if (type === "string") return `${kind}-${text}`;
	return `${text.slice(0, 8)}-${text.slice(8, 12)}-4${text.slice(13, 16)}-8${hex(source.hash).slice(1, 4)}-${hex(number).padStart(12, "0")}`;
}
function mix(value) {
	let mixed = value;
	mixed = Math.imul(mixed ^ mixed >>> 16, 2246822507);
	mixed = Math.imul(mixed ^ mixed >>> 13, 3266489909);
	return (mixed ^ mixed >>> 16) >>> 0;
}
const hex = (value) => value.toString(16).padStart(8, "0");
function hash(text) {
	let value = 2166136261;
	for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
	return mix(value);
}
const fingerprint = (key) => hex(hash(key)) + hex(hash(`key ${key}`));
// src/sandbox/state/ring.ts
var Ring = class {
	size;
	#items = [];
	#oldest = 0;
	count = 0;
	constructor(size) {
		this.size = size;
	}
	push(item) {
		const { next } = this;
		this.count++;
		if (this.#items.length < this.size) this.#items.push(item);
		else {
			this.#items[this.#oldest] = item;
			this.#oldest = (this.#oldest + 1) % this.size;
		}
		return next;
	}
	get last() {
		return this.#items.at(this.#oldest - 1);
	}
	get next() {
		return this.#items.length < this.size ? void 0 : this.#items[this.#oldest];
	}
	values() {
		return [...this.#items.slice(this.#oldest), ...this.#items.slice(0, this.#oldest)];
	}
	numbered() {
		const dropped = this.count - this.#items.length;
		return this.values().map((item, index) => [dropped + index + 1, item]);
	}
};
// src/sandbox/state/errors.ts
var UnknownIdError = class extends TypeError {
	name = "NotFoundError";
};
// src/sandbox/state/store.ts
function teamOf(state, id) {
	const team = peekTeam(state, id);
	if (!team.kept) keepTeam(state, team);
	return team;
}
const peekTeam = (state, id) => state.teams.get(id) ?? createTeam$1(state, id);
function createTeam$1(state, name) {
	const { journal } = state.bounds;
	const id = detach(name);
	return {
		id,
		kept: false,
		number: 0,
		lastRecord: 0,
		records: /* @__PURE__ */ new Map(),
		events: new Ring(journal),
		journal: new Ring(journal),
		faults: [],
		faultCount: 0,
		closedProjects: /* @__PURE__ */ new Set(),
		settings: {},
		extractions: [],
		files: 0,
		ahead: 0,
		bytes: 1e3 + 2 * id.length,
		ids: 0,
		hash: hash(`${state.seed}/${id}`)
	};
}
const reaches = ({ only }, { id }) => only === void 0 || only.id === id;
function keepTeam(state, team) {
	if (!reaches(state, team)) throw new UnknownIdError(`There is no team ${JSON.stringify(team.id)} in the sandbox of ${state.only?.id}.`);
	reserve(state, {
		teams: 1,
		bytes: team.bytes
	});
	team.kept = true;
	team.number = ++state.teamCount;
	state.teams.set(team.id, team);
	state.bytes += team.bytes;
	for (const records of team.records.values()) state.tasks += counted(records);
	state.changes?.newTeam(team);
}
function reserve(state, growth) {
	checkRoom$1(state, growth);
	reserveInAll(state, growth);
}
function reserveInAll({ only }, { tasks, bytes }) {
	const used = only?.used?.();
	if (used) checkRoom$1(used, {
		tasks,
		bytes
	});
}
function checkRoom$1(used, { teams = 0, tasks = 0, bytes = 0 }) {
	const { bounds } = used;
	if (teams > 0 && used.teams.size + teams > bounds.teams) throw new LimitError("teams", used);
	if (tasks > 0 && used.tasks + tasks > bounds.tasks) throw new LimitError("tasks", used);
	if (bytes > 0 && used.bytes + bytes > bounds.bytes) throw new LimitError("bytes", used);
}
function forgetTeam(state, id) {
	const team = state.teams.get(id);
	if (!team) return;
	state.teams.delete(id);
	for (const records of team.records.values()) state.tasks -= counted(records);
	state.bytes -= team.bytes;
	team.kept = false;
	state.changes?.deletedTeam(id);
}
function counted(records) {
	const [first] = records.values();
	return first && counts(first.resource) ? records.size : 0;
}
const counts = ({ foreignKeys }) => Object.keys(foreignKeys).length > 0;
function grow(state, team, bytes) {
	team.bytes += bytes;
	if (team.kept) state.bytes += bytes;
}
const eventBytes = 200;
function addEvent(state, team, event) {
	if (!team.events.push(event)) grow(state, team, eventBytes);
	state.changes?.event(team, team.events.count, event);
}
function addEntry(state, team, entry) {
	const dropped = team.journal.push(entry);
	grow(state, team, entry.bytes - (dropped?.bytes ?? 0));
	state.changes?.entry(team, team.journal.count, entry);
}
function addFault(state, team, rule) {
	grow(state, team, rule.bytes);
	team.faults.push(rule);
	state.changes?.fault(team, rule);
}
function removeFaults(state, team, isRemoved) {
	for (const rule of team.faults.filter(isRemoved)) {
		grow(state, team, -rule.bytes);
		state.changes?.deletedFault(team, rule);
	}
	team.faults = team.faults.filter((rule) => !isRemoved(rule));
}
const textBytes = (text) => 100 + 2 * text.length;
function closeProject(state, team, project, closed = true) {
	const { closedProjects } = team;
	if (closedProjects.has(project) === closed) return;
	const bytes = textBytes(project);
	if (closed) {
		reserve(state, { bytes });
		closedProjects.add(project);
	} else closedProjects.delete(project);
	grow(state, team, closed ? bytes : -bytes);
	state.changes?.team(team);
}
function revokeKey(state, key) {
	if (state.revokedKeys.has(key)) return;
	const bytes = textBytes(key);
	reserve(state, { bytes });
	state.revokedKeys.add(key);
	state.bytes += bytes;
	state.changes?.sandbox(state);
}
function changed(state, team, record) {
	state.shown = void 0;
	state.changes?.record(team, record);
}
function keep(state, team, record) {
	const { name } = record.resource;
	const records = team.records.get(name) ?? /* @__PURE__ */ new Map();
	team.records.set(name, records);
	records.set(records.has(record.id) ? ownKey(record) : record.id, record);
	if (team.kept && counts(record.resource)) state.tasks++;
	grow(state, team, record.bytes);
	link(team, record);
	record.number = ++team.lastRecord;
	changed(state, team, record);
	state.changes?.team(team);
}
const keyWithin = ({ parentParameters, perParent }, id, parent) => perParent ? JSON.stringify([...parentParameters.map((key) => String(parent(key))), id]) : id;
const ownKey = (record) => keyWithin(record.resource, record.id, (key) => keyValue(record, key));
function isTaken(team, record) {
	const { resource, id } = record;
	const records = team.records.get(resource.name);
	const known = records?.get(id);
	const isElsewhere = known && resource.perParent && resource.parentParameters.some((key) => keyValue(known, key) !== keyValue(record, key));
	return known && !isElsewhere || records?.has(ownKey(record)) === true;
}
function link(team, record) {
	for (const key in record.resource.foreignKeys) parentOf(team, record, key)?.children.push(record);
}
function unlink(team, record) {
	for (const key in record.resource.foreignKeys) {
		const children = parentOf(team, record, key)?.children ?? [];
		const index = children.indexOf(record);
		if (index >= 0) children.splice(index, 1);
	}
}
function forget(state, team, record) {
	const records = team.records.get(record.resource.name);
	if (!records?.delete(records.get(record.id) === record ? record.id : ownKey(record))) return;
	if (counts(record.resource)) state.tasks--;
	grow(state, team, -record.bytes);
	state.changes?.deletedRecord(team, record);
	unlink(team, record);
	for (const child of record.children.splice(0)) forget(state, team, child);
}
const keyTo = ({ foreignKeys }, resource) => Object.keys(foreignKeys).find((key) => foreignKeys[key] === resource);
function parentOf(team, record, key) {
	const id = keyValue(record, key);
	const resource = contract.resources[record.resource.foreignKeys[key] ?? ""];
	const records = resource && team.records.get(resource.name);
	if (id === void 0 || !records) return void 0;
	return records.get(keyWithin(resource, id, (each) => keyValue(record, each))) ?? records.get(id);
}
function keyValue({ resource, value, parentIds }, key) {
	if (key in parentIds) return parentIds[key];
	const field = key in value ? key : resource.fields.find((each) => each.snakeName === key)?.name;
	const found = field === void 0 ? void 0 : value[field];
	return found === void 0 || found === null ? void 0 : String(found);
}
var LimitError = class extends Error {
	name = "LimitError";
	limit;
	constructor(limit, { teams, tasks, bytes, bounds }) {
		const used = {
			teams: teams.size,
			tasks,
			bytes
		};
		super(`This would exceed the limit of the sandbox of ${bounds[limit]} ${limit} (${used[limit]} in use). Delete teams that are no longer needed, or raise limits.${limit} (--max-${limit}).`);
		this.limit = limit;
	}
};
const timeOf = (state, team) => state.now + team.ahead;
const noScope = Object.freeze({});
function newRecord(resource, id, value, given) {
	const scope = {};
	for (const key of resource.parentParameters) {
		const found = given[key];
		if (!resource.fields.some((field) => field.snakeName === key) && found !== void 0) scope[key] = detach(String(found));
	}
	return {
		resource,
		id,
		value,
		parentIds: Object.keys(scope).length > 0 ? scope : noScope,
		children: [],
		next: void 0,
		pinned: false,
		number: 0,
		bytes: 400 + Object.values(scope).reduce((sum, text) => sum + 2 * text.length, 0)
	};
}
const empty$1 = /* @__PURE__ */ new Map();
function recordsOf(state, team, name) {
	const known = team.records.get(name);
	const resource = contract.resources[name];
	if (known || !resource) return known ?? empty$1;
	for (const value of resource.existing) keep(state, team, newRecord(resource, String(value[resource.id] ?? nextId(team, resource.noun, resource.idType)), { ...value }, {}));
	return team.records.get(name) ?? empty$1;
}
function findRecord(place, resource, id) {
	if (id === void 0) return void 0;
	const { state, team, params } = place;
	const records = recordsOf(state, team, resource);
	const record = records.get(id);
	if (record && belongs(record, place)) return record;
	const kind = contract.resources[resource];
	if (!kind?.perParent || records.size === 0) return void 0;
	const other = records.get(keyWithin(kind, id, (key) => params[key]));
	return other && belongs(other, place) ? other : void 0;
}
const belongs = (record, { operation, params }) => operation.within.every((key) => {
	const value = keyValue(record, key);
	return value === void 0 || value === params[key];
});
// src/sandbox/request/authorize.ts
function authorize$1(context) {
	if (!context.isDecoded) return {
		status: 400,
		reason: "the path cannot be decoded",
		violation: true
	};
	return deny(context) ?? withoutProject(context, context.params["project_id"]);
}
const authorizeProject = (context) => withoutProject(context, projectOf(context));
function deny(context) {
	const { state, team, operation, request } = context;
	const { authorization } = request.headers;
	const { scopes: neededScopes } = operation;
	if (!neededScopes) return void 0;
	const key = keyOf(authorization);
	if (key === void 0) return {
		status: 401,
		reason: authorization ? "authorization is not `Bearer <API_KEY>`" : "authorization is missing",
		violation: true
	};
	if (state.revokedKeys.size > 0 && state.revokedKeys.has(fingerprint(key))) return {
		status: 401,
		reason: "the key was revoked"
	};
	const read = readKey(key);
	if (!read) return {
		status: 401,
		reason: "the key is not valid"
	};
	const { scopes, restricted } = read;
	const unknown = scopes?.find((name) => !knownScopes.includes(name));
	if (unknown !== void 0) return {
		status: 401,
		reason: `the key names ${JSON.stringify(unknown)}, which is not a scope: ${knownScopes.join(", ")}`
	};
	if (restricted.expires_at !== void 0 && timeOf(state, team) >= Date.parse(restricted.expires_at)) return {
		status: 401,
		reason: "the key has expired"
	};
	if (restricted.team_id !== void 0 && restricted.team_id !== team.id) return {
		status: withoutAccess(context),
		reason: "the key belongs to another team"
	};
	if (!scopes) return void 0;
	const open = neededScopes.length === 0 ? decide(context, operation.settings, "scope") : void 0;
	const lacking = (open === void 0 ? neededScopes : [open]).find((scope) => !grants(scopes, scope));
	if (lacking === void 0) return void 0;
	return {
		status: withoutScope(context),
		reason: `the key lacks the scope ${lacking}`
	};
}
function withoutProject(context, project) {
	const { team, request } = context;
	const { headers } = request;
	if (project === void 0) return void 0;
	if (team.closedProjects.size === 0 && !headers.authorization?.includes(";")) return void 0;
	const only = readKey(keyOf(headers.authorization) ?? "")?.restricted.project_id;
	let reason;
	if (only !== void 0 && only !== project) reason = "the key was not added to the project";
	if (team.closedProjects.has(String(project))) reason = "the project does not allow import via API";
	return reason === void 0 ? void 0 : {
		status: withoutAccess(context),
		reason
	};
}
function grants(scopes, needed) {
	const spellings = contract.scopes.find((each) => each.includes(needed)) ?? [needed];
	return scopes.some((name) => spellings.includes(name));
}
const withoutScope = (context) => decide(context, context.operation.settings, "missingScopeStatus") ?? withoutAccess(context);
function withoutAccess(context) {
	const { responses, settings } = context.operation;
	const listed = ["403", "404"].filter((status) => responses.some((response) => response.status === status));
	return (listed.length === 2 ? decide(context, settings, "noAccessStatus") : void 0) ?? Number(listed[0] ?? 403);
}
function projectOf(context) {
	const { operation, params, bodyMembers } = context;
	const { resource, idParameter } = operation;
	if ("project_id" in params) return void 0;
	if (resource === void 0 || idParameter === void 0) return bodyMembers["project_id"];
	const record = findRecord(context, resource, params[idParameter]);
	return record && keyValue(record, "project_id");
}
const knownScopes = contract.scopes.flat();
const rules = {
	scopes: {
		needed: "an array of scopes",
		fits: Array.isArray
	},
	team_id: segment,
	project_id: segment,
	expires_at: anything
};
const restrictions = [
	"team_id",
	"project_id",
	"expires_at"
];
function apiKey(...args) {
	const [first] = args;
	const options = typeof first === "object" && first !== null ? first : { scopes: args };
	const { scopes = [] } = options;
	if (Array.isArray(first)) throw new TypeError("The first scope is an array: pass the scopes one by one.");
	if (options === first && args.length > 1) throw new TypeError("Put the scopes into the options: { scopes }.");
	checkMembers("option", {
		...options,
		scopes
	}, rules);
	if (options.expires_at !== void 0) parseTime("expires_at", options.expires_at);
	for (const scope of scopes) if (!knownScopes.includes(scope)) throw new TypeError(`There is no scope ${scope}. There are: ${knownScopes.join(", ")}.`);
	const parts = restrictions.flatMap((name) => {
		const value = options[name];
		return value === void 0 ? [] : [`;${name}=${encodeURIComponent(value)}`];
	});
	if (scopes.length === 0 && parts.length === 0) return "sandbox-all-scopes";
	return keyPrefix + scopes.join(",") + parts.join("");
}
function readKey(key) {
	const restricted = {};
	if (key === "sandbox:invalid") return void 0;
	if (!key.startsWith("sandbox:")) return { restricted };
	const [names = "", ...parts] = key.slice(8).split(";");
	for (const part of parts) {
		const [name, value = ""] = part.split("=", 2);
		const restriction = restrictions.find((each) => each === name);
		if (!restriction) return void 0;
		try {
			restricted[restriction] = decodeURIComponent(value);
			if (name === "expires_at") parseTime(name, restricted[restriction]);
		} catch {
			return;
		}
	}
	if (names === "" && parts.length > 0) return { restricted };
	return {
		scopes: names.split(",").flatMap((name) => name.trim() || []),
		restricted
	};
}
const teamOfKey = (key = "") => readKey(key)?.restricted.team_id;
// src/sandbox/request/signatures.ts
const encoder$1 = new TextEncoder();
const algorithm = {
	name: "HMAC",
	hash: "SHA-256"
};
const minLength$1 = 32;
var Signer = class {
	#key;
	constructor(operatorToken) {
		if (typeof operatorToken !== "string" || operatorToken.length < minLength$1) throw new TypeError(`The operator token must be a text of at least ${minLength$1} characters that others cannot guess: openssl rand -hex 32 prints one.`);
		this.#key = importKey(operatorToken);
	}
	async sign(text) {
		return signed(await this.#key, text);
	}
	async verify(text) {
		const [, unsigned, signature = ""] = /^(.*);signature=([\da-f]{64})$/s.exec(text) ?? [];
		if (unsigned === void 0) return void 0;
		const bytes = Uint8Array.from(signature.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
		return await crypto.subtle.verify(algorithm, await this.#key, bytes, encoder$1.encode(unsigned)) ? unsigned : void 0;
	}
	async isOperator(token) {
		return token !== "" && await this.verify(await signed(await importKey(token), "operator")) !== void 0;
	}
};
const unsigned = (key) => key.replace(/;signature=[^;]*$/, "");
const importKey = (secret) => crypto.subtle.importKey("raw", encoder$1.encode(secret), algorithm, false, ["sign", "verify"]);
const signed = async (key, text) => `${text};signature=${hexOf(await crypto.subtle.sign(algorithm, key, encoder$1.encode(text)))}`;
// src/shared/omit-undefined.ts
const omitUndefined = (members) => Object.fromEntries(Object.entries(members).filter(([, value]) => value !== void 0));
// src/sandbox/state/coverage.ts
var Coverage = class {
	#counts = {
		status: /* @__PURE__ */ new Map(),
		transition: /* @__PURE__ */ new Map(),
		move: /* @__PURE__ */ new Map(),
		value: /* @__PURE__ */ new Map()
	};
	add(counted, name, what) {
		const known = this.#counts[counted].get(name);
		const own = known ?? /* @__PURE__ */ new Map();
		if (!known) this.#counts[counted].set(name, own);
		own.set(String(what), (own.get(String(what)) ?? 0) + 1);
	}
	addValue(schema, value) {
		if (typeof value === "string" && contract.values[schema]?.includes(value)) this.add("value", schema, value);
	}
	addMove(resource, from, to) {
		this.add("move", resource, `${from} ${to}`);
	}
	of = (counted, name) => this.#counts[counted].get(name) ?? /* @__PURE__ */ new Map();
};
// src/shared/timestamps.ts
const calendarDate = String.raw`(?<year>\d{4})(?:-(?<month>\d\d)-(?<day>\d\d)|(?<basic>\d{4}))`;
const otherDate = String.raw`\d{4}-?(?:W(?:0[1-9]|[1-4]\d|5[0-3])-?[1-7]|(?:00[1-9]|0[1-9]\d|[12]\d\d|3[0-5]\d|36[0-6]))`;
const hours = String.raw`(?:[01]\d|2[0-3])`;
const clock = String.raw`(?:${hours}(?::?[0-5]\d(?::?(?:[0-5]\d|60))?)?(?:[.,]\d+)?|24(?::?00){0,2}(?:[.,]0+)?)`;
const zone = String.raw`(?:Z|[+-]${hours}(?::?[0-5]\d)?)`;
const pattern$1 = new RegExp(`^(?:${calendarDate}|${otherDate})(?:T${clock}${zone}?)?$`, "i");
function isTimestamp(text) {
	const found = pattern$1.exec(text);
	const { year, month, day, basic } = found?.groups ?? {};
	if (!found || year === void 0) return found !== null;
	const [monthNumber, dayNumber] = [Number(month ?? basic?.slice(0, 2)), Number(day ?? basic?.slice(2))];
	const date = new Date(Date.UTC(Number(year), monthNumber - 1, dayNumber));
	return date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === dayNumber;
}
// src/types/formats.ts
const date = String.raw`\d{4}-\d\d-\d\d`;
const time$1 = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)`;
const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const byte = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const patterns$1 = {
	date,
	time: time$1,
	"date-time": `${date}T${time$1}`,
	email: `[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:[.]${label})*`,
	hostname: `(?=.{1,253}$)${label}(?:[.]${label})*[.]?`,
	ipv4: `${byte}(?:[.]${byte}){3}`,
	uri: String.raw`[a-z][a-z0-9+.-]*:\S*`,
	uuid: "(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}"
};
Object.keys(patterns$1);
const compiled = new Map(Object.entries(patterns$1).map(([name, pattern]) => [name, new RegExp(`^(?:${pattern})$`, "i")]));
const format = (rule, value, { fail }) => {
	if (typeof value !== "string") return;
	if (!(compiled.get(rule)?.test(value) ?? true) || rule.startsWith("date") && !isTimestamp(value)) fail(() => [`must have the format ${rule}`, `is ${JSON.stringify(value.slice(0, 40))}`]);
};
// src/types/schema.ts
const createJudge = (keywords) => (rules, value) => judge(keywords, rules, value, 1, 0).problems[0];
const deepest = 500;
const excluded = "must not be there";
function judge(keywords, rules, value, max, enough, closed = false) {
	const problems = [];
	const path = [];
	let count = 0;
	let isTrial = false;
	const place = {
		rules: {},
		closed,
		fail(sentence, key) {
			count++;
			if (isTrial || count > max) return;
			const at = key === void 0 ? [...path] : [...path, key];
			const [must, is] = sentence();
			problems.push({
				path: at,
				must,
				is: is ? `, and ${is}` : ""
			});
		},
		check(inner, found, key) {
			if (key !== void 0) path.push(key);
			walk(inner, found);
			if (key !== void 0) path.pop();
		},
		fits(inner, found) {
			const before = [count, isTrial];
			[count, isTrial] = [0, true];
			walk(inner, found);
			const fits = count === 0;
			[count, isTrial] = before;
			return fits;
		}
	};
	const walk = (inner, found) => {
		if (inner === false) place.fail(() => [excluded]);
		if (typeof inner === "boolean") return;
		if (path.length > deepest) return place.fail(() => ["is nested too deeply"]);
		for (const name of keysOf(inner)) {
			if (count > (isTrial ? 0 : enough)) return;
			place.rules = inner;
			if (keywords[name]?.(inner[name], found, place) === false) return;
		}
	};
	walk(rules, value);
	return {
		problems,
		count
	};
}
const known$1 = /* @__PURE__ */ new WeakMap();
function keysOf(of) {
	const names = known$1.get(of) ?? Object.keys(of);
	known$1.set(of, names);
	return names;
}
// src/types/keywords.ts
var keywords_exports = /* @__PURE__ */ __exportAll({
	additionalProperties: () => additionalProperties,
	allOf: () => allOf,
	anyOf: () => anyOf,
	bytes: () => bytes,
	const: () => constOf,
	contains: () => contains,
	dependentRequired: () => dependentRequired,
	dependentSchemas: () => dependentSchemas,
	enum: () => enumOf,
	exclusiveMaximum: () => exclusiveMaximum,
	exclusiveMinimum: () => exclusiveMinimum,
	if: () => ifOf,
	items: () => items,
	listed: () => listed$2,
	maxItems: () => maxItems,
	maxLength: () => maxLength,
	maxProperties: () => maxProperties,
	maximum: () => maximum,
	minItems: () => minItems,
	minLength: () => minLength,
	minProperties: () => minProperties,
	minimum: () => minimum,
	multipleOf: () => multipleOf,
	not: () => not,
	oneOf: () => oneOf,
	pattern: () => pattern,
	patternProperties: () => patternProperties,
	prefixItems: () => prefixItems,
	properties: () => properties,
	propertyNames: () => propertyNames,
	required: () => required,
	type: () => type,
	unevaluatedProperties: () => unevaluatedProperties,
	uniqueItems: () => uniqueItems
});
const own = (value, name) => Object.hasOwn(value, name) ? value[name] : void 0;
const isType = (type, value) => {
	if (type === "null") return value === null;
	if (type === "array") return Array.isArray(value);
	if (type === "object") return isObject(value);
	if (type === "integer") return Number.isInteger(value);
	return type === "number" ? Number.isFinite(value) : typeof value === type;
};
const shown$1 = (value) => {
	if (Array.isArray(value)) return "an array";
	if (isObject(value)) return "an object";
	if (typeof value !== "string") return String(value);
	return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
};
const is = (value) => `is ${shown$1(value)}`;
const namesOf$1 = (values) => values.map(shown$1).join(", ");
function isSame(known, value) {
	if (typeof known !== "object" || typeof value !== "object" || !known || !value) return known === value;
	const names = keysOf(known);
	return Array.isArray(known) === Array.isArray(value) && names.length === Object.keys(value).length && names.every((name) => isSame(known[name], own(value, name)));
}
const patterns = /* @__PURE__ */ new Map();
function matches$2(source, text) {
	const known = patterns.get(source) ?? new RegExp(source, "u");
	patterns.set(source, known);
	return known.test(text);
}
function type(rule, value, { fail }) {
	const fits = typeof rule === "string" ? isType(rule, value) : rule.some((each) => isType(each, value));
	const named = (each) => each === "null" ? each : `${/^[aio]/.test(each) ? "an" : "a"} ${each}`;
	if (!fits) fail(() => [`must be ${[rule].flat().map(named).join(" or ")}`, is(value)]);
	return fits;
}
const enumOf = (rule, value, { fail }) => {
	if (!rule.some((each) => isSame(each, value))) fail(() => [`must be one of ${namesOf$1(rule)}`, is(value)]);
};
const constOf = (rule, value, { fail }) => {
	if (!isSame(rule, value)) fail(() => [`must be ${shown$1(rule)}`, is(value)]);
};
const listed$2 = (rule, value, { closed, fail }) => {
	if (closed && typeof value === "string" && !rule.includes(value)) fail(() => [`is ${shown$1(value)}, which is not one of ${namesOf$1(rule)}`]);
};
const bytes = (_, value, { fail }) => {
	if (!/^\[object (Blob|File)\]$/.test(Object.prototype.toString.call(value))) fail(() => ["must be a Blob", is(value)]);
};
const required = (rule, value, { fail }) => {
	if (!isObject(value)) return;
	for (const name of rule) if (own(value, name) === void 0) fail(() => ["is missing"], name);
};
const properties = (rule, value, { check }) => {
	if (!isObject(value)) return;
	for (const name of keysOf(rule)) {
		const found = own(value, name);
		if (found !== void 0) check(rule[name] ?? true, found, name);
	}
};
const patternProperties = (rule, value, { check }) => {
	if (!isObject(value)) return;
	for (const [name, found] of Object.entries(value)) for (const pattern of keysOf(rule)) if (matches$2(pattern, name)) check(rule[pattern] ?? true, found, name);
};
const isNamed = ({ properties: named, patternProperties: ofPattern = {} }, name) => Object.hasOwn(Object(named), name) || keysOf(Object(ofPattern)).some((pattern) => matches$2(pattern, name));
const additionalProperties = (rule, value, { rules, check }) => {
	if (!isObject(value)) return;
	for (const [name, found] of Object.entries(value)) if (!isNamed(rules, name)) check(rule, found, name);
};
const unevaluatedProperties = (rule, value, { rules, fits, check }) => {
	if (!isObject(value)) return;
	const { unevaluatedProperties: _, ...others } = rules;
	const evaluated = new Set(evaluatedIn(others, value, fits));
	for (const [name, found] of Object.entries(value)) if (!evaluated.has(name)) check(rule, found, name);
};
function evaluatedIn(rules, value, fits) {
	if (typeof rules === "boolean") return [];
	const names = Object.keys(value);
	if ("additionalProperties" in rules || "unevaluatedProperties" in rules) return names;
	const { allOf: all = [], anyOf: any = [], oneOf: one = [], dependentSchemas: dependent = {} } = rules;
	const branch = branchOf(rules, value, fits);
	const parts = [
		all,
		any,
		one,
		names.map((name) => own(Object(dependent), name) ?? true),
		branch
	].flat();
	return [...names.filter((name) => isNamed(rules, name)), ...parts.flatMap((each) => fits(each, value) ? evaluatedIn(each, value, fits) : [])];
}
const propertyNames = (rule, value, { fits, fail }) => {
	if (!isObject(value)) return;
	for (const name of Object.keys(value)) if (!fits(rule, name)) fail(() => [`${excluded}: no field can have this name`], name);
};
const dependentRequired = (rule, value, { fail }) => {
	if (!isObject(value)) return;
	for (const name of keysOf(rule).filter((each) => own(value, each) !== void 0)) for (const other of rule[name] ?? []) if (own(value, other) === void 0) fail(() => ["is missing", `${name} is there`], other);
};
const dependentSchemas = (rule, value, { check }) => {
	if (!isObject(value)) return;
	for (const name of keysOf(rule)) if (own(value, name) !== void 0) check(rule[name] ?? true, value);
};
const prefixItems = (rule, value, { check }) => {
	if (!Array.isArray(value)) return;
	const end = Math.min(rule.length, value.length);
	for (let index = 0; index < end; index++) check(rule[index] ?? true, value[index], index);
};
const items = (rule, value, { rules, check }) => {
	if (!Array.isArray(value)) return;
	const { length } = Object(rules["prefixItems"] ?? []);
	for (let index = length; index < value.length; index++) check(rule, value[index], index);
};
const uniqueItems = (rule, value, { fail }) => {
	if (!rule || !Array.isArray(value)) return;
	try {
		if (new Set(value.map(canonical)).size < value.length) fail(() => ["must not contain an item twice"]);
	} catch {
		fail(() => ["has items that are nested too deeply"]);
	}
};
const contains = (rule, value, { rules, fits, fail }) => {
	if (!Array.isArray(value)) return;
	const { minContains: min = 1, maxContains: max = Infinity } = rules;
	const { length } = value.filter((each) => fits(rule, each));
	if (length < Number(min) || length > Number(max)) {
		const bounds = max === Infinity ? `at least ${min}` : `${min} to ${max}`;
		fail(() => [`must contain ${bounds} items that match`, `has ${length}`]);
	}
};
const bound = (measure, fits, must) => (rule, value, { fail }) => {
	const size = measure(value);
	if (size !== void 0 && !fits(size, rule)) fail(() => [`must ${must.replace("#", String(rule))}`, `has ${size}`]);
};
const most = (size, rule) => size <= rule;
const least = (size, rule) => size >= rule;
const count$2 = (value) => Array.isArray(value) ? value.length : void 0;
const characters = (value) => typeof value === "string" ? value.length - (value.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0) : void 0;
const fields = (value) => isObject(value) ? Object.keys(value).length : void 0;
const minItems = bound(count$2, least, "have a length of at least #");
const maxItems = bound(count$2, most, "have a length of at most #");
const minLength = bound(characters, least, "have a length of at least #");
const maxLength = bound(characters, most, "have a length of at most #");
const minProperties = bound(fields, least, "have at least # fields");
const maxProperties = bound(fields, most, "have at most # fields");
const compared = (fits, must) => (rule, value, { fail }) => {
	if (typeof value === "number" && !fits(value, rule)) fail(() => [`must be ${must} ${rule}`, is(value)]);
};
const minimum = compared(least, "at least");
const maximum = compared(most, "at most");
const exclusiveMinimum = compared((value, rule) => value > rule, "greater than");
const exclusiveMaximum = compared((value, rule) => value < rule, "less than");
const multipleOf = compared((value, rule) => Number.isInteger(value / rule), "a multiple of");
const pattern = (rule, value, { fail }) => {
	if (typeof value === "string" && !matches$2(rule, value)) fail(() => [`must match ${rule}`, is(value)]);
};
const allOf = (rule, value, { check }) => {
	for (const each of rule) check(each, value);
};
const anyOf = (rule, value, { fits, fail }) => {
	if (!rule.some((each) => fits(each, value))) fail(() => [`must match an alternative`, is(value)]);
};
const oneOf = (rule, value, { fits, fail }) => {
	const { length } = rule.filter((each) => fits(each, value));
	if (length !== 1) fail(() => ["must match one alternative", `matches ${length}`]);
};
const not = (rule, value, { fits, fail }) => {
	if (fits(rule, value)) fail(() => [`matches what is excluded`, is(value)]);
};
const branchOf = (rules, value, fits) => {
	const { if: condition, then: met = true, else: unmet = true } = rules;
	if (condition === void 0) return [];
	return fits(condition, value) ? [condition, met] : [unmet];
};
const ifOf = (_, value, { rules, fits, check }) => {
	for (const each of branchOf(rules, value, fits)) check(each, value);
};
const problemWithFormats = createJudge({
	...keywords_exports,
	format
});
const pointerTo = ({ path }) => path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
// src/sandbox/contract/records.ts
function violationIn({ schema = true, fields }, value) {
	const problem = problemWithFormats(schema, value);
	if (!problem) return unfitting(fields, value);
	const { path, must, is } = problem;
	if (must !== "must not be there") return `${pointerTo(problem)} ${must}${is}`;
	if (path.length > 1) return `${pointerTo(problem)} is no field of the contract`;
	return `there is no field ${path.join("")}. There are: ${fields.map(({ name }) => name).join(", ")}`;
}
function unfitting(fields, value) {
	for (const { name, snakeName } of fields) {
		const time = value[name];
		if (snakeName.endsWith("_at") && typeof time === "string" && !isTimestamp(time)) return `/${name} is ${literal(time)}, and must be a time in ISO 8601, as in 2026-01-01T00:00:00Z`;
	}
}
// src/sandbox/state/extractions.ts
function checkedExtraction(where, given) {
	try {
		checkMembers("member", checkObject("it is", given), {
			match: anything,
			pages: anything,
			ids
		});
		const copy = copyOf("it", given);
		checkMatch(copy.match);
		const tasks = contract.resources[contract.fileResource];
		if (!tasks) throw new TypeError("the contract has no operation that creates tasks.");
		const wrong = violationIn(tasks, {
			...tasks.initial,
			pages: copy.pages ?? null
		});
		if (wrong !== void 0) throw new TypeError(`${wrong}.`);
		return copy;
	} catch (error) {
		throw error instanceof TypeError ? /* @__PURE__ */ new TypeError(`${where}: ${error.message}`) : error;
	}
}
const ids = oneOf$1(["keep", "renumber"]);
const matchRules = {
	name: text,
	sha256: {
		needed: "64 hexadecimal digits",
		fits: (value) => typeof value === "string" && /^[\da-f]{64}$/i.test(value)
	},
	order: integer$1(1)
};
function checkMatch(match) {
	if (typeof match === "object" && match !== null && Object.keys(match).length > 0) checkMembers("member of /match", match, matchRules);
	else if (!text.fits(match)) reject$1("/match", match, "a pattern of file names, or an object with name, sha256 or order");
}
const extractionBytes = (extractions) => extractions.reduce((sum, each) => sum + bytesOf(each), 0);
// src/sandbox/state/state.ts
function statusOf({ resource, value }) {
	const status = resource.lifecycle && value[resource.lifecycle.field];
	return typeof status === "string" ? status : void 0;
}
const optionRules = {
	seed: {
		needed: "a string or a number",
		fits: (value) => typeof value === "string" || Number.isFinite(value)
	},
	now: anything,
	processingMs: integer$1(0),
	set: object$1,
	examples: boolean,
	extractions: {
		needed: "an array",
		fits: Array.isArray
	},
	limits: object$1,
	log: {
		needed: "a function",
		fits: (value) => typeof value === "function"
	},
	operatorToken: anything
};
const defaultBounds = {
	teams: 1e4,
	tasks: 1e5,
	bytes: 2 ** 27,
	journal: 1e3
};
const boundRules = Object.fromEntries(Object.keys(defaultBounds).map((name) => [name, integer$1(1)]));
function createState(options = {}, only) {
	checkMembers("option", checkObject("The options are", options), optionRules);
	const first = (options.examples ? contract.start.now : void 0) ?? "2026-01-01T00:00:00.000Z";
	const { seed = 1, now = first, processingMs = 0 } = options;
	const limits = omitUndefined(options.limits ?? {});
	const set = omitUndefined(options.set ?? {});
	checkMembers("limit", limits, boundRules);
	const bounds = {
		...defaultBounds,
		...limits
	};
	for (const [id, value] of Object.entries(set)) checkSetting(id, value);
	const extractions = (options.extractions ?? []).map((each, index) => checkedExtraction(`extractions[${index}]`, each));
	return {
		seed: String(seed),
		processingMs,
		bounds,
		log: options.log ?? ((line) => console.warn(`sandbox: ${line}`)),
		now: parseTime("now", now),
		settings: { ...set },
		extractions,
		teams: /* @__PURE__ */ new Map(),
		lastTeam: 1,
		teamCount: 0,
		tasks: 0,
		bytes: extractionBytes(extractions),
		unmatched: new Ring(bounds.journal),
		coverage: new Coverage(),
		revokedKeys: /* @__PURE__ */ new Set(),
		exercised: /* @__PURE__ */ new Set(),
		requests: 0,
		changes: void 0,
		shown: void 0,
		only
	};
}
// src/shared/listed-response.ts
function responseOf(responses, status) {
	const named = (name) => responses.find((each) => each.status === name);
	return named(`${status}`) ?? named(`${Math.trunc(status / 100)}XX`) ?? named("default");
}
// src/sandbox/contract/router.ts
function byPath(entries) {
	const table = [...entries].map(([path, value]) => {
		const keys = [];
		const segments = path.split("/").map((segment) => {
			const [, key] = /^\{(.+)\}$/.exec(segment) ?? [];
			if (key === void 0) return literalPattern(normalized(segment));
			keys.push(key);
			return "([^/]+)";
		});
		return {
			value,
			keys,
			pattern: new RegExp(`^${segments.join("/")}$`)
		};
	});
	table.sort((a, b) => a.keys.length - b.keys.length);
	return (path) => {
		const given = path.includes("%") ? path.split("/").map(normalized).join("/") : path;
		for (const { value, keys, pattern } of table) {
			const found = pattern.exec(given);
			if (!found) continue;
			const encoded = {};
			for (const [index, key] of keys.entries()) encoded[key] = found[index + 1] ?? "";
			return {
				value,
				encoded,
				params: path.includes("%") ? decode(encoded) : encoded
			};
		}
	};
}
function decode(encoded) {
	try {
		return Object.fromEntries(Object.entries(encoded).map(([key, value]) => [key, decodeURIComponent(value)]));
	} catch {
		return;
	}
}
function normalized(segment) {
	if (!segment.includes("%")) return segment;
	const text = decoded(segment);
	return text.includes("%") || text.includes("/") ? segment : encodeURI(text);
}
const pathItems = /* @__PURE__ */ new Map();
for (const operation of contract.operations) {
	const item = pathItems.get(operation.path) ?? /* @__PURE__ */ new Map();
	pathItems.set(operation.path, item.set(operation.method, operation));
}
for (const item of pathItems.values()) {
	const get = item.get("GET");
	if (get && !item.has("HEAD")) item.set("HEAD", get);
}
const matchPath = byPath(pathItems);
const find = (path) => matchPath(path.split("?", 1)[0] ?? "");
const byId = new Map(contract.operations.map((operation) => [operation.id, operation]));
const operationOf = (id) => byId.get(id ?? "");
const isOverview = (path) => path === "/" || path.startsWith("/?");
// src/shared/guards.ts
const passes = ({ in: allowed, notIn }, value) => allowed ? allowed.includes(value) : !notIn?.includes(value);
const describe = ({ in: allowed, notIn = [] }) => `must ${allowed ? "" : "not "}be ${(allowed ?? notIn).map(String).join(", ").replace(/(.*),/, "$1 or")}`;
function failedGuard(guards, record) {
	for (const [field, guard] of Object.entries(guards)) {
		const value = record[field];
		if (!passes(guard, value)) return `${field} is ${value}, and ${describe(guard)}`;
	}
}
// src/shared/names.ts
const words = (name) => name.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2").split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean).map((word) => word.toLowerCase());
const snake = (name) => isSnake.test(name) ? name : words(name).join("_");
const isSnake = /^[a-z\d]+(?:_[a-z\d]+)*$/;
// src/sandbox/contract/conditions.ts
const conditions = {
	"task-validates": {
		rejection: "Task validation failed.",
		holds: ({ outcome }) => outcome?.fails !== "task-validates"
	},
	"upload-not-fully-processed": {
		rejection: "The upload is already fully processed.",
		holds({ parent, setting }) {
			const { status } = parent("Upload") ?? {};
			if (status === void 0) return true;
			switch (setting("upload-fully-processed")) {
				case "completed": return status !== finished;
				case "settled": return summary.open.some((each) => each === status);
				case "never": return true;
			}
		}
	}
};
// src/sandbox/state/journal.ts
const duration = Symbol("duration");
const noteDuration = (headers, ms) => {
	headers[duration] = ms;
};
const durationOf = ({ headers }) => headers[duration];
const ignore = (entry, name) => keepName(entry.ignored ??= [], name);
function toJournalEntry(noted) {
	const { time, violation, headers, bytes, ...entry } = withoutKey(noted);
	const { status, changes, form } = entry;
	const operation = operationOf(entry.operation);
	const isDocumented = operation && (status === 0 || responseOf(operation.responses, status));
	return {
		at: iso(time),
		verdict: {
			request: violation === void 0 ? "valid" : "invalid",
			response: isDocumented ? "documented" : "undocumented",
			...violation !== void 0 && { violation }
		},
		headers,
		...entry,
		...changes && { changes: structuredClone(changes) },
		...form && { form: structuredClone(form) }
	};
}
const smallMembers = 400;
function entryBytes(entry) {
	const { path, headers, body, response, violation, rejected, ignored, fault, key, changes, form } = entry;
	const texts = bytesOf(path) + bytesOf(body) + bytesOf(response) + bytesOf(violation) + bytesOf(rejected) + bytesOf(ignored) + bytesOf(fault);
	return smallMembers + texts + bytesOf(key) + bytesOf(headers) + bytesOf(changes) + bytesOf(form);
}
function finish(entry) {
	entry.bytes = entryBytes(entry);
	if (entry.bytes - bytesOf(entry.response) <= 1400) return;
	if (bytesOf(entry.headers) > 4e3) entry.headers = shownHeaders(entry.headers);
	for (const name of [
		"violation",
		"rejected",
		"fault",
		"key"
	]) {
		const text = entry[name];
		if (text !== void 0) entry[name] = begin(text, 500);
	}
	for (const change of Object.values(entry.changes ?? {})) {
		change.from = brief(change.from);
		change.to = brief(change.to);
	}
	entry.bytes = entryBytes(entry);
}
function brief(value) {
	if (typeof value === "string") return begin(value, 500);
	if (typeof value !== "object" || value === null) return value;
	const text = JSON.stringify(value);
	return text.length > 500 ? begin(text, 500) : value;
}
// src/sandbox/behavior/found-items.ts
const known = /* @__PURE__ */ new WeakMap();
function foundItems(results, seed) {
	const made = known.get(results);
	if (made?.seed === seed) return made;
	const items = mapPages(results, (page, index) => withItems(page, `${seed}/${index}`));
	const none = mapPages(items, (page) => Object.fromEntries(Object.entries(page).map(([name, value]) => [name, Array.isArray(value) ? [] : value])));
	const values = [items, none].flatMap((each) => Object.values(each));
	const found = {
		items,
		none,
		byText: new Map(values.map((value) => [JSON.stringify(value), value])),
		seed
	};
	known.set(results, found);
	return found;
}
function withItems(page, seed) {
	const fill = filler(seed, Number(page["width"] ?? 1e3), Number(page["height"] ?? 1e3));
	const own = (item) => {
		const { confidence } = item;
		return {
			...fill(item),
			...confidence !== void 0 && { confidence }
		};
	};
	const items = Object.entries(page).flatMap(([kind, list]) => Array.isArray(list) ? [[kind, list.map((item) => isObject(item) ? own(item) : item)]] : []);
	return {
		...fill(page),
		...Object.fromEntries(items)
	};
}
const mapPages = (results, change) => Object.fromEntries(Object.entries(results).map(([name, list]) => [name, Array.isArray(list) ? list.map((each, index) => isObject(each) ? change(each, index) : each) : list]));
function filler(seed, width, height) {
	let count = 0;
	const below = (end) => hash(`${seed}/${count++}`) % Math.max(1, Math.floor(end));
	const rectangle = () => {
		const [left, top] = [below(width * .7), below(height * .9)];
		const [right, bottom] = [left + 1 + below(width * .3), top + 1 + below(height * .1)];
		return [
			[left, top],
			[right, top],
			[right, bottom],
			[left, bottom]
		];
	};
	const fields = {
		id: (value) => String(value).replace(/\d*$/, hex(below(2 ** 32))),
		confidence: () => (50 + below(50)) / 100,
		top: () => below(height),
		left_of_line: () => below(width),
		coordinates: rectangle
	};
	return (sample) => Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, value === null ? null : fields[name]?.(value) ?? value]));
}
// src/sandbox/behavior/lifecycle.ts
const outcomeFor = ({ resource, value }) => resource.name === contract.fileResource ? outcomeOf(value["name"]) : void 0;
function scheduleNew(state, team, record, delay = state.processingMs) {
	const { stuck, ends } = outcomeFor(record) ?? {};
	const first = moveFrom(record)?.to;
	record.next = planned(stuck ? void 0 : first && (ends ?? first), timeOf(state, team) + delay);
}
function scheduleAfter(state, team, record, operation) {
	const { lifecycle } = record.resource;
	const from = statusOf(record);
	const unknown = lifecycle?.moves.find((move) => move.from === from && move.unknown !== void 0)?.unknown;
	const status = unknown === void 0 ? moveFrom(record)?.to : decide({
		state,
		team
	}, [unknown], "unknownValue");
	const next = planned(status, timeOf(state, team) + state.processingMs);
	record.next = next && state.processingMs === 0 ? {
		...next,
		after: operation.id
	} : next;
}
const moveFrom = (record) => record.resource.lifecycle?.moves.find(({ from, to }) => to !== void 0 && from === statusOf(record));
const planned = (status, at) => status === void 0 ? void 0 : {
	status,
	at
};
function advance(state, team, record) {
	const { lifecycle } = record.resource;
	if (!lifecycle) return record;
	const now = timeOf(state, team);
	for (let moves = 0; record.next && record.next.at <= now && moves < lifecycle.states.length; moves++) {
		const from = statusOf(record) ?? null;
		const { status: to, at } = record.next;
		state.coverage.addMove(record.resource.name, from, to);
		record.value[lifecycle.field] = to;
		changed(state, team, record);
		record.next = planned(moveFrom(record)?.to, at + state.processingMs);
		if (to === lifecycle.moves.find((move) => move.from === from)?.to) addProcessingResults(state, record);
	}
	sumUp(state, team, record, lifecycle.field);
	return record;
}
function msUntilIdle(state, team) {
	const now = timeOf(state, team);
	return [...team.records.values()].flatMap((records) => [...records.values()].map((record) => advance(state, team, record).next?.at ?? now)).reduce((last, at) => Math.max(last, at), now) - now;
}
function addProcessingResults(state, record) {
	const { items, none } = foundItems(record.resource.processingResults, state.seed);
	const found = outcomeFor(record)?.empty ? none : items;
	for (const [name, result] of Object.entries({
		...found,
		...record.extracted
	})) if (isEmpty(record.value[name])) record.value[name] = result;
	delete record.extracted;
}
const isEmpty = (value) => Array.isArray(value) && value.length === 0;
function sumUp(state, team, record, field) {
	if (record.resource.name !== contract.requestResource || record.pinned) return;
	const statuses = /* @__PURE__ */ new Set();
	for (const child of record.children) {
		if (child.resource.name !== contract.fileResource) continue;
		const status = statusOf(advance(state, team, child));
		if (status !== void 0) statuses.add(status);
	}
	const [first] = statuses;
	if (first === void 0) return;
	const open = summary.open.find((status) => statuses.has(status));
	const same = statuses.size === 1 && summary.same.find((status) => status === first);
	const status = open ?? (same || summary.mixed);
	if (record.value[field] === status) return;
	record.value[field] = status;
	changed(state, team, record);
}
// src/sandbox/contract/fields.ts
const bySnakeName = (values) => Object.fromEntries(Object.entries(values).map(([name, value]) => [snake(name), value]));
const fieldsOf = ({ fields }, given) => Object.fromEntries(fields.flatMap((field) => {
	const found = given[field.snakeName];
	const kept = found === void 0 ? void 0 : fitting(field, found);
	return kept === void 0 ? [] : [[field.name, kept]];
}));
const fieldOf = ({ fields }, name) => fields.find((field) => field.name === name);
function fitting(field, value) {
	const pruned = prune(field.members, value);
	return problemWithFormats(field.schema, pruned) ? void 0 : pruned;
}
function prune(members, value) {
	if (!members || typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return value.map((item) => prune(members, item));
	return Object.fromEntries(Object.entries(value).filter(([name]) => members.includes(name)));
}
// src/sandbox/behavior/update.ts
function updatesOf({ resource, value }, { bodyMembers, operation, entry }) {
	const values = {};
	for (const field of resource.fields) {
		const found = bodyMembers[field.snakeName];
		if (found === void 0 || field.name === resource.id) continue;
		const { name, optional } = field;
		const kept = fitting(field, operation.method === "PATCH" ? merge(value[name], found) : found);
		if (kept !== void 0 || found === null && optional) values[name] = kept;
		else ignore(entry, name);
	}
	return values;
}
function setFields(state, team, record, values, operation) {
	const { resource, value } = record;
	const changes = {};
	const { bytes } = record;
	const names = Object.keys(values);
	const growth = names.reduce((sum, name) => sum + bytesOf(values[name]) - bytesOf(value[name]), 0);
	reserve(state, { bytes: growth });
	const moves = names.some((name) => (fieldOf(resource, name)?.snakeName ?? name) in resource.foreignKeys);
	if (moves) unlink(team, record);
	for (const [name, to] of Object.entries(values)) {
		changes[name] = {
			from: value[name],
			to
		};
		if (to === void 0) delete value[name];
		else value[name] = to;
	}
	if (moves) link(team, record);
	const updated = resource.fields.find(({ snakeName }) => snakeName === "updated_at");
	const now = iso(timeOf(state, team));
	if (updated && !problemWithFormats(updated.schema, now)) value[updated.name] = now;
	record.bytes = Math.max(400, bytes + growth);
	changed(state, team, record);
	grow(state, team, record.bytes - bytes);
	if (resource.lifecycle && resource.lifecycle.field in values) {
		record.pinned = true;
		if (operation) scheduleAfter(state, team, record, operation);
	}
	return changes;
}
function merge(into, patch) {
	if (!isObject(patch)) return patch;
	const merged = new Map(Object.entries(isObject(into) ? into : {}));
	for (const [name, value] of Object.entries(patch)) if (value === null) merged.delete(name);
	else merged.set(name, merge(merged.get(name), value));
	return Object.fromEntries(merged);
}
// src/sandbox/behavior/transitions.ts
const table = new Map(Object.entries(conditions));
const preconditions = guards;
const preconditionOf = ({ id, transition }) => preconditions[transition?.record ?? ""]?.[id];
function forbidden({ state, team, operation }, record) {
	const { from = {}, conditions: named = [] } = preconditionOf(operation) ?? {};
	const wrong = failedGuard(from, record.value);
	if (wrong !== void 0) return wrong;
	for (const { id } of named) {
		const condition = table.get(id);
		if (condition?.holds({
			value: record.value,
			outcome: outcomeFor(record),
			parent(name) {
				const key = keyTo(record.resource, name);
				const parent = key === void 0 ? void 0 : parentOf(team, record, key);
				return parent && advance(state, team, parent).value;
			},
			setting: (name) => settingOf(state, team, name)
		}) === false) return condition?.rejection;
	}
}
function applyTransition(context, record) {
	const { state, team, operation, entry } = context;
	const values = {};
	for (const [name, { value, parameter, unknown }] of Object.entries(operation.transition?.to ?? {})) {
		const to = parameter === void 0 ? newValue(context, value, unknown) : argument(context, parameter);
		const field = record.resource.fields.find((each) => each.name === name);
		if (to === void 0 || !field) continue;
		const kept = fitting(field, to);
		if (kept === void 0) ignore(entry, name);
		else values[name] = kept;
	}
	return Object.keys(values).length > 0 ? setFields(state, team, record, values, operation) : {};
}
const newValue = (context, value, unknown) => unknown === void 0 ? value : decide(context, [unknown], "unknownValue");
function argument({ path, query, bodyMembers }, name) {
	const key = snake(name);
	const found = path[key] ?? query[name] ?? bodyMembers[key];
	return typeof found === "string" ? detach(found) : found;
}
// src/sandbox/testing/coverage.ts
function coverageReport(coverage) {
	const count = (...[counted, name, what]) => coverage.of(counted, name).get(String(what)) ?? 0;
	const report = {
		covered: 0,
		total: 0,
		operations: contract.operations.map(({ id, responses }) => {
			const counts = [...coverage.of("status", id)];
			const sum = (some) => some.reduce((total, [, each]) => total + each, 0);
			const countsOf = (response) => counts.filter(([status]) => responseOf(responses, Number(status)) === response);
			const statuses = responses.map((response) => [response.status, sum(countsOf(response))]);
			return {
				operation: id,
				requests: sum(counts),
				statuses: Object.fromEntries(statuses)
			};
		}),
		transitions: contract.operations.filter(({ transition }) => transition).map(({ id }) => ({
			operation: id,
			applied: count("transition", id, "applied"),
			rejected: count("transition", id, "rejected")
		})),
		moves: Object.values(contract.resources).flatMap(({ name: record, lifecycle }) => (lifecycle?.moves ?? []).flatMap(({ from = null, to }) => to ? {
			record,
			from,
			to,
			count: count("move", record, `${from} ${to}`)
		} : [])),
		values: Object.fromEntries(Object.entries(contract.values).map(([set, values]) => [set, Object.fromEntries(values.map((value) => [value, count("value", set, value)]))]))
	};
	const counts = cases(report).map(({ count }) => count);
	return {
		...report,
		covered: counts.filter(Boolean).length,
		total: counts.length
	};
}
function isRejectable(id) {
	const operation = operationOf(id);
	const { from = {}, conditions = [] } = (operation && preconditionOf(operation)) ?? {};
	return conditions.length > 0 || Object.keys(from).length > 0;
}
function cases({ operations, transitions, moves, values }) {
	const counted = (suite, counts, prefix = "") => Object.entries(counts).map(([name, count]) => ({
		suite,
		name: prefix + name,
		count
	}));
	return [
		...operations.flatMap(({ operation, statuses }) => counted(operation, statuses, "returns ")),
		...transitions.flatMap(({ operation, applied, rejected }) => counted(operation, {
			applied,
			...isRejectable(operation) && { rejected }
		}, "transition ")),
		...moves.flatMap(({ record, from, to, count }) => counted(`${record} moves`, { [`${from ?? "creation"} to ${to}`]: count })),
		...Object.entries(values).flatMap(([suite, counts]) => counted(suite, counts))
	];
}
// src/sandbox/behavior/create.ts
function createAll(context) {
	const { state, team, operation, form } = context;
	const now = iso(timeOf(state, team));
	const [first] = form?.files ?? [];
	const given = givenTo(context);
	if (form && first) {
		given["name"] ??= first.name;
		given["file_type"] = first.type;
		given["file_size"] = form.files.reduce((sum, { size }) => sum + size, 0);
	}
	const createdPer = (kind) => (operation.transition?.creates ?? []).flatMap(({ record, per }) => per === kind ? contract.resources[record] ?? [] : []);
	const [perRequest, perFile] = [createdPer("request"), createdPer("file")];
	const files = (form?.files ?? []).map((file, index) => {
		const order = team.files + index + 1;
		return {
			file,
			extraction: extractionOf(state, team, {
				...file,
				order
			})
		};
	});
	const sizes = files.map(({ file: { name }, extraction }) => [name, extraction?.pages]);
	reserveRecords(state, [...perRequest, ...files.flatMap(() => perFile)], [given, ...sizes]);
	team.files += files.length;
	const records = perRequest.map((resource) => createRecord(context, resource, given));
	const [parent] = records;
	for (const resource of perFile) {
		const key = parent && keyTo(resource, parent.resource.name);
		for (const { file, extraction } of files) {
			const own = {
				...given,
				name: file.name,
				file_type: file.type,
				file_size: file.size
			};
			if (parent && key !== void 0) own[key] = parent.id;
			const record = createRecord(context, resource, own, ["name"]);
			if (resource.name === contract.fileResource) setExtracted(state, team, record, extraction);
			records.push(record);
		}
	}
	return {
		record: records.find(({ resource }) => resource.name === operation.resource) ?? parent,
		created: {
			created_at: now,
			updated_at: now,
			...given
		}
	};
}
function givenTo({ operation, path, bodyMembers }) {
	const own = { ...bodyMembers };
	for (const key of operation.within) if (key !== "id") own[key] = path[key] ?? null;
	return own;
}
function reserveRecords(state, resources, given) {
	const tasks = resources.filter(counts).length;
	reserve(state, {
		tasks,
		bytes: resources.length * 1.5 * 400 + bytesOf(given)
	});
}
function createRecord({ state, team, entry }, resource, given, own = Object.keys(given)) {
	const now = iso(timeOf(state, team));
	const id = newId(team, resource, given);
	const all = {
		created_at: now,
		updated_at: now,
		...given
	};
	const value = { ...resource.initial };
	for (const field of resource.fields) {
		const found = field.name === resource.id ? id : all[field.snakeName];
		if (found === void 0 || field.name === resource.lifecycle?.field) continue;
		const kept = fitting(field, found);
		if (kept !== void 0) value[field.name] = kept;
		else if (field.snakeName in given) ignore(entry, field.name);
	}
	const record = newRecord(resource, String(id), value, all);
	record.bytes += own.reduce((sum, key) => sum + bytesOf(given[key]), 0);
	scheduleNew(state, team, record);
	keep(state, team, record);
	const status = statusOf(record);
	if (status !== void 0) state.coverage.addMove(resource.name, null, status);
	return record;
}
function newId(team, resource, given) {
	const field = fieldOf(resource, resource.id);
	const wanted = given[field?.snakeName ?? resource.id];
	return (typeof wanted === "string" || typeof wanted === "number") && (!field || !problemWithFormats(field.schema, wanted)) && !isTaken(team, {
		resource,
		id: String(wanted),
		value: given,
		parentIds: {}
	}) ? wanted : freeId(team, resource);
}
function freeId(team, { name, noun, idType }) {
	const records = team.records.get(name);
	let id = nextId(team, noun.replaceAll(" ", "-"), idType);
	while (records?.has(String(id))) id = nextId(team, noun.replaceAll(" ", "-"), idType);
	return id;
}
const extractionOf = (state, team, file) => [...state.extractions, ...team.extractions].findLast(({ match }) => matches$1(match, file));
function matches$1(match, file) {
	if (typeof match === "string") return fits(match, file.name);
	const { name, sha256, order } = match;
	if (name !== void 0 && !fits(name, file.name)) return false;
	if (sha256 !== void 0 && sha256.toLowerCase() !== file.sha256) return false;
	return order === void 0 || order === file.order;
}
function fits(pattern, name) {
	const text = name.toLowerCase();
	const [start = "", ...parts] = pattern.toLowerCase().split("*");
	const end = parts.pop();
	if (end === void 0) return text === start;
	if (!text.startsWith(start)) return false;
	let at = start.length;
	for (const part of parts) {
		const found = text.indexOf(part, at);
		if (found < 0) return false;
		at = found + part.length;
	}
	return at + end.length <= text.length && text.endsWith(end);
}
function setExtracted(state, team, record, extraction) {
	if (!extraction) return;
	const { pages, ids } = extraction;
	record.extracted = { pages: ids === "renumber" ? renumbered(pages, record.id) : pages };
	const bytes = bytesOf(pages);
	record.bytes += bytes;
	grow(state, team, bytes);
}
function renumbered(pages, task) {
	let count = 0;
	const text = JSON.stringify(pages, (key, value) => key === "id" ? `${task}-${++count}` : value);
	return JSON.parse(text);
}
// src/sandbox/testing/seeds.ts
const standardProject = "project-1";
function seedTask(state, team, seed) {
	const tasks = contract.resources[contract.fileResource];
	const uploads = contract.resources[contract.requestResource];
	if (!tasks || !uploads) throw new TypeError("The contract has no operation that creates tasks.");
	const now = timeOf(state, team);
	const parentKey = keyTo(tasks, uploads.name) ?? "";
	const given = copyOf("The task", checkObject("The task is", seed));
	for (const key of [
		tasks.id,
		parentKey,
		...tasks.parentParameters
	]) {
		const id = given[key];
		if (typeof id === "string" && !segment.fits(id)) throw failure(tasks, "seeded", `its ${key} is ${literal(id)}, and must be ${segment.needed}`);
	}
	const parentId = given[parentKey] ?? freeId(team, uploads);
	const parent = team.records.get(uploads.name)?.get(String(parentId));
	const { lifecycle } = tasks;
	const name = given["name"] ?? "document.pdf";
	const scope = {};
	for (const key of tasks.parentParameters) {
		const known = parent && keyValue(parent, key);
		scope[key] = given[key] ?? known ?? (key === "project_id" ? standardProject : `${key}-1`);
	}
	const filled = {
		...scope,
		[tasks.id]: given[tasks.id] ?? freeId(team, tasks),
		name,
		created_at: iso(now),
		updated_at: iso(now),
		[parentKey]: parentId
	};
	const value = {
		...tasks.initial,
		...fieldsOf(tasks, filled)
	};
	const first = value[lifecycle?.field ?? ""];
	const ready = lifecycle?.moves.find(({ from, to }) => from === first && to !== void 0)?.to;
	if (lifecycle && ready !== void 0) value[lifecycle.field] = ready;
	Object.assign(value, given);
	const record = newRecord(tasks, String(value[tasks.id]), value, {
		...filled,
		...given
	});
	const extraction = "pages" in given ? void 0 : extractionOf(state, team, { name: String(value["name"]) });
	const wrong = violationIn(tasks, value) ?? (parent && otherProject(record, parent));
	if (wrong !== void 0) throw failure(tasks, "seeded", wrong);
	if (isTaken(team, record)) throw failure(tasks, "seeded", `there is a ${tasks.noun} ${record.id} already`);
	reserveRecords(state, parent ? [tasks] : [tasks, uploads], {
		...given,
		...extraction
	});
	record.bytes += Object.values({ ...given }).reduce((sum, each) => sum + bytesOf(each), 0);
	scheduleNew(state, team, record, Math.max(1, state.processingMs));
	if (!parent) {
		const shared = {
			...filled,
			[uploads.id]: parentId,
			meta: value["meta"] ?? []
		};
		const upload = {
			...uploads.initial,
			...fieldsOf(uploads, shared)
		};
		const made = newRecord(uploads, String(parentId), upload, filled);
		made.bytes += bytesOf(name) + bytesOf(value["meta"]);
		keep(state, team, made);
	}
	keep(state, team, record);
	setExtracted(state, team, record, extraction);
	if (!("pages" in given) && isProcessed(record)) addProcessingResults(state, record);
	return record;
}
function seedExamples(state, team) {
	const { files, request } = contract.start;
	const results = Object.keys(contract.resources[contract.fileResource]?.processingResults ?? {});
	for (const [index, { id, ...where }] of files.entries()) {
		const own = Object.entries(exampleOf$1(where)).filter(([name]) => index === 0 || !results.includes(name));
		seedTask(state, team, {
			...Object.fromEntries(own),
			id
		});
	}
	const uploads = contract.resources[contract.requestResource];
	if (!uploads || !request) return;
	const { [uploads.id]: id, [uploads.lifecycle?.field ?? ""]: _, ...values } = exampleOf$1(request);
	changeRecord(state, team, uploads.name, String(id), values);
}
function exampleOf$1({ example, member }) {
	const value = contract.examples[example];
	return Object((member === void 0 ? value : Object(value)[member]) ?? {});
}
function isProcessed(record) {
	const { lifecycle, initial } = record.resource;
	const first = lifecycle && initial[lifecycle.field];
	return ![first, ...(lifecycle?.moves.filter(({ from, to }) => from === first && to !== void 0) ?? []).slice(1).map(({ to }) => to)].includes(statusOf(record));
}
const failure = ({ noun }, verb, why) => /* @__PURE__ */ new TypeError(`The ${noun} cannot be ${verb}: ${why}.`);
function otherProject(record, parent) {
	const [own, project] = [keyValue(record, "project_id"), keyValue(parent, "project_id")];
	if (own === project) return void 0;
	return `${parent.resource.noun} ${parent.id} is in project ${project}, not ${own}`;
}
function recordOf(state, team, resource, id) {
	const records = recordsOf(state, team, resource);
	const record = records.get(id) ?? [...records.values()].find((each) => each.id === id);
	if (record) return advance(state, team, record);
	throw new UnknownIdError(`There is no ${contract.resources[resource]?.noun ?? "record"} ${id} in team ${team.id}.`);
}
function changeRecord(state, team, name, id, changes) {
	const record = recordOf(state, team, name, id);
	const { resource, value } = record;
	const { noun, lifecycle } = resource;
	const given = copyOf(`The ${noun}`, checkObject(`The ${noun} is`, changes));
	for (const field of [resource.id, "project_id"]) {
		if (field in given && given[field] !== (value[field] ?? keyValue(record, field))) throw failure(resource, "changed", `its ${field} is ${JSON.stringify(value[field])} for good`);
		if (!(field in value)) delete given[field];
	}
	const wrong = violationIn(resource, {
		...value,
		...given
	});
	if (wrong !== void 0) throw failure(resource, "changed", wrong);
	for (const [key, name] of Object.entries(resource.foreignKeys)) {
		const other = given[key];
		if (other === void 0) continue;
		const parent = recordsOf(state, team, name).get(String(other));
		const noParent = `there is no ${contract.resources[name]?.noun} ${String(other)}`;
		const unfit = parent ? otherProject(record, parent) : noParent;
		if (unfit !== void 0) throw failure(resource, "changed", unfit);
	}
	setFields(state, team, record, given, void 0);
	if (!lifecycle || !(lifecycle.field in given)) return record;
	scheduleNew(state, team, record, Math.max(1, state.processingMs));
	if (name === contract.fileResource && !("pages" in given) && isProcessed(record)) addProcessingResults(state, record);
	return record;
}
function deleteRecord(state, team, resource, id) {
	forget(state, team, recordOf(state, team, resource, id));
}
const settings = contract.operations.flatMap((each) => each.resource === contract.requestResource ? each.settings : []);
function shownStatus(state, team, record) {
	const status = statusOf(advance(state, team, record)) ?? "";
	const ids = record.resource.name === contract.requestResource ? settings : [];
	return decide({
		state,
		team
	}, ids, "spelling", status, false) ?? status;
}
function listedUpload(state, team, upload) {
	const status = shownStatus(state, team, upload);
	const { value } = upload;
	return {
		id: upload.id,
		name: String(value["name"]),
		status,
		folder_id: String(value["folder_id"]),
		project_id: keyValue(upload, "project_id") ?? "",
		created_at: String(value["created_at"]),
		meta: JSON.parse(JSON.stringify(value["meta"] ?? [])),
		tasks: upload.children.filter(({ resource }) => resource.name === contract.fileResource).map(({ id }) => id)
	};
}
// src/sandbox/storage/changes.ts
const tables = [
	"sandbox",
	"teams",
	"faults",
	"hits",
	"extractions",
	"records",
	"events",
	"journal"
];
const rowTable = `CREATE TABLE state_row (
    sandbox TEXT NOT NULL, team TEXT NOT NULL, "table" TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
    PRIMARY KEY (sandbox, team, "table", key)
  ) WITHOUT ROWID`;
var ChangedRows = class {
	replacing = false;
	deletedTeams = /* @__PURE__ */ new Set();
	#rows = /* @__PURE__ */ new Map();
	get isEmpty() {
		return !this.replacing && this.#rows.size + this.deletedTeams.size === 0;
	}
	rows() {
		return Array.from(this.#rows.values(), ({ read, ...row }) => ({
			...row,
			value: read?.()
		}));
	}
	all() {
		this.replacing = true;
	}
	sandbox(state) {
		this.#set("sandbox", "", "", () => {
			const { seed, now, processingMs, lastTeam, settings, revokedKeys } = state;
			return {
				seed,
				now,
				processingMs,
				lastTeam,
				settings,
				revokedKeys: [...revokedKeys]
			};
		});
	}
	team(team) {
		this.#setOf(team, "teams", team.number, () => {
			const { ahead, ids, files, settings, faultCount, closedProjects, records } = team;
			const resources = [...records.keys()];
			return {
				ahead,
				ids,
				files,
				settings,
				faultCount,
				closedProjects: [...closedProjects],
				resources
			};
		});
	}
	newTeam(team) {
		this.team(team);
		for (const rule of team.faults) this.fault(team, rule);
		for (const [index, each] of team.extractions.entries()) this.extraction(team, index + 1, each);
		for (const records of team.records.values()) for (const each of records.values()) this.record(team, each);
		for (const [number, event] of team.events.numbered()) this.event(team, number, event);
		for (const [number, entry] of team.journal.numbered()) this.entry(team, number, entry);
	}
	deletedTeam(id) {
		for (const [name, { team }] of this.#rows) if (team === id) this.#rows.delete(name);
		this.deletedTeams.add(id);
	}
	extraction(team, number, extraction) {
		if (team) this.#setOf(team, "extractions", number, () => extraction);
		else this.#set("extractions", "", String(number), () => extraction);
	}
	fault(team, rule) {
		const { id, fault, after, bytes } = rule;
		this.#setOf(team, "faults", id, () => ({
			fault,
			after,
			bytes
		}));
		this.hits(team, rule);
	}
	hits(team, rule) {
		this.#setOf(team, "hits", rule.id, () => ({
			seen: rule.seen,
			hits: rule.hits,
			window: rule.window
		}));
	}
	deletedFault(team, { id }) {
		this.#setOf(team, "faults", id, void 0);
		this.#setOf(team, "hits", id, void 0);
	}
	record(team, record) {
		this.#setOf(team, "records", record.number, () => {
			const { resource, children, number, ...own } = record;
			return {
				resource: resource.name,
				...own
			};
		});
	}
	deletedRecord(team, { number }) {
		this.#setOf(team, "records", number, void 0);
	}
	event(team, number, event) {
		this.#setOf(team, "events", number, () => event);
		const dropped = number - team.events.size;
		if (dropped > 0) this.#setOf(team, "events", dropped, void 0);
	}
	entry(team, number, entry) {
		this.#setOf(team, "journal", number, () => withoutKey(entry));
		const dropped = number - team.journal.size;
		if (dropped > 0) this.#setOf(team, "journal", dropped, void 0);
	}
	#setOf(team, table, key, read) {
		if (team.kept) this.#set(table, team.id, String(key), read);
	}
	#set(table, team, key, read) {
		this.#rows.set(JSON.stringify([
			table,
			team,
			key
		]), {
			table,
			team,
			key,
			read
		});
	}
};
function rowsOf(state) {
	const all = new ChangedRows();
	all.sandbox(state);
	for (const [index, each] of state.extractions.entries()) all.extraction(void 0, index + 1, each);
	for (const team of state.teams.values()) all.newTeam(team);
	return all.rows().filter(({ value }) => value !== void 0);
}
// src/sandbox/state/faults.ts
const maxDelay = 6e5;
const count$1 = integer$1(1, 1e9);
const delay = integer$1(0, maxDelay);
const statusRule = integer$1(200, 599, "a status from 200 to 599");
const headers = {
	needed: "an object of header fields, without Content-Length, Transfer-Encoding and Trailer",
	fits: areHeaders
};
const common = {
	fault: anything,
	operation: oneOf$1(contract.operations.map(({ id }) => id)),
	target: {
		...segment,
		needed: "the id of a task or upload"
	},
	call: count$1,
	times: {
		needed: "an integer from 1, or 'always'",
		fits: (value) => value === "always" || count$1.fits(value)
	},
	when: oneOf$1(["before", "after"])
};
const after = oneOf$1(["after"]);
const delayMs = {
	needed: `a number of milliseconds up to ${maxDelay}, or { min, max }`,
	fits: isDelay
};
const requests = integer$1(0, 1e9);
const kinds$1 = {
	status: {
		rules: {
			...common,
			status: statusRule,
			headers,
			body: anything
		},
		needed: { status: statusRule }
	},
	slow: {
		rules: {
			...common,
			when: after,
			delayMs
		},
		needed: { delayMs }
	},
	cut: {
		rules: common,
		needed: {}
	},
	broken: {
		rules: {
			...common,
			when: after
		},
		needed: {}
	},
	"rate-limit": {
		rules: {
			...common,
			status: statusRule,
			headers,
			body: anything,
			requests,
			windowMs: count$1
		},
		needed: { requests }
	}
};
function checkFault(fault) {
	const { operation, target, fault: kind } = checkObject("The fault is", fault);
	check("fault", kind, oneOf$1(Object.keys(kinds$1)));
	const { rules, needed } = kinds$1[kind];
	checkMembers(`member of a ${kind} fault`, fault, rules);
	for (const [name, rule] of Object.entries(needed)) check(name, fault[name], rule);
	const known = operationOf(operation);
	if (target !== void 0 && known && known.idParameter === void 0) reject$1("target", target, `left out: ${operation} has no id in its path`);
}
function isDelay(value) {
	if (!isObject(value)) return delay.fits(value) && value !== 0;
	const { min, max, ...others } = value;
	return delay.fits(min) && delay.fits(max) && Number(min) <= Number(max) && Object.keys(others).length === 0;
}
const framing = [
	"content-length",
	"transfer-encoding",
	"trailer"
];
function areHeaders(headers) {
	return isObject(headers) && Object.entries(headers).every(([name, value]) => /^[\w!#$%&'*+.^`|~-]+$/.test(name) && !framing.includes(name.toLowerCase()) && [
		"string",
		"number",
		"undefined"
	].includes(typeof value) && /^[\t\x20-\x7e\x80-\xff]*$/.test(String(value)));
}
// src/sandbox/storage/rows.ts
const count = integer$1(0);
const time = integer$1(-endOfTime, endOfTime, "a time");
const number = {
	needed: "an integer from 1",
	fits: (data) => /^[1-9]\d{0,14}$/.test(String(data))
};
const empty = {
	needed: "empty",
	fits: (data) => data === ""
};
const kinds = {
	sandbox: {
		shape: {
			team: empty,
			key: empty,
			value: {
				seed: anyText,
				now: time,
				processingMs: count,
				lastTeam: count,
				settings: object$1,
				revokedKeys: [anyText]
			}
		},
		read(state, { value }) {
			const { seed, now, processingMs, lastTeam, settings, revokedKeys } = value;
			Object.assign(state, {
				seed,
				now,
				processingMs,
				lastTeam,
				settings: knownSettings(settings)
			});
			for (const key of revokedKeys) revokeKey(state, key);
		}
	},
	teams: {
		shape: {
			team: segment,
			key: number,
			value: {
				ahead: count,
				ids: count,
				files: count,
				settings: object$1,
				faultCount: count,
				closedProjects: [anyText],
				resources: [anyText]
			}
		},
		read(state, { team: id, key, value }) {
			const { ahead, ids, files, faultCount, closedProjects, resources, ...own } = value;
			if (state.teams.has(id)) throw new TypeError(`The team ${id} is there twice.`);
			if (state.now + ahead > endOfTime) throw new TypeError("Its value.ahead is too large.");
			const team = teamOf(state, id);
			const settings = knownSettings(own.settings);
			Object.assign(team, {
				ahead,
				ids,
				files,
				faultCount,
				settings,
				number: Number(key)
			});
			state.teamCount = Math.max(state.teamCount, team.number);
			for (const name of resources) if (contract.resources[name]) team.records.set(name, /* @__PURE__ */ new Map());
			for (const project of closedProjects) closeProject(state, team, project);
		}
	},
	faults: {
		shape: {
			key: number,
			value: {
				fault: object$1,
				"after?": count,
				bytes: count
			}
		},
		read(state, row) {
			const rule = row.value;
			const { operation } = checkObject("The fault is", rule.fault);
			if (operation !== void 0 && !operationOf(operation)) return;
			checkFault(rule.fault);
			const unused = {
				seen: 0,
				hits: 0,
				window: {
					from: 0,
					requests: 0
				}
			};
			addFault(state, teamWith(state, row), {
				...rule,
				...unused,
				id: Number(row.key)
			});
		}
	},
	hits: {
		shape: {
			key: number,
			value: {
				seen: count,
				hits: count,
				window: {
					from: time,
					requests: count
				}
			}
		},
		read(state, row) {
			const rule = teamWith(state, row).faults.find(({ id }) => id === Number(row.key));
			if (rule) Object.assign(rule, row.value);
		}
	},
	extractions: {
		shape: {
			key: number,
			value: object$1
		},
		read(state, row) {
			const extraction = checkedExtraction("Its value", row.value);
			const bytes = extractionBytes([extraction]);
			const team = row.team === "" ? void 0 : teamWith(state, row);
			const owner = team ?? state;
			owner.extractions = [...owner.extractions, extraction];
			if (team) grow(state, team, bytes);
			else state.bytes += bytes;
		}
	},
	records: {
		shape: {
			key: number,
			value: {
				id: segment,
				resource: anyText,
				value: object$1,
				parentIds: { "*": anyText },
				pinned: boolean,
				"extracted?": object$1,
				bytes: count,
				"next?": {
					status: anyText,
					at: time,
					"after?": anyText
				}
			}
		},
		read: readRecord
	},
	events: {
		shape: {
			key: number,
			value: { "*": anyText }
		},
		read(state, row) {
			const team = teamWith(state, row);
			addEvent(state, team, row.value);
			team.events.count = Number(row.key);
		}
	},
	journal: {
		shape: {
			key: number,
			value: {
				number: count,
				time,
				method: anyText,
				path: anyText,
				status: count,
				operation: {
					needed: "a string or null",
					fits: (data) => data === null || anyText.fits(data)
				},
				headers: { "*": anyText },
				"source?": anyText,
				"reason?": anyText,
				"violation?": anyText,
				"rejected?": anyText,
				"ignored?": [anyText],
				"changes?": { "*": object$1 },
				"event?": anyText,
				"key?": anyText,
				"body?": anyText,
				"form?": {
					fields: { "*": [anyText] },
					files: [{
						name: anyText,
						type: anyText,
						size: count,
						"sha256?": anyText
					}]
				},
				"fault?": anyText,
				"limit?": anyText,
				"repeated?": count
			}
		},
		read(state, row) {
			const team = teamWith(state, row);
			const entry = row.value;
			finish(entry);
			addEntry(state, team, entry);
			team.journal.count = Number(row.key);
		}
	}
};
function teamWith(state, { team }) {
	const found = state.teams.get(team);
	if (found) return found;
	throw new TypeError(`There is no row of the table teams for ${literal(team)}.`);
}
function readRecord(state, row) {
	const team = teamWith(state, row);
	const { resource: name, ...own } = row.value;
	const { next } = own;
	const resource = contract.resources[name];
	if (!resource) return;
	const value = restoredValue(resource, own.value, state.seed);
	const wrong = violationIn(resource, {
		...value,
		...own.extracted
	});
	if (wrong !== void 0) throw new TypeError(`It is no ${name}: ${wrong}.`);
	const isKnown = next && resource.lifecycle?.states.includes(next.status);
	const number = Number(row.key);
	const record = {
		...own,
		resource,
		value,
		next: isKnown ? next : void 0,
		children: [],
		number
	};
	if (isTaken(team, record)) throw new TypeError(`The ${name} ${own.id} is there twice.`);
	keep(state, team, record);
	record.number = number;
	team.lastRecord = Math.max(team.lastRecord, number);
}
function restoredValue(resource, values, seed) {
	const { fields, initial, lifecycle } = resource;
	const value = {};
	for (const { name, optional } of fields) {
		const found = values[name] ?? (optional ? void 0 : initial[name]);
		if (found !== void 0) value[name] = shared(found, resource, seed);
	}
	const first = lifecycle && (initial[lifecycle.field] ?? lifecycle.states[0]);
	if (!lifecycle || first === void 0 || lifecycle.states.includes(String(value[lifecycle.field]))) return value;
	return resource.schema && violationIn(resource, value) === void 0 ? value : {
		...value,
		[lifecycle.field]: first
	};
}
const initialValues = new Map(Object.values(contract.resources).flatMap(({ initial }) => Object.values(initial).filter((each) => Object(each) === each)).map((value) => [JSON.stringify(value), value]));
function shared(value, { processingResults }, seed) {
	if (Object(value) !== value) return value;
	const text = JSON.stringify(value);
	return initialValues.get(text) ?? foundItems(processingResults, seed).byText.get(text) ?? value;
}
const knownSettings = (settings) => Object.fromEntries(Object.entries(settings).filter(([id, value]) => isSetting(id, value)));
// src/sandbox/storage/snapshot.ts
const snapshot = (state) => structuredClone({
	format: 6,
	rows: rowsOf(state)
});
const shape = {
	format: oneOf$1([6]),
	rows: [{
		table: oneOf$1(tables),
		team: anyText,
		key: anyText
	}]
};
function restore(state, data, name = "snapshot") {
	const { bounds, changes } = state;
	const own = [...state.teams.values()].reduce((sum, { bytes }) => sum + bytes, 0);
	const keys = [...state.revokedKeys].reduce((sum, key) => sum + textBytes(key), 0);
	const next = {
		...state,
		bounds: {
			...bounds,
			teams: Infinity,
			tasks: Infinity,
			bytes: Infinity
		},
		bytes: state.bytes - own - keys - extractionBytes(state.extractions),
		extractions: [],
		tasks: 0,
		teams: /* @__PURE__ */ new Map(),
		teamCount: 0,
		revokedKeys: /* @__PURE__ */ new Set(),
		changes: void 0
	};
	try {
		checkShape("it", data, shape);
		readRows(next, data.rows);
	} catch (error) {
		throw new TypeError(`The ${name} is invalid: ${error.message}`, { cause: error });
	}
	if (name === "snapshot") checkRoom(state, next);
	Object.assign(state, next, {
		bounds,
		changes
	});
}
function checkRoom(state, next) {
	const { bounds } = state;
	const used = {
		teams: next.teams.size,
		tasks: next.tasks,
		bytes: next.bytes
	};
	for (const limit of [
		"teams",
		"tasks",
		"bytes"
	]) if (used[limit] > bounds[limit]) throw new LimitError(limit, {
		...next,
		bounds
	});
	reserveInAll(state, {
		tasks: next.tasks - state.tasks,
		bytes: next.bytes - state.bytes
	});
}
function readRows(state, rows) {
	const { only } = state;
	const teams = rows.filter(({ table }) => table === "teams").length;
	if (only && teams > 1) throw new TypeError(`it has ${teams} teams, and this sandbox is for ${only.id} alone.`);
	const known = /* @__PURE__ */ new Set();
	for (const table of tables) for (const [index, row] of rows.entries()) {
		if (row.table !== table) continue;
		const id = JSON.stringify([
			row.team,
			table,
			row.key
		]);
		try {
			if (known.has(id)) throw new TypeError("It is there twice.");
			known.add(id);
			checkShape("", row, kinds[table].shape);
			kinds[table].read(state, only && row.team !== "" ? {
				...row,
				team: only.id
			} : row);
		} catch (error) {
			throw new TypeError(`rows[${index}] is the row ${id}. ${error.message}`, { cause: error });
		}
	}
	if (!rows.some(({ table }) => table === "sandbox")) throw new TypeError("rows must have one of the table sandbox.");
	for (const team of state.teams.values()) {
		const records = [...team.records.values()].flatMap((some) => [...some.values()]);
		for (const record of records) record.children = [];
		for (const record of records) link(team, record);
	}
}
// src/sandbox/testing/verification.ts
var ExpectationError = class extends Error {
	name = "ExpectationError";
};
const { setTimeout: setTimeout$2, clearTimeout: clearTimeout$1 } = globalThis;
const methods = [
	"GET",
	"HEAD",
	"POST",
	"PUT",
	"PATCH",
	"DELETE",
	"OPTIONS",
	"TRACE",
	"QUERY"
];
const pageRules = {
	limit: integer$1(0),
	offset: integer$1(0)
};
const filterRules = {
	...pageRules,
	after: integer$1(0),
	status: integer$1(0),
	operation: oneOf$1(contract.operations.map(({ id }) => id)),
	method: {
		needed: list(methods),
		fits: (value) => typeof value === "string" && methods.includes(value.toUpperCase())
	},
	target: anyText,
	request: oneOf$1(["valid", "invalid"])
};
const awaitRules = {
	...filterRules,
	count: integer$1(0),
	timeoutMs: integer$1(0, 6e5, "an integer from 0 to 600000")
};
const checkFilter = (filter, rules = awaitRules) => checkMembers("filter", checkObject("The filter is", filter), rules);
function paged(items, page = {}) {
	checkFilter(page, pageRules);
	const { limit = Infinity, offset = 0 } = page;
	return items.slice(offset, offset + limit);
}
function selectStored(journal, filter = {}) {
	checkFilter(filter, filterRules);
	const { limit, offset, ...wanted } = filter;
	return paged(journal.values().filter((entry) => matches(entry, wanted)), {
		limit,
		offset
	});
}
const select$1 = (journal, filter) => selectStored(journal, filter).map(toJournalEntry);
function matches(entry, { operation, method, status, target, request, after }) {
	if (operation !== void 0 && entry.operation !== operation) return false;
	if (method !== void 0 && entry.method !== method.toUpperCase()) return false;
	if (status !== void 0 && entry.status !== status) return false;
	if (after !== void 0 && entry.number <= after) return false;
	if (request !== void 0 && (entry.violation === void 0 ? "valid" : "invalid") !== request) return false;
	return target === void 0 || targetOf(entry) === target;
}
function targetOf({ operation, path }) {
	const { idParameter } = operationOf(operation) ?? {};
	return idParameter === void 0 ? void 0 : find(path)?.params?.[idParameter];
}
async function awaitRequests({ bounds }, watchers, journalOf, wanted = {}) {
	const { count = 1, timeoutMs = 5e3, signal, ...filter } = checkObject("The filter is", wanted);
	checkFilter({
		count,
		timeoutMs
	});
	if (count > bounds.journal) {
		const { journal } = bounds;
		throw new TypeError(`count is ${count}, and the journal keeps ${journal} requests. Raise limits.journal (--max-journal).`);
	}
	check("signal", signal, {
		needed: "an AbortSignal",
		fits: (value) => value === void 0 || typeof Object(value).addEventListener === "function"
	});
	const look = () => select$1(journalOf(), filter);
	if (look().length >= count) return look();
	return new Promise((resolve, reject) => {
		const end = () => {
			clearTimeout$1(timer);
			watchers.delete(watcher);
			signal?.removeEventListener("abort", abort);
		};
		const watcher = {
			look() {
				const found = look();
				if (found.length < count) return;
				end();
				resolve(found);
			},
			stop(when) {
				end();
				const { length } = look();
				reject(new ExpectationError(`${when} there are ${length} of ${count} requests with ${JSON.stringify(filter)}.`));
			}
		};
		const abort = () => watcher.stop("When the wait was ended,");
		const timer = setTimeout$2(() => watcher.stop(`After ${timeoutMs} ms`), timeoutMs);
		watchers.add(watcher);
		signal?.addEventListener("abort", abort);
		if (signal?.aborted) abort();
	});
}
function compareRequests(journal, expected, filter = {}) {
	if (!Array.isArray(expected)) {
		const given = literal(expected);
		throw new TypeError(`The expected requests are ${given}, and must be an array.`);
	}
	for (const each of expected) checkExpected(each);
	const found = select$1(journal, filter);
	const first = journal.count - journal.values().length + 1;
	if (first - 1 > (filter.after ?? 0)) rejectDropped(first);
	const lines = Array.from({ length: Math.max(found.length, expected.length) }, (_, index) => difference(found[index], expected[index]));
	if (lines.every((line) => line === void 0)) return;
	const shown = lines.map((line, index) => `  ${index + 1}. ${line ?? `${nameOf(found[index])}, as expected`}`);
	throw new ExpectationError(`Expected ${expected.length} requests, and received ${found.length}:\n${shown.join("\n")}`);
}
function rejectDropped(first) {
	if (first === 1) return;
	throw new ExpectationError(`The journal no longer has the first ${first - 1} requests. Raise limits.journal (--max-journal).`);
}
const entryRules = Object.fromEntries("number at method path operation status headers source reason verdict rejected ignored changes event key body response form fault limit repeated".split(" ").map((name) => [name, anything]));
function checkExpected(expected) {
	if (typeof expected === "string") return;
	if (!isObject(expected)) throw new TypeError(`${literal(expected)} is not a request. Expect an operationId, or members of its entry.`);
	checkData("The expected request", expected);
	checkMembers("member", expected, entryRules);
}
const dataKinds = [
	"Object",
	"Array",
	"String",
	"Number",
	"Boolean",
	"Null",
	"Undefined"
];
function checkData(name, value) {
	const { asymmetricMatch } = Object(value);
	const kind = asymmetricMatch ? "matcher" : Object.prototype.toString.call(value).slice(8, -1);
	if (!dataKinds.includes(kind)) throw new TypeError(`${name} is a ${kind}, and must be data. For patterns and matchers, compare what journal() returns.`);
	if (typeof value === "string") return;
	for (const [member, inner] of Object.entries(Object(value))) checkData(`${name}.${member}`, inner);
}
const nameOf = (entry) => entry ? `${entry.operation ?? `${entry.method} ${entry.path}`} ${entry.status}` : "none";
function difference(found, expected) {
	if (expected === void 0) return `${nameOf(found)}, and no other request was expected`;
	const given = typeof expected === "string" ? { operation: expected } : expected;
	const wanted = given.headers ? {
		...given,
		headers: lowerNames(Object.entries(given.headers))
	} : given;
	if (found === void 0) return `none, and ${JSON.stringify(wanted)} was expected`;
	const wrong = firstDifference(withValue(found, wanted.body), wanted, "");
	return wrong && `${nameOf(found)}: ${wrong}`;
}
function withValue(entry, wanted) {
	if (typeof wanted === "string" || wanted === void 0 || entry.body === void 0) return entry;
	try {
		return {
			...entry,
			body: JSON.parse(entry.body)
		};
	} catch {
		return entry;
	}
}
function firstDifference(found, wanted, path) {
	if (typeof wanted === "object" && wanted !== null && typeof found === "object" && found !== null) {
		if (Array.isArray(wanted) && Array.isArray(found) && wanted.length !== found.length) return `${path} has ${found.length} items, and must have ${wanted.length}`;
		for (const [name, value] of Object.entries(wanted)) {
			const wrong = firstDifference(Object.hasOwn(found, name) ? found[name] : void 0, value, path === "" ? name : `${path}.${name}`);
			if (wrong !== void 0) return wrong;
		}
		return;
	}
	if (found === wanted) return void 0;
	return `${path} is ${JSON.stringify(found)}, and must be ${JSON.stringify(wanted)}`;
}
// src/sandbox/testing/team.ts
const taskOf = ({ value }) => JSON.parse(JSON.stringify(value));
const listed$1 = ({ id, hits, fault }) => ({
	...structuredClone(fault),
	id,
	hits
});
const faultBytes = 300;
function bindTeam(state, watchers, id) {
	const team = () => teamOf(state, id);
	const look = () => peekTeam(state, id);
	const all = (resource, page) => {
		const own = look();
		return paged([...recordsOf(state, own, resource).values()], page).map((each) => advance(state, own, each));
	};
	const { fileResource, requestResource } = contract;
	return {
		id,
		seed: watchers.after((seed = {}) => {
			const own = team();
			const { ids } = own;
			try {
				return taskOf(seedTask(state, own, seed));
			} catch (error) {
				own.ids = ids;
				throw error;
			}
		}),
		tasks: (page) => all(fileResource, page).map(taskOf),
		updateTask: watchers.after((task, changes) => taskOf(changeRecord(state, look(), fileResource, task, changes))),
		deleteTask: watchers.after((task) => deleteRecord(state, look(), fileResource, task)),
		uploads: (page) => all(requestResource, page).map((upload) => listedUpload(state, look(), upload)),
		tasksOf: (upload) => listedUpload(state, look(), recordOf(state, look(), requestResource, upload.id)).tasks,
		updateUpload: watchers.after((upload, changes) => listedUpload(state, look(), changeRecord(state, look(), requestResource, upload, changes))),
		deleteUpload: watchers.after((upload) => deleteRecord(state, look(), requestResource, upload)),
		records(resource) {
			if (!Object.hasOwn(contract.resources, resource)) {
				const names = Object.keys(contract.resources).join(", ");
				throw new TypeError(`There is no resource ${literal(resource)}. There are: ${names}.`);
			}
			return all(resource).map(({ value }) => structuredClone(value));
		},
		extraction: watchers.after((match, pages, options) => {
			const extraction = checkedExtraction("The extraction", {
				match,
				pages,
				...options
			});
			const own = team();
			const bytes = bytesOf(extraction);
			reserve(state, { bytes });
			own.extractions = [...own.extractions, extraction];
			grow(state, own, bytes);
			state.changes?.extraction(own, own.extractions.length, extraction);
		}),
		events: (page) => paged(look().events.values(), page).map((event) => ({ ...event })),
		journal: (filter) => select$1(look().journal, filter),
		waitForRequests: (filter) => awaitRequests(state, watchers, () => look().journal, filter),
		expectRequests: (expected, filter) => compareRequests(look().journal, expected, filter),
		fault: watchers.after((...faults) => {
			for (const fault of faults) checkFault(fault);
			if (state.only?.cuts === false) checkForWorker(faults);
			const copies = faults.map((fault) => copyOf("The fault", fault));
			const own = team();
			const sizes = copies.map((fault) => faultBytes + bytesOf(fault));
			reserve(state, { bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) });
			const from = timeOf(state, own);
			const rules = copies.map((fault, index) => {
				const number = ++own.faultCount;
				return {
					id: number,
					fault,
					after: index > 0 ? number - 1 : void 0,
					seen: 0,
					hits: 0,
					window: {
						from,
						requests: 0
					},
					bytes: sizes[index] ?? 0
				};
			});
			for (const rule of rules) addFault(state, own, rule);
			state.changes?.team(own);
			return rules.map(listed$1);
		}),
		faults: () => look().faults.map(listed$1),
		removeFault: watchers.after((fault) => {
			const own = look();
			if (fault !== void 0 && !own.faults.some((rule) => rule.id === fault)) throw new UnknownIdError(`There is no fault ${fault} in team ${id}.`);
			removeFaults(state, own, ({ id }) => fault === void 0 || id === fault);
		}),
		allowImport: watchers.after((project, allowed) => {
			check("allow_import", allowed, boolean);
			check("project_id", project, segment);
			closeProject(state, team(), project, !allowed);
		}),
		set: watchers.after((setting, value) => {
			checkSetting(setting, value);
			const own = team();
			Object.assign(own.settings, { [setting]: value });
			state.changes?.team(own);
		}),
		advance(milliseconds) {
			const checked = checkAdvance(milliseconds, timeOf(state, look()));
			const own = team();
			own.ahead += checked;
			state.changes?.team(own);
			watchers.tick();
		},
		reset: watchers.after(() => forgetTeam(state, id))
	};
}
function checkForWorker(faults) {
	const way = "inject another fault, or use a sandbox on Node.";
	if (faults.some(({ fault }) => fault === "cut")) throw new TypeError(`Cloudflare Workers cannot cut a connection: ${way}`);
	if (faults.some(({ headers }) => /[^\t -~]/.test(Object.values(headers ?? {}).join("")))) throw new TypeError(`Cloudflare Workers cannot send a header with other characters than ASCII: ${way}`);
}
function checkAdvance(milliseconds, now) {
	if (Number.isSafeInteger(milliseconds) && milliseconds >= 0 && now + milliseconds <= endOfTime) return milliseconds;
	throw new TypeError(`The clock cannot be moved by ${literal(milliseconds)}: the value must be an integer of milliseconds, from 0, up to the year 9999.`);
}
// src/sandbox/testing/watchers.ts
var Watchers = class extends Set {
	look() {
		for (const watcher of this) watcher.look();
	}
	tick() {
		for (const watcher of this) watcher.tick?.();
	}
	stop(when) {
		for (const watcher of this) watcher.stop(when);
	}
	after(change) {
		return (...parameters) => {
			const result = change(...parameters);
			this.look();
			return result;
		};
	}
};
// src/sandbox/testing/sandbox.ts
function openSandbox(options, only) {
	const state = createState(options, only);
	const { now: start, seed, processingMs, bytes, extractions } = state;
	const set = { ...state.settings };
	const watchers = new Watchers();
	const surroundings = {
		watchers,
		storage: void 0,
		shared: void 0
	};
	const own = bindTeam(state, watchers, only?.id ?? "team-1");
	const begin = () => {
		if (options.examples) seedExamples(state, teamOf(state, own.id));
	};
	begin();
	return {
		...own,
		state,
		surroundings,
		apiKey,
		revokeKey: watchers.after((key) => {
			if (keyOf(key) !== void 0) throw new TypeError("The key begins with Bearer. Leave that out.");
			check("key", key, text);
			revokeKey(state, fingerprint(unsigned(key)));
		}),
		export: () => snapshot(state),
		import: watchers.after((data) => {
			restore(state, structuredClone(data));
			state.changes?.all();
		}),
		team(id) {
			if (id !== void 0) {
				check("team_id", id, segment);
				return bindTeam(state, watchers, id);
			}
			do
				state.lastTeam++;
			while (state.teams.has(`team-${state.lastTeam}`));
			state.changes?.sandbox(state);
			return bindTeam(state, watchers, `team-${state.lastTeam}`);
		},
		set: watchers.after((setting, value) => {
			checkSetting(setting, value);
			Object.assign(state.settings, { [setting]: value });
			state.changes?.sandbox(state);
		}),
		advance(milliseconds) {
			state.now += checkAdvance(milliseconds, state.now);
			state.changes?.sandbox(state);
			surroundings.shared?.host.advance?.(milliseconds);
			watchers.tick();
		},
		reset: watchers.after(() => {
			for (const id of state.teams.keys()) forgetTeam(state, id);
			Object.assign(state, {
				now: start,
				seed,
				processingMs,
				bytes,
				extractions
			});
			state.settings = { ...set };
			state.unmatched = new Ring(state.bounds.journal);
			state.coverage = new Coverage();
			state.revokedKeys.clear();
			begin();
			state.changes?.all();
		}),
		coverage: () => coverageReport(state.coverage),
		settings: () => valuesOf$1(state.settings),
		exercised: () => [...state.exercised]
	};
}
function addExercised(state, { settings, requests }) {
	const known = valuesOf$1({});
	const isKnown = (id) => typeof id === "string" && Object.hasOwn(known, id);
	check("settings", settings, {
		needed: "an array of ids of settings",
		fits: (value) => Array.isArray(value) && value.every(isKnown)
	});
	check("requests", requests, integer$1(0));
	for (const id of settings ?? []) state.exercised.add(id);
	state.requests += requests ?? 0;
}
// src/sandbox/control/teams.ts
const day = 864e5;
const lifetime = 7 * day;
const maxLifetime = 366 * day;
const control$1 = "control:";
function share(operatorToken, host) {
	const signer = new Signer(operatorToken);
	return {
		signer,
		host: host(signer)
	};
}
async function createTeam({ signer, host }, body) {
	const { limits, log, operatorToken, ...rules } = optionRules;
	checkMembers("member", body, {
		...rules,
		expires_at: anything
	});
	const { expires_at, ...options } = body;
	const expiresAt = expiry(expires_at);
	const id = `team-${hexOf(crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(8)).buffer)}`;
	await host.create(id, options, expiresAt);
	return {
		id,
		key: await signer.sign(apiKey({ team_id: id })),
		control_token: await signer.sign(control$1 + id),
		expires_at: iso(expiresAt)
	};
}
async function controlledBy({ signer }, token) {
	const text = await signer.verify(token);
	return text?.startsWith(control$1) ? text.slice(8) : void 0;
}
async function claimTeam({ host }, id, body) {
	checkMembers("member", body, { expires_at: anything });
	const expiresAt = expiry(body.expires_at);
	if (!await host.claim(id, expiresAt)) throw noTeam(id);
	return {
		id,
		expires_at: iso(expiresAt)
	};
}
async function deleteTeam({ host }, id) {
	if (!await host.delete(id)) throw noTeam(id);
}
function sharedTeams({ surroundings: { shared } }) {
	if (shared) return shared;
	throw new TypeError("No teams share the sandbox.");
}
async function sandboxesOf(sandbox) {
	const { host } = sandbox.surroundings.shared ?? {};
	return [sandbox, ...(await host?.list() ?? []).map((id) => host?.open?.(id) ?? []).flat()];
}
const noTeam = (id) => new UnknownIdError(`There is no team ${JSON.stringify(id)}: it never was, it expired, or it was deleted.`);
function expiry(given) {
	const now = Date.now();
	if (given === void 0) return now + lifetime;
	const time = parseTime("expires_at", given);
	if (time <= now || time > now + maxLifetime) reject$1("expires_at", given, "in the future, and within a year");
	return time;
}
const limitsOfTeam = ({ tasks, bytes, journal }) => ({
	tasks: Math.ceil(tasks / 10),
	bytes: Math.ceil(bytes / 10),
	journal
});
function localTeams(options, { state, surroundings }, signer) {
	const teams = /* @__PURE__ */ new Map();
	const { bounds } = state;
	let isOpening = false;
	const remove = (id) => {
		const around = teams.get(id)?.sandbox.surroundings;
		around?.watchers.stop("When the team was deleted,");
		if (around) around.storage = void 0;
		return teams.delete(id);
	};
	const current = (id) => {
		const team = teams.get(id);
		if (!team || team.expiresAt > Date.now()) return team;
		remove(id);
	};
	const all = () => [...teams.keys()].flatMap((id) => current(id) ?? []);
	const used = () => {
		const states = all().map(({ sandbox }) => sandbox.state);
		const sum = (of) => states.reduce((total, each) => total + each[of], 0);
		return {
			teams: { size: states.length },
			tasks: sum("tasks"),
			bytes: sum("bytes"),
			bounds
		};
	};
	const counted = () => isOpening ? void 0 : used();
	const add = ({ id, options: own, expiresAt }, store) => {
		const { operatorToken, ...operators } = options;
		const sandbox = openSandbox({
			...operators,
			...own,
			limits: limitsOfTeam(bounds)
		}, {
			id,
			sign: (key) => signer.sign(key),
			used: counted,
			cuts: true
		});
		store(sandbox);
		teams.set(id, {
			sandbox,
			expiresAt
		});
	};
	return {
		used,
		openStored(storage) {
			isOpening = true;
			for (const team of storage.teams()) add(team, (sandbox) => storage.openTeam(team.id, sandbox));
			isOpening = false;
		},
		create(id, own, expiresAt) {
			const { now, settings: set } = state;
			const { storage } = surroundings;
			const team = {
				id,
				options: {
					now: iso(now),
					set,
					...own
				},
				expiresAt
			};
			storage?.deleteExpiredTeams();
			checkRoom$1(used(), { teams: 1 });
			add(team, (sandbox) => storage?.addTeam(team, sandbox));
		},
		claim(id, expiresAt) {
			const team = current(id);
			if (!team) return false;
			surroundings.storage?.claimTeam(id, expiresAt);
			team.expiresAt = expiresAt;
			return true;
		},
		delete(id) {
			if (!current(id)) return false;
			surroundings.storage?.deleteTeam(id);
			return remove(id);
		},
		list() {
			surroundings.storage?.deleteExpiredTeams();
			return [...teams.keys()].filter(current);
		},
		open: (id) => current(id)?.sandbox,
		advance(milliseconds) {
			for (const { sandbox } of all()) sandbox.advance(milliseconds);
		}
	};
}
function createSandbox(options = {}) {
	const sandbox = openSandbox(options);
	const { operatorToken } = options;
	if (operatorToken !== void 0) sandbox.surroundings.shared = share(operatorToken, (signer) => localTeams(options, sandbox, signer));
	return sandbox;
}
// src/sandbox/contract/messages.ts
function rendered$1(status, type, value) {
	if (isJson(type)) return {
		status,
		type,
		body: JSON.stringify(value)
	};
	return {
		status,
		type: value === "" ? "" : type,
		body: String(value)
	};
}
function problemDetails(status, detail) {
	return {
		status,
		type: "application/problem+json",
		body: JSON.stringify({
			status,
			detail
		})
	};
}
function mistake({ log }, error) {
	log(`This is a mistake of the sandbox, please report it: ${error.stack}`);
	return problemDetails(500, "The sandbox made a mistake; its log has more.");
}
// src/sandbox/request/open-team.ts
const margin = 2 ** 20;
function openTeam({ state, team, operation, isDecoded, request, entry }) {
	const { headers, body } = request;
	const mayCreate = isDecoded && (!operation.scopes || keyOf(headers.authorization) !== void 0);
	if (!team.kept && mayCreate && reaches(state, team)) {
		keepTeam(state, team);
		entry.number = 1;
	}
	const isScarce = state.only !== void 0 || state.bounds.bytes - state.bytes <= margin;
	if (!team.kept || !isScarce) return void 0;
	const text = typeof body === "string" ? 2 * Math.min(body.length, bodyKept) : 0;
	reserve(state, { bytes: entryBytes(entry) + text - (team.journal.next?.bytes ?? 0) });
}
// src/sandbox/request/respond.ts
function respond$1(context, result) {
	if ("body" in result) return result;
	return "reason" in result ? reject(context, result) : success(context, result);
}
function reject(context, { status, reason, violation }) {
	const { entry } = context;
	entry.rejected = reason;
	if (violation) entry.violation = reason;
	return {
		status,
		...errorBody(context, status, reason)
	};
}
function success(context, result) {
	const { operation } = context;
	const { isKnown, in: property, siblings, partial } = operation.success;
	const status = result.partial && Number(partial[0]) || successStatus(context);
	const response = responseOf(operation.responses, status);
	if (!response || response.type === "" || status === 204) return {
		status,
		type: "",
		body: ""
	};
	const { type } = response;
	const { record, page } = result;
	if (!isJson(type) || !(record ?? page) || response.differs) {
		if (record ?? page) Object.assign(context.entry, {
			source: "example",
			reason: noPlace
		});
		return rendered$1(status, type, exampleOf(context, response));
	}
	if (!isKnown) return unknownBody(context, result, response, status);
	const value = page ? page.records.map((each) => present(context, each, void 0)) : record && present(context, record, result.created);
	if (siblings.length === 0) return {
		status,
		type,
		body: record && value === record.value ? storedBody(context, record) : bodyOf$1(context, value)
	};
	const example = exampleOf(context, response);
	const others = siblingMembers(siblings, page, isObject(example) ? example : {});
	const whole = property === void 0 ? value : {
		[property]: value,
		...others
	};
	return {
		status,
		type,
		body: JSON.stringify(whole)
	};
}
function storedBody(context, record) {
	const { state, operation } = context;
	const { shown } = state;
	if (shown?.record === record && shown.operation === operation) return shown.body;
	const body = bodyOf$1(context, record.value);
	state.shown = {
		record,
		operation,
		body
	};
	return body;
}
function bodyOf$1({ operation: { success } }, value) {
	return JSON.stringify(success.in === void 0 ? value : { [success.in]: value });
}
const noPlace = "the response has another schema than that of a full success";
function unknownBody(context, { record }, response, status) {
	const { operation } = context;
	const { type } = response;
	if (!record || deciding(operation.settings, "successBody").length === 0) return rendered$1(status, type, exampleOf(context, response));
	const body = decide(context, operation.settings, "successBody", { payload: record.value });
	return body === void 0 ? {
		status,
		type: "",
		body: ""
	} : {
		status,
		type,
		body: JSON.stringify(body)
	};
}
const isExact = (status) => status !== "default" && !status.endsWith("XX");
function successStatus(context) {
	const { success, settings } = context.operation;
	const { partial, statuses } = success;
	const [first = "default"] = statuses;
	if (statuses.length === 1 && isExact(first)) return Number(first);
	const decided = decide(context, settings, "successStatus");
	if (decided !== void 0) return decided;
	const status = statuses.find(isExact) ?? partial[0] ?? first;
	return status === "default" ? 200 : Number(status.replace("XX", "00"));
}
function exampleOf(context, { examples, settings }) {
	const name = examples.length > 1 ? decide(context, settings, "example") : void 0;
	const found = examples.find((each) => each.name === name) ?? examples[0];
	return (found && contract.examples[found.of]) ?? null;
}
function present(context, record, created) {
	const { state, operation, entry } = context;
	const { responseFields, enums } = operation.success;
	const { lifecycle, name: resource, noun } = record.resource;
	let { value } = record;
	if (responseFields) {
		const known = {
			...created,
			...record.parentIds,
			...bySnakeName(value),
			[`${snake(resource)}_id`]: record.id
		};
		value = { ...responseFields.sample };
		for (const field of responseFields.fields) {
			const found = known[field.snakeName];
			if (found === void 0) continue;
			const shown = fitting(field, found);
			if (shown !== void 0) value[field.name] = shown;
			else entry.reason = `${field.name} cannot have the value of the ${noun}`;
		}
	}
	const status = lifecycle && statusOf(record);
	const shown = status && decide(context, operation.settings, "spelling", status, created !== void 0);
	if (shown !== void 0 && shown !== status && lifecycle) value = {
		...value,
		[lifecycle.field]: shown
	};
	for (const { field, schema } of enums) state.coverage.addValue(schema, value[field]);
	return value;
}
function siblingMembers(members, page, example) {
	const known = page ? positionOf(page) : {};
	return Object.fromEntries(members.flatMap(({ name, snakeName, schema }) => {
		const value = (known[snakeName] ?? [example[name]]).find((each) => !problemWithFormats(schema, each));
		return value === void 0 ? [] : [[name, value]];
	}));
}
const positionOf = ({ total, next }) => ({
	total: [total],
	next_cursor: next === void 0 ? [null] : [String(next), next],
	has_more: [next !== void 0]
});
function errorBody(context, status, reason) {
	const { operation } = context;
	const response = responseOf(operation.responses, status);
	const settings = response?.settings ?? operation.settings;
	const shaped = !response || deciding(settings, "errorBody").some((id) => settings.includes(id)) ? decide(context, settings, "errorBody", reason, contract.errorMember) : void 0;
	if (shaped) {
		const isPromised = response?.examples.length && response.examples.every(({ of }) => contract.examples[of] !== "");
		if (shaped.body !== "" || !isPromised) return shaped;
	}
	if (!response) return {
		type: "application/json",
		body: JSON.stringify({ [contract.errorMember]: reason })
	};
	const [first] = response.examples;
	const example = first && contract.examples[first.of];
	if (!first || example === void 0) return {
		type: "",
		body: ""
	};
	if (!isObject(example)) return rendered$1(status, first.type, example);
	const { errorMember } = contract;
	const isText = typeof example[errorMember] === "string" && !problemWithFormats(response.reason ?? true, reason);
	return rendered$1(status, first.type, isText ? {
		...example,
		[errorMember]: reason
	} : example);
}
// src/sandbox/request/faults.ts
function injectFaults(context) {
	const { state, team, operation, params, entry } = context;
	if (team.faults.length === 0) return void 0;
	const request = {
		operation,
		params,
		now: timeOf(state, team)
	};
	const faults = faultsFor(team.faults, request, (rule) => state.changes?.hits(team, rule));
	if (faults.length === 0) return void 0;
	if (faults.some(isUsedUp)) removeFaults(state, team, isUsedUp);
	entry.fault = faults.map(({ fault }) => fault.fault).join(", ");
	context.faults = faults;
	const instead = insteadOf(faults);
	return faults.some(({ fault }) => fault.when === "before") || instead && instead.fault.when !== "after" ? {
		status: 0,
		type: "",
		body: ""
	} : void 0;
}
function prefer(context) {
	const { prefer = "" } = context.request.headers;
	const [, given] = /(?:^|,)\s*code="?([^",;\s]+)/i.exec(prefer) ?? [];
	const [, example] = /(?:^|,)\s*example="?([^",;\s]+)/i.exec(prefer) ?? [];
	if (given === void 0 && example === void 0) return void 0;
	context.entry.fault = `Prefer: ${prefer}`;
	const code = given === void 0 ? void 0 : Number(given);
	if (code !== void 0 && !statusRule.fits(code)) return problemDetails(422, "Prefer: code is not a status from 200 to 599.");
	const { id, responses, success } = context.operation;
	const first = responses.find(({ status }) => status === success.statuses[0]);
	const wanted = code === void 0 ? first : responseOf(responses, code);
	if (!wanted) return injected(context, code ?? 500);
	const { examples } = wanted;
	const found = example === void 0 ? examples[0] : examples.find(({ name }) => name === example);
	const status = code ?? (wanted.status === "default" ? 200 : Number(wanted.status.replace("XX", "00")));
	if (found ? bodiless.includes(status) : example === void 0 && wanted.type === "") return {
		status,
		type: "",
		body: ""
	};
	if (found) return rendered$1(status, found.type, contract.examples[found.of] ?? null);
	return problemDetails(404, `Prefer: ${id} has no example ${JSON.stringify(example)} for this status.`);
}
function withFaults(context, response) {
	const { faults, team } = context;
	if (faults.length === 0) return response;
	const instead = insteadOf(faults);
	return delivered(instead ? replaced(context, instead) : response, faults, team.hash);
}
const insteadOf = (faults) => faults.find(({ fault }) => fault.fault === "status" || fault.fault === "rate-limit");
function faultsFor(rules, request, counted) {
	const waiting = new Set(rules.map(({ id }) => id));
	const hits = rules.filter((rule) => {
		if (rule.after !== void 0 && waiting.has(rule.after) || !concerns(rule.fault, request)) return false;
		counted(rule);
		return isHit(rule, request.now);
	});
	for (const rule of hits) rule.hits++;
	return hits;
}
function concerns({ operation, target }, request) {
	if (operation !== void 0 && operation !== request.operation.id) return false;
	const key = request.operation.idParameter;
	return target === void 0 || key !== void 0 && request.params[key] === target;
}
function isHit(rule, now) {
	const { fault, window } = rule;
	rule.seen++;
	if (rule.seen < (fault.call ?? 1)) return false;
	if (fault.fault !== "rate-limit") return true;
	if (now - window.from >= windowOf(fault)) rule.window = {
		from: now,
		requests: 0
	};
	return ++rule.window.requests > (fault.requests ?? 0);
}
const windowOf = ({ windowMs = 6e4 }) => windowMs;
function isUsedUp({ fault, hits }) {
	const { times = fault.fault === "rate-limit" ? "always" : 1 } = fault;
	return times !== "always" && hits >= times;
}
const retryAfter = ({ fault, window }, now) => Math.max(1, Math.ceil((window.from + windowOf(fault) - now) / 1e3));
function delayOf({ id, hits, fault: { delayMs = 0 } }, seed) {
	if (typeof delayMs === "number") return delayMs;
	const { min, max } = delayMs;
	return min + Math.floor(hash(`${seed}/${id}/${hits}`) / 2 ** 32 * (max - min + 1));
}
function replaced(context, rule) {
	const { fault, status = 429, body } = rule.fault;
	const headers = {};
	if (fault === "rate-limit") headers["retry-after"] = String(retryAfter(rule, timeOf(context.state, context.team)));
	for (const [name, value] of Object.entries(rule.fault.headers ?? {})) headers[name.toLowerCase()] = value;
	const { "content-type": type, ...others } = headers;
	return {
		...injected(context, status, body),
		...type !== void 0 && { type },
		headers: others
	};
}
function injected(context, status, body) {
	if (bodiless.includes(status)) return {
		status,
		type: "",
		body: ""
	};
	if (body === void 0) return {
		status,
		...errorBody(context, status, "a fault was injected")
	};
	return rendered$1(status, typeof body === "string" ? "text/plain" : "application/json", body);
}
function delivered(response, rules, seed) {
	const has = (kind) => rules.some(({ fault }) => fault.fault === kind);
	const { body } = response;
	return {
		...response,
		body: has("broken") ? body.slice(0, body.length / 2) : body,
		delivery: {
			delayMs: rules.reduce((sum, rule) => sum + delayOf(rule, seed), 0),
			cut: has("cut")
		}
	};
}
const bodiless = [
	204,
	205,
	304
];
// src/sandbox/request/validate.ts
function violationOf(schema, value, what) {
	const problem = problemWithFormats(schema, value);
	return problem && `${what}${pointerTo(problem)} ${problem.must}`;
}
const maxDepth = 500;
function unkeepable(text) {
	const tokens = /["[\]{}]|-?\d[\d.eE+-]*/g;
	let depth = 0;
	for (let found = tokens.exec(text); found; found = tokens.exec(text)) {
		const [token] = found;
		if (token === "\"") tokens.lastIndex = endOfString(text, tokens.lastIndex);
		else if (token === "[" || token === "{") depth++;
		else if (token === "]" || token === "}") depth--;
		else if (losesDigits(token)) return `has a number beyond those of IEEE 754: ${begin(token, 40)}`;
		if (depth > maxDepth) return "is nested too deeply";
	}
}
function endOfString(text, start) {
	for (let end = text.indexOf("\"", start);; end = text.indexOf("\"", end + 1)) {
		let at = end;
		while (text[at - 1] === "\\") at--;
		if ((end - at) % 2 === 0) return end + 1;
	}
}
function losesDigits(text) {
	const value = Number(text);
	return !Number.isFinite(value) || /^-?\d+$/.test(text) && BigInt(text) !== BigInt(value);
}
function coerce(text, types) {
	if (types.length === 0 || types.includes("string")) return text;
	if (types.includes("boolean") && (text === "true" || text === "false")) return text === "true";
	return (types.includes("number") || types.includes("integer")) && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) && !losesDigits(text) ? Number(text) : text;
}
function parametersOf({ parameters, parameterSchema }, { path, headers }, params) {
	if (!parameterSchema) return {
		path: {},
		query: {},
		violation: void 0
	};
	const start = path.indexOf("?");
	const search = new URLSearchParams(start < 0 ? "" : path.slice(start));
	const read = {
		path: {},
		query: {},
		header: {}
	};
	for (const parameter of parameters) {
		const { name, snakeName } = parameter;
		const texts = [{
			query: () => search.getAll(name),
			path: () => params[snakeName],
			header: () => headers[name]
		}[parameter.in]()].flat().filter((text) => text !== void 0);
		if (texts.length > 0) read[parameter.in][name] = valueOf(parameter, texts);
	}
	const violation = violationOf(parameterSchema, read, "the parameters");
	for (const { in: where, name, default: standard } of parameters) if (where === "query" && standard !== void 0) read.query[name] ??= standard;
	return {
		path: bySnakeName(read.path),
		query: read.query,
		violation
	};
}
function unusedParameters({ parameters, action, transition }, path) {
	const start = path.indexOf("?");
	if (start < 0) return [];
	const used = Object.values(transition?.to ?? {}).map(({ parameter = "" }) => snake(parameter));
	const isUsed = ([name, text]) => {
		const known = parameters.find((each) => each.in === "query" && each.name === name);
		return known !== void 0 && (action === "list" || used.includes(known.snakeName) || text === String(known.default));
	};
	return [...new URLSearchParams(path.slice(start))].flatMap((each) => isUsed(each) ? [] : each[0]);
}
function valueOf({ types, items }, texts) {
	const [first = ""] = texts;
	if (!types.includes("array")) return coerce(first, types);
	return (texts.length === 1 ? first.split(",") : texts).map((text) => coerce(text, items));
}
const validate = (context) => readParameters(context) ?? readBody(context);
function readParameters(context) {
	const { operation, request, params, entry } = context;
	for (const name of unusedParameters(operation, request.path)) ignore(entry, name);
	if (!operation.parameterSchema) return void 0;
	const { path, query, violation } = parametersOf(operation, request, params);
	Object.assign(context, {
		path: {
			...params,
			...path
		},
		query
	});
	if (violation === void 0) return void 0;
	const rejection = invalid(operation, violation);
	return violation.startsWith("the parameters/path") && !responseOf(operation.responses, rejection.status) && responseOf(operation.responses, 404) ? {
		...rejection,
		status: 404
	} : rejection;
}
const invalid = (operation, reason, status = statusOfInvalid(operation)) => ({
	status,
	reason,
	violation: true
});
function readBody(context) {
	const { operation, request, entry } = context;
	const { body: text, unreadable } = request;
	if (!operation.body && !text && !unreadable) return void 0;
	const first = operation.body;
	const body = first && bodyFor(request, first);
	const encoding = String(request.headers["content-encoding"] ?? "identity");
	if (encoding !== "identity") {
		const reason = `the body has the content encoding ${encoding}, and the sandbox decodes none`;
		return {
			status: statusOfInvalid(operation),
			reason
		};
	}
	if (unreadable !== void 0) return invalid(operation, unreadable);
	if (text === void 0 || text === "") {
		if (!first?.required) return void 0;
		return request.headers["content-type"] !== void 0 && !body ? unsupported(operation, request, first) : invalid(operation, "the body is missing");
	}
	if (!first) return invalid(operation, "there is a body, and the operation accepts none");
	if (!body) return unsupported(operation, request, first);
	if (typeof text !== "string") {
		entry.form = notedForm(text, request);
		return readForm$1(context, body, text);
	}
	entry.body = notedText(text, request.headers);
	return body.kind === "json" ? invalidJson(context, body, text) : void 0;
}
function invalidJson(context, body, text) {
	const { operation, state } = context;
	try {
		const value = JSON.parse(text);
		const wrong = violationOf(body.schema, value, "the body");
		if (wrong !== void 0) return invalid(operation, wrong);
		const lost = isKept(operation) ? unkeepable(text) : void 0;
		if (lost !== void 0) return {
			status: statusOfInvalid(operation),
			reason: `the body ${lost}`
		};
		context.body = value;
		if (isObject(value)) context.bodyMembers = bySnakeName(named(context, value, body.members));
		for (const { path, schema } of body.enums) for (const found of valuesAt(value, path)) state.coverage.addValue(schema, found);
		return;
	} catch {
		return invalid(operation, "the body is not JSON");
	}
}
function named(context, value, members, at = "") {
	if (!members) return value;
	const inner = (name, each) => {
		const own = members[name] ?? void 0;
		if (Array.isArray(each)) return each.map((item) => inner(name, item));
		return isObject(each) ? named(context, each, own, `${at}${name}.`) : each;
	};
	const known = Object.entries(value).filter(([name]) => {
		const isNamed = Object.hasOwn(members, name);
		if (!isNamed) ignore(context.entry, at + name);
		return isNamed;
	});
	return Object.fromEntries(known.map(([name, each]) => [name, inner(name, each)]));
}
const isKept = ({ action, transition }) => action === "create" || action === "update" || transition?.creates !== void 0;
function valuesAt(value, [step, ...rest]) {
	if (step === void 0) return [value];
	if (step === "[]") return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : [];
	return isObject(value) ? valuesAt(value[step], rest) : [];
}
function bodyFor({ headers }, body) {
	return (headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase() ?? "") === body.type ? body : void 0;
}
function unsupported(operation, { headers }, { type }) {
	const given = headers["content-type"];
	const reason = `the content type is ${given === void 0 ? "missing" : given}, not ${type}`;
	const listed = operation.responses.some(({ status }) => status === "415");
	return invalid(operation, reason, listed ? 415 : void 0);
}
function formLimits(context, body) {
	const file = limitOf(body, "MB", "file");
	const count = limitOf(body, "files", "batch");
	return {
		fileBytes: file ? file.value * megabyte(context, file) : Infinity,
		files: count?.value ?? Infinity
	};
}
const limitOf = ({ limits }, unit, per) => limits.find((limit) => limit.unit === unit && limit.per === per);
function megabyte(context, { settings }) {
	return decide(context, settings, "megabyte") ?? 2 ** 20;
}
function readForm$1(context, body, form) {
	const { operation, entry } = context;
	const { files, fields, problem } = form;
	for (const name of form.ignored) ignore(entry, name);
	const status = Number(operation.transition?.rejectedWith ?? statusOfInvalid(operation));
	const violation = (reason) => invalid(operation, reason, status);
	const beyond = (unit, per, reason) => invalid(operation, reason, limitStatus(context, limitOf(body, unit, per), status));
	if (problem?.kind === "fileSize") return beyond("MB", "file", problem.text);
	if (problem?.kind === "fileCount") return beyond("files", "batch", problem.text);
	if (problem) return violation(problem.text);
	const batch = limitOf(body, "MB", "batch");
	const bytes = files.reduce((sum, { size }) => sum + size, 0);
	if (batch && bytes > batch.value * megabyte(context, batch)) return beyond("MB", "batch", `the files have more than ${batch.value} MB together`);
	const value = {};
	const given = {};
	for (const { name, snakeName, types, items } of body.fields) {
		const texts = fields.get(name) ?? [];
		const [text] = texts;
		if (text === void 0) continue;
		const array = types.includes("array");
		if (texts.length > 1 && !array) return violation(`${name} is there more than once`);
		value[name] = array ? texts.map((each) => fieldValue(each, items)) : fieldValue(text, types);
		given[snakeName] = value[name];
	}
	if (body.files && files.length > 0) {
		const names = files.map(({ name }) => name);
		value[body.files.name] = body.files.many ? names : names[0] ?? "";
	}
	const wrong = violationOf(body.schema, value, "the form");
	if (wrong !== void 0) return violation(wrong);
	for (const { name, snakeName, json } of body.fields) {
		const text = value[name];
		if (!json || typeof text !== "string") continue;
		const inner = parse(text);
		if (!inner) return violation(`${name} is not JSON`);
		const lost = unkeepable(text);
		if (lost !== void 0) return {
			status,
			reason: `${name} ${lost}`
		};
		const unfit = violationOf(json, inner.value, name);
		if (unfit !== void 0) return violation(unfit);
		given[snakeName] = inner.value;
	}
	context.body = value;
	context.bodyMembers = given;
	context.form = form;
}
const statusOfInvalid = ({ responses, transition }) => [400, 422].find((status) => responses.some((response) => response.status === `${status}`)) ?? Number(transition?.rejectedWith ?? 400);
function limitStatus(context, limit, standard) {
	if (limit?.rejectedWith !== void 0) return Number(limit.rejectedWith);
	return decide(context, limit?.settings ?? [], "limitStatus") ?? standard;
}
const fieldValue = (text, types) => types.includes("object") && !types.includes("string") ? parse(text)?.value ?? text : coerce(text, types);
function parse(text) {
	try {
		return { value: JSON.parse(text) };
	} catch {
		return;
	}
}
// src/sandbox/behavior/lists.ts
const paging = [
	"limit",
	"offset",
	"cursor"
];
const standardLimit = 20;
function listRecords(context, resource) {
	const { operation, query } = context;
	const inQuery = operation.parameters.filter((each) => each.in === "query");
	const given = new Map(inQuery.map(({ snakeName, name }) => [snakeName, query[name]]));
	const isPaged = inQuery.some(({ snakeName }) => paging.includes(snakeName));
	const limit = integer(given.get("limit")) ?? (isPaged ? standardLimit : Infinity);
	const cursor = given.get("cursor");
	const offset = integer(cursor ?? given.get("offset"));
	if (cursor !== void 0 && offset === void 0) return void 0;
	const all = selected(context, resource);
	const start = offset ?? 0;
	const records = all.slice(start, start + limit);
	const end = start + records.length;
	return {
		records,
		total: all.length,
		next: end < all.length ? end : void 0
	};
}
function selected(context, resource) {
	const { state, team, operation, query, entry } = context;
	const filters = operation.parameters.flatMap(({ in: where, snakeName, name, default: standard }) => {
		const value = query[name];
		if (where !== "query" || paging.includes(snakeName) || value === void 0) return [];
		if (resource.fields.some((field) => field.snakeName === snakeName) || resource.parentParameters.includes(snakeName)) return [{
			key: snakeName,
			texts: [value].flat().map(String)
		}];
		if (value !== standard) ignore(entry, name);
		return [];
	});
	return [...recordsOf(state, team, resource.name).values()].filter((record) => {
		if (!belongs(record, context)) return false;
		advance(state, team, record);
		return filters.every(({ key, texts }) => valuesOf(record, key).some((value) => texts.includes(String(value))));
	});
}
function valuesOf(record, key) {
	const field = record.resource.fields.find((each) => each.snakeName === key);
	return [field ? record.value[field.name] ?? null : keyValue(record, key)].flat();
}
function integer(value) {
	const found = typeof value === "string" ? Number(value) : value;
	return typeof found === "number" && Number.isInteger(found) && found >= 0 ? found : void 0;
}
// src/sandbox/behavior/perform.ts
function perform(context) {
	const { state, team, operation, params } = context;
	for (const { snakeName, resource } of operation.parents) if (!findRecord(context, resource, params[snakeName])) return notFound(contract.resources[resource]);
	const resource = contract.resources[operation.resource ?? ""];
	let record;
	if (resource && operation.idParameter !== void 0) {
		record = findRecord(context, resource.name, params[operation.idParameter]);
		if (!record) return notFound(resource);
		if (!isRepeated(state, team, operation, record)) advance(state, team, record);
	}
	if (operation.transition) return transit(context, resource, record);
	const rejection = rejectedBySetting(context);
	if (rejection !== void 0) return {
		status: 400,
		reason: rejection
	};
	const stored = resource && performPlain(context, resource, record);
	if (stored && "reason" in stored) return stored;
	return performed(context, stored ?? {}, "store");
}
const isRepeated = (state, team, operation, record) => record.next?.after === operation.id && record.next.at === timeOf(state, team);
function performed({ operation, entry }, result, source) {
	entry.source = operation.example === void 0 ? source : "example";
	if (operation.example === void 0) return result;
	entry.reason = operation.example;
	return { ...result.partial && { partial: true } };
}
const notFound = (resource) => ({
	status: 404,
	reason: `there is no such ${resource?.noun ?? "record"}`
});
function transit(context, resource, record) {
	const { state, operation, request, entry, form } = context;
	const status = Number(operation.transition?.rejectedWith ?? 400);
	entry.source = "transition";
	const reason = (record && forbidden(context, record)) ?? rejectedBySetting(context);
	if (reason !== void 0 && ignores(context)) return { record };
	const rejection = reason === void 0 ? form && rejectedFile(form) : {
		status,
		reason
	};
	if (rejection) {
		if (reason !== void 0) state.coverage.add("transition", operation.id, "rejected");
		return rejection;
	}
	const made = operation.transition?.creates ? createAll(context) : void 0;
	let result = made ?? { record };
	if (record) {
		const changes = applyTransition(context, record);
		if (Object.keys(changes).length > 0) entry.changes = changes;
		const soft = operation.action === "delete" && entry.changes !== void 0;
		if (resource && !soft) performPlain(context, resource, record);
		result = made ?? {
			record,
			partial: outcomeFor(record)?.partial === true
		};
	} else if (resource && !made) {
		const stored = performPlain(context, resource, record);
		if (stored && "reason" in stored) return stored;
		result = stored ?? {};
	}
	state.coverage.add("transition", operation.id, "applied");
	const { event } = operation.transition ?? {};
	if (event !== void 0 && result.record) {
		emit(context, event, result.record);
		entry.event = event;
		const key = shownKey(request.headers.authorization);
		if (key !== void 0) entry.key = key;
	}
	return performed(context, result, "transition");
}
function emit({ state, team }, name, record) {
	addEvent(state, team, {
		name,
		[`${snake(record.resource.name)}_id`]: record.id,
		at: iso(timeOf(state, team))
	});
}
function rejectedBySetting(context) {
	const { operation, params, body } = context;
	if (body === void 0) return void 0;
	return decide(context, operation.settings, "rejects", {
		params,
		body,
		values: contract.values
	});
}
const ignores = (context) => decide(context, context.operation.settings, "ignoresRejected") ?? false;
function performPlain(context, resource, record) {
	switch (context.operation.action) {
		case "get": return record && { record };
		case "list": {
			const page = listRecords(context, resource);
			return page ? { page } : {
				status: 400,
				reason: "the cursor is not one that the sandbox returned",
				violation: true
			};
		}
		case "create": return create(context, resource, givenTo(context));
		case "update": return record && update(context, record);
		case "delete":
			if (record) forget(context.state, context.team, record);
			return record && { record };
		case void 0: return;
	}
}
function create(context, resource, created) {
	reserveRecords(context.state, [resource], created);
	return {
		record: createRecord(context, resource, created),
		created
	};
}
function update(context, record) {
	const { state, team, operation, entry } = context;
	const values = updatesOf(record, context);
	if (Object.keys(values).length > 0) entry.changes = {
		...entry.changes,
		...setFields(state, team, record, values, operation)
	};
	return { record };
}
function rejectedFile({ files }) {
	for (const { name } of files) {
		const status = outcomeOf(name)?.rejected;
		if (status) return {
			status,
			reason: `the name of the file ${name} asks for it`
		};
	}
}
// src/sandbox/request/route.ts
const standardTeam = "team-1";
function route(state, request) {
	const { method, path } = request;
	const match = find(path);
	if (!match) return problemDetails(404, "The contract has no such path.");
	const { value: methods, params } = match;
	const operation = methods.get(method) ?? otherMethod(state, match, method);
	if (!operation) {
		const allow = [...methods.keys()].join(", ");
		return {
			...problemDetails(405, `The contract has no ${method} for this path.`),
			headers: { allow }
		};
	}
	const team = teamFor(state, operation, match);
	return {
		state,
		team,
		operation,
		params: params ?? {},
		isDecoded: params !== void 0,
		path: params ?? {},
		query: {},
		request,
		entry: newEntry(state, team, request, operation.id),
		body: void 0,
		bodyMembers: {},
		form: void 0,
		faults: []
	};
}
function newEntry(state, team, { method, path, headers }, operation) {
	return {
		number: (team?.kept ? team.journal : state.unmatched).count + 1,
		time: team ? timeOf(state, team) : state.now,
		method,
		path,
		operation,
		status: 0,
		headers,
		bytes: 0
	};
}
function teamFor(state, { team }, { encoded, params = encoded }) {
	const usual = state.only?.id ?? standardTeam;
	return peekTeam(state, params[team ?? ""] ?? usual);
}
function otherMethod(state, match, method) {
	for (const operation of match.value.values()) if (decide({
		state,
		team: teamFor(state, operation, match)
	}, operation.settings, "methods")?.includes(method)) return operation;
}
// src/sandbox/request/note.ts
function note(state, request, context, response) {
	const { status, body } = response;
	if (!context) return noteUnmatched(state, request, response);
	const { team, operation, entry } = context;
	entry.status = status;
	if (body !== "") entry.response = notedText(body, request.headers, 500);
	state.coverage.add("status", operation.id, status);
	addToJournal(state, team, entry);
}
function noteUnmatched(state, request, { status, body }) {
	const { detail } = JSON.parse(body);
	addToJournal(state, void 0, {
		...newEntry(state, void 0, {
			...request,
			path: begin(request.path, bodyKept)
		}, null),
		status,
		violation: detail
	});
}
function addToJournal(state, team, entry) {
	finish(entry);
	const journal = team?.kept ? team.journal : state.unmatched;
	if (entry.limit === void 0 || !repeats(journal, entry)) {
		if (team?.kept) addEntry(state, team, entry);
		else state.bytes += entry.bytes - (journal.push(entry)?.bytes ?? 0);
	} else if (team?.kept && journal.last) state.changes?.entry(team, journal.count, journal.last);
}
function repeats({ last }, { limit }) {
	if (!last || last.limit !== limit) return false;
	last.repeated = (last.repeated ?? 1) + 1;
	return true;
}
// src/sandbox/request/handle.ts
const steps = [
	openTeam,
	injectFaults,
	authorize$1,
	validate,
	authorizeProject,
	prefer,
	perform
];
function handle(state, request) {
	const routed = route(state, request);
	const context = "status" in routed ? void 0 : routed;
	const response = "status" in routed ? routed : responseTo$1(routed);
	note(state, request, context, response);
	return response;
}
function responseTo$1(context) {
	context.state.requests++;
	return withinLimits(context, () => {
		return withFaults(context, respond$1(context, resultOf(context)));
	});
}
function resultOf(context) {
	for (const step of steps) {
		const outcome = step(context);
		if (outcome) return outcome;
	}
	return {};
}
function withinLimits({ entry }, run) {
	try {
		return run();
	} catch (error) {
		if (!(error instanceof LimitError)) throw error;
		entry.rejected = error.message;
		entry.limit = error.limit;
		return problemDetails(500, error.message);
	}
}
function noteAborted(state, request) {
	const context = route(state, request);
	if ("status" in context) return;
	context.entry.violation = "the connection ended before the request was complete";
	withinLimits(context, () => openTeam(context));
	addToJournal(state, context.team, context.entry);
}
// src/sandbox/storage/storage.ts
var LostFileError = class extends Error {};
const select = "SELECT team, \"table\", key, value FROM state_row WHERE sandbox = ? ORDER BY CAST(key AS INTEGER)";
const upsert = `INSERT INTO state_row (sandbox, team, "table", key, value) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET value = excluded.value`;
const remove = "DELETE FROM state_row WHERE sandbox = ? AND team = ? AND \"table\" = ? AND key = ?";
const teamTable = "CREATE TABLE team (id TEXT PRIMARY KEY, options TEXT NOT NULL, expires_at INTEGER NOT NULL)";
const room = " room";
const orphan = `SELECT 1 FROM state_row WHERE sandbox NOT IN ('', '${room}') LIMIT 1`;
const removeAll = "DELETE FROM state_row WHERE sandbox = ?";
const maxRoom = 2 ** 20;
var StorageError = class extends Error {
	name = "StorageError";
};
function attach({ state, surroundings }, sql) {
	sql.transaction(() => {
		sql.exec("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)");
		const [{ version } = {}] = sql.exec("SELECT version FROM schema_version");
		if (version !== void 0 && version !== 6) throw new TypeError(`Its data has version ${version}, and this release reads version 6: use another one.`);
		const isNew = version === void 0;
		if (isNew) sql.exec(rowTable);
		if (isNew && surroundings.shared) sql.exec(teamTable);
		if (!surroundings.shared && [...sql.exec(orphan)].length > 0) throw new TypeError("It has the data of teams, and no table of them: restore it from a backup.");
		const storage = new Storage(state, sql, "", isNew);
		surroundings.storage = storage;
		surroundings.shared?.host.openStored?.(storage);
		if (isNew) sql.exec("INSERT INTO schema_version (version) VALUES (?)", 6);
	});
}
var Storage = class Storage {
	#state;
	#sql;
	#id;
	#changes;
	#isAhead = false;
	#needed = 0;
	constructor(state, sql, id, isNew) {
		this.#state = state;
		this.#sql = sql;
		this.#id = id;
		const count = this.#load();
		if (count === 0 && !isNew) throw new TypeError("Its rows were deleted: restore it from a backup.");
		if (count !== rowsOf(state).length) this.#replace();
		this.#changes = this.#listen();
	}
	run(change, isRead = false) {
		attempt(() => this.#sql.check?.());
		if (this.#isAhead) attempt(() => this.#load());
		if (!isRead) this.#makeRoom();
		this.#isAhead = true;
		try {
			const result = change();
			this.#storeAfter(isRead);
			this.#isAhead = false;
			return result;
		} catch (error) {
			attempt(() => this.#load());
			throw error;
		}
	}
	#storeAfter(isRead) {
		try {
			attempt(() => this.#store());
			if (!isRead) this.#needed = 0;
		} catch (error) {
			if (isRead) return;
			const bytes = JSON.stringify(this.#changes.rows()).length;
			this.#needed = Math.min(maxRoom, Math.max(bytes, 2 * this.#needed));
			throw error;
		}
	}
	#makeRoom() {
		if (this.#needed === 0) return;
		const row = [
			room,
			"",
			"",
			""
		];
		this.#change(() => this.#sql.exec(upsert, ...row, " ".repeat(this.#needed)));
		this.#change(() => this.#sql.exec(remove, ...row));
	}
	teams() {
		this.deleteExpiredTeams();
		return Array.from(this.#sql.exec("SELECT * FROM team ORDER BY rowid"), ({ id, options, expires_at }) => ({
			id: String(id),
			options: JSON.parse(String(options)),
			expiresAt: Number(expires_at)
		}));
	}
	openTeam(id, { state, surroundings }) {
		surroundings.storage = new Storage(state, this.#sql, id, false);
	}
	addTeam({ id, options, expiresAt }, { state, surroundings }) {
		this.#change(() => {
			this.#sql.exec("INSERT INTO team VALUES (?, ?, ?)", id, JSON.stringify(options), expiresAt);
			surroundings.storage = new Storage(state, this.#sql, id, true);
		});
	}
	claimTeam(id, expiresAt) {
		this.#change(() => this.#sql.exec("UPDATE team SET expires_at = ? WHERE id = ?", expiresAt, id));
	}
	deleteTeam(id) {
		this.#change(() => {
			this.#sql.exec("DELETE FROM team WHERE id = ?", id);
			this.#sql.exec(removeAll, id);
		});
	}
	deleteExpiredTeams() {
		this.#change(() => {
			const expired = [...this.#sql.exec("SELECT id FROM team WHERE expires_at <= ?", Date.now())];
			for (const { id } of expired) this.deleteTeam(String(id));
		});
	}
	#change(run) {
		attempt(() => this.#sql.transaction(run));
	}
	#store() {
		const changes = this.#changes;
		if (changes.isEmpty) return;
		this.#sql.transaction(() => {
			if (changes.replacing) return this.#replace();
			const ofTeam = "DELETE FROM state_row WHERE sandbox = ? AND team = ?";
			for (const team of changes.deletedTeams) this.#sql.exec(ofTeam, this.#id, team);
			this.#write(changes.rows());
		});
		this.#changes = this.#listen();
	}
	#listen() {
		return this.#state.changes = new ChangedRows();
	}
	#load() {
		const rows = Array.from(this.#sql.exec(select, this.#id), (row) => ({
			...row,
			value: parsed(String(row["value"]))
		}));
		if (rows.length > 0) restore(this.#state, {
			format: 6,
			rows
		}, "data");
		this.#changes = this.#listen();
		this.#isAhead = false;
		return rows.length;
	}
	#replace() {
		this.#sql.exec(removeAll, this.#id);
		this.#write(rowsOf(this.#state));
	}
	#write(rows) {
		for (const { team, table, key, value } of rows) if (value === void 0) this.#sql.exec(remove, this.#id, team, table, key);
		else this.#sql.exec(upsert, this.#id, team, table, key, JSON.stringify(value));
	}
};
function attempt(run) {
	try {
		run();
	} catch (error) {
		throw new StorageError(`The request was not stored, and had no effect: ${error.message}.`, { cause: error });
	}
}
function parsed(json) {
	try {
		return JSON.parse(json);
	} catch {
		return;
	}
}
function stored({ state, surroundings: { storage } }, status, respond, isRead) {
	try {
		return storage ? storage.run(respond, isRead) : respond();
	} catch (error) {
		if (!(error instanceof StorageError)) throw error;
		state.log(error.message);
		return problemDetails(error.cause instanceof LostFileError ? 507 : status, error.message);
	}
}
// src/shared/item-rows.ts
const isItem = (value) => Object(value) === value && !Array.isArray(value);
const itemRows = (tasks) => tasks.flatMap(({ id, name, pages }) => pages.flatMap((page, index) => Object.entries(page).flatMap(([kind, items]) => (Array.isArray(items) ? items : []).filter(isItem).map((item) => {
	const { content = item["checked"] ?? null, coordinates } = item;
	return {
		task_id: id,
		task_name: name,
		page: index + 1,
		kind,
		id: item["id"],
		entity_id: item["entity_id"] ?? null,
		content: content === null ? null : String(content),
		confidence: item["confidence"] ?? null,
		top: item["top"] ?? null,
		left_of_line: item["left_of_line"] ?? null,
		coordinates: Array.isArray(coordinates) ? coordinates.flat().join(" ") : null
	};
}))));
// src/sandbox/control/stream.ts
const { setTimeout: setTimeout$1 } = globalThis;
const pause = 100;
function streamOf({ state, surroundings: { watchers } }, team) {
	const encoder = new TextEncoder();
	const closing = new AbortController();
	let changes = 0;
	let sent = "";
	let wake = () => {};
	const watcher = {
		look() {
			changes++;
			wake();
		},
		tick: () => wake(),
		stop() {
			closing.abort();
			wake();
		}
	};
	return new ReadableStream({
		async pull(controller) {
			watchers.add(watcher);
			if (sent !== "") await new Promise((resolve) => setTimeout$1(resolve, pause));
			let summary = JSON.stringify(summaryOf(state, team, changes));
			while (summary === sent && !closing.signal.aborted) {
				await new Promise((resolve) => wake = resolve);
				summary = JSON.stringify(summaryOf(state, team, changes));
			}
			sent = summary;
			if (closing.signal.aborted) controller.close();
			else controller.enqueue(encoder.encode(`data: ${summary}\n\n`));
		},
		cancel: () => void watchers.delete(watcher)
	}, { highWaterMark: 0 });
}
function summaryOf(state, id, changes) {
	const team = peekTeam(state, id);
	const count = (resource) => {
		const counts = {};
		for (const record of recordsOf(state, team, resource).values()) {
			const status = shownStatus(state, team, record);
			counts[status] = (counts[status] ?? 0) + 1;
		}
		return counts;
	};
	return {
		now: iso(timeOf(state, team)),
		changes,
		requests: team.journal.count,
		unmatched: state.unmatched.count,
		faults: team.faults.length,
		tasks: count(contract.fileResource),
		uploads: count(contract.requestResource)
	};
}
// src/sandbox/control/routes.ts
const routes = {
	health: { GET: ({ sandbox }) => health(sandbox.state) },
	clock: { POST({ sandbox, body }) {
		const given = object(body);
		checkMembers("member", given, {
			advanceMs: anything,
			untilIdle: boolean,
			team_id: anything
		});
		const { advanceMs, untilIdle, team_id: id } = given;
		if (untilIdle && advanceMs !== void 0) throw new TypeError("Send advanceMs or untilIdle: the clock moves in one way.");
		const { state } = sandbox;
		const target = id === void 0 ? sandbox : sandbox.team(id);
		if (untilIdle) advanceUntilIdle(state, target, id);
		else target.advance(advanceMs);
		return { now: iso(id === void 0 ? state.now : timeOf(state, peekTeam(state, id))) };
	} },
	coverage: { GET: ({ sandbox }) => sandbox.coverage() },
	settings: {
		GET: ({ sandbox }) => ({
			set: sandbox.settings(),
			exercised: sandbox.exercised()
		}),
		PUT({ sandbox, body }) {
			setAll(sandbox, body);
			return {
				set: sandbox.settings(),
				exercised: sandbox.exercised()
			};
		}
	},
	extractions: { GET: ({ sandbox }) => sandbox.state.extractions },
	exercised: { POST: ({ sandbox, body }) => addExercised(sandbox.state, object(body)) },
	journal: { GET: ({ sandbox: { state }, query }) => selectStored(state.unmatched, filterOf(query)).map(timed) },
	keys: { POST: ({ sandbox, body }) => createKey(sandbox, object(body)) },
	"keys/{key}": { DELETE: ({ sandbox, id }) => sandbox.revokeKey(id) },
	snapshot: {
		GET: ({ sandbox }) => sandbox.export(),
		PUT: ({ sandbox, body }) => sandbox.import(object(body))
	},
	teams: {
		GET: ({ sandbox, query }) => paged([...sandbox.state.teams.keys()], filterOf(query)),
		POST({ sandbox, body }) {
			const { state } = sandbox;
			if (Object.keys(object(body)).length > 0) throw new TypeError("The sandbox chooses the id. A team with an id of your own needs no creation.");
			const { id } = sandbox.team();
			keepTeam(state, peekTeam(state, id));
			return { id };
		},
		DELETE: ({ sandbox }) => sandbox.reset()
	},
	"teams/{team_id}": { DELETE: ({ team }) => team.reset() },
	"teams/{team_id}/tasks": {
		GET: (request) => listed(request, contract.fileResource).map(({ value }) => value),
		POST: ({ team, body }) => team.seed(object(body))
	},
	"teams/{team_id}/tasks/{task_id}": {
		GET: ({ sandbox, team, id }) => shown(sandbox.state, team, contract.fileResource, id).value,
		PATCH: ({ team, id, body }) => team.updateTask(id, object(body)),
		DELETE: ({ team, id }) => team.deleteTask(id)
	},
	"teams/{team_id}/uploads": { GET(request) {
		const { sandbox, team } = request;
		const own = peekTeam(sandbox.state, team.id);
		return listed(request, contract.requestResource).map((each) => ({
			...listedUpload(sandbox.state, own, each),
			...foundIn(each.children.map((task) => advance(sandbox.state, own, task)))
		}));
	} },
	"teams/{team_id}/uploads/{upload_id}": {
		GET({ sandbox: { state }, team, id }) {
			const upload = shown(state, team, contract.requestResource, id);
			return listedUpload(state, peekTeam(state, team.id), upload);
		},
		PATCH: ({ team, id, body }) => team.updateUpload(id, object(body)),
		DELETE: ({ team, id }) => team.deleteUpload(id)
	},
	"teams/{team_id}/extractions": {
		GET: ({ sandbox, team }) => peekTeam(sandbox.state, team.id).extractions,
		POST({ team, body }) {
			const { match, pages, ...options } = object(body);
			team.extraction(match, pages, options);
		}
	},
	"teams/{team_id}/stream": { GET: ({ sandbox, team }) => streamOf(sandbox, team.id) },
	"teams/{team_id}/events": { GET: ({ team, query }) => team.events(filterOf(query)) },
	"teams/{team_id}/journal": { GET({ sandbox, team, query, signal }) {
		const filter = filterOf(query);
		checkFilter(filter);
		if ("count" in filter) return team.waitForRequests({
			...filter,
			signal
		});
		return selectStored(peekTeam(sandbox.state, team.id).journal, filter).map(timed);
	} },
	"teams/{team_id}/journal/expect": { POST({ team, body }) {
		const given = object(body);
		checkMembers("member", given, {
			expected: anything,
			filter: anything
		});
		team.expectRequests(given.expected, given.filter);
	} },
	"teams/{team_id}/faults": {
		GET: ({ team, query }) => paged(team.faults(), filterOf(query)),
		POST: ({ team, body }) => team.fault(...Array.isArray(body) ? body : [object(body)]),
		DELETE: ({ team }) => team.removeFault()
	},
	"teams/{team_id}/faults/{fault_id}": { DELETE: ({ team, id }) => team.removeFault(Number(id)) },
	"teams/{team_id}/projects/{project_id}": { PUT({ team, id, body }) {
		const given = object(body);
		checkMembers("member", given, { allow_import: boolean });
		team.allowImport(id, given.allow_import);
	} },
	"teams/{team_id}/settings": {
		GET: ({ sandbox, team }) => sandbox.state.teams.get(team.id)?.settings ?? {},
		PUT({ sandbox, team, body }) {
			setAll(team, body);
			return sandbox.state.teams.get(team.id)?.settings ?? {};
		}
	}
};
const operatorRoutes = {
	health: { GET: async ({ sandbox }) => health({
		...sandbox.state,
		...await sharedTeams(sandbox).host.used()
	}) },
	teams: {
		GET: async ({ sandbox, query }) => paged(await sharedTeams(sandbox).host.list(), filterOf(query)),
		POST: ({ sandbox, body }) => createTeam(sharedTeams(sandbox), object(body))
	},
	"teams/{team_id}": { DELETE: ({ sandbox, team }) => deleteTeam(sharedTeams(sandbox), team.id) },
	"teams/{team_id}/claim": { POST: ({ sandbox, team, body }) => claimTeam(sharedTeams(sandbox), team.id, object(body)) }
};
const matchers = new Map([routes, operatorRoutes].map((table) => [table, byPath(Object.entries(table))]));
function controlRoute(path, table = routes) {
	const match = matchers.get(table)?.(path);
	if (!match?.params) return void 0;
	const { team_id: team, ...others } = match.params;
	return {
		methods: match.value,
		team,
		id: Object.values(others)[0] ?? ""
	};
}
const shown = (state, { id: team }, resource, id) => recordOf(state, peekTeam(state, team), resource, id);
function listed({ sandbox: { state }, team: { id }, query }, resource) {
	const { status, ...page } = filterOf(query);
	const { lifecycle } = contract.resources[resource] ?? {};
	if (status !== void 0 && lifecycle) check("status", status, oneOf$1(lifecycle.states));
	const team = peekTeam(state, id);
	const isListed = (record) => status === void 0 || shownStatus(state, team, record) === String(status);
	return paged([...recordsOf(state, team, resource).values()].filter(isListed), page).map((record) => advance(state, team, record));
}
function foundIn(tasks) {
	const rows = itemRows(tasks.map(({ id, value }) => ({
		id,
		name: "",
		pages: Object(value["pages"] ?? [])
	})));
	const confidences = rows.flatMap(({ confidence }) => confidence ?? []);
	return {
		values: rows.length,
		lowest_confidence: confidences.length ? Math.min(...confidences) : null
	};
}
const timed = (entry) => omitUndefined({
	...toJournalEntry(entry),
	duration_ms: durationOf(entry)
});
function advanceUntilIdle(state, target, id) {
	const teams = id === void 0 ? [...state.teams.values()] : [peekTeam(state, id)];
	const left = () => Math.max(0, ...teams.map((team) => msUntilIdle(state, team)));
	for (let moves = 0, ms = left(); ms > 0 && moves < 100; moves++, ms = left()) target.advance(ms);
}
function health({ seed, now, teams, tasks, bytes, bounds }) {
	const { version } = contract;
	return {
		status: "ok",
		version,
		seed,
		now: iso(now),
		teams: teams.size,
		tasks,
		bytes,
		limits: bounds
	};
}
async function createKey({ state: { only }, apiKey }, options) {
	if (!only) return { key: apiKey(options) };
	const { team_id = only.id } = options;
	if (team_id !== only.id) reject$1("team_id", team_id, `${only.id}, the team of the control token`);
	return { key: await only.sign(apiKey({
		...options,
		team_id
	})) };
}
function filterOf(query) {
	for (const name of query.keys()) if (query.getAll(name).length > 1) throw new TypeError(`The filter ${name} is there twice.`);
	return Object.fromEntries([...query].map(([name, value]) => [name, /^\d{1,15}$/.test(value) && name !== "target" ? Number(value) : value]));
}
function setAll(target, body) {
	const entries = Object.entries(object(body));
	for (const [setting, value] of entries) checkSetting(setting, value);
	for (const [setting, value] of entries) if (value !== void 0) target.set(setting, value);
}
function object(body) {
	if (typeof body === "object" && body !== null && !Array.isArray(body)) return body;
	throw new TypeError("The body is not a JSON object.");
}
// src/sandbox/control/control.ts
const controlPath = "/_sandbox/";
function maxBodyBytes({ state }, path) {
	const { bounds, only: { rowBytes = Infinity } = {} } = state;
	const [name] = /^snapshot|^teams\/[^/]*\/extractions/.exec(path.slice(10)) ?? [];
	if (name === void 0) return void 0;
	return Math.min(Math.max(2 ** 20, 8 * bounds.bytes), name === "snapshot" ? Infinity : rowBytes);
}
const jsonType = /^\s*application\/([^;\s]+\+)?json\s*(;|$)/i;
const control = (sandbox, request) => stored(sandbox, 507, () => responseTo(sandbox, request), isRead(request));
const isRead = ({ method }) => method === "GET" || method === "HEAD";
function responseTo(sandbox, request) {
	const { path, headers, body = "", signal } = request;
	const [route = "", query = ""] = path.slice(10).split("?", 2);
	if (route === "") return index(request);
	const found = controlRoute(route, sandbox.surroundings.shared ? operatorRoutes : routes);
	if (!found) return problemDetails(404, `There is no ${controlPath}${route}. GET / lists what there is.`);
	const { methods, team = "team-1", id } = found;
	const method = request.method === "HEAD" ? "GET" : request.method;
	const handler = Object.hasOwn(methods, method) ? methods[method] : void 0;
	if (!handler) return wrongMethod(`${controlPath}${route}`, namesOf(methods));
	if (query !== "" && method !== "GET") {
		const given = JSON.stringify(begin(query, 200));
		return problemDetails(400, `${method} ${controlPath}${route} has no parameters, and got ${given}.`);
	}
	const { "content-type": contentType = "" } = headers;
	if (body !== "" && !jsonType.test(contentType)) return problemDetails(415, `The body has ${contentType === "" ? "no content type" : `the content type ${begin(contentType, 200)}`}, and must be JSON: send content-type: application/json.`);
	try {
		const value = body === "" ? {} : JSON.parse(body);
		const lost = unkeepable(body);
		if (lost !== void 0) return problemDetails(400, `The body ${lost}.`);
		const parameters = new URLSearchParams(query);
		const result = handler({
			sandbox,
			team: sandbox.team(team),
			id,
			body: value,
			query: parameters,
			signal
		});
		return result instanceof Promise ? result.then(rendered, rejected) : rendered(result);
	} catch (error) {
		if (error instanceof SyntaxError) return problemDetails(400, "The body is not JSON.");
		return rejected(error);
	}
}
function rendered(result) {
	if (result === void 0) return {
		status: 204,
		type: "",
		body: ""
	};
	if (result instanceof ReadableStream) return {
		status: 200,
		type: "text/event-stream",
		body: "",
		stream: result,
		headers: uncached
	};
	return {
		status: 200,
		type: "application/json",
		body: JSON.stringify(result)
	};
}
function rejected(error) {
	if (error instanceof LimitError || error instanceof StorageError) return problemDetails(507, error.message);
	if (error instanceof ExpectationError) return problemDetails(409, error.message);
	if (error instanceof UnknownIdError) return problemDetails(404, error.message);
	if (error instanceof TypeError) return problemDetails(400, error.message);
	throw error;
}
const uncached = { "cache-control": "no-store" };
async function index({ method, path, headers }) {
	if (method !== "GET" && method !== "HEAD") return wrongMethod(path, ["GET", "HEAD"]);
	if (headers.accept?.includes("text/html")) {
		const { html, policy } = await import("../contract/page.js");
		return {
			status: 200,
			type: "text/html; charset=utf-8",
			body: html,
			headers: {
				...uncached,
				"content-security-policy": policy,
				"referrer-policy": "no-referrer",
				"x-content-type-options": "nosniff"
			}
		};
	}
	const { version } = contract;
	const body = {
		name: "docproc-sandbox",
		version,
		operations: contract.operations.map(({ id, method, path }) => ({
			operation: id,
			method,
			path
		})),
		control: Object.entries(routes).map(([name, methods]) => ({
			path: controlPath + name,
			methods: namesOf(methods)
		}))
	};
	return {
		status: 200,
		type: "application/json",
		body: `${JSON.stringify(body, void 0, 2)}\n`
	};
}
const namesOf = (methods) => Object.keys(methods).flatMap((name) => name === "GET" ? ["GET", "HEAD"] : [name]);
function wrongMethod(path, methods) {
	const allow = methods.join(", ");
	return {
		...problemDetails(405, `${path} accepts ${allow}.`),
		headers: { allow }
	};
}
// src/sandbox/control/authorization.ts
async function authorize(shared, request) {
	const { path, headers } = request;
	const bearer = keyOf(headers.authorization) ?? "";
	if (!path.startsWith("/_sandbox/")) {
		const team = teamOfKey(await shared.signer.verify(bearer));
		return team === void 0 ? keyRejection(request) : { team };
	}
	const [name = ""] = path.slice(10).split("?", 1);
	const ofOperator = controlRoute(name, operatorRoutes);
	const route = controlRoute(name);
	if (await shared.signer.isOperator(bearer)) {
		if (ofOperator || !route) return { team: void 0 };
		if (route.team !== void 0) return { team: route.team };
		return problemDetails(403, `${controlPath}${name} is that of one team: send its control token.`);
	}
	const team = await controlledBy(shared, bearer);
	if (team === void 0) return problemDetails(401, "The control token is missing or wrong. Send that of the team, or the operator token, as a bearer token.");
	if (((ofOperator ?? route)?.team ?? team) !== team) return problemDetails(403, "The control token is that of another team.");
	if (route?.methods === routes["teams"] && request.method === "POST") return problemDetails(403, "Only the operator token creates teams.");
	return { team: route ? team : void 0 };
}
function keyRejection(request) {
	const authorization = request.headers.authorization && `Bearer sandbox:invalid`;
	return handle(createState({ log() {} }), {
		...request,
		headers: {
			...request.headers,
			authorization
		}
	});
}
const missingTeam = (request, id) => request.path.startsWith("/_sandbox/") ? problemDetails(404, noTeam(id).message) : keyRejection(request);
function reach(sandbox, request) {
	const { shared } = sandbox.surroundings;
	return shared ? reachTeam(sandbox, shared, request) : {
		sandbox,
		headers: request.headers
	};
}
async function reachTeam(sandbox, shared, request) {
	const { headers } = request;
	const authorized = await authorize(shared, request);
	if ("status" in authorized) return authorized;
	const { team } = authorized;
	if (team === void 0) return {
		sandbox,
		headers
	};
	const own = shared.host.open?.(team);
	if (!own) return missingTeam(request, team);
	return {
		sandbox: own,
		headers: {
			...headers,
			authorization: unsigned(headers.authorization ?? "")
		}
	};
}
// src/sandbox/request/body-to-read.ts
function bodyToRead(state, request) {
	const context = route(state, request);
	if ("status" in context || !context.isDecoded || deny(context)) return { body: "none" };
	const { body: first } = context.operation;
	const body = first && bodyFor(request, first);
	if (body?.kind !== "form") return { body: !body && first?.kind === "form" ? "none" : "text" };
	return {
		body: "form",
		limits: formLimits(context, body),
		known: body.fields.map(({ name }) => name),
		files: body.files?.name
	};
}
// src/sandbox/hosts/respond.ts
async function respondTo(served, arrived) {
	const began = performance.now();
	const { method, path, body, signal } = arrived;
	let { headers } = arrived;
	if (headers["content-type"] === "") headers = {
		...headers,
		"content-type": void 0
	};
	if (isOverview(path)) return index({
		method,
		path,
		headers
	});
	const reached = await reach(served, {
		method,
		path,
		headers
	});
	if ("status" in reached) return reached;
	const { sandbox } = reached;
	const request = {
		method,
		path,
		headers: reached.headers
	};
	if (path.startsWith("/_sandbox/")) {
		const text = await body?.text(maxBodyBytes(sandbox, path)) ?? "";
		if (typeof text !== "string") return problemDetails(400, text.problem);
		return control(sandbox, {
			...request,
			body: text,
			signal
		});
	}
	const whole = body ? await withBody(sandbox, request, body) : request;
	return kept(sandbox, () => {
		const response = handle(sandbox.state, whole);
		noteDuration(request.headers, performance.now() - began + (response.delivery?.delayMs ?? 0));
		return response;
	});
}
function kept(sandbox, run) {
	const result = stored(sandbox, 500, run);
	sandbox.surroundings.watchers.look();
	return result;
}
async function withBody(sandbox, request, body) {
	const wanted = bodyToRead(sandbox.state, request);
	try {
		if (wanted.body === "none") return request;
		if (wanted.body === "form") return {
			...request,
			body: await body.form(wanted)
		};
		const text = await body.text();
		return typeof text === "string" ? {
			...request,
			body: text
		} : {
			...request,
			unreadable: text.problem
		};
	} catch (error) {
		kept(sandbox, () => noteAborted(sandbox.state, request));
		throw error;
	}
}
// src/sandbox/hosts/base-url.ts
function baseOf(baseUrl, page) {
	if (baseUrl === "") return "";
	const url = URL.canParse(baseUrl, page) ? new URL(baseUrl, page) : void 0;
	if (!url?.protocol.startsWith("http")) reject$1("baseUrl", baseUrl, "an http URL");
	return url.origin + url.pathname.replace(/(\/v2)?\/?$/, "");
}
function pathBelow(base, { href, pathname, search }) {
	if (!href.startsWith(base)) return void 0;
	const path = base === "" ? pathname + search : href.slice(base.length);
	return find(path) && path;
}
const basePathOf = (baseUrl = "") => new URL(baseOf(baseUrl, anyHost) || anyHost).pathname.replace(/\/$/, "");
const anyHost = "http://sandbox.test";
function pathIn(base, path) {
	if (base === "") return path;
	const rest = path.startsWith(base) ? path.slice(base.length) : "";
	if (rest.startsWith("/")) return rest;
	if (path === base || rest.startsWith("?")) return `/${rest}`;
	return isOverview(path) || path.startsWith("/_sandbox/") ? path : void 0;
}
const outside = (base) => problemDetails(404, `The base URL of this sandbox has the path ${base}: add it to that of the client.`);
// src/sandbox/request/header-value.ts
const parameter = /[ \t]*;[ \t]*(?:([^\s;="]+)[ \t]*=[ \t]*(?:"((?:[^"\\]|\\["\\]|\\(?!["\\]))*)"|([^;"]*)))?[ \t]*/y;
function readHeaderValue(text) {
	const [value = ""] = /^[^;"]*/.exec(text) ?? [];
	const parameters = /* @__PURE__ */ new Map();
	parameter.lastIndex = value.length;
	for (let at = value.length; at < text.length; at = parameter.lastIndex) {
		const found = parameter.exec(text);
		if (!found) return void 0;
		const [, name = "", quoted, token = ""] = found;
		const key = name.toLowerCase();
		if (!parameters.has(key)) parameters.set(key, quoted?.replaceAll(/\\(["\\])/g, "$1") ?? token.trim());
	}
	return {
		value: value.trim().toLowerCase(),
		parameters
	};
}
function readHeaders(block) {
	const pairs = block.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n").map((line) => {
		const [name, ...value] = line.split(":");
		return [(name ?? "").trim().toLowerCase(), value.join(":").trim()];
	});
	return new Map(pairs.toReversed());
}
function extended(text) {
	const [, charset = "utf-8", encoded = ""] = /^(?:([^']*)'[^']*')?(.*)$/s.exec(text) ?? [];
	const bytes = [...encoded.matchAll(/%([\da-f]{2})|(.)/gis)].map(([, digits, letter = ""]) => digits === void 0 ? letter.charCodeAt(0) : Number.parseInt(digits, 16));
	if (bytes.some((byte) => byte > 255)) return void 0;
	return decoderOf(charset)?.decode(Uint8Array.from(bytes));
}
function decoderOf(charset) {
	try {
		return new TextDecoder(charset);
	} catch {
		return;
	}
}
const unescaped = (name) => name.replaceAll(/%(22|0D|0A)/gi, (text) => decodeURIComponent(text));
// src/sandbox/request/form-reader.ts
const fieldBytes = 2 ** 20;
const fieldCount = 1e3;
const headBytes = 2 ** 16;
const encoder = new TextEncoder();
const lineEnd = encoder.encode("\r\n");
const headEnd = encoder.encode("\r\n\r\n");
const [cr, lf, dash, space, tab] = [
	13,
	10,
	45,
	32,
	9
];
var FormReader = class {
	files = [];
	fields = /* @__PURE__ */ new Map();
	ignored = [];
	problem;
	#wanted;
	#newHash;
	#delimiter;
	#hashed = [];
	#state = "content";
	#part;
	#rest = lineEnd;
	#textBytes = 0;
	#count = 0;
	constructor(wanted, type = "", newHash) {
		this.#wanted = wanted;
		this.#newHash = newHash;
		const { value, parameters } = readHeaderValue(type) ?? {};
		const boundary = value === "multipart/form-data" ? parameters?.get("boundary") : void 0;
		this.#delimiter = encoder.encode(`\r\n--${boundary}`);
		if (!boundary) this.#fail("form", `the content type ${type} has no boundary that can be read`);
	}
	write(chunk) {
		const bytes = this.#rest.length === 0 ? chunk : joined([this.#rest, chunk]);
		let at = 0;
		for (let state; state !== this.#state && this.#state !== "end" && !this.problem;) {
			state = this.#state;
			at = state === "head" ? this.#readHead(bytes, at) : this.#readContent(bytes, at);
		}
		this.#rest = new Uint8Array(this.#state === "end" || this.problem ? [] : bytes.subarray(at));
	}
	async end() {
		if (this.#state !== "end") this.#failToRead();
		await Promise.all(this.#hashed);
	}
	#readContent(bytes, at) {
		const found = indexOf(bytes, this.#delimiter, at);
		const line = bytes.lastIndexOf(cr);
		const isOpen = line >= at && line > bytes.length - this.#delimiter.length;
		const end = found >= 0 ? found : isOpen ? line : bytes.length;
		if (end > at) this.#part?.write(bytes.subarray(at, end));
		if (found < 0) return end;
		this.#part?.end();
		this.#state = "head";
		return found + this.#delimiter.length;
	}
	#readHead(bytes, at) {
		if (bytes.length < at + 2) return at;
		if (bytes[at] === dash && bytes[at + 1] === dash) {
			this.#state = "end";
			return bytes.length;
		}
		let begin = at;
		while (bytes[begin] === space || bytes[begin] === tab) begin++;
		const end = indexOf(bytes, headEnd, begin);
		const isLine = bytes[begin] === cr && bytes[begin + 1] === lf;
		if ((end < 0 ? bytes.length : end) - at > headBytes || end >= 0 && !isLine) this.#failToRead();
		if (end < 0 || this.problem) return at;
		this.#part = this.#partWith(new TextDecoder().decode(bytes.subarray(begin, end)));
		this.#state = "content";
		return end + headEnd.length;
	}
	#partWith(head) {
		const headers = readHeaders(head);
		const text = headers.get("content-disposition") ?? "";
		const { value, parameters } = readHeaderValue(text) ?? {};
		if (!parameters) return this.#fail("form", `a part has ${JSON.stringify(text)} as Content-Disposition`);
		const name = unescaped(parameters.get("name") ?? "");
		const { known, files } = this.#wanted;
		if (value !== "form-data") {
			if (name === files || known.includes(name)) this.#fail("form", `a part named ${name} is ${JSON.stringify(value)}, and not form-data`);
			return;
		}
		const encoding = headers.get("content-transfer-encoding")?.toLowerCase() ?? "binary";
		if (!/^(7bit|8bit|binary)$/.test(encoding)) return this.#fail("form", `a part named ${name} has the transfer encoding ${encoding}`);
		const type = readHeaderValue(headers.get("content-type") || "text/plain");
		const encoded = parameters.get("filename*");
		const plain = parameters.get("filename");
		const path = (encoded === void 0 ? void 0 : extended(encoded)) ?? (plain && unescaped(plain)) ?? encoded;
		if (path === void 0 || known.includes(name)) return this.#field(name, type?.parameters.get("charset"));
		return this.#file(name, path, type?.value ?? "");
	}
	#file(field, path, type) {
		const { files, limits } = this.#wanted;
		if (field !== files) return this.#countField(field);
		const name = detach(path.replace(/^.*[\\/]/s, ""));
		const file = {
			name,
			type: type || "application/octet-stream",
			size: 0
		};
		const hash = this.#newHash();
		const add = () => {
			if (this.files.push(file) > limits.files) this.#fail("fileCount", `there are more than ${limits.files} files`);
		};
		if (name !== "") add();
		return {
			write: (bytes) => {
				if (name === "" && file.size === 0) add();
				file.size = Math.min(file.size + bytes.length, limits.fileBytes + 1);
				hash.update(bytes);
				if (file.size <= limits.fileBytes) return;
				this.#fail("fileSize", `${JSON.stringify(name)} has more than ${limits.fileBytes} bytes`);
			},
			end: () => {
				if (!this.problem) this.#hashed.push(this.#addHash(file, hash));
			}
		};
	}
	async #addHash(file, hash) {
		const digest = await hash.digest();
		if (digest !== void 0) file.sha256 = digest;
	}
	#field(name, charset = "utf-8") {
		this.#countField(name);
		if (name === this.#wanted.files) this.#fail("form", `a part named ${name} has no file name`);
		const isKnown = this.#wanted.known.includes(name);
		const decoder = decoderOf(charset) ?? new TextDecoder();
		let text = "";
		let size = 0;
		return {
			write: (bytes) => {
				size += bytes.length;
				this.#textBytes += bytes.length;
				if (size > fieldBytes || this.#textBytes > 2 * fieldBytes) this.#fail("form", `${JSON.stringify(name)} is too long`);
				else if (isKnown) text += decoder.decode(bytes, { stream: true });
			},
			end: () => {
				if (isKnown && !this.problem) this.fields.set(name, [...this.fields.get(name) ?? [], text + decoder.decode()]);
			}
		};
	}
	#countField(name) {
		if (!this.#wanted.known.includes(name)) keepName(this.ignored, name);
		if (++this.#count > fieldCount) this.#fail("form", `there are more than ${fieldCount} fields that are not files`);
	}
	#fail(kind, text) {
		this.problem ??= {
			kind,
			text
		};
	}
	#failToRead() {
		this.#fail("form", "the form cannot be read");
	}
};
function joined(parts) {
	const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		all.set(part, at);
		at += part.length;
	}
	return all;
}
function indexOf(bytes, wanted, from) {
	const [first = 0] = wanted;
	let at = bytes.indexOf(first, from);
	while (at >= 0 && !wanted.every((byte, index) => bytes[at + index] === byte)) at = bytes.indexOf(first, at + 1);
	return at;
}
// src/sandbox/hosts/http/cors.ts
function pageRejection(origins, headers) {
	const { origin, host = "" } = headers;
	if (origin === void 0 ? !isOfPage(headers) : origins.includes(origin) || isOwn(origin, host)) return void 0;
	const page = origin === void 0 ? "another origin" : begin(origin, 200);
	return problemDetails(403, `A page of ${page} may not control the sandbox. To allow it, start the sandbox with --allow-origin ${origin === void 0 ? "ORIGIN" : page} (in code: allowOrigins).`);
}
const isOwn = (origin, host) => URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
const isOfPage = ({ "sec-fetch-site": site, "sec-fetch-mode": mode }) => (site === "cross-site" || site === "same-site") && mode !== "navigate";
const corsHeaders = (origin, names) => ({
	"access-control-allow-origin": origin,
	"access-control-allow-credentials": "true",
	"access-control-expose-headers": names.join(", "),
	vary: "origin"
});
const isPreflight = (method, headers) => method === "OPTIONS" && headers["access-control-request-method"] !== void 0;
function preflightHeaders(headers) {
	const { origin = "*", "access-control-request-headers": names } = headers;
	return {
		"access-control-allow-origin": origin,
		"access-control-allow-credentials": "true",
		"access-control-allow-methods": headers["access-control-request-method"] ?? "",
		...names !== void 0 && { "access-control-allow-headers": names },
		...headers["access-control-request-private-network"] && { "access-control-allow-private-network": "true" },
		vary: "origin"
	};
}
// src/sandbox/testing/document-pages.ts
function page(fields = {}, seed = 1) {
	const given = copyOf("The page", fields);
	const samples = [contract.resources[contract.fileResource]?.processingResults["pages"] ?? []].flat().filter(isObject);
	const sample = samples[0] ?? {};
	const { width, height } = {
		...sample,
		...given
	};
	const fill = filler(`${seed}/${JSON.stringify(given)}`, Number(width ?? 1e3), Number(height ?? 1e3));
	const value = {
		...fill(sample),
		...given
	};
	for (const [kind, items] of Object.entries(sample)) {
		if (!Array.isArray(items)) continue;
		const like = samples.flatMap((each) => each[kind] ?? []).find(isObject) ?? {};
		value[kind] = itemsOf(given[kind]).map((item) => ({
			...fill(like),
			...item
		}));
	}
	return JSON.parse(JSON.stringify(value));
}
function itemsOf(given = []) {
	if (Array.isArray(given)) return given.filter(isObject);
	return Object.entries(Object(given)).map(([entity_id, content]) => ({
		entity_id,
		content
	}));
}
// src/sandbox/hosts/fetch.ts
function createFetch(sandbox = createSandbox(), options = {}) {
	if (!Object(sandbox).state) throw new TypeError("This is not a sandbox. Pass what createSandbox() returns.");
	checkMembers("option", checkObject("The options are", options), { baseUrl: anyText });
	const base = basePathOf(options.baseUrl);
	return async (input, init) => {
		const readableInit = await unlessAborted(init?.signal, () => readable(init));
		const request = input instanceof Request && !init ? input : new Request(input, readableInit);
		const { method, signal } = request;
		signal.throwIfAborted();
		const { pathname, search } = new URL(request.url);
		const headers = lowerNames(request.headers);
		const body = request.body === null ? void 0 : bodyOf(request);
		const path = pathIn(base, pathname + search);
		if (path === void 0) return respond(outside(base), request);
		const response = await respondTo(sandbox, {
			method,
			path,
			headers,
			body,
			signal
		});
		signal.throwIfAborted();
		return respond(response, request);
	};
}
async function readable(init) {
	const body = init?.body;
	if (isA("FormData", body)) return withBlob(init, encode(body));
	if (isA("Blob", body) || isA("File", body)) return withBlob(init, body);
	if (isA("ReadableStream", body) && !("body" in Request.prototype)) return {
		...init,
		body: await new Response(body).blob()
	};
	return init;
}
async function withBlob(init, blob) {
	if (await new Request("http://sandbox.test", {
		method: "POST",
		body: new Blob(["a"])
	}).text() === "a") return {
		...init,
		body: blob
	};
	const headers = new Headers(init?.headers);
	if (!headers.has("content-type") && blob.type !== "") headers.set("content-type", blob.type);
	const body = await new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.addEventListener("load", () => resolve(reader.result));
		reader.addEventListener("error", () => reject(reader.error));
		reader.readAsArrayBuffer(blob);
	});
	return {
		...init,
		headers,
		body
	};
}
const isA = (name, value) => Object.prototype.toString.call(value) === `[object ${name}]`;
function encode(form) {
	const boundary = `form-${crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(4)).join("-")}`;
	const lines = (text) => text.replace(/\r\n?|\n/g, "\r\n");
	const quoted = (name) => `"${name.replace(/["\r\n]/g, encodeURIComponent)}"`;
	const parts = [...form].flatMap(([name, value]) => {
		const head = `--${boundary}\r\ncontent-disposition: form-data; name=${quoted(lines(name))}`;
		if (typeof value === "string") return [`${head}\r\n\r\n${lines(value)}\r\n`];
		const type = value.type || "application/octet-stream";
		return [
			`${head}; filename=${quoted(value.name)}\r\ncontent-type: ${type}\r\n\r\n`,
			value,
			"\r\n"
		];
	});
	return new Blob([...parts, `--${boundary}--\r\n`], { type: `multipart/form-data; boundary=${boundary}` });
}
const bodyOf = (request) => ({
	text: async (maxBytes) => textOf(await unlessAborted(request.signal, () => request.arrayBuffer()).catch(explain), maxBytes),
	form: (wanted) => unlessAborted(request.signal, () => readForm(wanted, request)).catch(explain)
});
function unlessAborted(signal, read) {
	if (!signal) return read();
	return new Promise((resolve, reject) => {
		const stop = () => reject(signal.reason);
		if (signal.aborted) return stop();
		signal.addEventListener("abort", stop);
		read().then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
	});
}
function explain(error) {
	if (error?.name !== "InvalidStateError") throw error;
	throw new TypeError("This browser cannot read a Request that was made of a form with files. Pass the form with its URL: fetch(url, { method, body }).", { cause: error });
}
async function readForm(wanted, request) {
	const type = request.headers.get("content-type") ?? void 0;
	const reader = (request.body ?? (await request.blob()).stream()).getReader();
	let form;
	for (let next = await reader.read(); !next.done; next = await reader.read()) {
		form ??= new FormReader(wanted, type, newHash);
		if (!form.problem) form.write(next.value);
	}
	await form?.end();
	return form;
}
function newHash() {
	const { subtle, DigestStream: Digest } = globalThis.crypto ?? {};
	const stream = Digest && new Digest("SHA-256");
	const writer = stream?.getWriter();
	const all = [];
	return {
		update(bytes) {
			if (writer) writer.write(bytes);
			else all.push(bytes);
		},
		async digest() {
			await writer?.close();
			const digest = await (stream?.digest ?? subtle?.digest("SHA-256", joined(all)));
			return digest && hexOf(digest);
		}
	};
}
async function respond({ status, type, body, stream, headers: others, delivery = {} }, { method, signal }) {
	const headers = new Headers(others);
	if (type !== "") headers.set("content-type", type);
	if (delivery.delayMs) await sleep(delivery.delayMs, signal);
	if (status === 0) throw new TypeError("The connection ended before the response.");
	if (delivery.cut && (body === "" || method === "HEAD")) throw new TypeError("The connection ended in the middle of the response.");
	if (delivery.cut) return new Response(cutShort(body), {
		status,
		headers
	});
	if (method === "HEAD") return new Response(null, {
		status,
		headers
	});
	return new Response(stream ?? (body === "" ? null : new TextEncoder().encode(body)), {
		status,
		headers
	});
}
function cutShort(body) {
	const half = new TextEncoder().encode(body.slice(0, body.length / 2));
	return new ReadableStream({ pull(controller) {
		if (controller.desiredSize === 1 && half.length > 0) controller.enqueue(half);
		controller.error(/* @__PURE__ */ new TypeError("The connection ended in the middle of the response."));
	} });
}
const sleep = (milliseconds, signal) => new Promise((resolve, reject) => {
	const timer = setTimeout(resolve, milliseconds);
	const stop = () => {
		clearTimeout(timer);
		reject(signal.reason);
	};
	signal.addEventListener("abort", stop, { once: true });
});
export { ExpectationError, FormReader, LimitError, LostFileError, anyText, anything, attach, authorize, baseOf, basePathOf, begin, cases, checkExpected, checkFilter, checkMembers, checkObject, checkSetting, checkedExtraction, combinations, contract, controlPath, corsHeaders, createFetch, createSandbox, createState, difference, eachInterpretation, endOfTime, find, integer$1 as integer, isObject, isOverview, isPreflight, keyOf, limitsOfTeam, literal, literalPattern, mistake, nameOf, openSandbox, optionRules, outside, page, pageRejection, pathBelow, pathIn, preflightHeaders, problemDetails, reach, rejectDropped, respondTo, sandboxesOf, share, stored, text, textOf, toJournalEntry, tooLong, unkeepable };
