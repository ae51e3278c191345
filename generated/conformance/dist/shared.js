import { contract } from "./contract.js";
import { require__2020 } from "./ajv.js";
// src/shared/responses.ts
/** Returns the response that the contract lists for a status: by the status itself, its range, or `default`. */
const responseOf = (responses, status) => [
	`${status}`,
	`${Math.trunc(status / 100)}XX`,
	"default"
].flatMap((name) => responses.filter((each) => each.status === name)).at(0);
// src/shared/json.ts
var import__2020 = require__2020();
/** Whether a value of JSON is an object, and no array. */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** Whether a media type is JSON: `application/json`, `application/problem+json; charset=utf-8`. */
const isJson = (mediaType) => /[/+]json\s*(;|$)/.test(mediaType);
// src/conformance/requests/responses.ts
const ajv = new import__2020.Ajv2020({
	strict: false,
	validateFormats: false,
	logger: false
});
ajv.addSchema(contract.bundle);
const compiled = /* @__PURE__ */ new Map();
function validatorOf(schema) {
	const known = compiled.get(schema) ?? ajv.compile(schema);
	compiled.set(schema, known);
	return known;
}
/** Returns what the contract documents for a status; undefined if it documents nothing. */
function documented({ responses }, status) {
	return responseOf(responses, status);
}
/** Statuses that reject an invalid request, whatever the operation does. */
const rejections = [
	400,
	413,
	415,
	422
];
/** The status that rejects a request which the resource, its state or the schema of the body does not allow. */
const rejectedWith = ({ transition }) => transition?.rejectedWith ?? "400";
/** The statuses of a success, for messages. */
const successes = ({ success }) => success.statuses.join(" or ");
const isSuccess = ({ status }) => status >= 200 && status < 300;
/** Returns what is wrong with the media type and the body of a documented response, one line each. */
function problemsOf({ operation, status, type, text, json }, response) {
	const { contents } = response;
	if (contents.length === 0) return [];
	if (text === "") return (isSuccess({ status }) ? operation.success.kind === "unknown" : contents.some(({ empty }) => empty)) ? [] : ["the body is empty"];
	const content = contents.find((each) => each.type === type);
	if (!content) {
		const types = contents.map((each) => each.type).join(" or ");
		return [`the media type is ${type === "" ? "missing" : type}, not ${types}`];
	}
	if (!isJson(type)) return [];
	if (json === void 0) return ["the body is not JSON"];
	const validate = validatorOf(content.schema);
	if (validate(json)) return [];
	return (validate.errors ?? []).map(({ instancePath, message, params }) => {
		const allowed = params["allowedValues"];
		const values = Array.isArray(allowed) ? `: ${allowed.join(", ")}` : "";
		return `${instancePath === "" ? "the body" : instancePath} ${message}${values}`;
	});
}
/** Returns the values of a body that the contract declares, the body first; none if the response is not documented. */
function partsOf({ operation, status, type, json }) {
	const shape = (documented(operation, status)?.contents ?? []).find((each) => each.type === type)?.shape;
	return shape === void 0 ? [] : [...partsIn(json, shape, "")];
}
function* partsIn(value, name, at) {
	const shape = contract.shapes[name] ?? {};
	yield {
		value,
		shape,
		name,
		at
	};
	const { properties = {}, items } = shape;
	if (Array.isArray(value)) {
		for (const item of value) if (items !== void 0) yield* partsIn(item, items, `${at}/*`);
	} else if (isObject(value)) {
		for (const [key, inner] of Object.entries(properties)) if (key in value) yield* partsIn(value[key], inner, `${at}/${key}`);
	}
}
/** Returns the JSON pointers of members that the contract does not declare, without the numbers of items. */
const undeclared = (exchange) => partsOf(exchange).flatMap(({ value, shape: { properties, map }, at }) => isObject(value) && properties && !map ? Object.keys(value).flatMap((key) => key in properties ? [] : [`${at}/${key}`]) : []);
// src/conformance/requests/gate.ts
/** Lets a limited number of tasks run at a time; the others wait in their order. */
var Gate = class {
	#waiting = [];
	#free;
	constructor(size) {
		this.#free = size;
	}
	async run(task) {
		if (this.#free > 0) this.#free--;
		else await new Promise((resolve) => this.#waiting.push(resolve));
		try {
			return await task();
		} finally {
			const next = this.#waiting.shift();
			if (next) next();
			else this.#free++;
		}
	}
};
// src/conformance/requests/http.ts
/** The server cannot be reached, or failed so often that the run ends. */
var StoppedError = class extends Error {
	name = "StoppedError";
};
/** Statuses that ask to wait. */
const busy = /* @__PURE__ */ new Set([429, 503]);
const maxRetries = 3;
const maxWaitMs = 6e4;
/** Server errors in a row that end a run. */
const maxServerErrors = 10;
/** Sends requests at a limited rate, and keeps them with their responses. */
var Http = class {
	exchanges = [];
	/** Why no more requests are sent. */
	stopped;
	/** Whether the run ended since one of its options is wrong. */
	aborted = false;
	/** Responses that asked to wait. */
	delayed = [];
	#options;
	#gate;
	#serverErrors = 0;
	#nextStart = 0;
	#pausedUntil = 0;
	#count = 0;
	constructor(options) {
		this.#options = options;
		this.#gate = new Gate(options.concurrency);
	}
	/**
	* Sends a request, and again after the time that the server asks for.
	*
	* @throws {StoppedError} The server cannot be reached, or the run has ended.
	*/
	async send(request) {
		for (let attempt = 0;; attempt++) {
			const exchange = await this.#gate.run(() => this.#once(request));
			const wait = busy.has(exchange.status) ? retryAfter(exchange.headers["retry-after"]) : void 0;
			if (busy.has(exchange.status)) this.delayed.push(exchange);
			if (wait === void 0 || attempt >= maxRetries) return this.#keep(exchange);
			this.#pausedUntil = Math.max(this.#pausedUntil, Date.now() + Math.min(wait, maxWaitMs));
		}
	}
	/**
	* Ends the run.
	*
	* @param reason Why the run cannot judge the server, whatever it has found.
	*/
	abort(reason) {
		this.stopped ??= reason;
		this.aborted = true;
		return new StoppedError(this.stopped);
	}
	#keep(exchange) {
		this.exchanges.push(exchange);
		this.#serverErrors = exchange.status >= 500 ? this.#serverErrors + 1 : 0;
		if (this.#serverErrors >= maxServerErrors) this.stopped ??= `${maxServerErrors} responses in a row were server errors, the last one ${exchange.status} to ${exchange.operation.id}.`;
		return exchange;
	}
	async #once(request) {
		await this.#turn();
		if (this.stopped !== void 0) throw new StoppedError(this.stopped);
		const { baseUrl, timeoutMs } = this.#options;
		const { operation, path, authorization, contentType } = request;
		const method = request.method ?? operation.method;
		const headers = Object.fromEntries(operation.headers);
		if (authorization !== void 0) headers["authorization"] = authorization;
		if (contentType !== void 0) headers["content-type"] = contentType;
		const number = ++this.#count;
		const start = performance.now();
		try {
			const body = bodyOf(request);
			const response = await this.#options.fetch(baseUrl + path, {
				method,
				headers,
				...body !== void 0 && { body },
				redirect: "manual",
				signal: AbortSignal.timeout(timeoutMs)
			});
			const text = await response.text();
			return {
				number,
				check: request.check,
				operation,
				documented: method === operation.method,
				request,
				method,
				status: response.status,
				headers: Object.fromEntries(response.headers),
				type: (response.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "",
				text,
				json: parse(text),
				durationMs: performance.now() - start
			};
		} catch (error) {
			const { message, cause } = error;
			const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
			this.stopped ??= `${method} ${path} received no response: ${reason}`;
			throw new StoppedError(this.stopped);
		}
	}
	/** Waits until the next request may start. */
	async #turn() {
		const now = Date.now();
		const { rate } = this.#options;
		const start = Math.max(now, this.#pausedUntil, this.#nextStart);
		if (Number.isFinite(rate)) this.#nextStart = start + 1e3 / rate;
		if (start > now) await sleep(start - now);
	}
};
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
function bodyOf({ text, form }) {
	if (!form) return text;
	const data = new FormData();
	for (const [name, value] of form.fields) data.append(name, value);
	for (const { name, type, content } of form.files) data.append(form.fileField, new Blob([content], { type }), name);
	return data;
}
function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
/** Milliseconds of a header Retry-After: seconds or a date; undefined if there is none. */
function retryAfter(value) {
	if (value === void 0) return void 0;
	const ms = /^\d+$/.test(value) ? Number(value) * 1e3 : Date.parse(value) - Date.now();
	return Number.isFinite(ms) ? Math.max(0, ms) : void 0;
}
// src/conformance/requests/contents.ts
/** Returns the path of an operation with its parameters and its required query. */
function pathOf({ path, parameters, query }, names) {
	const filled = path.replace(/\{([^{}]+)\}/g, (_, name) => {
		const { role, key = name, example } = parameters.find((each) => each.name === name) ?? {};
		const known = role === "other" && names.others[key] === void 0 ? example : void 0;
		return encodeURIComponent(known ?? valueOf(role, key, names));
	});
	const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
	return search === "" ? filled : `${filled}?${search}`;
}
function valueOf(role, key, { team, project, record, others }) {
	if (role === "team") return team;
	if (role === "project") return project;
	return (role === "record" ? record : others[key]) ?? `unknown-${key.replaceAll("_", "-")}`;
}
/** Returns a body of an operation. Files of a form have the bytes of a sample. */
function contentOf(body, value, sample) {
	const { kind, type, files } = body;
	if (kind === "form" && files) {
		const { [files.name]: listed, ...fields } = isObject(value) ? value : {};
		const names = [listed ?? []].flat().map(String);
		return { form: {
			fileField: files.name,
			fields: Object.entries(fields).map(([name, each]) => [name, textOf(each)]),
			files: names.map((name) => ({
				...sample,
				name
			}))
		} };
	}
	if (kind === "json") return {
		contentType: type,
		text: JSON.stringify(value)
	};
	return {
		contentType: type,
		text: textOf(value)
	};
}
/** Returns the fields of a form without those of its files, as in the example that has most of them. */
const fieldsFor = (operation, names) => examplesOf(operation, names).at(-1) ?? [];
/** Returns the same of the example that has fewest of them, so those that are required. */
const requiredFields = (operation, names) => examplesOf(operation, names)[0] ?? [];
function examplesOf(operation, names) {
	const { valid = [], files } = operation.body ?? {};
	return valid.map(({ value }) => isObject(value) ? Object.entries(adapted(operation, value, names)) : []).sort((a, b) => a.length - b.length).map((members) => members.flatMap(([name, value]) => name === files?.name ? [] : [[name, textOf(value)]]));
}
const textOf = (value) => typeof value === "string" ? value : JSON.stringify(value);
/** Returns a valid value of a body in which members that a path names too have the same value as there. */
function adapted({ body, parameters }, value, names) {
	if (!isObject(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([name, each]) => {
		const key = body?.inPath[name];
		if (key === void 0) return [name, each];
		return [name, valueOf(parameters.find((one) => one.key === key)?.role ?? "project", key, names)];
	}));
}
// src/conformance/requests/session.ts
/** The requests of a run, and what they have in common. */
var Session = class {
	http;
	server;
	options;
	allow;
	#keys;
	constructor(options, server) {
		const { fetch: send = globalThis.fetch, timeoutMs = 3e4, concurrency = 4 } = options;
		const { baseUrl, rate = server.kind === "sandbox" ? Infinity : 20 } = options;
		this.http = new Http({
			baseUrl: baseUrl.replace(/\/+$/, ""),
			fetch: send,
			rate,
			concurrency,
			timeoutMs
		});
		this.server = server.findTasks ? {
			...server,
			findTasks: this.#checked(server.findTasks)
		} : server;
		this.options = options;
		this.allow = new Set(options.allow);
		const { scoped = [], readOnly, uploadOnly, ...others } = server.credentials;
		const known = Object.entries({
			full: options.apiKey,
			...others
		});
		const byScope = [
			...scoped,
			...readOnly === void 0 ? [] : [{
				key: readOnly,
				scopes: readingScopes
			}],
			...uploadOnly === void 0 ? [] : [{
				key: uploadOnly,
				scopes: creatingScopes
			}]
		];
		this.#keys = new Map([...known.filter((entry) => entry[1] !== void 0), ...byScope.map(({ key, scopes }) => [nameOfScoped(scopes), key])]);
		this.scoped = byScope.map(({ scopes }) => ({
			name: nameOfScoped(scopes),
			scopes
		}));
	}
	/** Credentials with some scopes and no others. */
	scoped;
	/** A finder of tasks that ends the run where it fails. */
	#checked(find) {
		return async (upload) => {
			let found;
			try {
				found = await find(upload);
			} catch (error) {
				const { message } = error instanceof Error ? error : new Error(String(error));
				throw this.http.abort(`The tasks of the upload ${upload.id} were not found: ${message}`);
			}
			if (Array.isArray(found) && found.every((id) => typeof id === "string" && id !== "")) return found;
			const shown = JSON.stringify(found)?.slice(0, 100) ?? String(found);
			throw this.http.abort(`The tasks of the upload ${upload.id} must be an array of task IDs, and are ${shown}.`);
		};
	}
	hasCredential(name) {
		return name === "none" || name === "malformed" || this.#keys.has(name);
	}
	/** Sends a request of an operation. What is not given is as the operation needs it. */
	async send(check, operation, given = {}) {
		const { credential = "full", content, value, method } = given;
		const names = this.names(given);
		const { body } = operation;
		const usual = body?.required ? body.valid[0]?.value ?? {} : null;
		const sent = value === void 0 ? usual === null ? null : adapted(operation, usual, names) : value;
		const [sample] = this.server.samples;
		const built = body && sent !== null && sample ? contentOf(body, sent, sample) : {};
		const exchange = await this.http.send({
			operation,
			path: pathOf(operation, names),
			...method !== void 0 && { method },
			credential,
			authorization: this.#authorization(credential),
			check,
			...content ?? built
		});
		if (operation.effect === "creates") this.#note(exchange);
		return exchange;
	}
	names({ record, others = {}, project = this.options.project } = {}) {
		const { folder } = this.server;
		return {
			team: this.options.team,
			project,
			...record !== void 0 && { record },
			others: {
				...folder !== void 0 && { folder_id: folder },
				...others
			}
		};
	}
	#authorization(credential) {
		if (credential === "none") return void 0;
		if (credential === "malformed") return "Basic bm86a2V5";
		const key = this.#keys.get(credential);
		if (key === void 0) throw new Error(`There is no credential ${credential}.`);
		return `Bearer ${key}`;
	}
	/** Ids of resources that the run has created, by their type. */
	created = [];
	#note(exchange) {
		const id = recordIn(exchange)?.["id"];
		const { record } = exchange.operation;
		if (typeof id === "string" && record !== void 0) this.created.push({
			resource: record,
			id
		});
	}
	/** Returns every secret that no output may have. */
	secrets() {
		const { controlToken } = this.options;
		return [...this.#keys.values(), controlToken ?? ""].filter((key) => key !== "");
	}
};
const nameOfScoped = (scopes) => `scopes ${scopes.join(",")}`;
const scopesOf = (wanted) => [...new Set(contract.operations.filter(wanted).flatMap(({ scopes }) => scopes.flat()))];
const readingScopes = scopesOf(({ effect }) => effect === "none");
const creatingScopes = scopesOf(({ effect }) => effect === "creates");
/** Returns the resource of a successful response; undefined if it has none that can be read. */
function recordIn(exchange) {
	const { operation, json } = exchange;
	const { kind, list } = operation.success;
	if (!isSuccess(exchange) || list || !isObject(json)) return void 0;
	const record = kind === "envelope" || kind === "unknown" ? json["payload"] : kind === "flat" ? json : void 0;
	return isObject(record) ? record : void 0;
}
/** Returns the operation that reads one resource of a type. Shorthand endpoints come last. */
const readerOf = (resource) => contract.operations.filter(({ record, action }) => record === resource && action === "get").sort((a, b) => Number(a.shorthandOf !== void 0) - Number(b.shorthandOf !== void 0))[0];
/** Returns the operation that creates records of files. */
const creatorOf = () => contract.operations.find(({ transition, shorthandOf }) => shorthandOf === void 0 && transition?.creates?.some(({ per }) => per === "file"));
/** Returns the field in which a resource has the id of one of another type; undefined if it has none. */
const linkTo = ({ links }, other) => Object.keys(links).find((field) => links[field] === other);
const resourceOf = (name) => contract.resources[name ?? ""];
// src/conformance/checks/check.ts
const reporter = (verdict) => ({ report }, exchange, message, expected = "not specified", seen = String(exchange.status)) => report({
	verdict,
	message,
	expected,
	seen,
	exchanges: [exchange]
});
const reportViolation = reporter("violation");
const reportAdvice = reporter("advice");
/** Reports what a server does where the contract leaves it open. */
const reportObservation = reporter("observation");
/**
* Returns a check of an operation.
*
* @param name The end of its id.
* @param check Its title is without the name of the operation. It proves the operation unless it has other pointers.
*/
const checkOf = ({ id, pointer }, group, name, { title, ...check }) => ({
	id: `${group}/${id}/${name}`,
	group,
	title: `${id} ${title}`,
	pointers: [pointer],
	...check
});
/** What a check sends that looks at the responses to the requests of all checks. */
const nothing = "No request of its own: it looks at the responses to the requests of the other checks.";
/** Groups in the order of the report: what explains other violations comes first. */
const groups = [
	"responses",
	"access",
	"matrix",
	"invalid",
	"limits",
	"concurrency",
	"hygiene",
	"forward"
];
/** A check cannot determine whether the server conforms. */
var InconclusiveError = class extends Error {
	name = "InconclusiveError";
};
const permission = (name, what) => ({
	met: ({ session }) => session.allow.has(name),
	reason: `permission to ${what} (--allow ${name})`
});
const writes = permission("writes", "create and change records");
const irreversible = permission("irreversible", "change records for good");
const large = permission("large", "send large uploads");
const tasks = {
	met: ({ supply }) => supply.hasTasks,
	reason: "task IDs (--task-ids, --find-tasks or --find-tasks-command)"
};
const folder = {
	met: ({ session }) => session.server.folder !== void 0,
	reason: "a folder to move uploads to (--folder)"
};
/** A key by its name among the credentials. */
const credential = (name, what, flag) => ({
	met: ({ session }) => session.hasCredential(name),
	reason: `${what} (${flag})`
});
/** What a request of an operation needs by its effect. */
const needsOf = (effect) => effect === "none" ? [] : effect === "irreversible" ? [writes, irreversible] : [writes];
// src/conformance/checks/subjects.ts
/** Records for requests of an operation, whatever it acts on. */
/** Returns what a valid request of an operation needs, by what it acts on and what it does. */
function needsFor({ record, effect, parameters }) {
	const acts = parameters.some(({ role }) => role === "record");
	const others = parameters.filter(({ role }) => role === "other");
	const below = others.map(({ of }) => of);
	const moves = others.some(({ of, example }) => of === void 0 && example === void 0);
	return [.../* @__PURE__ */ new Set([
		...needsOf(effect),
		...acts ? [writes] : [],
		...below.some((of) => of !== void 0) ? [writes] : [],
		...acts && record === contract.perFile || below.includes(contract.perFile) ? [tasks] : [],
		...moves ? [folder] : []
	])];
}
/** The JSON pointer of the transition of an operation, if it has one. */
const transitionOf = ({ transition }) => transition ? [transition.pointer] : [];
/** The places of a state in the contract. */
const placesOf = ({ lifecycle }, state) => contract.values[lifecycle?.pointer ?? ""]?.[state] ?? [];
/** Uploads that checks have in common, since they only read them. */
const uploads = /* @__PURE__ */ new WeakMap();
/** Returns a resource that an operation can act on; undefined if it acts on none. */
async function subjectFor(run, operation) {
	const { record, transition, parameters } = operation;
	if (!parameters.some(({ role }) => role === "record")) return void 0;
	if (record === contract.perFile) return run.supply.take(firstGuards(transition?.from ?? {}));
	if (record !== contract.perRequest) throw new InconclusiveError(`the run cannot create a ${record}`);
	if (operation.effect !== "none") return createUpload(run);
	return sharedUpload(run);
}
function sharedUpload(run) {
	const known = uploads.get(run.session) ?? createUpload(run);
	uploads.set(run.session, known);
	return known;
}
/** Guards with one value each, so that the ways there are short. */
const firstGuards = (guards) => Object.fromEntries(Object.entries(guards).map(([field, guard]) => [field, guard.in ? { in: guard.in.slice(0, 1) } : guard]));
async function createUpload({ session, supply }) {
	const creator = creatorOf();
	const exchange = creator && await session.send("supply", creator);
	const id = exchange && recordIn(exchange)?.["id"];
	if (typeof id !== "string") throw new InconclusiveError(`${creator?.id} returned ${exchange?.status} without an id`);
	return supply.read({
		resource: contract.perRequest,
		id,
		fields: {},
		sample: void 0
	});
}
/** Returns a resource to the pool if a request has left it as it was. */
function release({ supply }, subject, operation) {
	if (subject && operation.effect === "none" && subject.resource === contract.perFile) supply.giveBack(subject);
}
/** Reads the resource of a rejected request. Reports a change of it, or else returns it to the pool. */
async function expectNoEffect(context, subject, exchange, request) {
	const { supply, id } = context;
	const after = await supply.read(subject, id);
	const changed = differences(subject.fields, after.fields);
	if (changed.length > 0) {
		const message = `${request} was rejected, and had an effect.`;
		reportChange(context, exchange, message, subject.fields, after.fields, changed);
	} else if (after.resource === contract.perFile) supply.giveBack(after);
}
/** Sends a request of an operation to a resource. */
async function sendTo(context, operation, subject, options = {}) {
	const { session, id } = context;
	const others = operation.parameters.some(({ of }) => of !== void 0) ? {
		...await parentsOf(context, operation),
		...options.others
	} : options.others;
	return session.send(id, operation, {
		...subject && { record: subject.id },
		...options,
		...others && { others }
	});
}
/** Ids of the resources that the path of an operation leads through, by the keys of their parameters. */
async function parentsOf(run, { parameters }) {
	const found = {};
	for (const { key, of } of parameters) {
		if (of === contract.perRequest) found[key] = (await sharedUpload(run)).id;
		if (of !== contract.perFile) continue;
		const parent = await run.supply.take({});
		found[key] = parent.id;
		run.supply.giveBack(parent);
	}
	return found;
}
/**
* Checks that a response can be read.
*
* @throws {InconclusiveError} It violates the contract; the checks of responses report it.
*/
function assertReadable(exchange) {
	const response = documented(exchange.operation, exchange.status);
	if (response && problemsOf(exchange, response).length === 0) return;
	throw new InconclusiveError(`the response does not fit the contract (${`responses/${exchange.operation.id}/${response?.status ?? "undocumented"}`})`);
}
/** The fields of a resource by which two responses with it differ, of some fields or of all. */
const differences = (before, after, fields = [.../* @__PURE__ */ new Set([...Object.keys(before), ...Object.keys(after)])]) => fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
/** Reports a violation that fields of a resource show, before and after a request. */
const reportChange = (context, exchange, message, before, after, fields) => reportViolation(context, exchange, message, shown$2(before, fields), shown$2(after, fields));
/** Some fields of a resource in one line. */
const shown$2 = (record, fields) => fields.map((field) => `${field}: ${JSON.stringify(record[field])}`).join(", ");
// src/conformance/checks/responses.ts
/** Group 1: every response of the run against the contract. */
const responseChecks = () => contract.operations.flatMap(checksOf$3);
/** Statuses for a key without access; which of those that the contract lists is an open question. */
const noAccess = ["403", "404"];
const checksOf$3 = (operation) => [
	...operation.responses.map((response) => documentedCheck(operation, response)),
	undocumentedCheck(operation),
	identityCheck(operation)
];
/** Each response with a documented status has a documented body. */
function documentedCheck(operation, { status, pointers }) {
	const { id, pointer } = operation;
	return checkOf(operation, "responses", status, {
		title: `returns ${status} as documented`,
		sends: nothing,
		expects: `Each response of ${id} with ${status} has a documented media type, and a body that fits the schema.`,
		pointers: [pointer, ...pointers],
		needs: [],
		derived: true,
		run(context) {
			const seen = exchangesOf(context.session, operation).filter((exchange) => documented(operation, exchange.status)?.status === status);
			if (seen.length === 0) throw new InconclusiveError(`no response had the status ${status}`);
			const problems = /* @__PURE__ */ new Map();
			for (const exchange of seen) {
				const response = documented(operation, exchange.status);
				for (const problem of response ? problemsOf(exchange, response) : []) if (!problems.has(problem)) problems.set(problem, exchange);
			}
			for (const [problem, exchange] of problems) {
				const message = `A response of ${id} with ${exchange.status} does not fit the contract: ${problem}.`;
				reportViolation(context, exchange, message, `a body as documented for ${status}`, problem);
			}
		}
	});
}
function undocumentedCheck(operation) {
	const { id, responses } = operation;
	const statuses = responses.map(({ status }) => status).join(", ");
	return checkOf(operation, "responses", "undocumented", {
		title: "returns no undocumented status",
		sends: nothing,
		expects: `Every status is one of ${statuses}. 429 and 503 are observations.`,
		needs: [],
		derived: true,
		run(context) {
			const seen = exchangesOf(context.session, operation);
			if (seen.length === 0) throw new InconclusiveError("no request was sent");
			const others = /* @__PURE__ */ new Map();
			for (const exchange of seen) if (!documented(operation, exchange.status)) others.set(exchange.status, exchange);
			for (const [status, exchange] of others) (isOpen(exchange) ? reportObservation : reportViolation)(context, exchange, `${id} returned ${status}, which the contract does not document for it.`, statuses);
		}
	});
}
/** Whether the contract leaves it open that a response has another status than the documented ones. */
function isOpen(exchange) {
	const { operation, status, check } = exchange;
	if (status === 429 || status === 503) return true;
	const lists = (each) => operation.responses.some((response) => response.status === each);
	return check.startsWith("access/") && noAccess.includes(String(status)) && !noAccess.some(lists) || isUnlistedRejection(exchange);
}
function identityCheck(operation) {
	const { id } = operation;
	return checkOf(operation, "responses", "identity", {
		title: "returns the resource that the path names",
		sends: nothing,
		expects: "Fields that the path or the form names have the same values in the response.",
		needs: needsFor(operation),
		derived: true,
		run(context) {
			const { session } = context;
			const seen = exchangesOf(session, operation).filter((exchange) => isSuccess(exchange) && !/^invalid\/|\/unknown-id$/.test(exchange.check));
			let compared = 0;
			for (const exchange of seen) {
				const record = recordIn(exchange);
				if (!record) continue;
				for (const [field, expected] of Object.entries(namedIn(session, exchange))) {
					if (!(field in record)) continue;
					compared++;
					if (record[field] === expected) continue;
					const message = `${id} returned a resource whose ${field} is not that of the request.`;
					const show = (value) => `${field}: ${JSON.stringify(value)}`;
					return reportViolation(context, exchange, message, show(expected), show(record[field]));
				}
			}
			if (compared === 0) throw new InconclusiveError("no response had a resource to compare");
		}
	});
}
/** Whether a response rejects an invalid request of an operation for which no such rejection is documented. */
const isUnlistedRejection = ({ operation, check, status }) => check.startsWith("invalid/") && rejections.includes(status) && !rejections.some((each) => documented(operation, each));
/** The documented requests of an operation with their responses. */
const exchangesOf = ({ http }, operation) => http.exchanges.filter((exchange) => exchange.operation === operation && exchange.documented);
/** The fields of a resource that the request names: its id, the project, and fields of the form. */
function namedIn(session, { operation, request }) {
	const { project } = session.options;
	const resource = resourceOf(operation.record);
	const named = {};
	const template = operation.path.split("/");
	const sent = request.path.replace(/\?.*/, "").split("/").map(decodeURIComponent);
	for (const [index, segment] of template.entries()) {
		const parameter = operation.parameters.find(({ name }) => segment === `{${name}}`);
		if (parameter?.role === "record" && resource) named[resource.id] = sent[index];
		if (parameter && parameter.role !== "record") named[parameter.key] = sent[index];
	}
	const { texts = [], inPath = {} } = operation.body ?? {};
	for (const [name, value] of request.form?.fields ?? []) {
		const isOther = Object.hasOwn(inPath, name) && value !== project;
		if (!texts.includes(name) && !isOther) named[name] = value;
	}
	return named;
}
// src/conformance/checks/access.ts
/** Group 3: who may send a request. */
const accessChecks = () => contract.operations.flatMap(checksOf$2);
const checksOf$2 = (operation) => [
	...bearerChecks(operation),
	...operation.scopes.length > 0 ? scopeChecks(operation) : [],
	...operation.parameters.some(({ role }) => role === "record") ? [unknownRecord(operation), otherProject(operation)].flat() : []
];
/** The places that a check of keys proves, with the statuses that are documented. */
const proven = ({ pointer }, statuses) => [`${pointer}/security`, ...statuses.map((status) => `${pointer}/responses/${status}`)];
/** The statuses for a key without access that the contract lists. */
const listedDenials = ({ responses }) => noAccess.filter((status) => responses.some((each) => each.status === status));
/** Keys that are missing, wrong, or of another team. */
function bearerChecks(operation) {
	const denied = (name, title, key, statuses, needs) => checkOf(operation, "access", name, {
		title,
		sends: `${operation.id} with ${describe$1({ credential: key })}, where the full key is accepted.`,
		expects: rejection(statuses),
		pointers: proven(operation, statuses),
		needs,
		run: (context) => expectDenied(context, operation, { credential: key }, statuses)
	});
	const invalid = (name, title, key, ...needs) => denied(name, `${title} returns 401`, key, ["401"], [...needs, ...operation.effect === "none" ? [] : needsFor(operation)]);
	const listed = listedDenials(operation);
	const hasTeam = operation.parameters.some(({ role }) => role === "team");
	const otherTeam = credential("otherTeam", "a key of another team", "--other-team-key");
	return [
		invalid("no-key", "without a key", "none"),
		invalid("no-bearer", "with another scheme than Bearer", "malformed"),
		invalid("invalid-key", "with an invalid key", "invalid"),
		invalid("expired-key", "with an expired key", "expired", credential("expired", "an expired key", "--expired-key")),
		...listed.length > 0 && hasTeam ? [denied("other-team", `with a key of another team returns ${listed.join(" or ")}`, "otherTeam", listed, [otherTeam, ...needsFor(operation)])] : []
	];
}
/** Keys without the scope, and with no other. */
function scopeChecks(operation) {
	const { id, scopes } = operation;
	const listed = listedDenials(operation);
	const denials = [...listed.length > 0 ? listed : noAccess, "401"];
	return [checkOf(operation, "access", "without-scope", {
		title: "without the scope is rejected",
		sends: `${id} with keys that have other scopes than ${scopes.map((names) => names.join(" or ")).join(" and ")}.`,
		expects: rejection(denials),
		pointers: proven(operation, listed),
		needs: [lacking(scopes), ...needsFor(operation)],
		run: (context) => withoutScope(context, operation, denials)
	}), ...(scopes.length === 1 ? scopes.flat() : []).map((scope) => checkOf(operation, "access", `scope-${scope}`, {
		title: `accepts a key with only the scope ${scope}`,
		sends: `${id} with a key that has only the scope ${scope}.`,
		expects: `A success: ${successes(operation)}.`,
		pointers: proven(operation, []),
		needs: [having(scope), ...needsFor(operation)],
		run: (context) => withScope(context, operation, scope)
	}))];
}
const rejection = (statuses) => `${statuses.join(" or ")}, and no effect.`;
/** Whether some scopes include all that are needed, each in one of its spellings. */
const grants = (names, needed) => needed.every((spellings) => spellings.some((scope) => names.includes(scope)));
const lacking = (scopes) => ({
	met: ({ session }) => session.scoped.some((each) => !grants(each.scopes, scopes)),
	reason: `a key without ${scopes.map((spellings) => spellings.join(" or ")).join(" and ")} (--read-only-key, --upload-only-key or --scoped-key)`
});
const having = (scope) => ({
	met: ({ session }) => session.scoped.some((each) => each.scopes.length === 1 && each.scopes[0] === scope),
	reason: `a key with only the scope ${scope} (--scoped-key ${scope}=KEY)`
});
async function withoutScope(context, operation, statuses) {
	const { scopes, record } = operation;
	const area = (name) => name.split(".")[0]?.replace(/s$/, "") ?? "";
	const found = context.session.scoped.filter((each) => !grants(each.scopes, scopes)).sort((a, b) => Number(near(b.scopes)) - Number(near(a.scopes)));
	function near(names) {
		return names.some((name) => scopes.flat().some((scope) => area(scope) === area(name)) || area(name) === record);
	}
	const [first, ...others] = found;
	for (const each of [first, others.at(-1)]) if (each) await expectDenied(context, operation, { credential: each.name }, statuses);
}
async function withScope(context, operation, scope) {
	const { session } = context;
	const key = session.scoped.find((each) => each.scopes.length === 1 && each.scopes[0] === scope);
	const subject = await subjectFor(context, operation);
	const exchange = await sendTo(context, operation, subject, { credential: key?.name ?? "full" });
	release(context, subject, operation);
	if (isSuccess(exchange)) return;
	if (operation.transition?.rejectedWith === String(exchange.status) && !session.server.conditionsHold) throw new InconclusiveError(`the request was rejected with ${exchange.status}, which does not depend on the key`);
	const message = `${operation.id} rejected a key with the scope ${scope}.`;
	reportViolation(context, exchange, message, successes(operation));
}
/** Sends a request that would be accepted with the full key, and expects a rejection without effect. */
async function expectDenied(context, operation, options, statuses) {
	const subject = needsFor(operation).every((need) => need.met(context)) ? await subjectFor(context, operation) : void 0;
	const exchange = await sendTo(context, operation, subject, options);
	const request = `${operation.id} with ${describe$1(options)}`;
	if (!statuses.includes(String(exchange.status))) {
		const message = `${request} returned ${exchange.status}.`;
		reportViolation(context, exchange, message, statuses.join(" or "));
	} else await expectUnchanged(context, subject, exchange, request);
}
/** Checks that a rejected request had no effect, where its operation can have one. */
async function expectUnchanged(context, subject, exchange, request) {
	const { operation } = exchange;
	if (!subject || operation.effect === "none") release(context, subject, operation);
	else await expectNoEffect(context, subject, exchange, request);
}
function describe$1({ credential: name = "full", project }) {
	if (project !== void 0) return "another project in the path";
	return {
		none: "no key",
		malformed: "another scheme than Bearer",
		invalid: "an invalid key",
		expired: "an expired key",
		otherTeam: "a key of another team"
	}[name] ?? `a key with only the ${name}`;
}
/** An id that no resource has. */
function unknownRecord(operation) {
	const { id, pointer, responses } = operation;
	if (!responses.some(({ status }) => status === "404")) return [];
	return [checkOf(operation, "access", "unknown-id", {
		title: "of an id that does not exist returns 404",
		sends: `${id} with an ID that no resource has.`,
		expects: "404.",
		pointers: [`${pointer}/responses/404`],
		needs: needsFor(operation).filter(({ reason }) => reason.includes("--folder")),
		async run(context) {
			const exchange = await context.session.send(context.id, operation, { record: `unknown-${crypto.randomUUID()}` });
			if (exchange.status === 404) return;
			const message = `${id} of an id that does not exist returned ${exchange.status}.`;
			reportViolation(context, exchange, message, "404");
		}
	})];
}
/** The right id below another project: what a server does is an open question. */
function otherProject(operation) {
	const { id, parameters } = operation;
	if (!parameters.some(({ role }) => role === "project")) return [];
	return [checkOf(operation, "access", "other-project", {
		title: "below another project",
		sends: `${id} with the ID of a resource, and another project in the path.`,
		expects: "A rejection without effect. A success is an observation, since the contract does not specify it.",
		needs: needsFor(operation),
		async run(context) {
			const subject = await subjectFor(context, operation);
			const exchange = await sendTo(context, operation, subject, { project: context.session.options.otherProject ?? `unknown-${crypto.randomUUID()}` });
			if (!isSuccess(exchange)) return expectUnchanged(context, subject, exchange, `${id} below another project`);
			const message = `${id} accepted an id below another project than its own (open question path-project-mismatch).`;
			reportObservation(context, exchange, message);
		}
	})];
}
// src/shared/guards.ts
/** Whether a value passes a guard. */
const passes = ({ in: allowed, notIn }, value) => allowed ? allowed.includes(value) : !notIn?.includes(value);
// src/conformance/checks/effects.ts
/** What an operation does with a resource when it is accepted, and when it is rejected. */
/** Settings by which a server may ignore what it should reject, as a success without effect. */
const ignoring = ["discard-outside-reviewing"];
/** Settings by which a server may reject what the schema allows. */
const rejecting = ["issue-values"];
const names$2 = ({ questions }, settings) => questions.some((id) => settings.includes(id));
/** Whether a server may ignore a request that the state does not allow. */
const mayIgnore = (operation) => names$2(operation, ignoring);
/** Whether a server may reject a request that the schema allows. */
const mayReject = (operation) => names$2(operation, rejecting);
/** Returns what an accepted request does, in words. */
function acceptance(operation, { partial }) {
	const { transition, success } = operation;
	const statuses = partial ? success.partial.join(" or ") : successes(operation);
	const effects = Object.entries(transition?.to ?? {}).map(([field, { value, parameter, unknown }]) => {
		if (parameter !== void 0) return `${field} has the value in the path`;
		if (unknown !== void 0) return `${field} is not specified`;
		const moves = resourceOf(transition?.record)?.lifecycle?.moves.some(({ from }) => from === value);
		return `${field} is ${JSON.stringify(value)}${moves ? ", or where the service moves the resource from there" : ""}`;
	});
	return `${statuses}. In the response and afterwards, ${effects.length > 0 ? `${effects.join(", ")}, and the rest is unchanged` : "no field changes"}.`;
}
/** Returns what a rejected request does, in words. */
function rejectionOf(operation) {
	const rejected = `${rejectedWith(operation)}, and the resource is unchanged.`;
	return mayIgnore(operation) ? `${rejected} A success without effect conforms too.` : rejected;
}
/** Fields that keep their value: those that guards look at, and those that identify the resource. */
function steady({ record, transition }, fields) {
	const resource = resourceOf(record);
	const guarded = contract.operations.flatMap((each) => each.record === record ? Object.keys({
		...each.transition?.from,
		...each.transition?.to
	}) : []);
	const plain = [
		"id",
		"name",
		"created_at",
		"meta",
		"project_id",
		...Object.keys(resource?.links ?? {})
	];
	const changed = Object.keys(transition?.to ?? {});
	return [.../* @__PURE__ */ new Set([...guarded, ...plain])].filter((field) => field in fields && !changed.includes(field));
}
// src/conformance/checks/concurrency.ts
/** Group 6: requests at the same time. */
function concurrencyChecks() {
	const once = contract.operations.filter(endsItself);
	return [
		...once.map(twice),
		...opposites(once).map(([one, other]) => against(one, other)),
		...contract.operations.filter(isUpload).map(parallel$1)
	];
}
const isUpload = ({ effect, body, shorthandOf }) => effect === "creates" && body?.files !== void 0 && shorthandOf === void 0;
/** Whether an accepted request makes the resource one that the operation does not accept. */
function endsItself({ transition, record, shorthandOf }) {
	if (record !== contract.perFile || shorthandOf !== void 0) return false;
	return Object.entries(transition?.to ?? {}).some(([field, { value }]) => {
		const guard = transition?.from?.[field];
		return guard !== void 0 && value !== void 0 && !passes(guard, value);
	});
}
/** Pairs of operations that undo each other. */
function opposites(operations) {
	return operations.flatMap((one, index) => operations.slice(index + 1).flatMap((other) => {
		const leads = (from, to) => Object.entries(from.transition?.to ?? {}).every(([field, { value }]) => {
			const guard = to.transition?.from?.[field];
			return guard !== void 0 && passes(guard, value);
		});
		return leads(one, other) && leads(other, one) ? [[one, other]] : [];
	}));
}
function twice(operation) {
	const { id } = operation;
	return checkOf(operation, "concurrency", "twice", {
		title: "twice at the same time succeeds once",
		sends: `${id} twice at the same time, to one resource that allows it.`,
		expects: "One request is accepted, and the other rejected.",
		pointers: [...transitionOf(operation)],
		needs: needsFor(operation),
		async run(context) {
			const subject = await subjectFor(context, operation);
			const sent = await Promise.all([sendTo(context, operation, subject), sendTo(context, operation, subject)]);
			const accepted = sent.filter(isSuccess).length;
			if (accepted === 1) return;
			if (accepted === 2 && mayIgnore(operation)) {
				const later = await sendTo(context, operation, subject);
				if (isSuccess(later)) throw new InconclusiveError("an open question lets the server ignore the second request");
			}
			if (accepted === 0 && !context.session.server.conditionsHold && operation.transition?.conditions.length) throw new InconclusiveError("the server accepted neither request, perhaps because a condition is not met");
			context.report({
				verdict: "violation",
				message: `Of two requests of ${id} at the same time, the server accepted ${accepted}.`,
				expected: "one accepted",
				seen: sent.map(({ status }) => status).join(" and "),
				exchanges: sent
			});
		}
	});
}
function against(one, other) {
	return checkOf(one, "concurrency", other.id, {
		title: `and ${other.id} at the same time leave what the last accepted one sets`,
		sends: `${one.id} and ${other.id} at the same time, to one resource that allows the first, and a read.`,
		expects: `${one.id} is accepted. If ${other.id} is too, it was the last, and its effect remains.`,
		pointers: [...transitionOf(one), ...transitionOf(other)],
		needs: needsFor(one),
		async run(context) {
			const subject = await subjectFor(context, one);
			if (!subject) throw new InconclusiveError("there is no resource");
			const [first, second] = await Promise.all([sendTo(context, one, subject), sendTo(context, other, subject)]);
			const after = await context.supply.read(subject, context.id);
			const last = isSuccess(second) ? other : one;
			const wrong = Object.entries(last.transition?.to ?? {}).filter(([field, { value }]) => after.fields[field] !== value);
			if (isSuccess(first) && wrong.length === 0) return;
			context.report({
				verdict: "violation",
				message: `${one.id} and ${other.id} at the same time left a resource that neither order explains.`,
				expected: `${one.id} accepted, and the effect of ${last.id}`,
				seen: `${first.status} and ${second.status}, then ${wrong.map(([field]) => `${field}: ${JSON.stringify(after.fields[field])}`).join(", ")}`,
				exchanges: [first, second]
			});
		}
	});
}
/** Uploads at the same time, of which none is lost. */
function parallel$1(operation) {
	const count = 10;
	return checkOf(operation, "concurrency", "parallel", {
		title: `${count} times at the same time creates ${count} records`,
		sends: `${operation.id} ${count} times at the same time, then a read of each resource.`,
		expects: `${count} different resources can be read.`,
		pointers: [operation.pointer, ...transitionOf(operation)],
		needs: needsOf(operation.effect),
		async run({ session, id, report }) {
			const reader = readerOf(operation.record ?? "");
			if (!reader) throw new InconclusiveError("no operation reads the resource");
			const sent = await Promise.all(Array.from({ length: count }, () => session.send(id, operation)));
			const ids = sent.map((exchange) => recordIn(exchange)?.["id"]);
			const known = ids.filter((each) => typeof each === "string");
			const read = await Promise.all([...new Set(known)].map((record) => session.send(id, reader, { record })));
			const found = read.filter(isSuccess).length;
			if (found === count) return;
			const lost = sent.filter((exchange, index) => !isSuccess(exchange) || ids.indexOf(ids[index]) !== index);
			report({
				verdict: "violation",
				message: `Of ${count} uploads at the same time, ${found} can be read afterwards.`,
				expected: String(count),
				seen: String(found),
				exchanges: [...lost, ...read.filter((exchange) => !isSuccess(exchange))].slice(0, 3)
			});
		}
	});
}
// src/conformance/checks/hygiene.ts
/** Group 7: what the contract does not ask for, and clients are glad of. Advice, no violations. */
const hygieneChecks = () => [
	advice("www-authenticate", "401 has the header WWW-Authenticate", ({ status }) => status === 401, missing("www-authenticate")),
	advice("retry-after", "429 and 503 have the header Retry-After", ({ status }) => status === 429 || status === 503, missing("retry-after")),
	advice("stack-trace", "no body of an error has a stack trace", ({ status }) => status >= 400, ({ text }) => stack.test(text) ? "a stack trace" : void 0),
	advice("key-in-body", "no body has a key", () => true, ({ text }, { session }) => session.secrets().some((key) => key.length > 5 && text.includes(key)) ? "the key of the request" : void 0),
	allow()
];
const forwardChecks = () => [{
	id: "forward/undeclared",
	group: "forward",
	title: "fields of responses that the contract does not know",
	sends: nothing,
	expects: "The contract allows further fields. Each is an observation.",
	pointers: [],
	needs: [],
	derived: true,
	run(context) {
		const found = /* @__PURE__ */ new Map();
		for (const exchange of all(context.session)) for (const field of undeclared(exchange)) found.set(`${exchange.operation.id} ${exchange.status} ${field}`, exchange);
		for (const [field, exchange] of found) {
			const message = `${exchange.operation.id} returned a field that the contract does not know: ${field.split(" ")[2]}.`;
			reportObservation(context, exchange, message, "not specified", field);
		}
	}
}];
const stack = /^\s+at .+[:(]\d+|Traceback \(most recent call last\)|\bat [\w.$]+\([\w.]+\.java:\d+\)|Exception in thread/m;
const all = ({ http }) => [...http.exchanges, ...http.delayed];
const missing = (header) => ({ headers }) => headers[header] === void 0 ? `no header ${header}` : void 0;
function advice(name, title, concerns, wrong) {
	return {
		id: `hygiene/${name}`,
		group: "hygiene",
		title,
		sends: nothing,
		expects: `${title[0]?.toUpperCase()}${title.slice(1)}. Otherwise, the check reports advice.`,
		pointers: [],
		needs: [],
		derived: true,
		run(context) {
			const concerned = all(context.session).filter(concerns);
			if (concerned.length === 0) throw new InconclusiveError("there was no such response");
			for (const exchange of concerned) {
				const seen = wrong(exchange, context);
				if (seen !== void 0) return reportAdvice(context, exchange, `Not so: ${title}.`, title, seen);
			}
		}
	};
}
/** A method that the path does not have. */
function allow() {
	return {
		id: "hygiene/allow",
		group: "hygiene",
		title: "405 has the header Allow",
		sends: "DELETE to a path of the contract that does not have it.",
		expects: "A response with 405 has the header Allow. Otherwise, the check reports advice.",
		pointers: [],
		needs: [],
		async run(context) {
			const [operation] = contract.operations;
			if (!operation) throw new InconclusiveError("the contract has no operation");
			const exchange = await context.session.send(context.id, operation, {
				method: "DELETE",
				record: `unknown-${crypto.randomUUID()}`
			});
			if (exchange.status !== 405) throw new InconclusiveError(`DELETE returned ${exchange.status}`);
			if (exchange.headers["allow"] !== void 0) return;
			reportAdvice(context, exchange, "405 has no header Allow.", "Allow", "no header");
		}
	};
}
// src/conformance/checks/invalid.ts
/** Group 2: bodies that are wrong in one keyword at one place, and their valid neighbors. */
const invalidChecks = () => contract.operations.flatMap((operation) => operation.body ? checksOf$1(operation, operation.body) : []);
function checksOf$1(operation, body) {
	const { id, pointer } = operation;
	const place = `${pointer}/requestBody`;
	const rejects = (name, title, content) => rejectionCheck(operation, body, {
		name,
		title,
		pointer: place,
		content: () => content
	});
	return [
		...body.valid.map(({ name, value }) => checkOf(operation, "invalid", `valid-${name}`, {
			title: `accepts the example ${name}`,
			sends: `${id} with the example ${name} of the contract, and the IDs of the run.`,
			expects: `A success: ${successes(operation)}.`,
			pointers: [pointer, body.pointer],
			needs: needsFor(operation),
			run: (context) => expectAccepted(context, operation, body, value, name)
		})),
		...body.kind === "json" && body.fields.length > 0 ? [unknownMember(operation, body)] : [],
		...body.required ? [rejects("missing", "a request without a body", body.kind === "form" ? emptyForm(body) : {})] : [],
		...body.kind === "json" && body.required ? [rejects("not-json", "a body that is not JSON", {
			contentType: body.type,
			text: "{\""
		})] : [],
		...body.kind === "form" ? [rejects("other-type", "a body of another media type", {
			contentType: "application/json",
			text: "{}"
		})] : [],
		...body.invalid.map((each) => rejectionCheck(operation, body, {
			name: each.name,
			title: titleOf(each),
			pointer: each.pointer,
			content({ session }) {
				const [sample] = session.server.samples;
				if (!sample) throw new InconclusiveError("there is no document");
				return contentOf(body, withRealNames(operation, each, session.names()), sample);
			}
		}))
	];
}
function rejectionCheck(operation, body, { name, title, pointer, content }) {
	const rejected = rejectedWith(operation);
	return checkOf(operation, "invalid", name, {
		title: `rejects ${title}`,
		sends: `${operation.id} with ${title}, everything else being valid.`,
		expects: `${rejected}, and no effect.${body.required ? "" : " A success is advice: the body is optional."}`,
		pointers: [pointer, `${operation.pointer}/responses/${rejected}`],
		needs: needsFor(operation),
		run: (context) => expectRejected(context, operation, content(context), title)
	});
}
const unknownMember = (operation, body) => checkOf(operation, "invalid", "unknown-member", {
	title: "tolerates a member that the contract does not know",
	sends: `${operation.id} with a valid body, and a member conformanceUnknown.`,
	expects: "A success. A rejection is advice.",
	pointers: [body.pointer],
	needs: needsFor(operation),
	run: (context) => tolerates(context, operation, body)
});
const emptyForm = ({ files }) => ({ form: {
	fields: [],
	files: [],
	fileField: files?.name ?? "file"
} });
/** The invalid value, with members that the path names too as in the path, unless one of them is what is wrong. */
function withRealNames(operation, { value, at }, names) {
	if (!isObject(value)) return value;
	const [, first = ""] = at.split("/");
	const { [first]: wrong, ...others } = value;
	const right = adapted(operation, others, names);
	return wrong === void 0 ? right : {
		...right,
		[first]: wrong
	};
}
const titleOf = ({ at, keyword, name }) => {
	const place = at === "" ? "a body" : `a body whose ${at.slice(1).replaceAll("/", ".")}`;
	if (keyword === "required") return `${place} is missing`;
	return `${place} violates ${name.endsWith("type-null") ? "type (it is null)" : keyword}`;
};
async function expectAccepted(context, operation, body, value, name) {
	const subject = await subjectFor(context, operation);
	const exchange = await sendTo(context, operation, subject, { value: adapted(operation, value, context.session.names(subject ? { record: subject.id } : {})) });
	if (isSuccess(exchange)) return;
	if (mayReject(operation) && String(exchange.status) === rejectedWith(operation) && name !== body.valid[0]?.name) throw new InconclusiveError("an open question lets a server reject it");
	const message = `${operation.id} rejected a valid request: the example ${name}.`;
	reportViolation(context, exchange, message, successes(operation));
}
async function tolerates(context, operation, body) {
	const { session } = context;
	const subject = await subjectFor(context, operation);
	const usual = body.valid[0]?.value;
	if (!isObject(usual)) throw new InconclusiveError("the body is no object");
	const exchange = await sendTo(context, operation, subject, { value: {
		...adapted(operation, usual, session.names(subject ? { record: subject.id } : {})),
		conformanceUnknown: true
	} });
	if (isSuccess(exchange)) return;
	const message = `${operation.id} rejects a member that the contract does not know. Clients of later versions may send some.`;
	reportAdvice(context, exchange, message, successes(operation));
}
async function expectRejected(context, operation, content, title) {
	const subject = await subjectFor(context, operation);
	const exchange = await sendTo(context, operation, subject, { content });
	const usual = rejectedWith(operation);
	if (isSuccess(exchange)) (operation.body?.required === false ? reportAdvice : reportViolation)(context, exchange, `${operation.id} accepted ${title}.`, usual);
	else if (!isRejection(exchange)) {
		const message = `${operation.id} rejected ${title} with another status than documented.`;
		reportViolation(context, exchange, message, usual);
	} else if (subject) await expectNoEffect(context, subject, exchange, `${operation.id} with ${title}`);
}
/** Whether a status is a documented rejection of the request itself, and not of its key or its size. */
const isRejection = ({ operation, status }) => String(status) === rejectedWith(operation) || rejections.includes(status) && documented(operation, status) !== void 0 && status !== 413;
// src/conformance/checks/kept.ts
/** Group 1, continued: what a form sends is what the resource has. */
const keptChecks = () => contract.operations.flatMap((operation) => operation.effect === "creates" && operation.body?.kind === "form" ? [keptCheck(operation), parallelNames(operation)] : []);
/** Texts with letters, marks and signs that encodings get wrong. */
const unicode = "Übersicht № 7 – 報告 🧾";
function keptCheck(operation) {
	const { id, body, pointer, record } = operation;
	return checkOf(operation, "responses", "kept", {
		title: "keeps the fields of the form",
		sends: `${id} with every field of the form, in letters and signs beyond ASCII, then a read of the resource.`,
		expects: "The response and the read have the values that were sent, and the size of the file.",
		pointers: [pointer, ...(body?.fields ?? []).map((field) => `${body?.pointer}/properties/${field}`)],
		needs: needsOf(operation.effect),
		async run({ session, id: check, report }) {
			const reader = readerOf(record ?? "");
			const [sample] = session.server.samples;
			if (!body || !reader || !sample) throw new InconclusiveError("no operation reads the resource");
			const value = fullForm(operation);
			const content = contentOf(body, adapted(operation, value, session.names()), sample);
			const created = await session.send(check, operation, { content });
			assertReadable(created);
			const first = recordIn(created);
			const recordId = first?.["id"];
			if (!first || typeof recordId !== "string") throw new InconclusiveError(`${id} returned ${created.status}`);
			const read = await session.send(check, reader, { record: recordId });
			const later = recordIn(read);
			const sent = expectedFields(value, body);
			const size = new Blob([sample.content]).size * filesIn(value, body.files?.name);
			const differs = (field, expected, seen, exchange) => report({
				verdict: "violation",
				message: `${id} was sent ${field}, and ${exchange.operation.id} returned another value.`,
				expected: JSON.stringify(expected),
				seen: JSON.stringify(seen),
				exchanges: [created, exchange]
			});
			for (const [shown, exchange] of [[first, created], [later, read]]) for (const [field, expected] of Object.entries(sent)) {
				if (!shown || !(field in shown)) continue;
				if (JSON.stringify(shown[field]) !== JSON.stringify(expected)) differs(field, expected, shown[field], exchange);
			}
			if ("fileSize" in first && first["fileSize"] !== size) differs("a file", size, first["fileSize"], created);
		}
	});
}
/** Two uploads that differ in their names must not be mixed up. */
function parallelNames(operation) {
	const { id, body } = operation;
	return checkOf(operation, "responses", "distinct", {
		title: "creates a new resource with each request",
		sends: `${id} twice, with the same body.`,
		expects: "The responses have different IDs.",
		needs: needsOf(operation.effect),
		async run({ session, id: check, report }) {
			if (!body) throw new InconclusiveError("there is no body");
			const sent = [await session.send(check, operation), await session.send(check, operation)];
			for (const exchange of sent) assertReadable(exchange);
			const [one, other] = sent.map((exchange) => recordIn(exchange)?.["id"]);
			if (one === void 0 || one !== other) return;
			report({
				verdict: "violation",
				message: `${id} returned the same id twice.`,
				expected: "two ids",
				seen: JSON.stringify(one),
				exchanges: sent
			});
		}
	});
}
/** A form with one file, every field, and text that is not ASCII. */
function fullForm({ body }) {
	const value = {};
	for (const field of body?.fields ?? []) if (field === body?.files?.name) value[field] = ["Ünïcode – 文.pdf"];
	else if (body?.texts.includes(field)) value[field] = JSON.stringify([{
		name: "Zeichen \"1\"",
		value: unicode
	}]);
	else value[field] = unicode;
	return value;
}
function expectedFields(value, { texts, inPath }) {
	if (!isObject(value)) return {};
	return Object.fromEntries(Object.entries(value).flatMap(([name, each]) => {
		if (Array.isArray(each) || Object.hasOwn(inPath, name)) return [];
		return [[name, texts.includes(name) ? JSON.parse(String(each)) : each]];
	}));
}
const filesIn = (value, field = "") => isObject(value) ? [value[field] ?? []].flat().length : 0;
// src/conformance/checks/limits.ts
/** Group 5: limits of requests, and one more than they allow. */
const limitChecks = () => contract.operations.flatMap((operation) => {
	const { body, shorthandOf } = operation;
	if (!body?.files || shorthandOf !== void 0) return [];
	return [
		...body.limits.flatMap((limit) => limitCheck(operation, limit)),
		oneOf$1(operation, "empty-file", "an empty file", () => [{
			name: "empty.pdf",
			type: "application/pdf",
			content: ""
		}]),
		oneOf$1(operation, "other-type", "a file that is no PDF", () => [{
			name: "notes.txt",
			type: "text/plain",
			content: "text"
		}])
	];
});
/** Sizes of a megabyte, the smaller one first. */
const megabytes = {
	decimal: 1e6,
	binary: 2 ** 20
};
function limitCheck(operation, limit) {
	if (limit.per === "file" && limit.unit === "MB") return [fileSize(operation, limit)];
	if (limit.unit === "files") return [fileCount(operation, limit)];
	return [];
}
/** What the checks of a limit have in common. */
function ofLimit({ pointer, effect, body }, limit) {
	const status = limit.rejectedWith === void 0 ? [] : [`${pointer}/responses/${limit.rejectedWith}`];
	return {
		pointers: [
			limit.pointer,
			...status,
			`${body?.pointer}/properties/${body?.files?.name}`
		],
		needs: [large, ...needsOf(effect)]
	};
}
function fileSize(operation, limit) {
	const [small, big] = [limit.value * megabytes.decimal, limit.value * megabytes.binary];
	return checkOf(operation, "limits", limit.name, {
		...ofLimit(operation, limit),
		title: `accepts files of ${limit.value} MB, and rejects larger ones`,
		sends: `${operation.id} with files of ${small}, ${small + 1}, ${big} and ${big + 1} bytes.`,
		expects: `The first is accepted, and the last rejected with ${limit.rejectedWith ?? "a documented status"}. Those between are both accepted, or the first of them is rejected.`,
		async run(context) {
			const send = (size) => sendFiles(context, operation, [fileOf(size)]);
			const within = await send(small);
			if (!isSuccess(within)) return rejected(context, `a file of ${limit.value} MB`, within);
			const between = await send(small + 1);
			if (isSuccess(between)) {
				const exact = await send(big);
				const what = `a file of ${big} bytes, though it accepts larger ones than ${small}`;
				if (!isSuccess(exact)) return rejected(context, what, exact);
			} else expectStatus(context, between, limit, "a file that is too large");
			expectStatus(context, await send(big + 1), limit, "a file that is too large");
		}
	});
}
function fileCount(operation, limit) {
	return checkOf(operation, "limits", limit.name, {
		...ofLimit(operation, limit),
		title: `accepts ${limit.value} files, and rejects more`,
		sends: `${operation.id} with ${limit.value} small files, and with ${limit.value + 1}.`,
		expects: `The first is accepted, and the second rejected with ${limit.rejectedWith ?? "a documented status"}.`,
		async run(context) {
			const files = (count) => Array.from({ length: count }, (_, index) => ({
				...fileOf(20),
				name: `file-${index + 1}.pdf`
			}));
			const within = await sendFiles(context, operation, files(limit.value));
			if (!isSuccess(within)) rejected(context, `${limit.value} files`, within);
			expectStatus(context, await sendFiles(context, operation, files(limit.value + 1)), limit, `${limit.value + 1} files`);
		}
	});
}
/** Files of a kind that the contract does not mention: what a server does with them is worth knowing. */
function oneOf$1(operation, name, what, files) {
	return checkOf(operation, "limits", name, {
		title: `with ${what}`,
		sends: `${operation.id} with ${what}.`,
		expects: "The contract does not specify it. The result is an observation.",
		needs: needsOf(operation.effect),
		async run(context) {
			const exchange = await sendFiles(context, operation, files());
			const verb = isSuccess(exchange) ? "accepts" : "rejects";
			reportObservation(context, exchange, `${operation.id} ${verb} ${what}.`);
		}
	});
}
function rejected(context, what, exchange) {
	const { operation } = exchange;
	reportViolation(context, exchange, `${operation.id} rejected ${what}.`, successes(operation));
}
function expectStatus(context, exchange, limit, what) {
	const { operation, status } = exchange;
	if (limit.rejectedWith === void 0 ? status >= 400 && status < 500 && documented(operation, status) !== void 0 && ![
		"401",
		"403",
		"404"
	].includes(String(status)) : String(status) === limit.rejectedWith) return;
	const message = `${operation.id} returned ${status} for ${what}.`;
	reportViolation(context, exchange, message, limit.rejectedWith ?? "a documented rejection");
}
/** Sends a form with files and the required fields. */
function sendFiles({ session, id }, operation, files, more = {}) {
	const { body } = operation;
	if (!body?.files) throw new InconclusiveError("the operation has no form with files");
	const fields = requiredFields(operation, session.names());
	return session.send(id, operation, {
		content: { form: {
			files,
			fields,
			fileField: body.files.name
		} },
		...more
	});
}
/** A megabyte of spaces, which all large files share. */
let block;
/** Returns a file of a size, without as much memory. */
function fileOf(size) {
	block ??= new Blob([" ".repeat(1e6)]);
	const shared = block;
	const parts = Array.from({ length: Math.floor(size / 1e6) }, () => shared);
	return {
		name: "size.pdf",
		type: "application/pdf",
		content: new Blob([...parts, " ".repeat(size % 1e6)])
	};
}
// src/conformance/supply/subject.ts
/** A record that a check needs cannot be had. */
var UnreachableError = class extends Error {
	name = "UnreachableError";
};
/** Returns whether the service may change the state of a resource at any time. */
function isMoving({ resource, fields }) {
	const lifecycle = resourceOf(resource)?.lifecycle;
	return lifecycle?.moves.some(({ from }) => from === fields[lifecycle.field]) ?? false;
}
/** Values that pass guards. */
function valuesFor(guards) {
	const lifecycle = resourceOf(contract.perFile)?.lifecycle;
	return Object.fromEntries(Object.entries(guards).map(([field, guard]) => {
		const others = guard.notIn?.some((each) => typeof each === "boolean") ? [true, false] : [(/* @__PURE__ */ new Date(0)).toISOString()];
		const choices = lifecycle?.field === field ? lifecycle.states : others;
		return [field, guard.in ? guard.in[0] : choices.find((each) => passes(guard, each))];
	}));
}
/** Whether a resource passes guards. */
const fits = ({ fields }, guards) => passesAll(guards, fields);
/** Whether fields pass guards. */
const passesAll = (guards, fields) => Object.entries(guards).every(([field, guard]) => passes(guard, fields[field]));
/** Whether a sample is special in some way, and in no other. */
const isSpecial = (sample, { fails, partial }) => sample?.fails === fails && sample?.partial === partial;
/** Returns what an operation requires of the fields of its resource. */
const guardsOf = ({ transition }) => transition?.from ?? {};
// src/conformance/checks/aggregate.ts
/** Group 4, continued: the state of an upload follows from those of its tasks. */
function aggregateChecks() {
	const child = contract.resources[contract.perFile];
	const parent = contract.resources[contract.perRequest];
	const link = child && linkTo(child, contract.perRequest);
	if (!child?.lifecycle || !parent?.lifecycle || link === void 0) return [];
	const { lifecycle: own } = child;
	const { lifecycle: upper } = parent;
	return own.states.filter((state) => upper.states.includes(state)).map((state) => ({
		id: `matrix/${parent.name}/${state}`,
		group: "matrix",
		title: `an ${parent.noun} is ${state} if its only ${child.noun} is`,
		sends: `Creates an ${parent.noun} with one document, brings its ${child.noun} into ${state}, and reads both.`,
		expects: `The ${upper.field} of the ${parent.noun} is ${state}.`,
		pointers: placesOf(parent, state),
		needs: [
			writes,
			irreversible,
			tasks
		],
		async run(context) {
			const { session, supply, id } = context;
			const reader = readerOf(parent.name);
			const sample = soleSample(session.server.samples, state, own.moves);
			if (!reader || !sample || !session.server.findTasks) throw new InconclusiveError(`no document leads to ${state}`);
			const upload = await supply.uploadInState(sample, { [own.field]: { in: [state] } });
			const exchange = await session.send(id, reader, { record: String(upload.fields[link]) });
			if ((await supply.read(upload, id)).fields[own.field] !== state) throw new InconclusiveError(`the ${child.noun} did not stay in ${state}`);
			const seen = recordIn(exchange)?.[upper.field];
			if (!isSuccess(exchange) || typeof seen !== "string") throw new InconclusiveError("the response has no state");
			if ((upper.spellings[seen] ?? seen).toUpperCase() === state.toUpperCase()) return;
			const known = upper.states.some((each) => each.toUpperCase() === seen.toUpperCase());
			const message = `An ${parent.noun} whose only ${child.noun} is ${state} has another state.`;
			(known ? reportViolation : reportObservation)(context, exchange, message, state, seen);
		}
	}));
}
/** The document that leads to a state, or the ordinary one. */
function soleSample(samples, state, moves) {
	const special = samples.find(({ endsIn }) => endsIn === state);
	const first = moves.find(({ from }) => from === void 0)?.to;
	return special ?? (state === first ? void 0 : samples.find(({ endsIn, fails, partial }) => endsIn === void 0 && fails === void 0 && !partial));
}
// src/conformance/checks/cells.ts
/** The cells of the matrix: each operation in each state, with what the other fields that guards look at can be. */
/** Returns the cells of the operations that act on the resources of files. */
function cells() {
	const resource = contract.resources[contract.perFile];
	if (!resource?.lifecycle) return [];
	const operations = contract.operations.filter(({ record, transition, shorthandOf }) => record === resource.name && transition?.from && shorthandOf === void 0);
	return operations.flatMap((operation) => cellsOf(operation, resource, operations));
}
function cellsOf(operation, resource, operations) {
	const { states = [], field: stateField = "" } = resource.lifecycle ?? {};
	const own = operation.transition?.from ?? {};
	const others = otherFields(operations, stateField);
	const inState = (state) => {
		const stateGuard = { [stateField]: { in: [state] } };
		const right = own[stateField];
		const legal = right === void 0 || passes(right, state);
		const usual = Object.fromEntries([...others].map(([field, values]) => [field, only(own[field] ? valuesPassing(own[field], values) : values)]));
		const cell = (name, guards, isLegal, special = {}) => ({
			operation,
			name: name === "" ? state : `${state}/${name}`,
			guards: {
				...stateGuard,
				...guards
			},
			legal: isLegal,
			special
		});
		const guarded = Object.keys(own).filter((field) => field !== stateField);
		const needed = Object.fromEntries(guarded.map((field) => [field, usual[field] ?? {}]));
		const found = [cell("", needed, legal)];
		for (const [field, values] of others) {
			const guard = own[field];
			if (!guard) {
				if (!legal || state !== firstLegal(own[stateField], states)) continue;
				for (const value of values) {
					const name = nameOf(field, value);
					found.push(cell(name, {
						...needed,
						[field]: value
					}, true));
				}
				continue;
			}
			for (const value of !legal ? [] : values.filter((each) => !valuesPassing(guard, [each]).length)) found.push(cell(nameOf(field, value), {
				...needed,
				[field]: value
			}, false));
		}
		if (legal) {
			for (const condition of operation.transition?.conditions ?? []) {
				if (!contract.sandboxFiles.some(({ fails }) => fails === condition)) continue;
				found.push(cell(`not-${condition}`, needed, false, { fails: condition }));
			}
			if (operation.success.partial.length > 0 && state === firstLegal(own[stateField], states)) found.push(cell("partial", needed, true, { partial: true }));
		}
		return found;
	};
	return states.flatMap(inState);
}
/** What fields other than the state can be, as far as guards distinguish them. */
function otherFields(operations, stateField) {
	const found = /* @__PURE__ */ new Map();
	for (const { transition } of operations) for (const [field, guard] of Object.entries(transition?.from ?? {})) {
		if (field === stateField) continue;
		const values = guard.in ?? guard.notIn ?? [];
		const boolean = values.every((each) => typeof each === "boolean");
		found.set(field, boolean ? [{ in: [false] }, { in: [true] }] : [{ in: [values[0]] }, { notIn: [values[0]] }]);
	}
	return found;
}
/** Those of some values that pass a guard. */
const valuesPassing = (guard, values) => values.filter((value) => value.in ? passes(guard, value.in[0]) : !passes(guard, value.notIn?.[0]));
const only = (values) => values[0] ?? {};
const firstLegal = (guard, states) => [...states.slice(1), ...states.slice(0, 1)].find((state) => !guard || passes(guard, state));
const nameOf = (field, { in: values, notIn }) => values ? `${field}=${String(values[0])}` : `${field}=not-${String(notIn?.[0])}`;
// src/conformance/checks/matrix.ts
/** Group 4: every operation in every state that can be reached, legal and illegal. */
const matrixChecks = () => [
	...cells().map(cellCheck),
	...consistencyChecks(),
	...plainChecks(),
	...aggregateChecks()
];
function cellCheck(cell) {
	const { operation, name, legal, special } = cell;
	const { id, pointer, effect } = operation;
	const rejected = rejectedWith(operation);
	const resource = resourceOf(operation.record);
	const state = name.split("/")[0] ?? "";
	return checkOf(operation, "matrix", name, {
		title: legal ? `is allowed in ${name}` : `is rejected with ${rejected} in ${name}`,
		sends: `Prepares a ${resource?.noun ?? "record"} in ${name.replace("/", " with ")}, reads it, sends ${id}, and reads it again.`,
		expects: legal ? acceptance(operation, special) : rejectionOf(operation),
		pointers: [
			pointer,
			...transitionOf(operation),
			...resource ? placesOf(resource, state) : [],
			...legal ? [] : [`${pointer}/responses/${rejected}`]
		],
		needs: [.../* @__PURE__ */ new Set([
			...needsOf(effect),
			tasks,
			writes
		])],
		async run(context) {
			const { supply } = context;
			const taken = await supply.take(cell.guards, cell.special);
			const before = await supply.read(taken, context.id);
			if (differences(taken.fields, before.fields, Object.keys(cell.guards)).length > 0) throw new InconclusiveError("the service changed the resource before the request");
			const exchange = await sendTo(context, operation, before);
			const after = await supply.read(before, context.id);
			if (legal) judgeAccepted(context, cell, before, exchange, after);
			else if (judgeRejected(context, cell, before, exchange, after)) supply.giveBack(after);
		}
	});
}
function judgeAccepted(context, { operation, name, special }, before, exchange, after) {
	const { session } = context;
	const { id, transition, success } = operation;
	const violation = (message, expected, seen) => reportViolation(context, exchange, message, expected, seen);
	if (!isSuccess(exchange)) {
		if ((transition?.conditions.length ?? 0) > 0 && !session.server.conditionsHold && String(exchange.status) === transition?.rejectedWith) throw new InconclusiveError(`the server rejected it with ${exchange.status}, perhaps because ${transition.conditions.join(" or ")} is not met`);
		return violation(`${id} was rejected in ${name}, where it is allowed.`, successes(operation));
	}
	assertReadable(exchange);
	if (success.statuses.some((status) => status === String(exchange.status) || status.endsWith("XX")) === (special.partial === true) && success.partial.length > 0 && session.server.kind === "sandbox") return violation(`${id} did not return the status of a partial success.`, success.partial.join(" or "));
	const shownRecord = recordIn(exchange);
	for (const [field, { value }] of Object.entries(transition?.to ?? {})) {
		if (value === void 0) continue;
		if (shownRecord && field in shownRecord && shownRecord[field] !== value) return violation(`The response of ${id} does not show the new ${field}.`, JSON.stringify(value), JSON.stringify(shownRecord[field]));
		const moves = isMoving({
			...before,
			fields: {
				...before.fields,
				[field]: value
			}
		});
		if (after.fields[field] !== value && !(moves && field === resourceOf(operation.record)?.lifecycle?.field)) return violation(`${id} was accepted in ${name}, and ${field} did not change.`, JSON.stringify(value), JSON.stringify(after.fields[field]));
	}
	const kept = steady(operation, before.fields).filter((field) => field !== resourceOf(operation.record)?.lifecycle?.field || !isMoving(before));
	for (const record of [shownRecord ?? before.fields, after.fields]) {
		const changed = differences(before.fields, record, kept.filter((field) => field in record));
		if (changed.length === 0) continue;
		const message = `${id} changed more than it should in ${name}.`;
		return reportChange(context, exchange, message, before.fields, record, changed);
	}
}
/** Returns whether the resource is as it was. */
function judgeRejected(context, { operation, name }, before, exchange, after) {
	const { id, transition } = operation;
	const rejected = rejectedWith(operation);
	const fields = isMoving(before) ? steady(operation, before.fields).filter((field) => field !== resourceOf(operation.record)?.lifecycle?.field) : void 0;
	const effects = Object.entries(transition?.to ?? {}).flatMap(([field, { value }]) => value !== void 0 && after.fields[field] === value ? [field] : []);
	const changed = differences(before.fields, after.fields, fields && [...fields, ...effects]);
	const ignored = isSuccess(exchange) && mayIgnore(operation);
	if (isSuccess(exchange) && !ignored) reportViolation(context, exchange, `${id} was accepted in ${name}, where it is not allowed.`, rejected);
	else if (!ignored && String(exchange.status) !== rejected) {
		const message = `${id} was rejected in ${name} with another status than documented.`;
		reportViolation(context, exchange, message, rejected);
	} else if (changed.length > 0) {
		const message = `${id} was ${ignored ? "ignored" : "rejected"} in ${name}, and had an effect.`;
		reportChange(context, exchange, message, before.fields, after.fields, changed);
	}
	return changed.length === 0;
}
/** Where a server may ignore what it does not allow, it does so in every state, or in none. */
const consistencyChecks = () => contract.operations.filter(mayIgnore).map((operation) => checkOf(operation, "matrix", "consistent", {
	title: "is rejected in every state that does not allow it, or ignored in every one",
	sends: nothing,
	expects: "The same in every state that does not allow the operation: rejections, or successes without effect.",
	needs: [],
	derived: true,
	run({ session, report }) {
		const illegal = new Set(cells().flatMap((cell) => cell.legal ? [] : [`matrix/${cell.operation.id}/${cell.name}`]));
		const sent = exchangesOf(session, operation).filter(({ check }) => illegal.has(check));
		if (sent.length === 0) throw new InconclusiveError("no such request was sent");
		const ignored = sent.find(isSuccess);
		const rejected = sent.find((exchange) => !isSuccess(exchange));
		if (!ignored || !rejected) return;
		report({
			verdict: "violation",
			message: `${operation.id} is rejected in some states that do not allow it, and accepted in others.`,
			expected: "the same in all of them",
			seen: `${rejected.status} in ${rejected.check.split("/")[2]}, ${ignored.status} in ${ignored.check.split("/")[2]}`,
			exchanges: [rejected, ignored]
		});
	}
}));
/** Transitions of resources without states that a run can choose: the fields that they set. */
function plainChecks() {
	return contract.operations.filter(({ transition, shorthandOf }) => shorthandOf === void 0 && transition && !transition.from && !transition.creates && Object.keys(transition.to).length > 0).map((operation) => checkOf(operation, "matrix", "any", {
		title: "has the documented effect",
		sends: `Reads a resource, sends ${operation.id}, and reads the resource again.`,
		expects: acceptance(operation, {}),
		pointers: [operation.pointer, ...transitionOf(operation)],
		needs: needsFor(operation),
		async run(context) {
			const { supply, session } = context;
			const subject = await subjectFor(context, operation);
			if (!subject) throw new InconclusiveError("there is no resource");
			const before = await supply.read(subject, context.id);
			const others = Object.fromEntries(operation.parameters.filter(({ role }) => role === "other").map(({ key }) => [key, destination(session.server.folder, session.server.kind)]));
			const exchange = await sendTo(context, operation, before, { others });
			if (!isSuccess(exchange)) return reportViolation(context, exchange, `${operation.id} was rejected.`, successes(operation));
			const after = await supply.read(before, context.id);
			for (const [field, { parameter, value }] of Object.entries(operation.transition?.to ?? {})) {
				const expected = parameter === void 0 ? value : others[parameter];
				if (expected === void 0 || after.fields[field] === expected) continue;
				const message = `${operation.id} was accepted, and ${field} did not change.`;
				const found = JSON.stringify(after.fields[field]);
				reportViolation(context, exchange, message, JSON.stringify(expected), found);
			}
			const changed = differences(before.fields, after.fields, steady(operation, before.fields));
			if (changed.length === 0) return;
			const message = `${operation.id} changed more than it should.`;
			reportChange(context, exchange, message, before.fields, after.fields, changed);
		}
	}));
}
const destination = (given, kind) => kind === "sandbox" ? `folder-${crypto.randomUUID()}` : given ?? "";
// src/conformance/checks/all.ts
/** Returns every check, in the order in which they run. */
function allChecks() {
	known ??= [
		...responseChecks(),
		...keptChecks(),
		...accessChecks(),
		...matrixChecks(),
		...invalidChecks(),
		...limitChecks(),
		...concurrencyChecks(),
		...hygieneChecks(),
		...forwardChecks(),
		...notFollowed()
	];
	return known;
}
/** One check that does not run for each operation that the tool does not follow, so that a report names it. */
const notFollowed = () => contract.notFollowed.map(({ id, pointer, lacks }) => ({
	id: `responses/${id}/not-followed`,
	group: "responses",
	title: `${id} has no checks`,
	sends: "No request.",
	expects: `The tool does not follow ${id}: it lacks support for ${lacks}.`,
	pointers: [pointer],
	needs: [{
		met: () => false,
		reason: `support for ${lacks} in ${id}, which this tool lacks`
	}],
	run() {}
}));
/** The checks depend on the contract alone. */
let known;
// src/conformance/reports/coverage.ts
/** The ids of statements by the places that they name and, but for entries of a list, by what the places are below. */
const byPointer = /* @__PURE__ */ new Map();
for (const { id, pointers } of contract.statements) for (const pointer of pointers.flatMap((place) => isEntry(place) ? [place] : upwards(place))) {
	const ids = byPointer.get(pointer) ?? /* @__PURE__ */ new Set();
	byPointer.set(pointer, ids.add(id));
}
const positions = new Map(contract.statements.map(({ id }, at) => [id, at]));
/** Returns the ids of the statements of which a check proves a place. */
function statementsOf({ pointers }) {
	return [...new Set(pointers.flatMap((pointer) => [...byPointer.get(pointer) ?? []]))].sort((one, other) => (positions.get(one) ?? 0) - (positions.get(other) ?? 0));
}
/** Whether a place of the contract is one of some pointers, or below one. Entries of a list count on their own. */
const isWithin = (place, pointers) => isEntry(place) ? pointers.has(place) : upwards(place).some((each) => pointers.has(each));
/** A place, and every place that it is below. */
function upwards(place) {
	const places = [place];
	for (let end = place.lastIndexOf("/"); end > 0; end = place.lastIndexOf("/", end - 1)) places.push(place.slice(0, end));
	return places;
}
/** Whether a place is an entry of a list, which is proven on its own. */
function isEntry(place) {
	return contract.valueLists.some((list) => place.startsWith(`${list}/`));
}
/** `Task.approved`. A shape that is no component has the pointer of its place as its name. */
const propertyName = (shape, name) => `${shape.replace(/^.*\//, "")}.${name}`;
/** Returns how much of the contract a run has reached. */
function coverageOf(session, results) {
	const passed = results.filter(({ verdict }) => verdict !== "not-run" && verdict !== "violation");
	const exchanges = session.http.exchanges.filter((each) => each.documented);
	const succeeded = new Set(exchanges.filter(isSuccess).map(({ operation }) => operation.id));
	const statuses = new Set(exchanges.map(({ operation, status }) => `${operation.id} ${documented(operation, status)?.status}`));
	const parts = exchanges.flatMap(partsOf);
	const values = new Set(parts.flatMap(({ value, shape }) => shape.values === void 0 ? [] : [`${shape.values} ${String(value)}`]));
	const properties = new Set(parts.flatMap(({ value, shape, name }) => Object.keys(isObject(value) ? shape.properties ?? {} : {}).flatMap((key) => key in Object(value) ? [propertyName(name, key)] : [])));
	const nameOf = (list) => list.split("/").at(-1) ?? list;
	const ofGroup = (name, wanted) => {
		return part(name, results.filter(wanted).map(({ id }) => id), new Set(passed.filter(wanted).map(({ id }) => id)));
	};
	const proven = provenPointers(passed, values);
	const provable = contract.statements.filter(({ pointers }) => pointers.length > 0);
	return [
		part("operations", contract.operations.map(({ id }) => id), succeeded),
		part("statuses", contract.operations.flatMap(({ id, responses }) => responses.map(({ status }) => `${id} ${status}`)), statuses),
		ofGroup("transitions accepted", ({ id, title }) => id.startsWith("matrix/") && !title.includes("rejected")),
		ofGroup("transitions rejected", ({ id, title }) => id.startsWith("matrix/") && title.includes("rejected")),
		ofGroup("requests denied", ({ id }) => id.startsWith("access/")),
		ofGroup("limits", ({ id }) => id.startsWith("limits/")),
		part("properties seen", Object.entries(contract.shapes).flatMap(([shape, { properties: all = {} }]) => Object.keys(all).map((name) => propertyName(shape, name))), properties),
		part("known values seen", Object.entries(contract.values).flatMap(([list, all]) => Object.keys(all).map((value) => `${nameOf(list)} ${value}`)), new Set([...values].map((each) => `${nameOf(each.split(" ")[0] ?? "")} ${each.split(" ").slice(1).join(" ")}`))),
		{
			...part("statements proven", provable.map(({ id }) => id), new Set(provable.filter(({ pointers }) => pointers.every((place) => isWithin(place, proven))).map(({ id }) => id))),
			total: contract.statements.length
		}
	];
}
/** The pointers that passed checks have proven, and those of the values that were seen. */
function provenPointers(passed, values) {
	const seen = Object.entries(contract.values).flatMap(([list, all]) => Object.entries(all).flatMap(([value, places]) => values.has(`${list} ${value}`) ? places : []));
	return /* @__PURE__ */ new Set([...passed.flatMap(({ pointers }) => pointers), ...seen]);
}
function part(name, all, covered) {
	const missed = all.filter((each) => !covered.has(each));
	return {
		name,
		covered: all.length - missed.length,
		total: all.length,
		missed
	};
}
// src/conformance/checks/list.ts
/** Returns every check with the statements that it proves. Sends no request. */
const listChecks = () => allChecks().map((check) => {
	const { id, group, title, sends, expects, pointers } = check;
	return {
		id,
		group,
		title,
		sends,
		expects,
		docs: docsOf(id),
		pointers,
		statements: statementsOf(check)
	};
});
/** Returns the place of a check in the documentation, below the URL of the site. */
const docsOf = (id) => `guides/conformance-checks.html#${anchorOf(id)}`;
/** Returns the anchor of a check. */
const anchorOf = (id) => id.replaceAll(/[^A-Za-z0-9]+/g, "-");
// src/conformance/questions/suggested-edits.ts
/** Edits of the catalog of open questions that the settings of a server suggest, as a patch. */
const file = "openapi/open-questions.yaml";
/**
* Returns the edits that the settings suggest: the value that the server follows becomes the default.
*
* @param observed When the run was.
*/
const suggestedEdits = (results, observed) => results.flatMap(({ setting, value }) => {
	const entry = contract.settings.find(({ id }) => id === setting);
	return entry && value !== void 0 ? [editOf(entry, value, observed)] : [];
});
function editOf({ id, default: usual, source }, value, observed) {
	const { line, lines } = source;
	const at = lines.findIndex((each) => each.startsWith("  setting:"));
	const changed = value === usual ? lines : lines.map((each, index) => edited(each, index - at, usual, value));
	const note = `  # Observed on ${observed.toISOString().slice(0, 10)}: ${value}.`;
	const hunk = changed.flatMap((each, index) => [...index === at ? [`+${note}`] : [], ...each === lines[index] ? [` ${each}`] : [`-${lines[index]}`, `+${each}`]]);
	return {
		question: id,
		file,
		line: line + at,
		confirmed: value === usual,
		value,
		hunk
	};
}
/**
* A line in which a value replaces the default.
*
* @param position Where the line is, counted from that of the setting.
*/
function edited(line, position, usual, value) {
	if (/^ {2}\w+:/.test(line) && position > 0 || line.startsWith("- ")) return line;
	if (position >= 0) return line.replace(/(\bdefault: *)("?)[^\s"}]+\2/, (_, key) => key + written(value));
	if (!line.startsWith("  sandbox:") || ![usual, value].every((each) => literal.test(each))) return line;
	const [first, second] = [usual, value].map((each) => line.search(new RegExp(`\\b${each}\\b`)));
	if (first === void 0 || second === void 0 || first < 0 || second < first) return line;
	return line.slice(0, first) + value + line.slice(first + usual.length, second) + usual + line.slice(second + value.length);
}
/** Values that the sentences about the sandbox name: statuses and states. */
const literal = /^(?:\d{3}|[A-Z_]+)$/;
const written = (value) => /^\d/.test(value) ? JSON.stringify(value) : value;
/** Returns the edits as a patch for `git apply`. */
function patchOf(edits) {
	if (edits.length === 0) return "";
	let added = 0;
	const hunks = edits.map((edit) => ({
		edit,
		start: startOf$1(edit)
	})).sort((a, b) => a.start - b.start).flatMap(({ edit: { hunk }, start }) => {
		const before = hunk.filter((line) => !line.startsWith("+")).length;
		const after = hunk.filter((line) => !line.startsWith("-")).length;
		const head = `@@ -${start},${before} +${start + added},${after} @@`;
		added += after - before;
		return [head, ...hunk];
	});
	return [
		`--- a/${file}`,
		`+++ b/${file}`,
		...hunks,
		""
	].join("\n");
}
const startOf$1 = ({ question }) => contract.settings.find(({ id }) => id === question)?.source.line ?? 1;
// src/conformance/questions/seen.ts
/** What shows the behavior of a server: values of fields, and exchanges by their operation or check. */
/** Returns the operations that name an open question, without shorthand endpoints. */
const operationsOf = (question) => contract.operations.filter(({ ownQuestions, shorthandOf }) => ownQuestions.includes(question) && shorthandOf === void 0);
/** Returns the exchanges of a run with the operations that name an open question. */
const exchangesAbout = (session, question) => operationsOf(question).flatMap((operation) => exchangesOf(session, operation));
/** Returns the values of the fields that name an open question, in successful responses. */
const valuesAbout = ({ http }, question) => http.exchanges.filter(isSuccess).flatMap(partsOf).flatMap(({ value, shape }) => shape.questions?.includes(question) ? [value] : []);
/** Returns the exchanges of the checks whose ids fit a pattern. */
const exchangesOfChecks = ({ http }, pattern) => http.exchanges.filter(({ check }) => pattern.test(check));
/** Returns the resources in successful responses of operations on a resource. */
const recordsOf = ({ http }, resource) => http.exchanges.flatMap((exchange) => {
	const record = exchange.operation.record === resource ? recordIn(exchange) : void 0;
	return record ? [record] : [];
});
/** Returns different values in one line: `200, 404`; undefined if there are none. */
function listed$1(values, max = 5) {
	const all = [...new Set(values.map((value) => typeof value === "string" ? value : JSON.stringify(value)))].sort();
	if (all.length === 0) return void 0;
	return all.slice(0, max).join(", ") + (all.length > max ? ` and ${all.length - max} more` : "");
}
// src/conformance/questions/detectors.ts
/** How a run finds out which value of a setting a server follows. */
const changes = [writes, tasks];
const endings = [
	writes,
	irreversible,
	tasks
];
const detectors = {
	"after-next-step": {
		needs: "a task that was completed, and the end of its next step",
		requires: endings,
		async detect({ supply }, values) {
			const [operation] = operationsOf("after-next-step");
			const lifecycle = resourceOf(operation?.record)?.lifecycle;
			if (!operation || !lifecycle) return void 0;
			const end = await supply.after(operation);
			const state = String(end?.fields[lifecycle.field]);
			const value = oneOf(values, state);
			return value && seen(value, `A task was in ${state} when the step after ${operation.id} had ended.`);
		}
	},
	"approve-scope": {
		needs: "a key without the scope task.edit (--read-only-key or --scoped-key)",
		requires: changes,
		async detect(context) {
			const [operation] = operationsOf("approve-scope");
			const spellings = ["task.edit", "tasks.edit"];
			const key = context.session.scoped.find(({ scopes }) => !scopes.some((scope) => spellings.includes(scope)));
			if (!operation || !key) return void 0;
			const { status } = await sendTo(context, operation, await subjectFor(context, operation), { credential: key.name });
			const what = `${operation.id} with a key that has only ${key.scopes.join(", ")} returned ${status}.`;
			if (isSuccess({ status })) return seen("any-key", what);
			return [
				401,
				403,
				404
			].includes(status) ? seen("task.edit", what) : void 0;
		}
	},
	"creation-status": {
		needs: "permission to create uploads (--allow writes)",
		detect(context, values) {
			const created = exchangesAbout(context.session, "creation-status").filter(isSuccess);
			const value = usual(valuesIn(created, values));
			return value && seen(value, `Created uploads returned ${value}.`);
		}
	},
	"discard-outside-reviewing": {
		needs: "a task outside of REVIEWING, and permission to discard (--allow irreversible)",
		detect(context) {
			const outside = exchangesAbout(context.session, "discard-outside-reviewing").filter(({ check, operation }) => check.startsWith(`matrix/${operation.id}/`) && !operation.transition?.from?.["status"]?.in?.includes(check.split("/")[2]));
			const [first] = outside;
			if (!first) return void 0;
			const what = `${first.operation.id} in ${first.check.split("/")[2]} returned ${first.status}.`;
			return seen(outside.some(isSuccess) ? "ignore" : "reject", what);
		}
	},
	"error-body-shape": {
		needs: "a rejected request",
		detect({ session }) {
			const errors = session.http.exchanges.filter(({ operation, status, documented: own }) => {
				const response = documented(operation, status);
				return own && status >= 400 && response?.contents.some(({ empty }) => empty);
			});
			const shape = usual(errors.map(shapeOfError).filter((each) => each !== void 0));
			return shape && seen(shape, `${errors.length} errors were seen, most of them ${wordsOfErrors[shape]}.`);
		}
	},
	"file-count-limit": {
		needs: "permission to send large uploads (--allow large)",
		detect({ session }, values) {
			const limit = limitsAbout("file-count-limit")[0]?.value ?? Infinity;
			const beyond = exchangesAbout(session, "creation-status").find(({ request }) => (request.form?.files.length ?? 0) > limit);
			const value = beyond && oneOf(values, String(beyond.status));
			return value && seen(value, `${beyond.request.form?.files.length} files returned ${value}.`);
		}
	},
	"file-size-unit": {
		needs: "permission to send large uploads (--allow large)",
		detect({ session }) {
			const limit = limitsAbout("file-size-unit").find(({ per }) => per === "file");
			if (!limit) return void 0;
			const [min, max] = [limit.value * megabytes.decimal, limit.value * megabytes.binary];
			const between = exchangesAbout(session, "creation-status").find(({ request }) => {
				const size = sizeOf(request.form?.files[0]);
				return size > min && size <= max;
			});
			if (!between) return void 0;
			const what = `A file of ${sizeOf(between.request.form?.files[0])} bytes returned ${between.status}.`;
			return seen(isSuccess(between) ? "binary" : "decimal", what);
		}
	},
	"issue-values": {
		needs: "permission to report a task (--allow irreversible)",
		requires: endings,
		async detect(context) {
			const operation = operationsOf("report-success-status").find(({ body }) => body);
			if (!operation) return void 0;
			const { status } = await sendTo(context, operation, await subjectFor(context, operation), { value: { issues: [{
				label: "Conformance",
				value: "conformance_unknown"
			}] } });
			const what = `${operation.id} with an unknown code returned ${status}.`;
			if (isSuccess({ status })) return seen("accept", what);
			return status === 400 ? seen("reject", what) : void 0;
		}
	},
	"missing-scope-status": {
		needs: "a key without some scope (--read-only-key, --upload-only-key or --scoped-key)",
		detect({ session }) {
			const rejected = session.http.exchanges.find(({ check, status }) => check.endsWith("/without-scope") && [
				401,
				403,
				404
			].includes(status));
			if (!rejected) return void 0;
			const what = `${rejected.operation.id} with a key without the scope returned ${rejected.status}.`;
			return seen(rejected.status === 401 ? "401" : "no-access", what);
		}
	},
	"no-access-status": {
		needs: "a key of another team (--other-team-key), or one without some scope",
		detect({ session }, values) {
			const both = ({ operation }) => values.every((status) => operation.responses.some((each) => each.status === status));
			const found = session.http.exchanges.filter((exchange) => both(exchange) && exchange.documented && /\/(other-team|without-scope)$/.test(exchange.check)).find(({ status }) => oneOf(values, String(status)));
			const value = found && oneOf(values, String(found.status));
			return value && seen(value, `${found.operation.id} with ${found.request.credential} returned ${value}.`);
		}
	},
	"project-id-twice": {
		needs: "permission to create uploads (--allow writes)",
		requires: [writes],
		async detect(context) {
			const { session } = context;
			const operation = operationsOf("project-id-twice").find(({ parameters }) => parameters.some(({ role }) => role === "project"));
			const { files, inPath = {} } = operation?.body ?? {};
			const field = Object.keys(inPath).find((name) => inPath[name] === "project_id");
			if (!operation || !files || field === void 0) return void 0;
			const { status } = await sendFiles(context, operation, [], { content: { form: {
				fields: [[field, session.options.otherProject ?? `unknown-${crypto.randomUUID()}`]],
				files: [fileOf(20)],
				fileField: files.name
			} } });
			const what = `${operation.id} with another project in the form than in the path returned ${status}.`;
			if (isSuccess({ status })) return seen("path", what);
			return status === 400 ? seen("reject", what) : void 0;
		}
	},
	"report-error-shape": {
		needs: "a report that succeeds in part",
		detect(context) {
			const partial = exchangesAbout(context.session, "report-success-status").find(({ operation, status, json }) => operation.success.partial.includes(String(status)) && isObject(json) && json["error"] !== null);
			const error = isObject(partial?.json) ? partial.json["error"] : void 0;
			if (!partial || typeof error !== "string" && !isObject(error)) return void 0;
			const value = typeof error === "string" ? "string" : "object";
			return seen(value, `The error in a response with ${partial.status} was of the type ${value}.`);
		}
	},
	"report-success-status": {
		needs: "permission to report a task (--allow irreversible)",
		detect(context, values) {
			const value = usual(valuesIn(exchangesAbout(context.session, "report-success-status"), values));
			return value && seen(value, `Reports returned ${value}.`);
		}
	},
	"unlock-discard-method": {
		needs: "a task",
		requires: changes,
		async detect({ session, supply, id: check }) {
			const operations = operationsOf("unlock-discard-method");
			const operation = operations.find(({ effect }) => effect === "changes") ?? operations[0];
			const allowed = operation?.transition?.from?.["status"]?.in;
			if (!operation || !allowed) return void 0;
			const subject = await supply.take({ status: { notIn: allowed } });
			const { status } = await session.send(check, operation, {
				method: "PUT",
				record: subject.id
			});
			const what = `PUT of ${operation.id} in a state that does not allow it returned ${status}.`;
			if (String(status) === rejectedWith(operation)) return seen("post-or-put", what);
			return [
				404,
				405,
				501
			].includes(status) ? seen("post", what) : void 0;
		}
	},
	"unlock-next-status": {
		needs: "a task that can be unlocked",
		requires: endings,
		async detect(context) {
			const [operation] = operationsOf("unlock-next-status");
			const field = resourceOf(operation?.record)?.lifecycle?.field;
			if (!operation || field === void 0) return void 0;
			const subject = await subjectFor(context, operation);
			if (!subject) return void 0;
			const exchange = await sendTo(context, operation, subject);
			const after = await context.supply.read(subject, context.id);
			if (!isSuccess(exchange)) return void 0;
			const [before, now] = [String(subject.fields[field]), String(after.fields[field])];
			const what = `A task in ${before} was in ${now} after ${operation.id}.`;
			if (now === before) return seen("unchanged", what);
			return now === "REVIEWING" ? seen("REVIEWING", what) : void 0;
		}
	},
	"unlock-response": {
		needs: "a task that can be unlocked",
		detect(context) {
			const value = usual(exchangesAbout(context.session, "unlock-next-status").filter(isSuccess).map(shapeOfUnlocked).filter((each) => each !== void 0));
			return value && seen(value, `The body of the response was ${wordsOfUnlocked[value]}.`);
		}
	},
	"upload-fully-processed": {
		needs: "an upload whose only task was completed, and one whose only task was discarded",
		requires: endings,
		async detect(context) {
			const [operation] = operationsOf("upload-fully-processed");
			if (!operation) return void 0;
			const discarded = await canUnlockIn(context, operation, "DISCARDED");
			if (discarded === void 0) return void 0;
			if (!discarded) return seen("settled", "The only task of an upload was discarded, and could not be unlocked.");
			const completed = await canUnlockIn(context, operation, "COMPLETED");
			if (completed === void 0) return void 0;
			if (completed) return seen("never", "The only task of an upload was completed, and could be unlocked.");
			return seen("completed", "The only task of an upload could be unlocked when discarded, and not when completed.");
		}
	},
	"upload-status-values": {
		needs: "an upload with a task in REVIEWING",
		requires: changes,
		async detect({ supply, session, id: check }) {
			const [parent, child] = [resourceOf(contract.perRequest), resourceOf(contract.perFile)];
			const reader = readerOf(contract.perRequest);
			const link = child && linkTo(child, contract.perRequest);
			if (!parent?.lifecycle || !child?.lifecycle || !reader || link === void 0) return void 0;
			const [[spelling, plain] = ["", ""]] = Object.entries(parent.lifecycle.spellings);
			const subject = await supply.take({ [child.lifecycle.field]: { in: [plain] } });
			const exchange = await session.send(check, reader, { record: String(subject.fields[link]) });
			const status = isSuccess(exchange) ? recordIn(exchange)?.[parent.lifecycle.field] : void 0;
			const what = `The upload of a task in ${plain} had the status ${String(status)}.`;
			if (status === plain) return seen("overview", what);
			return status === spelling ? seen("examples", what) : void 0;
		}
	}
};
const seen = (value, evidence) => ({
	value,
	evidence
});
/** One of the values of a setting, if it is one. */
const oneOf = (values, text) => values.find((value) => value === text);
/** The statuses of responses that are values of a setting. */
const valuesIn = (exchanges, values) => exchanges.flatMap(({ status }) => oneOf(values, String(status)) ?? []);
/** Returns the most frequent of some values; undefined if there are none. */
function usual(values) {
	const counts = /* @__PURE__ */ new Map();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
/** The limits of bodies that name an open question. */
const limitsAbout = (question) => contract.operations.flatMap(({ body }) => body?.limits ?? []).filter(({ questions }) => questions.includes(question));
const sizeOf = (file) => file?.content instanceof Blob ? file.content.size : 0;
const wordsOfErrors = {
	object: "JSON objects",
	string: "JSON strings",
	"plain-text": "plain text",
	empty: "without a body"
};
function shapeOfError({ text, type, json }) {
	if (text === "") return "empty";
	if (type === "text/plain") return "plain-text";
	if (typeof json === "string") return "string";
	return isObject(json) || Array.isArray(json) ? "object" : void 0;
}
const wordsOfUnlocked = {
	task: "a task in payload",
	object: "another object",
	empty: "empty"
};
function shapeOfUnlocked({ text, json }) {
	if (text === "") return "empty";
	if (!isObject(json)) return void 0;
	return isObject(json["payload"]) ? "task" : "object";
}
/** Whether the only task of an upload can be unlocked in a state; undefined if it cannot be brought there. */
async function canUnlockIn(context, operation, state) {
	const field = resourceOf(contract.perFile)?.lifecycle?.field ?? "";
	const subject = await context.supply.sole({ [field]: { in: [state] } });
	return subject && isSuccess(await sendTo(context, operation, subject));
}
// src/conformance/questions/settings.ts
/** Finds out which value of each setting the server follows. */
async function detectSettings(run) {
	const results = [];
	for (const setting of contract.settings) results.push(await detectSetting(run, setting));
	return results;
}
async function detectSetting(run, setting) {
	const { id, title, values, default: standard } = setting;
	const detector = Object.entries(detectors).find(([name]) => name === id)?.[1];
	const result = {
		setting: id,
		title,
		values: [...values],
		default: standard
	};
	const notObserved = (reason) => ({
		...result,
		evidence: `Not observed: ${reason}.`
	});
	if (!detector) return notObserved("it needs a detector");
	const missing = detector.requires?.find((need) => !need.met(run));
	if (missing) return notObserved(`it needs ${missing.reason}`);
	try {
		const context = {
			...run,
			id: `interpretations/${id}`,
			report: () => {}
		};
		const detected = await detector.detect(context, values);
		return detected ? {
			...result,
			...detected
		} : notObserved(`it needs ${detector.needs}`);
	} catch (error) {
		if (!isExpected(error)) throw error;
		return notObserved(error.message);
	}
}
/** Whether an error states why a question has no result. */
const isExpected = (error) => [
	InconclusiveError,
	UnreachableError,
	StoppedError
].some((each) => error instanceof each);
/** Returns the arguments with which the sandbox imitates the server. */
const setArguments = (results) => results.flatMap(({ setting, value }) => value === void 0 ? [] : [`--set ${setting}=${value}`]).join(" ");
/** Returns the JSON file with which the sandbox imitates the server. */
const interpretationsFile = (results) => `${JSON.stringify({ interpretations: results.flatMap(({ setting, value, evidence }) => value === void 0 ? [] : [{
	setting,
	value,
	evidence
}]) }, null, 2)}\n`;
// src/conformance/reports/report.ts
/** Returns the violations of a report with their checks, most likely cause first. */
const violationsOf = ({ checks }) => checks.flatMap((check) => check.findings.flatMap((finding) => finding.verdict === "violation" ? [{
	check,
	finding
}] : []));
/** Returns the exit code of the command for a report: 0 conforms, 1 violations, 2 could not run. */
const exitCodeOf = ({ verdict }) => verdict === "conforms" ? 0 : verdict === "violations" ? 1 : 2;
// src/conformance/reports/details.ts
/** The verdict on a server in one sentence. */
const conclusions = {
	conforms: "The server conforms to the contract, as far as the run shows.",
	violations: "The server violates the contract.",
	"could-not-run": "The run could not judge the server."
};
/** Returns findings as plain text: what was expected, what was seen, and the requests that show it. */
const details = (findings) => findings.map(({ verdict, message, expected, seen, exchanges }) => [
	`${verdict}: ${message}`,
	`expected: ${expected}`,
	`seen: ${seen}`,
	...exchanges.map(({ curl, status, body }) => `${curl}\n→ ${status} ${body}`)
].join("\n")).join("\n\n");
// src/conformance/reports/ctrf.ts
const statuses$1 = {
	passed: "passed",
	advice: "passed",
	observation: "passed",
	violation: "failed",
	"not-run": "skipped"
};
/** Returns the report in the Common Test Report Format. */
function ctrf({ version, checks, summary, startedAt, durationMs }) {
	const start = Date.parse(startedAt);
	const { passed, advice, observation, violation } = summary;
	const results = {
		tool: {
			name: "docproc-conformance",
			version
		},
		summary: {
			tests: checks.length,
			passed: passed + advice + observation,
			failed: violation,
			skipped: summary["not-run"],
			pending: 0,
			other: 0,
			start,
			stop: start + durationMs
		},
		tests: checks.map(({ id, group, title, verdict, findings, reason, statements, replay }) => ({
			name: `${id}: ${title}`,
			status: statuses$1[verdict],
			duration: 0,
			suite: [group],
			...findings.length > 0 && {
				message: findings[0]?.message,
				trace: details(findings)
			},
			...reason !== void 0 && { message: reason },
			extra: {
				verdict,
				statements,
				replay
			}
		}))
	};
	return `${JSON.stringify({
		reportFormat: "CTRF",
		specVersion: "0.0.0",
		results
	}, null, 2)}\n`;
}
// src/conformance/reports/sections.ts
/** What the formats for people show of a report besides the findings of checks. */
/** Entries of a list that are shown. */
const shown$1 = {
	ids: 5,
	missed: 20
};
/** Returns the sections of a report that have content. */
const sectionsOf = (report) => [
	settings(report),
	answers(report),
	edits(report),
	coverage(report),
	leftBehind(report)
].filter(({ rows }) => rows.length > 0);
function settings({ interpretations: results }) {
	const set = setArguments(results);
	return {
		title: "Settings",
		head: [
			"Setting",
			"Value",
			"Evidence"
		],
		rows: results.map(({ setting, value = "?", evidence, default: standard }) => [
			setting,
			["?", standard].includes(value) ? value : `${value} (the default is ${standard})`,
			evidence
		]),
		...set !== "" && { code: {
			title: "The sandbox imitates this server with",
			language: "sh",
			lines: [`docproc-sandbox ${set}`]
		} }
	};
}
const answers = (report) => ({
	title: "Results for open questions",
	head: ["Question", "Behavior"],
	rows: report.answers.map(({ question, answer }) => [question, answer])
});
const edits = ({ suggestedEdits }) => ({
	title: "Suggested edits of open-questions.yaml (--patch FILE writes them)",
	head: ["Line", "Edit"],
	rows: suggestedEdits.map(({ question, file, line, value, confirmed }) => [`${file}:${line}`, `${question}: ${confirmed ? "note that the default is right" : `set the default ${value}`}`]),
	code: {
		title: "Apply with git apply",
		language: "diff",
		lines: patchOf(suggestedEdits).trimEnd().split("\n")
	}
});
const coverage = (report) => ({
	title: "Coverage",
	head: [
		"Part",
		"Covered",
		"Missed"
	],
	rows: report.coverage.map(({ name, covered, total, missed }) => [
		name,
		`${covered} of ${total}`,
		listed(missed, shown$1.missed)
	])
});
function leftBehind(report) {
	const counts = /* @__PURE__ */ new Map();
	for (const { resource, id } of report.leftBehind) counts.set(resource, [...counts.get(resource) ?? [], id]);
	return {
		title: "Left behind",
		head: ["Resources", "IDs"],
		rows: [...counts].map(([resource, ids]) => [`${ids.length} × ${resource}`, listed(ids, shown$1.ids)])
	};
}
const listed = (all, max) => all.slice(0, max).join(", ") + (all.length > max ? ", …" : "");
// src/conformance/reports/style.ts
/** The style of the page, in the colors of the documentation, light and dark. */
const style = `
:root { color-scheme: light dark; --bg: #fff; --soft: #f6f6f7; --text: #3c3c43; --dim: #5d5d66; --line: #e2e2e3; --brand: #3451b2; --bad: #b8272c; --warn: #915930; --good: #18794e; }
@media (prefers-color-scheme: dark) { :root { --bg: #1b1b1f; --soft: #202127; --text: #dfdfd6; --dim: #a5a5ac; --line: #3c3f44; --brand: #a8b1ff; --bad: #f66f81; --warn: #f9b44e; --good: #3dd68c; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1100px; padding: 32px 24px 64px; background: var(--bg); color: var(--text); font: 16px/1.6 Inter, system-ui, sans-serif; }
h1 { margin: 0; font-size: 32px; line-height: 1.25; }
h2 { display: inline-block; margin: 32px 0 12px; font-size: 22px; }
h3 { margin: 0 0 8px; font-size: 16px; font-weight: 500; }
code, pre { font: 13px/1.6 ui-monospace, Menlo, Consolas, monospace; }
pre { overflow-x: auto; margin: 8px 0; padding: 12px 16px; border-radius: 8px; background: var(--soft); white-space: pre-wrap; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 6px 12px; border: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: break-word; }
th { background: var(--soft); }
summary { cursor: pointer; }
article { margin: 12px 0; padding: 12px 16px; border-left: 4px solid var(--line); background: var(--soft); }
article.violation { border-color: var(--bad); }
article.advice { border-color: var(--warn); }
article pre { background: var(--bg); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 8px 0; }
dt { color: var(--dim); }
dd { margin: 0; overflow-wrap: anywhere; }
.line { margin: 2px 0; }
.small { color: var(--dim); font-size: 14px; }
.verdict { font-size: 18px; font-weight: 600; }
.verdict.conforms { color: var(--good); }
.verdict.violations, .verdict.could-not-run { color: var(--bad); }
.counts { display: flex; flex-wrap: wrap; gap: 8px 24px; margin: 16px 0 0; padding: 0; list-style: none; }
.counts b { font-size: 20px; }
.counts .violation b { color: var(--bad); }
.counts .advice b { color: var(--warn); }
.counts .passed b { color: var(--good); }
`;
// src/conformance/reports/html.ts
const names$1 = {
	violation: "Violations",
	advice: "Advice",
	observation: "Observations",
	"not-run": "Not run",
	passed: "Passed"
};
/** Returns the report as one page that loads nothing. */
function html(report) {
	const { summary, checks, stopped } = report;
	const order = [
		"violation",
		"advice",
		"observation",
		"not-run",
		"passed"
	];
	const body = [
		"<header>",
		"<h1>Conformance report</h1>",
		`<p class="verdict ${report.verdict}">${conclusions[report.verdict]}</p>`,
		...stopped === void 0 ? [] : [`<p class="verdict violations">Stopped: ${safe(stopped)}</p>`],
		`<p>${safe(report.baseUrl)}, team ${safe(report.team)}, project ${safe(report.project)}. ${report.requests} requests in ${(report.durationMs / 1e3).toFixed(1)} s, started ${safe(report.startedAt)}. Contract ${safe(report.version)}.</p>`,
		`<ul class="counts">${order.map((verdict) => `<li class="${verdict}"><b>${summary[verdict]}</b> ${names$1[verdict].toLowerCase()}</li>`).join("")}</ul>`,
		"</header>",
		"<main>",
		...order.flatMap((verdict) => checksOf(verdict, checks)),
		...sectionsOf(report).flatMap(sectionText),
		...section$1("Checks", descriptions(checks)),
		"</main>"
	].join("\n");
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Conformance report</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
const section$1 = (title, content) => content === "" ? [] : [
	"<section>",
	`<h2>${title}</h2>`,
	content,
	"</section>"
];
function checksOf(verdict, checks) {
	const own = checks.filter((check) => check.verdict === verdict);
	if (own.length === 0) return [];
	const content = own.map((check) => checkText(check)).join("\n");
	return [
		`<section><details${verdict === "violation" || verdict === "advice" ? " open" : ""}><summary><h2>${names$1[verdict]} (${own.length})</h2></summary>`,
		content,
		"</details></section>"
	];
}
function checkText({ id, title, findings, reason, statements, replay, verdict }) {
	const proof = statements.length === 0 ? "" : `<p class="small">Statements: ${statements.map(safe).join(", ")}</p>`;
	if (findings.length === 0) {
		const why = reason === void 0 ? "" : ` <span class="small">${safe(reason)}</span>`;
		return `<p class="line">${link(id)} ${safe(title)}${why}</p>`;
	}
	const repeat = verdict === "violation" ? `<p class="small">Repeat: <code>${safe(replay)}</code></p>` : "";
	return `<article class="${verdict}"><h3>${link(id)} ${safe(title)}</h3>${findings.map(findingText).join("")}${repeat}${proof}</article>`;
}
/** A check, with a link to its description at the end of the page. */
const link = (id) => `<a href="#${anchorOf(id)}"><code>${safe(id)}</code></a>`;
/** What each check sends, expects and proves. The page has them, since it is read without the documentation, too. */
const descriptions = (checks) => table$1([
	"Check",
	"Sends",
	"Expects",
	"Proves"
], checks.map(({ id, sends, expects, statements, docs }) => [
	{
		id: anchorOf(id),
		text: id,
		.../^https?:/.test(docs) && { href: docs }
	},
	sends,
	expects,
	statements.join(", ")
]));
function cell(content) {
	if (typeof content === "string") return `<td>${safe(content)}</td>`;
	const { id, text, href } = content;
	const shown = href === void 0 ? safe(text) : `<a href="${safe(href)}">${safe(text)}</a>`;
	return `<td id="${safe(id)}">${shown}</td>`;
}
const findingText = ({ message, expected, seen, exchanges }) => `<p>${safe(message)}</p><dl><dt>Expected</dt><dd>${safe(expected)}</dd><dt>Seen</dt><dd>${safe(seen)}</dd></dl>${exchanges.map(({ curl, status, body }) => `<details><summary>Request and response</summary><pre>${safe(curl)}</pre><pre>${status}\n${safe(body)}</pre></details>`).join("")}`;
function sectionText({ title, head, rows, code }) {
	const lines = code ? `<p>${safe(code.title)}:</p><pre>${safe(code.lines.join("\n"))}</pre>` : "";
	return section$1(title, table$1(head, rows) + lines);
}
const table$1 = (head, rows) => rows.length === 0 ? "" : `<table><thead><tr>${head.map((each) => `<th scope="col">${each}</th>`).join("")}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map(cell).join("")}</tr>`).join("")}</tbody></table>`;
const entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
/** Text of a server within a page. */
const safe = (text) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");
// src/conformance/reports/junit.ts
/** Returns the report as XML of JUnit, with a test for each check and a suite for each group. */
function junit({ checks, durationMs, startedAt }) {
	const suites = [...new Set(checks.map(({ group }) => group))].map((name) => {
		const own = checks.filter(({ group }) => group === name);
		const cases = own.map(testCase).join("\n");
		return `  <testsuite name="${escaped(name)}" ${counts(own)} timestamp="${escaped(startedAt)}">\n${cases}\n  </testsuite>`;
	});
	const time = (durationMs / 1e3).toFixed(3);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance" ${counts(checks)} time="${time}">\n${suites.join("\n")}\n</testsuites>\n`;
}
const counts = (checks) => {
	const of = (verdict) => checks.filter((check) => check.verdict === verdict).length;
	return `tests="${checks.length}" failures="${of("violation")}" skipped="${of("not-run")}"`;
};
function testCase({ id, group, title, verdict, findings, reason = "" }) {
	const start = `    <testcase classname="conformance.${escaped(group)}" name="${escaped(`${id}: ${title}`)}"`;
	if (verdict === "not-run") return `${start}><skipped message="${escaped(reason)}"/></testcase>`;
	const text = escaped(details(findings));
	if (verdict === "violation") return `${start}><failure message="${escaped(findings[0]?.message ?? "")}">${text}</failure></testcase>`;
	return findings.length === 0 ? `${start}/>` : `${start}><system-out>${text}</system-out></testcase>`;
}
/** Text for XML, without the characters that it cannot have. */
const escaped = (text) => text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "?").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;");
// src/conformance/reports/markdown.ts
/** Returns the report as Markdown, for the summary of a CI run or a pull request. */
function markdown(report) {
	const { checks, summary, stopped } = report;
	const some = (verdict) => checks.filter((check) => check.verdict === verdict);
	const failed = some("violation").flatMap(({ id, findings, replay, sends, expects, docs }) => [
		`### \`${id}\``,
		"",
		`${text(sends)} ${text(expects)} [Documentation](${docs})`,
		"",
		...findings.filter(({ verdict }) => verdict === "violation").flatMap(({ message, expected, seen, exchanges }) => [
			text(message),
			"",
			`- Expected: ${text(expected)}`,
			`- Seen: ${text(seen)}`,
			"",
			...fenced(exchanges.map(({ curl }) => curl))
		]),
		`Repeat: \`${replay}\``,
		""
	]);
	const notes = [...some("advice"), ...some("observation")].flatMap(({ findings }) => findings.map(({ verdict, message }) => `- ${verdict}: ${text(message)}`));
	return [
		"# Conformance",
		"",
		`**${conclusions[report.verdict]}** ${report.requests} requests to ${report.baseUrl} in ${(report.durationMs / 1e3).toFixed(1)} s.`,
		...stopped === void 0 ? [] : ["", `Stopped: ${text(stopped)}`],
		"",
		...table(["Verdict", "Checks"], Object.entries(summary).map(([name, count]) => [name, String(count)])),
		...section("Violations", failed),
		...section("Advice and observations", notes),
		...sectionsOf(report).flatMap(({ title, head, rows, code }) => section(title, [...table(head, rows), ...code ? [
			"",
			`${code.title}:`,
			"",
			...fenced(code.lines, code.language)
		] : []])),
		""
	].join("\n");
}
const section = (title, lines) => lines.length === 0 ? [] : [
	"",
	`## ${title}`,
	"",
	...lines
];
const fenced = (lines, language = "sh") => {
	const fence = "`".repeat(Math.max(3, ...lines.flatMap((line) => line.match(/`+/g) ?? []).map(({ length }) => length + 1)));
	return [
		fence + language,
		...lines,
		fence,
		""
	];
};
/** Text of a server within Markdown: no line breaks, and no markup. */
const text = (value) => value.replaceAll(/\s+/g, " ").replaceAll(/[\\`*_<>[\]|]/g, String.raw`\$&`);
const table = (head, rows) => rows.length === 0 ? [] : [
	head,
	head.map(() => "---"),
	...rows.map((row) => row.map(text))
].map((row) => `| ${row.join(" | ")} |`);
// src/conformance/reports/formats.ts
/** The formats of the option `--report`. */
const formats = {
	json: {
		file: "conformance.json",
		render: (report) => `${JSON.stringify(report, null, 2)}\n`
	},
	html: {
		file: "conformance.html",
		render: html
	},
	junit: {
		file: "conformance.xml",
		render: junit
	},
	ctrf: {
		file: "conformance.ctrf.json",
		render: ctrf
	},
	markdown: {
		file: "conformance.md",
		render: markdown
	}
};
// src/conformance/questions/observations.ts
/** Returns what a run showed about the open questions that the sandbox has no setting for. */
const observations = (session) => contract.questions.flatMap(({ id, title }) => {
	const answer = Object.entries(observers).find(([name]) => name === id)?.[1](session);
	return answer === void 0 ? [] : [{
		question: id,
		title,
		answer
	}];
});
const sentence = (before, values, after = "") => values === void 0 ? void 0 : `${before}${values}${after}.`;
const statuses = (exchanges) => listed$1(exchanges.map(({ status }) => status));
/** Observers by the id of the open question. They look at the requests of the checks, and send none. */
const observers = {
	"response-media-type": ({ http }) => sentence("Successful responses were ", listed$1(http.exchanges.filter(isSuccess).map(({ type }) => type || "without a media type"))),
	"missing-fields": ({ http }) => {
		const read = http.exchanges.filter(isSuccess);
		const missing = read.flatMap((exchange) => {
			const response = documented(exchange.operation, exchange.status);
			return response ? problemsOf(exchange, response).filter((problem) => problem.includes("required property")) : [];
		});
		return read.length === 0 ? void 0 : sentence("Fields were missing: ", listed$1(missing)) ?? `None of ${read.length} responses lacked a field.`;
	},
	"timestamp-format": (session) => sentence("Timestamps looked like ", listed$1(texts(valuesAbout(session, "timestamp-format")).map((text) => text.replaceAll(/\d/g, "0")))),
	"path-project-mismatch": (session) => sentence("Right ids below another project returned ", statuses(exchangesOfChecks(session, /^access\/\w+\/other-project$/).filter(({ request }) => !request.path.includes(`/${encodeURIComponent(session.options.project)}/`)))),
	"scope-spellings": (session) => {
		const accepted = exchangesOfChecks(session, /^access\/\w+\/scope-/).filter(isSuccess);
		return sentence("Keys were accepted with ", listed$1(accepted.map(({ check }) => check.split("/scope-")[1]), 20));
	},
	"shorthand-details": (session) => {
		const compared = contract.operations.flatMap((operation) => {
			const full = contract.operations.find(({ id }) => id === operation.shorthandOf);
			if (!full) return [];
			const [own, other] = [operation, full].map((each) => listed$1(exchangesOf(session, each).filter(isSuccess).map(({ status }) => status)));
			return own === void 0 || other === void 0 ? [] : [`${operation.id} ${own}, ${full.id} ${other}`];
		});
		return sentence("Successes of shorthand and full endpoints: ", compared.length > 0 ? compared.join("; ") : void 0);
	},
	"rate-limits": ({ http }) => http.delayed.length === 0 ? void 0 : `${http.delayed.length} responses asked to wait, the first one with ${http.delayed[0]?.status}.`,
	"error-codes": ({ http }) => sentence("Errors had the members ", listed$1(http.exchanges.flatMap(({ status, json, documented: own }) => own && status >= 400 && isObject(json) ? Object.keys(json) : []))),
	"task-server-errors": ({ http }) => {
		const failed = http.exchanges.filter(({ operation, status }) => operation.record === contract.perFile && status >= 500);
		return sentence("Task operations returned ", statuses(failed));
	},
	"creation-file-fields": (session) => {
		const [first] = created(session).filter(({ request }) => (request.form?.files.length ?? 0) > 1);
		const record = first && recordIn(first);
		return record && `An upload of ${first.request.form?.files.length} files had ${fieldsLike(record, /type|size/i)}.`;
	},
	"file-type-format": (session) => sentence("Types of files: ", listed$1(created(session).flatMap((exchange) => Object.entries(recordIn(exchange) ?? {}).flatMap(([name, value]) => /type/i.test(name) ? [value] : [])))),
	"create-repeat": (session) => {
		const ids = exchangesOfChecks(session, /\/distinct$/).map((exchange) => recordIn(exchange)?.["id"]);
		return ids.length < 2 ? void 0 : `A repeated request created ${new Set(ids).size === ids.length ? "another upload" : "no other upload"}.`;
	},
	"upload-name-default": (session) => {
		const unnamed = created(session).find(({ request }) => !request.form?.fields.some(([name]) => name === "name"));
		const name = unnamed && recordIn(unnamed)?.["name"];
		return name === void 0 ? void 0 : `An upload of ${unnamed?.request.form?.files[0]?.name} without a name was called ${JSON.stringify(name)}.`;
	},
	"upload-folder-initially": (session) => {
		const moved = new Set(session.http.exchanges.filter(({ operation }) => operation.effect === "changes").map(({ request }) => request.path));
		const records = recordsOf(session, contract.perRequest).filter(({ id }) => ![...moved].some((path) => path.includes(`/${String(id)}/`)));
		return sentence("New uploads were in the folder ", listed$1(records.flatMap((record) => record["folder_id"] ?? [])));
	},
	"file-types": (session) => sentence("A text file returned ", statuses(exchangesOfChecks(session, /^limits\/\w+\/other-type$/))),
	"upload-files-shape": (session) => sentence("`files` had the members: ", listed$1(valuesAbout(session, "upload-files-shape").map((value) => isObject(value) ? Object.keys(value).join(" ") || "none" : typeof value))),
	"move-body": (session) => sentence("A move with a body returned ", statuses(exchangesOfChecks(session, /^invalid\/moveUpload\/valid-/))),
	"task-name-and-meta": (session) => sentence("Tasks were called ", listed$1(recordsOf(session, contract.perFile).map(({ name }) => name), 3)),
	"pipeline-step-order": (session) => sentence("Tasks were in the steps ", listed$1(recordsOf(session, contract.perFile).map((record) => record["step_type"]))),
	"approved-initially": (session) => {
		const first = /* @__PURE__ */ new Map();
		for (const exchange of exchangesOfChecks(session, /^supply$/)) {
			const { id, approved } = exchange.operation.record === contract.perFile && recordIn(exchange) || {};
			if (id !== void 0 && !first.has(id)) first.set(id, approved);
		}
		return sentence("When tasks were first read, `approved` was ", listed$1([...first.values()]));
	},
	"disapprove-after-export": (session) => sentence("Disapproving an exported task returned ", statuses(withMethod(exchangesOfChecks(session, /^matrix\/disapproveTask\/.*exported_at=not/)))),
	"unlock-rejection": (session) => sentence("A task that could not be unlocked returned ", statuses(withMethod(exchangesOfChecks(session, /^matrix\/unlockTask\//)).filter((each) => !isSuccess(each)))),
	"undo-and-unlock": (session) => sentence("Unlocking completed or discarded tasks returned ", statuses(withMethod(exchangesOfChecks(session, /^matrix\/unlockTask\/(COMPLETED|DISCARDED)$/)))),
	"report-partial-error": ({ http }) => {
		const partial = http.exchanges.filter(({ operation, status }) => operation.success.partial.includes(String(status)));
		const empty = partial.filter(({ json }) => isObject(json) && json["error"] === null).length;
		return partial.length === 0 ? void 0 : `Of ${partial.length} partial successes, ${empty} had no error.`;
	},
	"last-opened-null": (session) => sentence("`last_opened_at` was ", listed$1(valuesAbout(session, "last-opened-null").map((value) => value === null ? "null" : "a time"))),
	"confidence-range": (session) => {
		const values = valuesAbout(session, "confidence-range").filter((value) => typeof value === "number");
		return values.length === 0 ? void 0 : `Confidence scores were from ${Math.min(...values)} to ${Math.max(...values)}.`;
	}
};
const texts = (values) => values.filter((value) => typeof value === "string");
/** The exchanges that are not reads before or after. */
const withMethod = (exchanges) => exchanges.filter(({ operation }) => operation.effect !== "none");
/** Uploads that were created, without those of other checks on their fields. */
const created = ({ http }) => http.exchanges.filter((exchange) => exchange.operation.effect === "creates" && isSuccess(exchange));
const fieldsLike = (record, pattern) => Object.entries(record).flatMap(([name, value]) => pattern.test(name) ? [`\`${name}\` ${JSON.stringify(value)}`] : []).join(" and ");
// src/conformance/options.ts
/** What a run may do besides reading: create records, change them for good, send large files. */
const permissions = [
	"writes",
	"irreversible",
	"large"
];
const names = {
	baseUrl: true,
	team: true,
	project: true,
	apiKey: true,
	credentials: true,
	otherProject: true,
	folder: true,
	allow: true,
	findTasks: true,
	taskIds: true,
	samples: true,
	only: true,
	sandbox: true,
	docsUrl: true,
	controlToken: true,
	rate: true,
	concurrency: true,
	timeoutMs: true,
	processingMs: true,
	fetch: true,
	onProgress: true
};
/**
* Checks options that come from outside TypeScript too.
*
* @throws {TypeError} An option is missing or invalid.
*/
function checkOptions(options) {
	for (const name of Object.keys(options)) if (!Object.hasOwn(names, name)) throw new TypeError(`There is no option ${name}.`);
	for (const name of [
		"baseUrl",
		"team",
		"project",
		"apiKey"
	]) {
		const value = options[name];
		if (typeof value !== "string" || value === "") throw new TypeError(`${name} must be a non-empty string.`);
	}
	if (!URL.canParse(options.baseUrl) || !/^https?:/.test(options.baseUrl)) throw new TypeError(`baseUrl must be an absolute http or https URL, and is ${options.baseUrl}.`);
	for (const permission of options.allow ?? []) if (!permissions.includes(permission)) throw new TypeError(`allow cannot contain ${permission}. It can contain ${permissions.join(", ")}.`);
	for (const name of [
		"rate",
		"concurrency",
		"timeoutMs",
		"processingMs"
	]) {
		const value = options[name];
		if (value !== void 0 && !(value > 0)) throw new TypeError(`${name} must be a positive number.`);
	}
}
// src/conformance/requests/recorded.ts
/** Characters of a body that a report keeps. */
const kept = 2e3;
const hidden = "***";
/** Returns an exchange for a report, without any of the secrets. */
function recorded(exchange, baseUrl, secrets) {
	const { number, operation, method, request, status, headers, text, durationMs } = exchange;
	const body = text.length > kept ? `${text.slice(0, kept)}…` : text;
	const safe = {
		number,
		operation: operation.id,
		method,
		path: request.path,
		credential: request.credential,
		curl: curlOf(exchange, baseUrl),
		status,
		headers,
		body,
		durationMs: Math.round(durationMs)
	};
	return JSON.parse(without(JSON.stringify(safe), secrets));
}
/** A text without any of the secrets. */
const without = (text, secrets) => secrets.reduce((rest, secret) => rest.replaceAll(JSON.stringify(secret).slice(1, -1), hidden), text);
/** Environment variables of the keys by credential. The values are not part of a report. */
const variables = {
	full: "DOCPROC_API_KEY",
	otherTeam: "DOCPROC_OTHER_TEAM_KEY",
	expired: "DOCPROC_EXPIRED_KEY",
	invalid: "DOCPROC_INVALID_KEY"
};
/** Returns the command of curl that repeats a request. */
function curlOf({ method, operation, request }, baseUrl) {
	const { credential, authorization, contentType, text, form, path } = request;
	const parts = [
		"curl",
		"-i",
		"-X",
		method,
		quoted(baseUrl + path)
	];
	if (authorization?.startsWith("Bearer ")) parts.push("-H", `"Authorization: Bearer $${variables[credential] ?? "DOCPROC_SCOPED_KEY"}"`);
	else if (authorization !== void 0) parts.push("-H", quoted(`Authorization: ${authorization}`));
	for (const [name, value] of operation.headers) parts.push("-H", quoted(`${name}: ${value}`));
	if (contentType !== void 0) parts.push("-H", quoted(`Content-Type: ${contentType}`));
	if (text !== void 0) parts.push("--data-raw", quoted(text));
	for (const [name, value] of form?.fields ?? []) parts.push("--form-string", quoted(`${name}=${value}`));
	for (const { name, type } of form?.files.slice(0, 3) ?? []) parts.push("-F", quoted(`${form?.fileField}=@document.pdf;filename="${name}";type=${type}`));
	const more = (form?.files.length ?? 0) - 3;
	return parts.join(" ") + (more > 0 ? ` # and ${more} more files` : "");
}
/** A text as one word of a shell. */
const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
// src/conformance/supply/server.ts
/** What a run knows of the server besides the contract: documents, keys, and ways to prepare records. */
const ordinary = {
	name: "conformance.pdf",
	type: "application/pdf",
	content: `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`
};
/** Returns the server of the options; with its control endpoints, if it is the sandbox of this kit. */
async function serverOf(options) {
	const { credentials = {}, folder, findTasks, samples: documents = [], sandbox = true } = options;
	const given = {
		kind: "unknown",
		samples: documents.some(({ endsIn }) => endsIn === void 0) ? documents : [ordinary, ...documents],
		conditionsHold: false,
		credentials: {
			invalid: `invalid-${crypto.randomUUID()}`,
			...credentials
		},
		folder,
		...findTasks && { findTasks }
	};
	if (!sandbox) return given;
	const control = controlOf(options);
	const health = await control("GET", "health");
	if (!isObject(health) || health["status"] !== "ok") return given;
	return sandboxServer(options, given, control);
}
/** Sends requests to the control endpoints of the sandbox. They are not part of the run. */
function controlOf({ baseUrl, fetch: send = fetch, controlToken, timeoutMs = 3e4 }) {
	return async (method, path, body) => {
		try {
			const response = await send(`${baseUrl}/_sandbox/${path}`, {
				method,
				headers: {
					...body && { "content-type": "application/json" },
					...controlToken !== void 0 && { authorization: `Bearer ${controlToken}` }
				},
				...body && { body: JSON.stringify(body) },
				signal: AbortSignal.timeout(timeoutMs)
			});
			return response.ok ? await response.json().catch(() => void 0) : void 0;
		} catch {
			return;
		}
	};
}
async function sandboxServer(options, given, control) {
	const { team } = options;
	const path = `teams/${encodeURIComponent(team)}`;
	const key = async (restrictions) => (await control("POST", "keys", restrictions))?.key ?? "";
	const names = contract.scopes.flat();
	const [otherTeam, expired, ...keys] = await Promise.all([
		key({ team_id: `not-${team}` }),
		key({ expires_at: "2001-01-01T00:00:00Z" }),
		...names.map((name) => key({ scopes: [name] }))
	]);
	const scoped = names.map((name, index) => ({
		key: keys[index] ?? "",
		scopes: [name]
	}));
	const files = contract.sandboxFiles.toSorted((a, b) => Number(b.full ?? false) - Number(a.full ?? false)).map((file) => ({
		...ordinary,
		...file
	}));
	return {
		...given,
		kind: "sandbox",
		samples: options.samples ? given.samples : files[0]?.endsIn === void 0 ? files : [ordinary, ...files],
		conditionsHold: true,
		credentials: {
			otherTeam: otherTeam ?? "",
			expired: expired ?? "",
			scoped,
			...options.credentials,
			invalid: options.credentials?.invalid ?? "sandbox:invalid"
		},
		folder: options.folder ?? "conformance-folder",
		findTasks: given.findTasks ?? tasksOf(control, `${path}/uploads`),
		seed: async (values) => {
			const seeded = await control("POST", `${path}/tasks`, {
				project_id: options.project,
				...values
			});
			return isObject(seeded) ? seeded : void 0;
		},
		advance: async () => void await control("POST", "clock", {
			advanceMs: 36e5,
			team_id: team
		})
	};
}
/** Finds the tasks of an upload among all uploads of a team, which are in the order of their creation. */
function tasksOf(control, path) {
	let known = 0;
	const find = async (id, offset) => {
		const uploads = await control("GET", `${path}?offset=${offset}`);
		const index = uploads.findIndex((upload) => upload.id === id);
		known = Math.max(known, offset + index);
		return uploads[index]?.tasks;
	};
	return async ({ id }) => await find(id, known) ?? await find(id, 0) ?? [];
}
// src/conformance/supply/recipes.ts
/** Longest way, in steps. */
const maxSteps = 4;
/**
* Returns ways to a resource whose fields pass some guards, the shortest first. The last step can leave the state to the
* service: then only an attempt shows whether the way leads there.
*
* @param samples Documents that can be uploaded; the ordinary one among them.
* @param ordinary The one without a special end.
*/
function recipes(resource, guards, samples, ordinary) {
	const { lifecycle } = contract.resources[resource] ?? {};
	const special = samples.flatMap((sample) => {
		const guard = lifecycle && guards[lifecycle.field];
		if (sample.endsIn === void 0 || !guard || !passes(guard, sample.endsIn)) return [];
		return ways(resource, guards, { ...lifecycle && { [lifecycle.field]: sample.endsIn } }).map((each) => ({
			...each,
			sample
		}));
	});
	const start = lifecycle?.moves.find(({ from, to }) => to !== void 0 && from !== void 0)?.to;
	const usual = ways(resource, guards, { ...lifecycle && start !== void 0 && { [lifecycle.field]: start } });
	return [...special, ...usual.map((each) => ({
		...each,
		sample: ordinary
	}))];
}
function ways(resource, guards, known) {
	const { lifecycle } = contract.resources[resource] ?? {};
	const field = lifecycle?.field ?? "";
	const operations = contract.operations.filter(({ transition, record }) => record === resource && transition && Object.keys(transition.to).length > 0);
	const found = [];
	const seen = /* @__PURE__ */ new Set();
	let places = [{
		fields: known,
		open: false,
		steps: []
	}];
	for (let length = 0; length <= maxSteps && places.length > 0; length++) {
		const next = [];
		for (const place of places) {
			const key = JSON.stringify([place.fields, place.open]);
			if (seen.has(key)) continue;
			seen.add(key);
			if (couldPass(guards, place, field)) found.push({
				guards: startOf(guards, known, place),
				steps: place.steps
			});
			for (const operation of operations) next.push(...after(place, operation));
			const state = place.fields[field];
			for (const { from, to, unknown } of lifecycle?.moves ?? []) {
				if (from !== state || place.open || from === void 0) continue;
				const fields = {
					...place.fields,
					...to !== void 0 && { [field]: to }
				};
				next.push({
					fields,
					open: unknown !== void 0,
					steps: [...place.steps, "wait"]
				});
			}
		}
		places = next;
	}
	return found;
}
/** Whether a place may pass the guards, as far as its properties are specified. */
const couldPass = (guards, { fields, open }, field) => Object.entries(guards).every(([name, guard]) => open && name === field || !(name in fields) || passes(guard, fields[name]));
/** The guards that the first record of a way has to pass: those that no step of it changes. */
function startOf(guards, known, { steps }) {
	const changed = new Set(steps.flatMap((step) => step === "wait" ? [] : Object.keys(step.transition?.to ?? {})));
	const kept = Object.entries(guards).filter(([name]) => !changed.has(name) && !(steps.includes("wait") && name in known));
	const first = Object.entries(known).map(([name, value]) => [name, { in: [value] }]);
	const unchanged = steps.flatMap((step) => step === "wait" ? [] : Object.entries(step.transition?.from ?? {})).filter(([name]) => !(name in known) && steps.length === 1);
	return Object.fromEntries([
		...kept,
		...unchanged,
		...first
	]);
}
/** The place after an operation; none if it is not allowed there, or its result is not specified. */
function after({ fields, open, steps }, operation) {
	const { from = {}, to = {} } = operation.transition ?? {};
	const allowed = Object.entries(from).every(([name, guard]) => !(name in fields) || passes(guard, fields[name]));
	const values = Object.entries(to);
	if (!allowed || open || values.some(([, { value }]) => value === void 0)) return [];
	const changes = Object.fromEntries(values.map(([name, { value }]) => [name, value]));
	return [{
		fields: {
			...fields,
			...changes
		},
		open: false,
		steps: [...steps, operation]
	}];
}
// src/conformance/supply/supply.ts
/** Files of one upload. The first task that is ready stays unused, so that its upload is not fully processed. */
const batchSize = 12;
/** Files of special samples in one upload. */
const specialSize = 4;
const own = "supply";
/** Prepares records in the states that checks ask for, from uploads of its own. */
var Supply = class {
	#session;
	#gate = new Gate(1);
	/** Tasks that no check uses, and their uploads. */
	#free = [];
	#worked = /* @__PURE__ */ new Map();
	#failed = /* @__PURE__ */ new Map();
	#givenIds = false;
	constructor(session) {
		this.#session = session;
	}
	/** Whether the run can get at the resources of files. */
	get hasTasks() {
		return this.#session.server.findTasks !== void 0 || this.#session.options.taskIds !== void 0;
	}
	/**
	* Returns a resource of a file whose fields pass some guards. No other check uses it until it is returned.
	*
	* @throws {UnreachableError} The run found no way to such a resource.
	*/
	take(guards, special = {}) {
		return this.#gate.run(async () => {
			const key = JSON.stringify([guards, special]);
			const known = this.#failed.get(key);
			if (known !== void 0) throw new UnreachableError(known);
			const free = this.#claim((each) => fits(each, guards) && isSpecial(each.sample, special));
			if (free) return free;
			const found = await this.#prepare(key, guards, special) ?? await seeded(this.#session, guards, this.#ordinary(special), true);
			if (found) return found;
			const wanted = Object.entries(guards).map(([field, guard]) => `${field} ${JSON.stringify(guard)}`);
			const message = `no ${resourceOf(contract.perFile)?.noun ?? "record"} with ${wanted.join(" and ") || "any state"} could be prepared`;
			this.#failed.set(key, message);
			throw new UnreachableError(message);
		});
	}
	/** Returns an unchanged resource to the pool. */
	giveBack(subject) {
		this.#free.push(subject);
	}
	#claim(wanted) {
		const index = this.#free.findIndex(wanted);
		return index < 0 ? void 0 : this.#free.splice(index, 1)[0];
	}
	/** Follows the ways to such a resource, until one leads there. */
	async #prepare(key, guards, special) {
		const { samples } = this.#session.server;
		const sample = this.#ordinary(special);
		const known = this.#worked.get(key);
		const all = known ? [known] : recipes(contract.perFile, guards, samples.filter((each) => isSpecial(each, special)), sample);
		for (const recipe of all) {
			if (!this.#isAllowed(recipe.steps)) continue;
			const start = await this.#start(recipe);
			if (!start) continue;
			const reached = await this.#follow(start, recipe.steps);
			const subject = reached && recipe.steps.length > 0 ? await this.read(reached) : reached;
			if (subject && fits(subject, guards)) {
				this.#worked.set(key, recipe);
				return subject;
			}
			if (subject) this.#free.push(subject);
		}
	}
	/** A document whose processing has no special end. */
	#ordinary(special) {
		const { samples } = this.#session.server;
		return samples.find((each) => each.endsIn === void 0 && isSpecial(each, special));
	}
	#isAllowed(steps) {
		const { allow } = this.#session;
		return steps.every((step) => step === "wait" || allow.has("writes") && (step.effect !== "irreversible" || allow.has("irreversible")));
	}
	/** Returns a resource of a sample as processing leaves it. */
	async #start({ sample, guards }) {
		const claim = () => this.#claim((each) => each.sample === sample && fits(each, guards));
		const free = claim();
		if (free) return free;
		const fresh = await this.#fetchTasks(sample, guards);
		this.#free.push(...fresh);
		return claim();
	}
	/** Returns a resource whose id was given. One that cannot be read ends the run. */
	async #given(id, sample) {
		try {
			return await this.read({
				resource: contract.perFile,
				id,
				fields: {},
				sample
			});
		} catch (error) {
			if (!(error instanceof UnreachableError)) throw error;
			throw this.#session.http.abort(`The given task ${id} cannot be used: ${error.message}.`);
		}
	}
	async #follow(subject, steps) {
		let current = subject;
		for (const step of steps) {
			if (step === "wait") {
				current = await this.#settled(current);
				continue;
			}
			const exchange = await this.#session.send(own, step, { record: current.id });
			if (!isSuccess(exchange)) return this.read(current);
			const fields = recordIn(exchange);
			current = fields ? {
				...current,
				fields
			} : await this.read(current);
		}
		return current;
	}
	/** Uploads documents of a sample, and returns their tasks once they are processed. */
	async #fetchTasks(sample, guards) {
		const { options, server, allow } = this.#session;
		if (options.taskIds) {
			if (this.#givenIds) return [];
			this.#givenIds = true;
			return Promise.all(options.taskIds.map((id) => this.#given(id, sample)));
		}
		const [base] = server.samples;
		if (!sample || !base || !server.findTasks || !allow.has("writes")) return [];
		const special = sample !== base;
		const files = special ? [base, ...Array.from({ length: specialSize }, () => sample)] : Array.from({ length: batchSize }, () => sample);
		const subjects = await this.upload(files);
		const ready = await Promise.all(subjects.map((subject) => passesAll(guards, subject.fields) && sample.endsIn !== void 0 ? subject : this.#settled(subject, sample.endsIn)));
		const spare = ready.findIndex((each) => !special || each.fields["name"] === base.name);
		ready.splice(Math.max(0, spare), 1);
		return ready.map((each) => ({
			...each,
			sample
		}));
	}
	/**
	* Uploads documents, and returns a resource of each as it is right away.
	*
	* @throws {UnreachableError} The upload was rejected, or its records were not found.
	*/
	async upload(files) {
		const creator = creatorOf();
		const { server } = this.#session;
		if (!creator?.body?.files || !server.findTasks) throw new UnreachableError("no operation creates records of files");
		const names = this.#session.names();
		const exchange = await this.#session.send(own, creator, { content: { form: {
			fileField: creator.body.files.name,
			files,
			fields: fieldsFor(creator, names)
		} } });
		const created = recordIn(exchange);
		const id = created?.["id"];
		if (!created || typeof id !== "string") throw new UnreachableError(`${creator.id} returned ${exchange.status}`);
		const fileNames = files.map(({ name }) => name);
		const ids = await server.findTasks({
			id,
			created,
			fileNames
		});
		if (ids.length === 0) throw new UnreachableError(`no task of the upload ${id} was found`);
		for (const task of ids) this.#session.created.push({
			resource: contract.perFile,
			id: task
		});
		return Promise.all(ids.map((task) => this.read({
			resource: contract.perFile,
			id: task,
			fields: {},
			sample: void 0
		})));
	}
	/**
	* Uploads one document, and brings its only record into a state.
	*
	* @throws {UnreachableError} No known way leads there.
	*/
	async uploadInState(sample, guards) {
		const [uploaded] = await this.upload([sample]);
		if (!uploaded) throw new UnreachableError("the response has no upload");
		const start = await this.#settled({
			...uploaded,
			sample
		}, sample.endsIn);
		if (fits(start, guards)) return start;
		for (const { steps } of recipes(contract.perFile, guards, [], sample)) {
			const known = start.fields;
			if (!(steps.length > 0 && this.#isAllowed(steps)) || steps.some((step) => step !== "wait" && !this.#canBegin(step, known))) continue;
			const end = await this.#follow(start, steps);
			if (end && fits(end, guards)) return end;
			break;
		}
		throw new UnreachableError("no known way leads to that state");
	}
	/** Returns the only record of an upload in some state; undefined if no way leads there. */
	async sole(guards) {
		const sample = this.#ordinary({});
		try {
			if (sample) return await this.uploadInState(sample, guards);
		} catch (error) {
			if (!(error instanceof UnreachableError)) throw error;
		}
		return seeded(this.#session, guards, sample, false);
	}
	/** Sends a request of an operation to a resource that allows it, and returns the resource when the service is done with it. */
	async after(operation) {
		const subject = await this.take(guardsOf(operation));
		const exchange = await this.#session.send(own, operation, { record: subject.id });
		return isSuccess(exchange) ? this.#settled(await this.read(subject)) : void 0;
	}
	#canBegin = ({ transition }, fields) => passesAll(transition?.from ?? {}, fields);
	/**
	* Reads a resource.
	*
	* @throws {UnreachableError} The response has none.
	*/
	async read(subject, check = own) {
		const reader = readerOf(subject.resource);
		const exchange = reader && await this.#session.send(check, reader, { record: subject.id });
		const fields = exchange && recordIn(exchange);
		if (!fields) throw new UnreachableError(`${reader?.id} of ${subject.id} returned ${exchange?.status} without a resource`);
		return {
			...subject,
			fields
		};
	}
	/** Waits until the service has moved a resource on. */
	async #settled(subject, endsIn) {
		const { lifecycle } = resourceOf(subject.resource) ?? {};
		if (!lifecycle) return subject;
		const { processingMs = 12e4 } = this.#session.options;
		const { advance } = this.#session.server;
		const end = Date.now() + processingMs;
		let current = subject;
		for (let pause = 0;; pause = Math.min(Math.max(pause * 1.5, 500), 1e4)) {
			if (current.fields[lifecycle.field] === endsIn || !isMoving(current)) return current;
			if (pause > 0 && advance) {
				await advance();
				return this.read(current);
			}
			if (Date.now() + pause > end) return current;
			if (!advance) await sleep(pause);
			current = await this.read(current);
		}
	}
};
/**
* Has a resource put into the server; returns undefined where that is not possible.
*
* @param accompanied Whether its upload gets a second record, so that it is not fully processed.
*/
async function seeded(session, guards, sample, accompanied) {
	const { seed } = session.server;
	const { id: key = "id", links = {} } = resourceOf(contract.perFile) ?? {};
	const fields = await seed?.({
		...sample && { name: sample.name },
		...valuesFor(guards)
	});
	const id = fields?.[key];
	if (!fields || typeof id !== "string") return void 0;
	session.created.push({
		resource: contract.perFile,
		id
	});
	const shared = Object.keys(links).filter((field) => field in fields);
	if (accompanied) await seed?.(Object.fromEntries(shared.map((field) => [field, fields[field]])));
	return {
		resource: contract.perFile,
		id,
		fields,
		sample
	};
}
// src/conformance/run.ts
/** Checks at a time: each waits for its own requests, of which `concurrency` limits how many there are. */
const parallel = 8;
/**
* Checks a server against the contract, and finds out how it behaves where the contract leaves a question open.
*
* @throws {TypeError} An option is missing or invalid.
*/
async function runConformance(options) {
	checkOptions(options);
	const started = /* @__PURE__ */ new Date();
	const start = performance.now();
	const baseUrl = options.baseUrl.replace(/\/+$/, "");
	const session = new Session({
		...options,
		baseUrl
	}, await serverOf({
		...options,
		baseUrl
	}));
	const run = {
		session,
		supply: new Supply(session)
	};
	const checks = allChecks().filter(({ id }) => isWanted(id, options.only));
	const runner = new Runner(run, options, checks.length);
	await runner.all(checks.filter(({ derived }) => !derived));
	const whole = options.only === void 0;
	const interpretations = whole ? await detectSettings(run) : [];
	const answers = whole ? observations(session) : [];
	await runner.all(checks.filter(({ derived }) => derived));
	const results = runner.sorted(checks);
	const { stopped, exchanges } = session.http;
	const summary = count(results);
	return {
		version: contract.version,
		baseUrl,
		team: options.team,
		project: options.project,
		startedAt: started.toISOString(),
		durationMs: Math.round(performance.now() - start),
		requests: exchanges.length,
		verdict: verdictOf(session, summary),
		...stopped !== void 0 && { stopped },
		summary,
		checks: results,
		interpretations,
		answers,
		suggestedEdits: suggestedEdits(interpretations, started),
		coverage: coverageOf(session, results),
		leftBehind: [...new Map(session.created.map((each) => [each.id, each])).values()]
	};
}
/** The command that repeats a check. One that looks at the requests of others repeats those of its operation. */
const replayOf = ({ id, derived }) => {
	const [, operation] = id.split("/");
	if (!derived) return `docproc-conformance --only ${id}`;
	return contract.operations.some((each) => each.id === operation) ? `docproc-conformance --only ${operation}` : "docproc-conformance";
};
/** Whether a check is wanted, by its id, the beginning of its id, or its operation. */
const isWanted = (id, only) => only === void 0 || only.some((wanted) => `${id}/`.startsWith(`${wanted.replace(/\/$/, "")}/`) || id.split("/")[1] === wanted);
function verdictOf({ http }, summary) {
	if (http.aborted) return "could-not-run";
	if (summary.violation > 0) return "violations";
	const withKey = http.exchanges.filter(({ request }) => request.credential === "full");
	const accepted = withKey.some(({ status }) => status !== 401);
	return http.stopped === void 0 && (accepted || withKey.length === 0) && summary.passed > 0 ? "conforms" : "could-not-run";
}
var Runner = class {
	#results = /* @__PURE__ */ new Map();
	#run;
	#options;
	#total;
	constructor(run, options, total) {
		this.#run = run;
		this.#options = options;
		this.#total = total;
	}
	async all(checks) {
		const waiting = [...checks];
		const worker = async () => {
			for (let next = waiting.shift(); next; next = waiting.shift()) {
				const result = await this.#one(next);
				this.#results.set(next.id, result);
				const { size: done } = this.#results;
				this.#options.onProgress?.({
					done,
					total: this.#total,
					id: next.id,
					verdict: result.verdict
				});
			}
		};
		await Promise.all(Array.from({ length: parallel }, worker));
	}
	async #one(check) {
		const { id, group, title, sends, expects, pointers, needs } = check;
		const { docsUrl = "" } = this.#options;
		const base = {
			id,
			group,
			title,
			sends,
			expects,
			docs: `${docsUrl.replace(/\/*$/, docsUrl === "" ? "" : "/")}${docsOf(id)}`,
			pointers: [...pointers],
			statements: statementsOf(check),
			replay: replayOf(check)
		};
		const notRun = (reason) => ({
			...base,
			verdict: "not-run",
			findings: [],
			reason
		});
		const missing = needs.filter((need) => !need.met(this.#run));
		if (missing.length > 0) return notRun(`needs ${missing.map(({ reason }) => reason).join(", ")}`);
		const findings = [];
		try {
			await check.run({
				...this.#run,
				id,
				report: (found) => void findings.push(this.#finding(found))
			});
		} catch (error) {
			if (!isExpected(error)) throw error;
			if (findings.length === 0) return notRun(error instanceof StoppedError ? "the run was stopped" : error.message);
		}
		return {
			...base,
			verdict: mostSevere(findings),
			findings
		};
	}
	#finding({ exchanges, ...found }) {
		const { session } = this.#run;
		const { baseUrl } = session.options;
		const secrets = session.secrets();
		return {
			...found,
			exchanges: exchanges.map((exchange) => recorded(exchange, baseUrl, secrets))
		};
	}
	/** The results in the order of the groups, and of the checks within. */
	sorted(checks) {
		return checks.flatMap(({ id }) => this.#results.get(id) ?? []).sort((a, b) => rankOf(a) - rankOf(b));
	}
};
const rankOf = ({ group }) => groups.findIndex((each) => each === group);
const severity = [
	"violation",
	"advice",
	"observation"
];
const mostSevere = (findings) => severity.find((verdict) => findings.some((finding) => finding.verdict === verdict)) ?? "passed";
function count(results) {
	const counts = {
		passed: 0,
		violation: 0,
		advice: 0,
		observation: 0,
		"not-run": 0
	};
	for (const { verdict } of results) counts[verdict]++;
	return counts;
}
// src/conformance/reports/text.ts
/** Findings of one check that are shown in full. */
const shown = 3;
/** Returns the report as lines of text. */
function textReport(report, { verbose = false, color = false } = {}) {
	const paint = (code, text) => color ? `\u001B[${code}m${text}\u001B[0m` : text;
	const { checks, summary, stopped } = report;
	const lines = [];
	const section = (title, content) => {
		if (content.length > 0) lines.push("", paint(1, title), ...content);
	};
	const byVerdict = (verdict) => checks.filter((check) => check.findings.some((each) => each.verdict === verdict));
	section("Violations", byVerdict("violation").flatMap((check) => describe(check, "violation", (text) => paint(31, text))));
	section("Advice", byVerdict("advice").flatMap((check) => describe(check, "advice", (text) => paint(33, text))));
	section("Observations", byVerdict("observation").flatMap((check) => each(check, "observation").map(({ message }) => `  ${message}`)));
	const notRun = checks.filter(({ verdict }) => verdict === "not-run");
	if (verbose) {
		section("Not run", notRun.map(({ id, reason = "" }) => `  ${id}: ${reason}`));
		section("Passed", checks.filter(({ verdict }) => verdict === "passed").map(({ id }) => `  ${id}`));
	} else section("Not run", countReasons(notRun));
	for (const { title, rows, code } of sectionsOf(report)) {
		const isLong = title === "Coverage";
		section(title, rows.flatMap(([name = "", value = "", details]) => [`  ${name}: ${value}`, ...details === void 0 || isLong ? [] : [`    ${details}`]]));
		if (code?.language === "sh") section(code.title, code.lines.map((line) => `  ${line}`));
	}
	const failed = report.verdict === "violations" ? ` ${summary.violation} of ${checks.length} checks failed.` : "";
	const counts = `${summary.passed} passed, ${summary.violation} violations, ${summary.advice} advice, ${summary.observation} observations, ${summary["not-run"]} not run`;
	lines.push("", ...stopped === void 0 ? [] : [paint(31, `Stopped: ${stopped}`)], paint(report.verdict === "conforms" ? 32 : 31, conclusions[report.verdict] + failed), `${counts}. ${report.requests} requests in ${(report.durationMs / 1e3).toFixed(1)} s.`);
	return `${lines.slice(1).join("\n")}\n`;
}
const each = ({ findings }, verdict) => findings.filter((finding) => finding.verdict === verdict);
function describe(check, verdict, paint) {
	const findings = each(check, verdict);
	const more = findings.length - shown;
	return [
		`  ${paint(check.id)}`,
		...findings.slice(0, shown).flatMap(({ message, expected, seen, exchanges }) => [
			`    ${message}`,
			`    expected: ${expected}`,
			`    seen:     ${seen}`,
			...verdict === "violation" ? exchanges.map(({ curl }) => `    ${curl}`) : []
		]),
		...more > 0 ? [`    and ${more} more`] : [],
		...verdict === "violation" ? [`    repeat: ${check.replay}`] : [],
		`    see:    ${check.docs}`
	];
}
/** How many checks did not run for each reason. */
function countReasons(checks) {
	const counts = /* @__PURE__ */ new Map();
	for (const { reason = "" } of checks) counts.set(reason, (counts.get(reason) ?? 0) + 1);
	return [...counts].sort((a, b) => b[1] - a[1]).map(([reason, count]) => `  ${String(count).padStart(3)} × ${reason}`);
}
export { allChecks, details, exitCodeOf, formats, interpretationsFile, isWanted, listChecks, patchOf, permissions, runConformance, setArguments, textReport, violationsOf };
