#!/usr/bin/env node
import { allChecks, canonical, contract, countVerdicts, counted, createSchemas, exitCodeOf, failedGuard, fieldsIn, formats, fullOperations, groupBy, guardedFields, interpretationsFile, isExport, isJson, isMoving, isObject, isOpenBody, isOpenRejection, isSuccess, isTimestamp, junit, keywords_exports, mayDepend, mayIgnore, mayReject, megabytes, omitUndefined, parsed, passes, permissions, printable, printableJson, problemOf as problemOf$2, problemsOf, rejectedWith, rejections, resourceOf, responseOf, runConformance, section, shapeOfError, shapeOfUnlocked, successes, table, task, text, textReport, upload } from "./shared.js";
import { hash } from "node:crypto";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { format, parseArgs } from "node:util";
import { execFile } from "node:child_process";
import { createReadStream, existsSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
// src/shared/command-line.ts
var UsageError = class extends Error {};
function parseArguments(command, config) {
	try {
		return parseArgs(config);
	} catch (error) {
		throw new UsageError(`${problemOf$1(error, [
			"help",
			"version",
			...Object.keys(config.options ?? {})
		])} ${command} --help lists the options.`);
	}
}
function problemOf$1(error, known) {
	const [first = ""] = error.message.split(/\.?(?:\n|\. )/);
	const [, unknown] = /^Unknown option '--([^']+)'/.exec(first) ?? [];
	const meant = unknown === void 0 ? void 0 : nearest(unknown, known);
	return `${first.replace(/'(.*)' argument is ambiguous$/, "'$1' has no value. Write one that begins with a dash as $1=VALUE")}.${meant === void 0 ? "" : ` Did you mean --${meant}?`}`;
}
function nearest(word, names) {
	const distances = names.map((name) => name.startsWith(word) ? 0 : distance(word, name) + Number(name[0] !== word[0]));
	const least = Math.min(...distances);
	return least <= 2 && least < word.length - 1 ? names[distances.indexOf(least)] : void 0;
}
function distance(from, to) {
	let row = [...Array(to.length + 1).keys()];
	for (const [index, letter] of [...from].entries()) {
		const next = [index + 1];
		for (const [column, other] of [...to].entries()) next.push(Math.min((next[column] ?? 0) + 1, (row[column + 1] ?? 0) + 1, (row[column] ?? 0) + (letter === other ? 0 : 1)));
		row = next;
	}
	return row[to.length] ?? 0;
}
const isUsageError = (error) => error instanceof UsageError || error instanceof TypeError;
const printed = (error, env) => (isUsageError(error) || error instanceof Error && "path" in error) && !env["DEBUG"] ? error.message : format(error);
// src/conformance/command/flags.ts
const options$1 = {
	"base-url": { type: "string" },
	team: { type: "string" },
	project: { type: "string" },
	"api-key": { type: "string" },
	"scoped-key": {
		type: "string",
		multiple: true
	},
	"other-team-key": { type: "string" },
	"expired-key": { type: "string" },
	"invalid-key": { type: "string" },
	"other-project": { type: "string" },
	folder: { type: "string" },
	"control-token": { type: "string" },
	allow: {
		type: "string",
		multiple: true
	},
	rate: { type: "string" },
	concurrency: { type: "string" },
	"timeout-ms": { type: "string" },
	"processing-ms": { type: "string" },
	"find-tasks-command": { type: "string" },
	"task-ids": { type: "string" },
	document: {
		type: "string",
		multiple: true
	},
	only: {
		type: "string",
		multiple: true
	},
	report: {
		type: "string",
		multiple: true
	},
	output: { type: "string" },
	"docs-url": { type: "string" },
	interpretations: { type: "string" },
	baseline: { type: "string" },
	"write-baseline": { type: "boolean" },
	verbose: { type: "boolean" },
	quiet: { type: "boolean" },
	version: { type: "boolean" },
	help: { type: "boolean" }
};
const parse = (args) => parseArguments("docproc-conformance", {
	args,
	options: options$1
}).values;
async function optionsOf(flags, env) {
	const required = (name) => {
		const value = flags[name];
		if (value === void 0 || value === "") throw new UsageError(`--${name} is missing. docproc-conformance --help lists the options.`);
		return value;
	};
	const apiKey = flags["api-key"] ?? env["DOCPROC_API_KEY"];
	if (!apiKey) throw new UsageError("The key is missing: set DOCPROC_API_KEY, or --api-key.");
	return {
		baseUrl: required("base-url"),
		team: required("team"),
		project: required("project"),
		apiKey,
		credentials: credentialsOf(flags),
		allow: chosen("allow", flags, permissions),
		...omitUndefined({
			otherProject: flags["other-project"],
			folder: flags.folder,
			docsUrl: flags["docs-url"],
			controlToken: flags["control-token"],
			rate: number("rate", flags.rate),
			concurrency: number("concurrency", flags.concurrency),
			timeoutMs: number("timeoutMs", flags["timeout-ms"]),
			processingMs: number("processingMs", flags["processing-ms"]),
			only: flags.only,
			samples: await samplesOf(flags.document ?? []),
			...await tasksOf(flags)
		})
	};
}
function number(name, value) {
	if (value === void 0) return void 0;
	if (!(Number(value) > 0)) throw new UsageError(`${name} must be a positive number, and is ${value}.`);
	return Number(value);
}
function chosen(flag, { [flag]: values = [] }, known) {
	return values.flatMap((value) => value.split(",")).map((value) => {
		const name = known.find((each) => each === value.trim());
		if (name === void 0) throw new UsageError(`--${flag} ${value}: choose from ${known.join(", ")}.`);
		return name;
	});
}
function credentialsOf(flags) {
	const scoped = flags["scoped-key"]?.map((value) => {
		const end = value.indexOf("=");
		if (end < 1) throw new UsageError("--scoped-key must be SCOPE,SCOPE=KEY.");
		return {
			scopes: value.slice(0, end).split(","),
			key: value.slice(end + 1)
		};
	});
	return omitUndefined({
		otherTeam: flags["other-team-key"],
		expired: flags["expired-key"],
		invalid: flags["invalid-key"],
		scoped
	});
}
async function tasksOf(flags) {
	const { "task-ids": file, "find-tasks-command": command } = flags;
	if (file !== void 0 && command !== void 0) throw new UsageError("Choose one of --task-ids and --find-tasks-command.");
	if (file !== void 0) return { taskIds: await taskIdsOf(file) };
	return command === void 0 ? {} : { findTasks: commandFinder(command) };
}
const patience = 6e4;
async function contentOf(flag, file) {
	try {
		return await readFile(file);
	} catch (error) {
		throw new UsageError(`${flag} ${file}: ${error.message}`);
	}
}
async function taskIdsOf(file) {
	const lines = (await contentOf("--task-ids", file)).toString("utf8").split(/\r?\n/).map((line, index) => ({
		id: line.trim(),
		number: index + 1
	}));
	const wrong = lines.find(({ id }) => /[\s"'[\]{},;]/.test(id));
	if (wrong) throw new UsageError(`--task-ids ${file}: line ${wrong.number} is not one task ID: ${wrong.id}`);
	const ids = lines.flatMap(({ id }) => id === "" ? [] : [id]);
	if (ids.length === 0) throw new UsageError(`--task-ids ${file}: the file contains no task ID.`);
	return [...new Set(ids)];
}
async function samplesOf(values) {
	if (values.length === 0) return void 0;
	const states = task.lifecycle.states;
	return Promise.all(values.map(async (value) => {
		const [, endsIn, file = value] = /^([A-Z_]+)=(.+)$/.exec(value) ?? [];
		if (endsIn !== void 0 && !states.includes(endsIn)) throw new UsageError(`--document ${value}: there is no state ${endsIn}. Choose from ${states.join(", ")}.`);
		const content = new Blob([new Uint8Array(await contentOf("--document", file))]);
		if (content.size === 0) throw new UsageError(`--document ${file}: the file is empty.`);
		const type = file.endsWith(".pdf") ? "application/pdf" : "application/octet-stream";
		return {
			name: basename(file),
			type,
			content,
			...endsIn !== void 0 && { endsIn }
		};
	}));
}
function commandFinder(command) {
	const [file = "", ...args] = command.split(" ").filter(Boolean);
	if (file === "") throw new UsageError("--find-tasks-command: the command is empty.");
	return ({ id }) => new Promise((done, fail) => {
		execFile(file, [...args, id], { timeout: patience }, (error, stdout, stderr) => {
			if (!error) return done(stdout.split(/\s+/).filter(Boolean));
			const [line = ""] = stderr.trim().split("\n");
			const reason = typeof error.code === "number" ? `exit code ${error.code}` : error.killed ? "no result in 60 s" : error.message;
			fail(/* @__PURE__ */ new Error(`${command}: ${reason}${line === "" ? "" : `, ${line}`}`));
		});
	});
}
// src/shared/matching-files.ts
async function matchingFiles(path) {
	const name = basename(path);
	if (!/[*?]/.test(name) || existsSync(path)) return [path];
	const escaped = name.replaceAll(/[\\^$.+()[\]{}|]/g, "\\$&").replaceAll("*", ".*").replaceAll("?", ".");
	const pattern = RegExp(`^${escaped}$`, process.platform === "win32" ? "iu" : "u");
	const found = (await readdir(dirname(path), { withFileTypes: true }).catch(() => [])).filter((entry) => !entry.isDirectory()).map((entry) => entry.name).filter((each) => pattern.test(each) && (name.startsWith(".") || !each.startsWith(".")));
	return found.length > 0 ? found.sort().map((each) => join(dirname(path), each)) : [path];
}
// src/conformance/traffic/clues.ts
const among = (status, ...statuses) => statuses.includes(status) ? String(status) : void 0;
const filesOf = ({ operation, form }) => form?.names.filter((name) => name === operation.body?.fileField).length ?? 0;
const limitOf = ({ body }, unit) => body?.limits.find((limit) => limit.unit === unit && limit.per !== "page")?.value ?? Infinity;
const isOver = (sent) => filesOf(sent) > limitOf(sent.operation, "files");
function hasOtherProject({ operation, form, values }) {
	const [field = ""] = Object.keys(operation.body?.inPath ?? {});
	const sent = form?.values[field];
	return sent !== void 0 && "project_id" in values && sent !== values["project_id"];
}
const asks = {
	"creation-status": ({ status }) => among(status, 200, 201, 202),
	"report-success-status": ({ status }) => among(status, 200, 201),
	"error-body-shape": (recorded) => recorded.response?.contents.some(({ empty }) => empty) && recorded.status >= 400 && recorded.text !== void 0 ? shapeOfError({
		...recorded,
		text: recorded.text
	}) : void 0,
	"report-error-shape": ({ operation, status, json }) => {
		const error = isObject(json) && operation.success.partial.includes(String(status)) ? json["error"] : null;
		return typeof error === "string" ? "string" : isObject(error) ? "object" : void 0;
	},
	"unlock-response": ({ status, text, json }) => isSuccess({ status }) && text !== void 0 ? shapeOfUnlocked({
		text,
		json
	}) : void 0,
	"unlock-discard-method": ({ documented, status }) => {
		if (documented) return void 0;
		return status === 405 || status === 501 ? "post" : isSuccess({ status }) || status === 400 ? "post-or-put" : void 0;
	},
	"discard-outside-reviewing": ({ status, fields }, _, ignored) => {
		if (status === 400) return "reject";
		return ignored && fields ? "ignore" : void 0;
	},
	"issue-values": ({ status }, request) => request !== "open" ? void 0 : isSuccess({ status }) ? "accept" : status === 400 ? "reject" : void 0,
	"project-id-twice": (recorded, request) => {
		const { status } = recorded;
		if (!hasOtherProject(recorded)) return void 0;
		if (isSuccess({ status })) return "path";
		return status === 400 && request !== "invalid" && !isOver(recorded) ? "reject" : void 0;
	},
	"file-count-limit": (recorded, request) => {
		const { operation, status, size = 0 } = recorded;
		const mayBeLarge = size > limitOf(operation, "MB") * megabytes.decimal;
		const isOther = request === "invalid" || hasOtherProject(recorded) || status === 413 && mayBeLarge;
		return isOver(recorded) && !isOther ? among(status, 400, 413) : void 0;
	},
	"file-size-unit": ({ operation, form, size = 0, status }) => {
		const limit = limitOf(operation, "MB");
		if (!(size > limit * megabytes.decimal + 1e4 && size <= limit * megabytes.binary) || filesOf({
			operation,
			form
		}) !== 1) return void 0;
		return isSuccess({ status }) ? "binary" : status === 413 ? "decimal" : void 0;
	},
	"upload-status-values": ({ fields }) => {
		const { field, spellings } = upload.lifecycle;
		const [[spelling, plain] = ["", ""]] = Object.entries(spellings);
		const status = fields?.[field];
		return status === plain ? "overview" : status === spelling ? "examples" : void 0;
	}
};
const cluesOf = (...[recorded, request, ignored]) => Object.entries(asks).flatMap(([id, ask]) => {
	const setting = id;
	const value = recorded.operation.questions.includes(setting) ? ask(recorded, request, ignored) : void 0;
	return value === void 0 ? [] : [[setting, value]];
});
// src/conformance/traffic/form.ts
function readForm({ mimeType = "", params }, text, fields) {
	const parts = partsOf(mimeType, text);
	if (parts) return formOf(parts, true);
	if (!Array.isArray(params) || params.length === 0) return void 0;
	if (params.some(({ name = "" }) => !fields.includes(name))) return void 0;
	return formOf(params.map(({ name = "", value = "", fileName = "" }) => ({
		name,
		value,
		isFile: fileName !== ""
	})), false);
}
function partsOf(mimeType, text) {
	const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(mimeType) ?? [];
	const boundary = `--${quoted ?? plain ?? ""}`;
	if (boundary === "--" || !text.includes(`${boundary}--`)) return void 0;
	return text.split(boundary).slice(1, -1).map((part) => {
		const [head = "", ...rest] = part.split(/\r?\n\r?\n/);
		return {
			name: /[\s;]name="?([^";\r\n]*)/i.exec(head)?.[1] ?? "",
			isFile: /[\s;]filename\*?=/i.test(head),
			value: rest.join("\n\n").trim()
		};
	});
}
const formOf = (parts, exact) => ({
	names: parts.map(({ name }) => name),
	values: Object.fromEntries(parts.flatMap(({ name, value, isFile }) => isFile ? [] : [[name, value]])),
	exact
});
// src/shared/har.ts
const bytesOfBody = ({ text = "", encoding }) => Buffer.from(text, encoding === "base64" ? "base64" : "utf8");
const types = new Map(Object.entries({
	string: "startedDateTime method url mimeType text encoding name value fileName contentType _fromCache _fetchType",
	number: "time status size bodySize",
	object: "request response content postData",
	array: "headers params"
}).flatMap(([type, names]) => names.split(" ").map((name) => [name, type])));
function known(name, value) {
	const type = types.get(name);
	if (type === void 0) return value ?? void 0;
	if (type === "array") return Array.isArray(value) ? value.filter(isObject) : void 0;
	if (type === "object") return isObject(value) ? value : void 0;
	if (type === "number") {
		const number = typeof value === "string" ? Number.parseFloat(value) : value;
		return Number.isFinite(number) ? number : void 0;
	}
	return typeof value === "string" ? value : void 0;
}
const longest = 12e6;
const code = (character) => character.charCodeAt(0);
const [quote, backslash, comma, bracket] = [
	code("\""),
	code("\\"),
	code(","),
	code("[")
];
const opening = /* @__PURE__ */ new Set([code("{"), code("[")]);
const closing = /* @__PURE__ */ new Set([code("}"), code("]")]);
const blank = /* @__PURE__ */ new Set([
	32,
	9,
	10,
	13
]);
const listDepth = 3;
async function* entriesOf(chunks, name) {
	const splitter = new Splitter(name);
	for await (const chunk of chunks) for (const [index, text] of splitter.read(Buffer.from(chunk))) try {
		yield [index, JSON.parse(text, known)];
	} catch {
		throw new UsageError(`${name}: entry ${index} is not JSON.`);
	}
	splitter.end();
}
var Splitter = class {
	#name;
	#depth = 0;
	#inText = false;
	#escaped = 0;
	#isHex = false;
	#length = 0;
	#keys = [];
	#key = [];
	#parts;
	#index = 0;
	#inList = false;
	#found = false;
	#started = false;
	constructor(name) {
		this.#name = name;
	}
	*read(chunk) {
		let from = 0;
		const keep = (to) => {
			if (this.#parts && to > from) this.#parts.push(chunk.subarray(from, to));
			from = to;
		};
		for (let at = this.#skipStart(chunk); at < chunk.length; at++) {
			const byte = chunk[at] ?? 0;
			if (this.#inText) {
				const wasCut = this.#length >= longest;
				this.#readText(byte);
				if (wasCut) from = this.#inText ? at + 1 : at;
				else if (this.#inText && this.#length >= longest) keep(at + 1);
			} else if (byte === quote) {
				this.#inText = true;
				this.#length = 0;
				this.#key = [];
			} else if (opening.has(byte)) {
				if (this.#depth === 0 && this.#found) throw this.#error("has more than one archive");
				if (this.#inList && this.#depth === listDepth) {
					this.#parts = [];
					from = at;
				}
				this.#depth++;
				this.#inList ||= byte === bracket && this.#depth === listDepth && this.#keys.join("/") === "log/entries";
				this.#found ||= this.#inList;
			} else if (closing.has(byte)) {
				this.#depth--;
				if (this.#parts && this.#depth === listDepth) {
					keep(at + 1);
					yield [this.#index, Buffer.concat(this.#parts).toString("utf8")];
					this.#parts = void 0;
				}
				if (this.#depth < listDepth) this.#inList = false;
				if (this.#depth < 0) throw this.#error("has one bracket too many");
			} else if (byte === comma && this.#inList && this.#depth === listDepth) this.#index++;
		}
		keep(chunk.length);
	}
	#skipStart(chunk) {
		if (this.#started) return 0;
		let at = chunk[0] === 239 && chunk[1] === 187 ? 3 : 0;
		while (blank.has(chunk[at] ?? 0)) at++;
		if (at >= chunk.length) return at;
		if (chunk[at] !== code("{")) throw this.#error("is no HTTP archive: it does not begin with {");
		this.#started = true;
		return at;
	}
	#readText(byte) {
		const isEscaped = this.#escaped > 0;
		if (isEscaped) this.#escaped = byte === code("u") && this.#escaped === 1 && !this.#isHex ? 4 : this.#escaped - 1;
		else if (byte === backslash) this.#escaped = 1;
		this.#isHex = this.#escaped > 0 && isEscaped;
		if (this.#length < 11999999 || this.#escaped === 0 && byte < 128) this.#length++;
		if (byte === quote && !isEscaped) {
			this.#inText = false;
			if (!this.#inList && this.#depth < listDepth) {
				this.#keys.length = this.#depth;
				this.#keys[this.#depth - 1] = String.fromCharCode(...this.#key);
			}
		}
		if (!this.#inList && this.#depth < listDepth && this.#key.length < 32) this.#key.push(byte);
	}
	end() {
		if (!this.#started) throw this.#error("is empty");
		if (this.#depth > 0) throw this.#error(`ends within entry ${this.#index}`);
		if (!this.#found) throw this.#error("is no HTTP archive: it has no log.entries");
	}
	#error(problem) {
		return new UsageError(`${this.#name} ${problem}. Export the traffic as HAR 1.2.`);
	}
};
// src/conformance/traffic/recorded.ts
const elsewhere = "it is not for the service";
const templates = contract.operations.map((operation) => ({
	operation,
	pattern: new RegExp(`^(.*?)(${operation.path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{[^{}]+\}/g, "([^/]+)")})$`),
	names: [...operation.path.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name)
})).toSorted((a, b) => a.names.length - b.names.length);
function placesOf(url) {
	return templates.flatMap(({ operation, pattern, names }) => {
		const [, prefix, path, ...encoded] = pattern.exec(url.pathname) ?? [];
		if (prefix === void 0 || path === void 0) return [];
		try {
			return [{
				operation,
				prefix,
				path,
				values: Object.fromEntries(names.map((name, index) => [name, sameCase(decodeURIComponent(encoded[index] ?? ""))]))
			}];
		} catch {
			return [];
		}
	});
}
const urlOf = (text) => URL.canParse(text ?? "") ? new URL(text ?? "") : void 0;
function readEntry(entry, place, bases) {
	const method = entry.request?.method?.toUpperCase() ?? "";
	const url = urlOf(entry.request?.url);
	const known = (prefix) => bases.length === 0 || bases.includes(`${url?.origin}${prefix}`);
	const found = url ? placesOf(url).filter(({ prefix }) => known(prefix)) : [];
	const [first] = found;
	if (!url || !first) return { skipped: elsewhere };
	if (method === "OPTIONS") return { skipped: "it is a preflight" };
	const match = found.find(({ operation }) => operation.method === method) ?? first;
	const recorded = recordOf(entry, place, method, {
		...match,
		base: bases[0] ?? url.origin + match.prefix
	});
	const { status, operation } = recorded;
	if (!recorded.documented && !mayBeOther(operation, method)) return { skipped: `the contract has no ${method} for its path` };
	if (status === 0) return {
		skipped: "it has no response",
		write: recorded
	};
	if (status === 304 || method === "GET" && isCached(entry)) return { skipped: "its response is from a cache" };
	if (status < 200 || moved.has(status)) return {
		skipped: "it was redirected",
		write: recorded
	};
	return recorded;
}
const wordsOf = (text) => text.split(/[/?#&=\s"',;:()[\]{}]+/).map((word) => {
	try {
		return sameCase(decodeURIComponent(word));
	} catch {
		return word;
	}
});
const sameCase = (text) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text.toLowerCase() : text;
const isCached = ({ _fromCache, _fetchType = "", response }) => _fromCache !== void 0 || /Cache|Worker/.test(_fetchType) || response?.["_fetchedViaServiceWorker"] === true;
const moved = /* @__PURE__ */ new Set([
	301,
	307,
	308
]);
const mayBeOther = ({ ownQuestions }, method) => method === "PUT" && ownQuestions.some((question) => question === "unlock-discard-method");
function recordOf({ request = {}, response = {}, startedDateTime = "", time = -1 }, place, method, { operation, base, path, values }) {
	const status = Number(response.status) || 0;
	const documented = operation.method === method;
	const type = mediaType(headerOf(response, "content-type") ?? response.content?.mimeType);
	const length = Number(headerOf(request, "content-length"));
	const text = status === 0 ? void 0 : bodyOf(response.content ?? {}, Number(headerOf(response, "content-length")));
	const json = text === void 0 ? void 0 : parsed(text);
	const { postData } = request;
	const isJsonBody = operation.body?.kind === "json";
	const isJsonSent = isJson(mediaType(headerOf(request, "content-type") ?? postData?.mimeType));
	const sent = isJsonBody && isJsonSent && postData ? bodyOf(postData, length) : void 0;
	const bytes = Number(request.bodySize);
	return {
		...place,
		...timesOf({
			startedDateTime,
			time,
			response
		}),
		time: startedDateTime,
		base,
		operation,
		documented,
		method,
		path,
		values,
		status,
		key: keyOf$1(headerOf(request, "authorization")),
		trace: /^[\da-f]{2}-([\da-f]{32})-/.exec(headerOf(request, "traceparent") ?? "")?.[1],
		response: responseOf(operation.responses, status),
		type,
		text,
		json,
		fields: status >= 200 && status < 300 ? inSameCase(fieldsIn(operation, json)) : void 0,
		sent: sent === void 0 ? void 0 : { json: parsed(sent) },
		hasBody: Boolean(postData?.text) || bytes > 0 || length > 0,
		form: postData && operation.body?.fileField !== void 0 ? readForm(postData, bytesOfBody(postData).toString("utf8"), operation.body.fields) : void 0,
		size: length > 0 ? length : bytes > 1e6 ? bytes : void 0
	};
}
const inSameCase = (fields) => fields && Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? sameCase(value) : value]));
function timesOf({ startedDateTime = "", time = -1, response = {} }) {
	const fraction = /\.(\d+)/.exec(startedDateTime)?.[1] ?? "";
	const start = Date.parse(startedDateTime) + Number(`0.${fraction.slice(3) || 0}`);
	if (!Number.isFinite(start)) return {
		start: -Infinity,
		end: Infinity
	};
	return {
		start,
		end: time >= 0 && Boolean(response.status) ? start + time : Infinity
	};
}
const headerOf = ({ headers }, name) => Array.isArray(headers) ? headers.find((each) => each.name?.toLowerCase() === name)?.value : void 0;
const mediaType = (header = "") => {
	const type = header.split(/[;,]/, 1)[0]?.trim().toLowerCase() ?? "";
	return type === "x-unknown" ? "" : type;
};
function bodyOf({ text, encoding, size }, length) {
	if (typeof text !== "string" || text === "" && (size !== 0 || length > 0)) return void 0;
	const bytes = bytesOfBody({
		text,
		...encoding !== void 0 && { encoding }
	});
	const plain = bytes.toString("utf8").replace(/^\uFEFF/, "");
	const isWhole = parsed(plain) !== void 0;
	if (size !== void 0 && bytes.length < size * (isWhole ? .99 : 1)) return void 0;
	if (!isWhole && bytes.length !== length && /^\s*[[{"]/.test(plain)) return void 0;
	return plain.includes("\0") || plain.includes("�") ? void 0 : plain;
}
function keyOf$1(header) {
	const [, key = ""] = /^Bearer\s+(\S.*)$/i.exec(header ?? "") ?? [];
	const isReplaced = !/(?=.*\d).*[a-z]/i.test(key) || /redact|remov|hidden|secret|filter|mask|\*|\u2026|\.\.\.|[<>[\]{}]|x{4}/i.test(key);
	return key === "" || isReplaced ? void 0 : hashOf(key);
}
const hashOf = (value) => hash("sha256", canonical(value), "base64url").slice(0, 16);
// src/conformance/traffic/observed.ts
const trafficChecks = [
	"status",
	"body",
	"identity",
	"response",
	"invalid",
	"limits",
	"accepted",
	"rejected",
	"effect",
	"change",
	"constant",
	"access",
	"tasks",
	"interpretation"
];
const fullOf = (operation) => fullOperations.find(({ id }) => id === operation.shorthandOf) ?? operation;
const mayBeIgnored = ({ operation, status }, fields) => isSuccess({ status }) && mayIgnore(operation) && Object.entries(operation.transition?.to ?? {}).some(([field, { value }]) => fields?.[field] !== value);
function observe(recorded) {
	const { text, json, fields = {}, sent, form, response, type, ...rest } = recorded;
	const { operation, values, base, documented, status } = recorded;
	const { id: idField, name, lifecycle } = resourceOf(operation.resource);
	const named = operation.idParameter === void 0 ? fields[idField] : values[operation.idParameter];
	const id = typeof named === "string" ? named : void 0;
	const request = requestOf(recorded);
	const problems = response && text !== void 0 ? problemsOf({
		...recorded,
		response,
		text
	}) : [];
	const ignored = mayBeIgnored(recorded, recorded.fields);
	const identity = identityOf(recorded, id);
	const own = identity.some(({ check }) => check === "identity") ? {} : fields;
	const pick = (names) => names.filter((field) => field in own);
	const isKnown = (field) => field !== lifecycle.field || lifecycle.states.some((state) => state === own[field]);
	const found = !documented ? [] : [
		...statusOf(recorded),
		...problems.slice(0, 1).map((problem) => {
			const isOpen = isOpenBody({
				...recorded,
				response,
				text: text ?? ""
			}, problem, ignored);
			const message = `A response of ${operation.id} with ${status} does not fit the contract: ${problem}.`;
			return {
				check: "body",
				verdict: isOpen ? "observation" : "violation",
				message
			};
		}),
		...identity,
		...acceptedOf(recorded, request)
	];
	return {
		...rest,
		resource: id === void 0 ? void 0 : [
			base,
			values["team_id"],
			name,
			id
		].join("\n"),
		id,
		idHash: id === void 0 ? void 0 : hashOf(id),
		shown: Object.fromEntries(pick(guardedFields(name)).filter(isKnown).map((field) => [field, own[field]])),
		kept: {
			...sentOf(recorded),
			...Object.fromEntries(pick(constantsOf(name)).map((field) => [field, hashOf(plain(own[field]))]))
		},
		request,
		files: form && filesOf(recorded),
		whole: text !== void 0,
		isPage: text !== void 0 && json === void 0 && problems.length > 0,
		proper: response !== void 0 && text !== void 0 && problems.length === 0,
		found,
		clues: cluesOf(recorded, request, ignored)
	};
}
function sharer() {
	const known = /* @__PURE__ */ new Map();
	const share = (value) => {
		const key = JSON.stringify(value);
		if (key !== void 0 && !known.has(key)) known.set(key, value);
		return key === void 0 ? value : known.get(key);
	};
	return (exchange) => ({
		...exchange,
		base: share(exchange.base),
		method: share(exchange.method),
		path: share(exchange.path),
		values: share(exchange.values),
		key: share(exchange.key),
		resource: share(exchange.resource),
		id: share(exchange.id),
		idHash: share(exchange.idHash),
		shown: share(exchange.shown),
		kept: share(exchange.kept),
		found: share(exchange.found),
		clues: share(exchange.clues)
	});
}
function sentOf({ form, operation, status }) {
	if (!form?.exact || !isSuccess({ status })) return {};
	return Object.fromEntries(Object.entries(operation.body?.texts ?? {}).flatMap(([name, rules]) => {
		const text = form.values[name];
		return text !== void 0 && isText(text, rules) ? [[name, hashOf(plain(JSON.parse(text)))]] : [];
	}));
}
function plain(value) {
	if (Array.isArray(value)) return value.map((item) => plain(canonical(item))).sort();
	if (typeof value !== "string") return value;
	const time = isTimestamp(value) ? Date.parse(value) : NaN;
	return Number.isNaN(time) ? value.replaceAll(/[^\x20-\x3E@-\x7E]+/g, "?") : Math.floor(time / 1e3);
}
const constantsOf = (name) => [
	...alwaysConstant(name),
	"name",
	"meta",
	...name === "" ? [] : ["project_id"]
];
const alwaysConstant = (name) => ["created_at", ...Object.keys(resourceOf(name).foreignKeys)];
const codes = createSchemas(keywords_exports);
function requestOf(recorded) {
	const { operation, sent, hasBody } = recorded;
	const { body } = operation;
	if (body?.kind === "form") return problemOfForm(recorded) === void 0 ? "open" : "invalid";
	if (!body?.required) return hasBody ? "open" : "valid";
	if (!sent || body.schema === void 0) return "unknown";
	const { validate } = codes(body.schema)["~standard"];
	const isWrong = (closed) => validate(sent.json, { libraryOptions: {
		closed,
		maxIssues: 1
	} }).issues !== void 0;
	if (isWrong(false)) return "invalid";
	const isMore = isObject(sent.json) && Object.keys(sent.json).some((name) => !body.fields.includes(name));
	const hasEmpty = JSON.stringify(sent.json ?? null).includes("\"\"");
	return isMore || hasEmpty ? "unknown" : mayReject(operation) && isWrong(true) ? "open" : "valid";
}
const beyondContract = /* @__PURE__ */ new Set([
	302,
	303,
	402,
	403,
	404,
	407,
	408,
	413,
	414,
	415,
	421,
	425,
	426,
	429,
	431,
	451,
	494,
	499
]);
function statusOf({ operation, status, response }) {
	if (response || status < 200 || moved.has(status)) return [];
	const { ownQuestions } = operation;
	const isOtherMethod = status === 405 && ownQuestions.some((each) => /^(move|unlock-discard)-method/.test(each));
	const isOpen = status >= 500 || beyondContract.has(status) || isOtherMethod || isSuccess({ status }) && mayIgnore(operation) || isOpenRejection(operation, status) || mayDepend(operation, status) || rejections.includes(status) && operation.body?.kind === "form";
	const message = `${operation.id} returned ${status}, which the contract does not document for it.`;
	return [{
		check: "status",
		verdict: isOpen ? "observation" : "violation",
		message
	}];
}
const violation = (check, message) => [{
	check,
	verdict: "violation",
	message
}];
function identityOf({ operation, fields, values, status, json }, id) {
	if (!fields || !isSuccess({ status })) return [];
	const idField = resourceOf(operation.resource).id;
	if (id !== void 0 && typeof fields[idField] === "string" && fields[idField] !== id) return violation("identity", `${operation.id} returned another resource than the one that its path names.`);
	if (mayIgnore(operation) || !isObject(json)) return [];
	return Object.entries(operation.transition?.to ?? {}).flatMap(([field, { value, parameter }]) => {
		const wanted = parameter === void 0 ? value : values[parameter];
		if (wanted === void 0 || !(field in fields) || fields[field] === wanted) return [];
		return violation("response", `The response of ${operation.id} does not show the new ${field}.`);
	});
}
function acceptedOf(recorded, request) {
	const { operation, status, form, size, sent } = recorded;
	const { id, body } = operation;
	if (request === "invalid" && sent && isSuccess({ status })) return violation("invalid", `${id} accepted a body that the contract does not allow: ${rejectedWith(operation)} is documented.`);
	if (!form) return [];
	const limits = body?.limits.filter(({ unit }) => unit === "MB") ?? [];
	const file = limits.find(({ per }) => per === "file");
	if (size !== void 0 && !isOver(recorded) && file && String(status) === file.rejectedWith) {
		if (size <= Math.min(...limits.map(({ value }) => value)) * megabytes.decimal) return violation("limits", `${id} returned ${status} for a form in which no file is too large.`);
	}
	if (!isSuccess({ status })) return [];
	if (isOver(recorded)) return violation("limits", `${id} accepted more files than the limit.`);
	if (filesOf(recorded) === 1 && file && (size ?? 0) > file.value * megabytes.binary + overhead) return violation("limits", `${id} accepted a file of more than ${file.value} ${file.unit}.`);
	const problem = form.exact ? problemOfForm(recorded) : void 0;
	if (problem === void 0) return [];
	return violation("invalid", `${id} accepted a form ${problem}: ${rejectedWith(operation)} is documented, not ${successes(operation)}.`);
}
function problemOfForm({ operation: { body }, form }) {
	if (!form) return void 0;
	const missing = (body?.invalid.flatMap(({ keyword, at }) => keyword === "required" && at.lastIndexOf("/") === 0 ? at.slice(1) : []))?.find((name) => !form.names.includes(name));
	if (missing !== void 0) return `without ${missing}`;
	const wrong = Object.entries(body?.texts ?? {}).find(([name, rules]) => form.values[name] !== void 0 && !isText(form.values[name], rules));
	return wrong && `whose ${wrong[0]} does not fit its schema`;
}
const overhead = 2e5;
function isText(text, rules) {
	try {
		return problemOf$2(rules, JSON.parse(text)) === void 0;
	} catch {
		return false;
	}
}
// src/conformance/command/baseline.ts
const members = [
	"check",
	"operation",
	"reason",
	"owner",
	"expires"
];
async function openBaseline(flags) {
	const { baseline: file, "write-baseline": isWritten = false } = flags;
	if (file === void 0) {
		if (isWritten) throw new UsageError("--write-baseline needs --baseline FILE.");
		return;
	}
	const entries = await readBaseline(file, isWritten);
	return async (violated, ran) => {
		const today = dayIn(0);
		const isLive = ({ expires }) => expires >= today;
		const found = new Map(violated.map((each) => [keyOf(each), each]));
		const isFound = (entry) => found.has(keyOf(entry));
		const healed = entries.filter((entry) => !isFound(entry) && ran(entry));
		const own = entries.filter(isFound);
		if (!isWritten) return {
			known: own.filter(isLive),
			expired: own.filter((each) => !isLive(each)),
			healed
		};
		const kept = new Map(entries.filter((each) => !healed.includes(each)).map((each) => [keyOf(each), each]));
		for (const [key, { check, operation, message }] of found) {
			const old = kept.get(key);
			const { reason, owner } = old ?? {
				reason: message,
				owner: "unassigned"
			};
			if (!old || !isLive(old)) kept.set(key, {
				check,
				operation,
				reason,
				owner,
				expires: dayIn(days)
			});
		}
		const sorted = [...kept].sort(([one], [other]) => one < other ? -1 : 1).map(([, entry]) => entry);
		await writeFile(file, `${JSON.stringify(sorted, [...members], 2)}\n`);
		return {
			known: sorted.filter(isFound),
			expired: [],
			healed: []
		};
	};
}
const days = 30;
const dayIn = (count) => new Date(Date.now() + count * 864e5).toISOString().slice(0, 10);
const wayOut = "Where there is no file, --write-baseline writes one.";
async function readBaseline(file, mayBeNew) {
	let text = "";
	let list;
	try {
		text = (await readFile(file, "utf8")).replace(/^\uFEFF/, "");
		list = JSON.parse(text);
	} catch (error) {
		const { code, message } = error;
		if (mayBeNew && code === "ENOENT") return [];
		const [, position] = /at position (\d+)/.exec(message) ?? [];
		throw new UsageError(`--baseline ${file}${position === void 0 ? "" : `:${text.slice(0, Number(position)).split("\n").length}`}: ${message}. ${wayOut}`);
	}
	if (!Array.isArray(list)) throw new UsageError(`--baseline ${file}: the file must be a list. ${wayOut}`);
	const checks = [...allChecks.map(({ id }) => id), ...trafficChecks];
	const seen = /* @__PURE__ */ new Set();
	return list.map((value, index) => {
		const problem = problemOf(value, checks) ?? (seen.has(keyOf(value)) ? "is listed twice." : void 0);
		if (problem !== void 0) throw new UsageError(`${file}:${lineOf(text, index)}: the entry ${problem}`);
		seen.add(keyOf(value));
		return value;
	});
}
function problemOf(entry, checks) {
	if (!isObject(entry)) return `must be an object with ${members.join(", ")}.`;
	const missing = members.find((name) => typeof entry[name] !== "string" || entry[name] === "");
	if (missing !== void 0) return `has no ${missing}: each needs ${members.join(", ")}.`;
	const other = Object.keys(entry).find((name) => !members.some((each) => each === name));
	if (other !== void 0) return `has the unknown member ${other}: choose from ${members.join(", ")}.`;
	const { check, operation, expires } = Object.fromEntries(members.map((name) => [name, String(entry[name])]));
	if (!checks.includes(check)) {
		const meant = nearest(check, checks);
		return `names the unknown check ${check}. ${meant === void 0 ? "A report lists the checks." : `Did you mean ${meant}?`}`;
	}
	const names = [
		...contract.operations.map(({ id }) => id),
		...Object.keys(contract.resources),
		""
	];
	const [, part] = check.split("/");
	if (part !== void 0 && part !== operation) return `must have the operation ${part}, as its check does.`;
	if (part === void 0 && !names.includes(operation)) return `names the unknown operation ${operation}.`;
	const day = Date.parse(expires);
	if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== expires) return `expires on ${expires}, which is no date such as 2027-01-31.`;
}
const tokens = /"(?:[^"\\]|\\.)*"|[[\]{},]/g;
function lineOf(text, index) {
	let [depth, count] = [0, 0];
	for (const { 0: token, index: at } of text.matchAll(tokens)) {
		if (depth === 1 && token === ",") count++;
		if (depth === 1 && count === index && "[{".includes(token)) return text.slice(0, at).split("\n").length;
		if ("[{".includes(token)) depth++;
		if ("]}".includes(token)) depth--;
	}
	return 1;
}
const keyOf = ({ check, operation }) => `${check} ${operation}`;
const isKnown = ({ known }, violated) => known.some((entry) => keyOf(entry) === keyOf(violated));
const baselineLines = ({ known, expired, healed }) => [
	...known.length > 0 ? [`Known findings that are tolerated: ${known.length}.`] : [],
	...expired.map(({ check, operation, reason, owner, expires }) => `expired on ${expires}: ${check} of ${operation} (${owner}): ${reason}`),
	...healed.map(({ check, operation }) => `healed: ${check} of ${operation}. --write-baseline removes it.`)
];
// src/conformance/traffic/worlds.ts
const noChanges = [];
var Worlds = class {
	#resource;
	#state;
	#states;
	#fields;
	#assumed;
	#complete;
	#known = /* @__PURE__ */ new Map();
	#closed = /* @__PURE__ */ new WeakMap();
	constructor(resource, assumed, complete) {
		const { field, states } = resourceOf(resource).lifecycle;
		this.#resource = resource;
		this.#state = field;
		this.#states = states;
		this.#fields = [...new Set(guardedFields(resource))];
		this.#assumed = assumed;
		this.#complete = complete;
	}
	all() {
		return this.#fields.reduce((worlds, field) => worlds.flatMap((world) => this.#valuesOf(field).map((value) => ({
			...world,
			[field]: value
		}))), [{}]).map((world) => this.same(world));
	}
	#valuesOf(field) {
		if (field === this.#state) return this.#states.map((value) => ({ value }));
		if (isExport(this.#resource, field, { [field]: "" })) return [{ value: null }, {
			any: true,
			butNull: true
		}];
		const values = this.#operations().flatMap(({ transition }) => transition?.from?.[field] ?? []).flatMap(({ in: allowed = [], notIn = [] }) => [...allowed, ...notIn]);
		if (values.length === 0 || !values.every((each) => typeof each === "boolean")) return [{ any: true }];
		return [
			{ value: true },
			{ value: false },
			...this.#operations().filter(isOpenFirst).flatMap(({ transition }) => [{
				value: transition?.to[field]?.value,
				first: true
			}])
		];
	}
	#operations() {
		return fullOperations.filter(({ resource, transition }) => resource === this.#resource && transition);
	}
	closed(world, changes) {
		const known = this.#closed.get(changes) ?? /* @__PURE__ */ new Map();
		this.#closed.set(changes, known);
		const worlds = known.get(world) ?? this.#closure(world, changes);
		known.set(world, worlds);
		return worlds;
	}
	#closure(world, changes) {
		const others = this.#complete ? [] : this.#operations().map((operation) => ({ operation }));
		const all = /* @__PURE__ */ new Set();
		const rest = [world];
		for (let next = rest.pop(); next; next = rest.pop()) {
			if (all.has(next)) continue;
			all.add(next);
			const changed = [...others, ...changes].filter(({ operation }) => this.may(operation, next).pass);
			const moved = [...this.#moved(next), ...changed.flatMap((change) => this.after(change, next))];
			rest.push(...moved.map((each) => this.same(each)));
		}
		return [...all];
	}
	same(world) {
		const key = JSON.stringify(world);
		const known = this.#known.get(key) ?? world;
		this.#known.set(key, known);
		return known;
	}
	#moved(world) {
		const { moves } = resourceOf(this.#resource).lifecycle;
		const from = world[this.#state];
		const moved = moves.flatMap((move) => {
			if (move.from === void 0 || !from || !fits(from, move.from)) return [];
			return (move.to === void 0 ? this.#states : [move.to ?? ""]).map((value) => ({
				...world,
				[this.#state]: { value }
			}));
		});
		const exported = this.#fields.flatMap((field) => {
			const now = world[field];
			if (!now || !isExport(this.#resource, field, { [field]: "" }) || !("value" in now)) return [];
			if (now.value === null) return [{
				...world,
				[field]: {
					any: true,
					butNull: true
				}
			}];
			const again = {
				...world,
				[field]: {
					any: true,
					butNull: true,
					but: now.value
				}
			};
			return this.#complete ? [again] : this.#states.map((value) => ({
				...again,
				[this.#state]: { value }
			}));
		});
		return [...moved, ...exported];
	}
	may(operation, world) {
		const { from = {}, conditions = [] } = operation.transition ?? {};
		const results = Object.entries(from).map(([field, guard]) => {
			const now = world[field] ?? { any: true };
			if (!("value" in now)) return {
				pass: !now.butNull || passes(guard, ""),
				fail: !now.butNull || !passes(guard, "")
			};
			const pass = passes(guard, now.value);
			const isOpen = now.first === true && isOpenFirst(operation) && field in (operation.transition?.to ?? {});
			return {
				pass: pass || isOpen,
				fail: !pass || isOpen
			};
		});
		const fields = Object.fromEntries(Object.entries(world).map(([field, now]) => [field, "value" in now ? now.value : ""]));
		const depends = mayDepend(operation, 400, {
			resource: this.#resource,
			id: "",
			fields,
			sample: void 0
		});
		return {
			pass: results.every(({ pass }) => pass),
			fail: depends || conditions.length > 0 || results.some(({ fail }) => fail)
		};
	}
	after({ operation, values }, world) {
		return Object.entries(operation.transition?.to ?? {}).reduce((worlds, [field, { value, parameter, unknown }]) => {
			const known = parameter === void 0 ? value : values?.[parameter];
			const set = (next) => worlds.map((each) => ({
				...each,
				[field]: next
			}));
			if (known !== void 0) return set({ value: known });
			if (unknown === void 0 || field !== this.#state) return set({ any: true });
			return this.#statesAfter(unknown, world).flatMap((state) => set({ value: state }));
		}, [world]);
	}
	#statesAfter(question, world) {
		const assumed = question === "unlock-next-status" ? this.#assumed[question] : void 0;
		if (assumed === void 0) return this.#states;
		const now = world[this.#state];
		return assumed !== "unchanged" ? [assumed] : now && "value" in now ? [now.value] : this.#states;
	}
	shown(world, fields) {
		const known = { ...world };
		for (const [field, value] of Object.entries(fields)) {
			const now = world[field];
			if (!now) continue;
			if (!fits(now, value)) return void 0;
			if (!("value" in now)) known[field] = { value };
		}
		return known;
	}
};
const isOpenFirst = ({ ownQuestions }) => ownQuestions.some((question) => question === "approved-initially");
const fits = (now, value) => "value" in now ? now.value === value : !(now.butNull && value === null) && !("but" in now && now.but === value);
// src/conformance/traffic/history.ts
const most = 5e5;
var OverlapError = class extends Error {};
function contradiction(exchanges, options) {
	const { worlds, isBefore, complete, unsure, blind } = options;
	const isKnown = exchanges.some(({ status }) => isSuccess({ status }));
	let late = noChanges;
	const closed = (world) => worlds.closed(world, late);
	const closure = (all) => new Set([...all].flatMap((world) => closed(world)));
	let configs = [{
		pending: [],
		worlds: closure(worlds.all())
	}];
	for (const [index, exchange] of exchanges.entries()) {
		configs = settled(configs, (step) => isBefore(step.exchange, exchange), worlds, closed);
		if (configs.length === 0) return index;
		const steps = stepsOf(exchange, isKnown, unsure?.has(exchange) ?? false);
		if (complete && steps.length === 0 && mayHaveEffect(exchange) && !unsure?.has(exchange)) {
			late = [...late, changeOf(exchange)];
			configs = configs.map((each) => ({
				...each,
				worlds: closure(each.worlds)
			}));
		}
		const kept = blind && index === exchanges.length - 1 ? steps.filter(({ kind }) => kind !== "show") : steps;
		if (kept.length > 0) configs = configs.map((each) => ({
			...each,
			pending: [...each.pending, ...kept]
		}));
	}
	return settled(configs, () => true, worlds, closed).length === 0 ? exchanges.length : void 0;
}
const mayHaveEffect = (exchange) => exchange.operation.changeType !== "none" && (isSuccess(exchange) ? !isTimed(exchange) : !isRejected(exchange));
const isRejected = ({ status }) => status >= 400 && status < 500 && status !== 408 && status !== 499;
const isTimed = ({ start, end }) => Number.isFinite(start) && Number.isFinite(end);
const changeOf = ({ operation, values }) => ({
	operation: fullOf(operation),
	values
});
function stepsOf(exchange, isKnown, unsure) {
	const { operation, status, shown, request } = exchange;
	const change = changeOf(exchange);
	const isWrite = operation.changeType !== "none" && operation.transition !== void 0;
	const set = Object.keys(operation.transition?.to ?? {});
	if (unsure) return isWrite && set.length > 0 ? [{
		kind: "effect",
		exchange,
		change,
		unsure: true
	}] : [];
	if (!isTimed(exchange)) return [];
	const guard = {
		kind: "guard",
		exchange,
		change
	};
	if (isSuccess({ status })) {
		const ignored = mayBeIgnored(exchange, shown);
		const fields = Object.fromEntries(Object.entries(shown).filter(([field]) => ignored || !isWrite || !set.includes(field)));
		const show = Object.keys(fields).length > 0 ? [{
			kind: "show",
			exchange,
			change,
			fields
		}] : [];
		return isWrite ? [
			guard,
			{
				kind: "effect",
				exchange,
				change
			},
			...show
		] : show;
	}
	return isWrite && isKnown && request === "valid" && String(status) === rejectedWith(operation) && !isOpenRejection(operation, status) ? [guard] : [];
}
function settled(configs, isDue, worlds, closed) {
	if (!configs.some(({ pending }) => pending.some(isDue))) return [...configs];
	const numbers = new Map(configs.flatMap(({ pending }) => pending).map((step, index) => [step, index]));
	const bySize = [];
	const add = (pending, all) => {
		if (all.length === 0) return;
		const group = bySize[pending.length] ??= /* @__PURE__ */ new Map();
		const key = pending.map((step) => numbers.get(step)).join();
		const known = group.get(key) ?? {
			pending,
			worlds: /* @__PURE__ */ new Set()
		};
		group.set(key, known);
		for (const world of all) known.worlds.add(world);
	};
	for (const each of configs) add(each.pending, [...each.worlds]);
	const known = /* @__PURE__ */ new Map();
	const nextOf = (step, world) => {
		const ofStep = known.get(step) ?? /* @__PURE__ */ new Map();
		known.set(step, ofStep);
		const next = ofStep.get(world) ?? happen(step, world, worlds, closed);
		ofStep.set(world, next);
		return next;
	};
	const results = [];
	let count = 0;
	for (let size = bySize.length - 1; size >= 0; size--) for (const config of bySize[size]?.values() ?? []) {
		const { pending } = config;
		count += pending.length * (pending.length + config.worlds.size);
		if (count > most) throw new OverlapError();
		if (!pending.some(isDue)) {
			results.push(config);
			continue;
		}
		for (const step of pending) {
			const left = leftAfter(step, pending);
			if (!left) continue;
			const nexts = [...config.worlds].map((world) => nextOf(step, world));
			for (const way of ["after", "ignored"]) add(left[way], nexts.flatMap((next) => next[way]));
		}
	}
	return results;
}
function leftAfter(step, pending) {
	const after = pending.filter((each) => each !== step);
	const isOwn = (each, kind) => each.kind === kind && each.exchange === step.exchange;
	if (step.kind === "effect" && after.some((each) => isOwn(each, "guard"))) return void 0;
	return {
		after,
		ignored: after.filter((each) => !isOwn(each, "effect"))
	};
}
function happen(step, world, worlds, closed) {
	const { kind, exchange, change, fields = {}, unsure } = step;
	const { operation } = change;
	const to = (after, ignored = []) => ({
		after: after.flatMap((each) => closed(worlds.same(each))),
		ignored: ignored.flatMap((each) => closed(each))
	});
	if (kind === "show") {
		const known = worlds.shown(world, fields);
		return to(known ? [known] : []);
	}
	if (kind === "effect") return to([...worlds.after(change, world), ...unsure ? [world] : []]);
	const { pass, fail } = worlds.may(operation, world);
	if (!isSuccess(exchange)) return to(fail ? [world] : []);
	const accepted = pass && !isShownIgnored(exchange) ? [world] : [];
	if (!mayIgnore(operation) || !fail) return to(accepted);
	return to(accepted, isShownIgnored(exchange) || Object.keys(exchange.shown).length === 0 || worlds.shown(world, setBy(exchange)) !== void 0 ? [world] : []);
}
const setBy = ({ operation }) => Object.fromEntries(Object.entries(operation.transition?.to ?? {}).map(([field, { value }]) => [field, value]));
const isShownIgnored = (exchange) => mayBeIgnored(exchange, exchange.shown) && Object.keys(exchange.shown).length > 0;
// src/conformance/traffic/order.ts
function orderOf(sorted) {
	const timed = sorted.filter((each) => Number.isFinite(each.end));
	const units = [...groupBy(timed, ({ file }) => file)].map(([file, own]) => ({
		file,
		ofStarts: unitOf(own.map(({ start }) => start)),
		ofDurations: unitOf(own.map(({ start, end }) => end - start))
	}));
	const unit = Math.max(1, ...units.map(({ ofStarts }) => ofStarts));
	let end = -Infinity;
	let start = -Infinity;
	let overlaps = false;
	for (const each of timed) {
		overlaps ||= each.start === start || each.start <= end - unit;
		start = each.start;
		end = Math.max(end, each.end);
	}
	const roundings = [];
	for (const { file, ofStarts, ofDurations } of units) roundings[file] = overlaps || ofStarts === 0 ? ofStarts + ofDurations : 0;
	return (one, other) => one.end + (roundings[one.file] ?? 0) <= other.start && one.start < other.start;
}
const unitOf = (times) => [
	1e3,
	100,
	10
].find((unit) => times.every((time) => time % unit === 0) && times.some((time) => time > 0)) ?? Number(times.every(Number.isInteger));
// src/conformance/traffic/interpretations.ts
const named = 5;
const shows = (question, value, ...by) => ({
	question,
	value,
	by
});
function interpretationsOf(sorted) {
	const follows = followsOf(orderOf(sorted));
	const resources = [...groupBy(sorted, ({ resource }) => resource)].flatMap(([resource, exchanges]) => resource === void 0 ? [] : [exchanges]);
	const shown = [
		...sorted.flatMap((each) => each.clues.map(([question, value]) => shows(question, value, each))),
		...resources.flatMap((exchanges) => [...afterSteps(exchanges, follows), ...access(exchanges)]),
		...fullyProcessed(sorted, resources, follows)
	];
	const order = contract.settings.map(({ id }) => id);
	return [...groupBy(shown, ({ question, value }) => `${question}=${value}`).values()].toSorted((a, b) => b.length - a.length).map((same) => ({
		...same[0],
		by: [...new Set(same.flatMap(({ by }) => by))].slice(0, named)
	})).toSorted((a, b) => order.indexOf(a.question) - order.indexOf(b.question));
}
const stateOf = ({ operation, shown }) => {
	const state = shown[operation.resource === task.name ? task.lifecycle.field : ""];
	return typeof state === "string" ? state : void 0;
};
const openSteps = ["after-next-step", "unlock-next-status"];
const settingsOfSeveral = /* @__PURE__ */ new Set([...openSteps, "upload-fully-processed"]);
const followsOf = (isBefore) => (one, other, exchanges) => isBefore(one, other) && !exchanges.some((each) => each !== one && each !== other && changesState(each) && !isBefore(each, one) && !isBefore(other, each));
const afterSteps = (exchanges, follows) => openSteps.flatMap((setting) => {
	const { values = [] } = contract.settings.find(({ id }) => id === setting) ?? {};
	return exchanges.flatMap((exchange, index) => {
		if (!exchange.operation.ownQuestions.includes(setting) || !isSuccess(exchange)) return [];
		const next = exchanges.slice(index + 1).find((each) => stateOf(each) !== void 0 && !isMoving({
			resource: task.name,
			fields: each.shown
		}));
		if (!next || changesState(next) || !follows(exchange, next, exchanges)) return [];
		const before = exchanges.slice(0, index).findLast((each) => stateOf(each) !== void 0);
		const state = stateOf(next) ?? "";
		const { from = {} } = exchange.operation.transition ?? {};
		const guard = from[task.lifecycle.field];
		const isAllowed = guard === void 0 || passes(guard, state);
		const isSame = before && stateOf(before) === state && isAllowed && follows(before, exchange, exchanges);
		if (setting === "unlock-next-status" && isSame) return [shows(setting, "unchanged", before, exchange, next)];
		return values.includes(state) ? [shows(setting, state, exchange, next)] : [];
	});
});
const changesState = ({ operation }) => Object.hasOwn(operation.transition?.to ?? {}, task.lifecycle.field);
const mayHide = ({ ownQuestions }) => ownQuestions.some((question) => question === "move-unknown-folder" || question === "unlock-rejection");
function access(exchanges) {
	const successes = exchanges.filter((each) => isSuccess(each));
	return [...groupBy(exchanges, ({ key }) => key).values()].flat().flatMap((denied) => {
		const { operation, status, key, values, documented } = denied;
		if (key === void 0 || !documented || ![
			401,
			403,
			404
		].includes(status) || mayHide(operation)) return [];
		const inProject = successes.filter((each) => each.values["project_id"] === values["project_id"]);
		const accepted = inProject.filter((each) => each.key === key);
		if (!accepted.some(({ start }) => start >= denied.end) && (status === 401 || accepted.length > 0)) return [];
		const hadScope = accepted.some((each) => each.operation.scopes.join() === operation.scopes.join());
		const [found] = accepted;
		const other = inProject.find((each) => each.key !== key);
		const isAsked = operation.questions.includes("no-access-status") && status !== 401;
		return [
			...found && !hadScope && operation.scopes.length > 0 ? [shows("missing-scope-status", status === 401 ? "401" : "no-access", found, denied)] : [],
			...isAsked && (found ? !hadScope : other !== void 0) ? [shows("no-access-status", String(status), found ?? other ?? denied, denied)] : [],
			...approval(denied, accepted)
		];
	});
}
function approval(denied, accepted) {
	const asks = ({ operation }) => operation.ownQuestions.includes("approve-scope");
	const isEdit = ({ operation }) => operation.scopes.some((scope) => scope.includes("task.edit"));
	const approved = accepted.find(asks);
	const [found] = accepted;
	const edited = accepted.find(isEdit);
	if (approved) return isEdit(denied) && !edited ? [shows("approve-scope", "any-key", approved, denied)] : [];
	return found && !edited && asks(denied) ? [shows("approve-scope", "task.edit", found, denied)] : [];
}
function fullyProcessed(sorted, resources, follows) {
	const [field = ""] = Object.keys(task.foreignKeys);
	const single = sorted.filter(({ files, operation }) => files === 1 && operation.resource === upload.name);
	const ofOne = new Set(single.flatMap(({ idHash }) => idHash ?? []));
	const results = /* @__PURE__ */ new Map();
	for (const exchanges of resources) for (const [index, exchange] of exchanges.entries()) {
		if (!exchange.operation.ownQuestions.includes("upload-fully-processed")) continue;
		const before = exchanges.slice(0, index).findLast((each) => stateOf(each) !== void 0);
		const isSole = exchanges.some(({ kept }) => ofOne.has(kept[field] ?? ""));
		const isExported = before?.shown["exported_at"] !== null;
		if (!before || !isSole || isExported || ![200, 400].includes(exchange.status)) continue;
		if (!follows(before, exchange, exchanges)) continue;
		const isStill = exchanges.slice(index + 1).some(({ shown }) => shown["exported_at"] === null);
		if (!isSuccess(exchange) && !isStill) continue;
		results.set(`${stateOf(before)} ${isSuccess(exchange)}`, [before, exchange]);
	}
	const shown = (value, ...keys) => keys.every((key) => results.has(key)) ? [shows("upload-fully-processed", value, ...keys.flatMap((key) => results.get(key) ?? []))] : [];
	return [
		...shown("never", "COMPLETED true"),
		...shown("settled", "DISCARDED false"),
		...shown("completed", "DISCARDED true", "COMPLETED false")
	];
}
// src/conformance/traffic/proof.ts
function contradictionsIn(exchanges, options, related) {
	const proofs = [];
	let from = 0;
	for (;;) {
		const [rest, unsure] = since(exchanges, from, options);
		const count = contradiction(rest, {
			...options,
			unsure
		});
		if (count === void 0) return proofs;
		const before = rest.slice(0, count);
		const proof = least(before, options);
		proofs.push(describe(proof, [...before, ...related], options));
		from = Math.max(from, exchanges.indexOf(proof.at(-1))) + 1;
	}
}
function since(exchanges, from, { isBefore, unsure = /* @__PURE__ */ new Set() }) {
	const [first] = exchanges.slice(from);
	const earlier = exchanges.slice(0, from).filter((each) => isWrite(each) && (first && !isBefore(each, first) || mayHaveEffect(each)));
	return [[...earlier, ...exchanges.slice(from)], /* @__PURE__ */ new Set([...unsure, ...earlier.filter((each) => !mayHaveEffect(each))])];
}
function least(exchanges, options) {
	let size = 2;
	const last = () => since(exchanges, Math.max(0, exchanges.length - size), options);
	const isLess = () => {
		const [window, unsure] = last();
		return contradiction(window, {
			...options,
			unsure
		}) === void 0;
	};
	while (size < exchanges.length && isLess()) size *= 2;
	const [window, unsure] = last();
	for (const exchange of window.filter((each) => !unsure.has(each))) {
		unsure.add(exchange);
		if (contradiction(window, {
			...options,
			unsure
		}) === void 0) unsure.delete(exchange);
	}
	return window.filter((exchange) => !unsure.has(exchange));
}
const isWrite = ({ operation }) => operation.changeType !== "none";
const sets = ({ operation }, field) => Object.hasOwn(operation.transition?.to ?? {}, field);
function describe(proof, before, options) {
	const last = proof.at(-1);
	const write = proof.findLast(isWrite);
	const { noun, lifecycle } = resourceOf(last.operation.resource);
	const of = (check, { operation }, message, exchanges = proof) => ({
		check,
		operation: operation.id,
		message,
		exchanges
	});
	const state = proof.map(({ shown }) => shown[lifecycle.field]).find((each) => each !== void 0);
	const where = state === void 0 ? "" : ` for a ${noun} that was shown in ${String(state)}`;
	if (write === last && !isSuccess(last)) return of("rejected", last, `${last.operation.id} was rejected${where}, where it is allowed.`);
	if (write === last && contradiction(proof, {
		...options,
		blind: true
	}) !== void 0) return of("accepted", last, `${last.operation.id} was accepted${whyNot(proof) ?? `${where}, where it is not allowed`}.`);
	if (write && write !== last) return of("effect", write, isSuccess(write) ? `${write.operation.id} was accepted, and ${last.operation.id} does not show its effect.` : `${write.operation.id} was rejected, and ${last.operation.id} shows an effect.`);
	const { exchanges, cause } = withWrites(proof, before);
	const fields = Object.keys(last.shown).filter((field) => new Set(proof.map((each) => each.shown[field])).size > 1);
	const message = `${fields.join(", ") || "The state"} of a ${noun} changed, and nothing that the contract describes explains it.`;
	const unset = fields.filter((field) => !sets(last, field));
	const other = exchanges.findLast((each) => isSuccess(each) && unset.some((field) => sets(each, field)));
	return of("change", isWrite(last) ? other ?? cause : cause, message, exchanges);
}
function whyNot(proof) {
	const { operation } = proof.at(-1);
	const { lifecycle } = resourceOf(operation.resource);
	const shown = Object.assign({}, ...proof.slice(0, -1).map((each) => each.shown));
	const values = Object.fromEntries(Object.entries(shown).map(([field, value]) => [field, typeof value === "string" && field !== lifecycle.field ? "set" : value]));
	const guards = Object.entries(operation.transition?.from ?? {}).filter(([field]) => field in values);
	const failed = failedGuard(Object.fromEntries(guards), values);
	return failed && `, but ${failed}`;
}
function withWrites(proof, all) {
	const [first, last] = [proof[0], proof.at(-1)];
	const between = all.filter((each) => isWrite(each) && !proof.includes(each) && each.start >= first.start && each.start <= last.start).toSorted((a, b) => a.start - b.start);
	const isOwn = ({ resource }) => resource === last.resource;
	const likely = [
		between.filter((each) => isOwn(each) && isSuccess(each)),
		between.filter(isSuccess),
		between.filter(({ status }) => ![
			401,
			403,
			404
		].includes(status)),
		between
	].find((some) => some.length > 0);
	const cause = isWrite(last) ? last : likely?.at(-1) ?? proof.findLast(isWrite) ?? last;
	const shown = [...between.filter((each) => each !== cause).slice(-2), cause];
	return {
		exchanges: [.../* @__PURE__ */ new Set([...proof, ...shown])].toSorted((a, b) => a.start - b.start),
		cause
	};
}
function readAlone(exchanges, field) {
	const all = exchanges.filter(({ kept }) => field in kept);
	const operations = [...new Set(all.map(({ operation }) => operation))];
	return operations.find((operation) => {
		const [own, others] = [true, false].map((isOwn) => all.filter((each) => each.operation === operation === isOwn).map(({ kept }) => kept[field]));
		return operation.changeType === "none" && operations.length > 2 && !own?.some((value) => others?.includes(value));
	})?.id;
}
// src/conformance/traffic/judge.ts
async function judgeTraffic(archives, options = {}) {
	const { baseUrls = [] } = options;
	const skipped = /* @__PURE__ */ new Map();
	const skip = (reason, count = 1) => void skipped.set(reason, (skipped.get(reason) ?? 0) + count);
	const observed = [];
	const withoutResponse = [];
	const unknown = [];
	let exchanges = 0;
	const bases = baseUrls.map((each) => each.replace(/\/+$/, ""));
	const share = sharer();
	for (const [file, { name, bytes }] of archives.entries()) for await (const [index, entry] of entriesOf(bytes, name)) {
		exchanges++;
		const read = readEntry(entry, {
			file,
			index
		}, bases);
		if (!("skipped" in read)) observed.push(share(observe(read)));
		else {
			skip(read.skipped);
			const { method = "", url = "", postData: { text = "" } = {} } = entry.request ?? {};
			const isRead = /^(GET|HEAD|OPTIONS)$/i.test(method);
			if (read.write) withoutResponse.push(share(observe(read.write)));
			else if (!isRead && !isRejected({ status: entry.response?.status ?? 0 })) unknown.push({
				file,
				...unknownTimes(entry),
				url,
				body: text.length > 1e4 ? "" : text
			});
		}
	}
	const known = bases.length > 0 ? new Set(bases) : serviceOf(observed);
	const judged = observed.filter(({ base }) => known.has(base));
	if (judged.length < observed.length) skip("its host shows nothing of the service", observed.length - judged.length);
	const bodiless = judged.filter(({ whole, status }) => !whole && isSuccess({ status }));
	if (bodiless.length > 0) skip("its body is missing or cut: only its status is judged", bodiless.length);
	const sorted = [...judged, ...withoutResponse.filter(({ base }) => known.has(base))].toSorted((a, b) => a.start - b.start || a.file - b.file || a.index - b.index);
	const interpretations = interpretationsOf(sorted);
	const judge = new Judge({
		archives,
		sorted,
		unknown,
		options,
		skip
	});
	return {
		exchanges,
		judged: judged.length - bodiless.length,
		findings: judge.findings(interpretations),
		skipped: [...skipped].map(([reason, count]) => ({
			reason,
			count
		})),
		interpretations: interpretations.map(({ by, ...rest }) => ({
			...rest,
			entries: by.map(({ index }) => index)
		}))
	};
}
const unknownTimes = (entry) => timesOf((entry.response?.status ?? 0) < 400 ? entry : {
	...entry,
	time: -1
});
function serviceOf(observed) {
	const basesOf = (wanted) => new Set(observed.filter(wanted).map(({ base }) => base));
	const hasFields = ({ kept }) => Object.keys(kept).length > 0;
	const proper = basesOf((each) => isSuccess(each) && each.proper && hasFields(each));
	return proper.size > 0 ? proper : basesOf((each) => each.operation.shorthandOf === void 0 && !each.isPage);
}
var Judge = class {
	#log;
	#isBefore;
	#worlds = /* @__PURE__ */ new Map();
	#families;
	#familyOf;
	#findings = [];
	#unknown;
	constructor(log) {
		this.#log = log;
		const ids = new Set(log.sorted.map(({ id }) => id));
		const unknown = log.unknown.toSorted((a, b) => a.start - b.start);
		this.#unknown = unknown.map((each) => ({
			...each,
			ids: wordsOf(`${each.url} ${each.body}`).filter((word) => ids.has(word))
		}));
		this.#isBefore = orderOf(log.sorted);
		const [field = ""] = Object.keys(task.foreignKeys);
		const uploads = new Map(log.sorted.flatMap(({ resource, kept }) => field in kept ? [[resource, kept[field]]] : []));
		this.#familyOf = ({ operation, resource, idHash }) => operation.resource === upload.name ? idHash : uploads.get(resource);
		this.#families = groupBy(log.sorted, this.#familyOf);
	}
	findings(interpretations) {
		const assumed = this.#log.options.assumed ?? {};
		for (const { question, value, by } of interpretations) {
			const wanted = assumed[question] ?? value;
			const message = `${question} is ${value}, and was set to ${wanted}.`;
			const verdict = this.#log.options.complete === true || !settingsOfSeveral.has(question) ? "violation" : "inconclusive";
			if (value !== wanted) this.#add("interpretation", verdict, by[0]?.operation.id ?? "", message, by);
		}
		for (const each of this.#log.sorted) for (const { check, verdict, message } of each.found) this.#add(check, verdict, each.operation.id, message, [each]);
		const groups = groupBy(this.#log.sorted, ({ resource }) => resource);
		const hosts = groupBy([...groups.keys()], placeOf);
		for (const [resource, exchanges] of groups) {
			if (resource === void 0) continue;
			const projects = new Set(exchanges.filter((each) => isSuccess(each)).flatMap(({ values }) => values["project_id"] ?? []));
			const bases = hosts.get(placeOf(resource)) ?? [];
			if (projects.size > 1 || bases.length > 1) this.#log.skip(`its resource is below several ${projects.size > 1 ? "projects" : "base URLs"}: only the response is judged`, exchanges.length);
			else this.#resource(exchanges);
		}
		this.#tasks();
		const first = ({ entries: [entry = 0] }) => entry;
		return this.#findings.sort((a, b) => first(a) - first(b));
	}
	#resource(exchanges) {
		const [{ operation, id = "", path }] = exchanges;
		const name = operation.resource ?? "";
		const isComplete = this.#log.options.complete === true;
		const family = this.#familyOf(exchanges[0]);
		const related = (family === void 0 ? [] : this.#families.get(family) ?? []).filter(({ resource }) => resource !== exchanges[0]?.resource);
		const team = `${path.split("/", 3).join("/")}/`;
		const cuts = this.#unknown.filter(({ ids, url }) => ids.includes(id) || ids.length === 0 && url.includes(team));
		const isBefore = this.#isBefore;
		const overlap = (one, other) => !isBefore(one, other) && !isBefore(other, one);
		const crossing = new Set(exchanges.filter((each) => cuts.some((cut) => overlap(cut, each))));
		const periods = groupBy(exchanges.filter((each) => !crossing.has(each)), (each) => cuts.findIndex(({ start }) => start >= each.start));
		for (const period of periods.values()) {
			this.#constants(period, isComplete ? constantsOf(name) : alwaysConstant(name), related);
			const own = new Set(period);
			const unsure = new Set([...crossing].filter((each) => !mayHaveEffect(each) && period.some((one) => overlap(one, each))));
			const all = exchanges.filter((each) => own.has(each) || unsure.has(each) || mayHaveEffect(each));
			const certain = this.#contradictions(all, name, {
				complete: false,
				unsure
			}, related);
			this.#proofs(certain, "violation");
			if (isComplete) this.#access(period);
			const known = new Set(certain.flatMap(({ exchanges: proof }) => proof.slice(-1)));
			const more = this.#contradictions(all, name, {
				complete: true,
				unsure
			}, related).filter(({ exchanges: proof }) => !known.has(proof.at(-1)));
			this.#proofs(more, isComplete ? "violation" : "inconclusive");
		}
	}
	#contradictions(exchanges, name, { complete, unsure }, related) {
		const key = `${name} ${complete}`;
		const worlds = this.#worlds.get(key) ?? new Worlds(name, this.#log.options.assumed ?? {}, complete);
		this.#worlds.set(key, worlds);
		try {
			return contradictionsIn(exchanges, {
				worlds,
				isBefore: this.#isBefore,
				complete,
				unsure
			}, related);
		} catch (error) {
			if (!(error instanceof OverlapError)) throw error;
			if (complete) this.#log.skip("too many requests overlap: only its response is judged", exchanges.length);
			return [];
		}
	}
	#proofs(proofs, verdict) {
		for (const { check, operation, message, exchanges } of proofs) {
			const more = verdict === "inconclusive" ? " Another client may have changed it meanwhile; with --complete, it is a violation." : "";
			this.#add(check, verdict, operation, message + more, exchanges);
		}
	}
	#constants(exchanges, fields, related) {
		for (const field of fields) {
			let last;
			const alone = readAlone(exchanges, field);
			for (const each of exchanges.filter(({ kept }) => field in kept)) {
				if (last && last.kept[field] !== each.kept[field]) {
					const message = `${field} changed, and nothing changes it.`;
					const { exchanges: proof, cause } = withWrites([last, each], [...exchanges, ...related]);
					this.#add("constant", "violation", alone ?? cause.operation.id, message, proof);
				}
				last = each;
			}
		}
	}
	#access(exchanges) {
		const kindOf = ({ operation, key, values }) => [
			key,
			operation.scopes.length > 0 ? operation.scopes.join() : operation.id,
			values["project_id"]
		].join();
		for (const [index, lost] of exchanges.entries()) {
			if (![403, 404].includes(lost.status) || lost.key === void 0 || !lost.documented) continue;
			if (mayHide(lost.operation)) continue;
			const found = exchanges.slice(0, index).findLast((each) => isSuccess(each) && each.documented && this.#isBefore(each, lost) && kindOf(each) === kindOf(lost));
			const message = `${lost.operation.id} returned ${lost.status} for a resource that the same key has found before.`;
			if (found) this.#add("access", "violation", lost.operation.id, message, [found, lost]);
		}
	}
	#tasks() {
		const [field = ""] = Object.keys(task.foreignKeys);
		const created = this.#log.sorted.filter(({ operation, status }) => operation.changeType === "creates" && isSuccess({ status }));
		const reads = this.#log.sorted.filter(({ operation, kept }) => operation.resource === task.name && field in kept);
		const byUpload = groupBy(reads, ({ base, kept }) => `${base} ${kept[field]}`);
		for (const same of groupBy(created, ({ resource }) => resource).values()) {
			const [{ base, idHash, operation }] = same;
			if (idHash === void 0 || operation.resource !== upload.name) continue;
			const known = same.every(({ files }) => files !== void 0);
			const files = same.reduce((sum, each) => sum + (each.files ?? 0), 0);
			const seen = [...new Map((byUpload.get(`${base} ${idHash}`) ?? []).toReversed().map((each) => [each.id, each])).values()];
			if (!known || files === 0 || seen.length <= files) continue;
			const message = `${operation.id} with ${files} ${files === 1 ? "file" : "files"} created ${seen.length} ${task.noun}s.`;
			this.#add("tasks", "violation", operation.id, message, [...same, ...seen.slice(0, files + 1)]);
		}
	}
	#add(check, verdict, operation, message, proof) {
		const exchanges = proof.toSorted((a, b) => a.start - b.start || a.index - b.index);
		const named = exchanges.find(({ id, operation: own }) => id !== void 0 && own.id === operation) ?? exchanges[0];
		const noun = named?.operation.resource === task.name ? task.noun : upload.noun;
		this.#findings.push({
			check,
			verdict,
			operation,
			resource: named?.id === void 0 ? "" : `${noun} ${named.id}`,
			message,
			entries: exchanges.map(({ index }) => index),
			...this.#log.archives.length > 1 && { files: exchanges.map(({ file }) => this.#log.archives[file]?.name ?? "") },
			exchanges: exchanges.map(({ time, method, path, status, trace }) => ({
				time,
				method,
				path,
				status,
				...trace !== void 0 && { trace }
			}))
		});
	}
};
const placeOf = (resource) => (resource ?? "").replace(/^.*\n/, "");
// src/shared/sarif.ts
function sarif(tool, results) {
	const rules = [...new Set(results.map(({ rule }) => rule))].sort();
	const log = {
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				...tool,
				rules: rules.map((id) => ({ id }))
			} },
			results: results.map(({ rule, level, message, uri, line = 1 }) => ({
				ruleId: rule,
				level,
				message: { text: message },
				locations: [{ physicalLocation: {
					artifactLocation: { uri },
					region: { startLine: line }
				} }]
			}))
		}]
	};
	return `${JSON.stringify(log, null, 2)}\n`;
}
// src/conformance/traffic/reports.ts
const trafficFormats = {
	text: textOf,
	json: (report) => printableJson({
		...report,
		findings: report.findings.map(({ exchanges: _, ...rest }) => rest)
	}),
	markdown: markdownOf,
	junit: (report) => junit(checksOf(report)),
	sarif: (report, version, archive) => sarif({
		name: "docproc-conformance judge",
		version
	}, report.findings.map((finding) => ({
		rule: `traffic/${finding.check}`,
		level: finding.verdict === "violation" ? "error" : "note",
		message: `${nameOf(finding)}: ${finding.message} Entries ${finding.entries.join(", ")}.`,
		uri: encodeURI((finding.files?.[0] ?? archive).replaceAll("\\", "/"))
	})))
};
const nameOf = ({ operation, resource }) => resource === "" ? operation : `${operation}, ${resource}`;
const violations = ({ findings }) => findings.filter(({ verdict }) => verdict === "violation");
const cellsOf = ({ entries, files, exchanges }) => exchanges.map(({ time, method, path, status, trace }, index) => [
	`${files === void 0 ? "" : `${files[index]} `}${entries[index]}`,
	time,
	`${method} ${path}`,
	`${status === 0 ? "no response" : status}${trace === void 0 ? "" : ` (trace ${trace})`}`
]);
const shown = 5;
function textOf(given) {
	const report = printable(given);
	const { exchanges, judged, skipped, interpretations } = report;
	const section = (title, lines) => lines.length === 0 ? [] : [
		title,
		...lines.map((line) => `  ${line}`),
		""
	];
	const count = violations(report).length;
	return `${[
		...section("Violations", found(report, "violation")),
		...section("Inconclusive", found(report, "inconclusive")),
		...section("Observations", found(report, "observation")),
		...section("Interpretations", interpretations.map(({ question, value, entries }) => `${question}: ${value} (${entries.join(", ")})`)),
		...section("Not judged", skipped.map(({ reason, count: times }) => `${String(times).padStart(3)} × ${reason}`)),
		`${count === 0 ? "No violation" : counted(count, "violation")} in ${judged} of ${exchanges} exchanges.`
	].join("\n")}\n`;
}
function found({ findings }, wanted) {
	const own = findings.filter(({ verdict }) => verdict === wanted);
	return [...groupBy(own, ({ check, operation, message }) => `${check} ${operation} ${message}`).values()].flatMap((kind) => [...kind.slice(0, shown).flatMap((finding) => [
		`${finding.check}: ${nameOf(finding)}`,
		`  ${finding.message}`,
		...aligned(cellsOf(finding))
	]), ...kind.length > shown ? [`and ${kind.length - shown} more of these`] : []]);
}
const aligned = (rows) => {
	const widths = [
		0,
		1,
		2
	].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
	return rows.map((row) => `    ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd());
};
function markdownOf(given) {
	const report = printable(given);
	const { exchanges, judged, skipped, findings, interpretations } = report;
	return [
		"# Recorded traffic",
		"",
		`**${counted(violations(report).length, "violation")}** in ${judged} of ${exchanges} exchanges.`,
		...findings.flatMap((finding) => [
			"",
			`### ${finding.verdict}: \`${finding.check}\` of ${text(nameOf(finding))}`,
			"",
			text(finding.message),
			"",
			...table([
				"Entry",
				"Time",
				"Request",
				"Status"
			], cellsOf(finding))
		]),
		...section("Interpretations", table([
			"Question",
			"Value",
			"Entries"
		], interpretations.map((each) => [
			each.question,
			each.value,
			each.entries.join(", ")
		]))),
		...section("Not judged", table(["Reason", "Entries"], skipped.map(({ reason, count }) => [reason, String(count)]))),
		""
	].join("\n");
}
function checksOf({ findings }) {
	const exchanges = findings.flatMap((finding) => finding.exchanges);
	const groups = groupBy(findings, ({ check, operation }) => `traffic/${operation}/${check}`);
	const checkOf = (id, own) => ({
		id,
		group: "traffic",
		title: own[0]?.message ?? "Nothing contradicts the contract.",
		durationMs: 0,
		verdict: own.some(({ verdict }) => verdict === "violation") ? "violation" : own.length > 0 ? "observation" : "passed",
		findings: own.map((finding) => ({
			verdict: finding.verdict === "violation" ? "violation" : "observation",
			message: finding.message,
			expected: "what the contract allows",
			seen: cellsOf(finding).map((row) => row.join(" ")).join("; "),
			exchanges: []
		}))
	});
	const checks = groups.size > 0 ? [...groups].map(([id, own]) => checkOf(id, own)) : [checkOf("traffic", [])];
	return {
		startedAt: new Date(Date.parse(exchanges[0]?.time ?? "") || 0).toISOString(),
		durationMs: 0,
		checks
	};
}
// src/conformance/command/judge.ts
const usage$1 = `Usage: docproc-conformance judge FILE.har [MORE.har …] [options]

Judges recorded traffic (HAR 1.2): says where the behavior of the server contradicts the contract, and
which interpretation of the open questions it follows. Sends no request. - reads an archive from
standard input. Exits with 0 without violations, 1 with some, and 2 if a file cannot be read.

  --base-url URL          base URL of the service, before the version; repeatable
                          (every URL whose path ends as one of the contract)
  --complete              the log has every request that changes something: without it, another client
                          may have done between two requests whatever the contract allows
  --set ID=VALUE          what the server does about an open question; repeatable. Anything else is a violation
  --format FORMAT         format of the report: ${Object.keys(trafficFormats).join(", ")} (text)
  --output FILE           writes the report to a file
  --baseline FILE         known findings, which pass: a list of check, operation, reason, owner and expires
  --write-baseline        writes the findings to that file, and removes those that are healed
  --version               prints the version
  --help                  prints these options`;
const options = {
	"base-url": {
		type: "string",
		multiple: true
	},
	complete: { type: "boolean" },
	set: {
		type: "string",
		multiple: true
	},
	format: { type: "string" },
	output: { type: "string" },
	baseline: { type: "string" },
	"write-baseline": { type: "boolean" },
	version: { type: "boolean" },
	help: { type: "boolean" }
};
async function judge(args, { out, err }) {
	const { values: flags, positionals } = parseArguments("docproc-conformance judge", {
		args,
		options,
		allowPositionals: true
	});
	if (flags.help || flags.version) {
		out(`${flags.help ? usage$1 : contract.version}\n`);
		return 0;
	}
	const { format = "text", complete = false } = flags;
	const render = Object.hasOwn(trafficFormats, format) ? trafficFormats[format] : void 0;
	if (!render) throw new UsageError(`--format ${format}: choose from ${Object.keys(trafficFormats).join(", ")}.`);
	if (positionals.length === 0) throw new UsageError("The file is missing: docproc-conformance judge capture.har.");
	const baseUrls = (flags["base-url"] ?? []).map((url) => {
		if (!URL.canParse(url) || !/^https?:/i.test(url)) throw new UsageError(`--base-url ${url}: it is no http or https URL, as https://service.example.`);
		const { origin, pathname } = new URL(url);
		return `${origin}${pathname}`;
	});
	const baseline = await openBaseline(flags);
	setFlagsFromString("--optimize-for-size");
	const files = [...new Set((await Promise.all(positionals.map(matchingFiles))).flat())];
	const report = await judgeTraffic(files.map(archiveOf), {
		baseUrls,
		complete,
		assumed: assumedOf(flags.set ?? [])
	});
	const other = report.skipped.find(({ reason }) => reason === "it is not for the service")?.count ?? 0;
	if (baseUrls.length > 0 && other > 0 && other === report.exchanges) throw new UsageError(`--base-url ${baseUrls.join(", ")}: no request of the log is for it.`);
	const result = await baseline?.(violations(report), ({ check }) => trafficChecks.some((each) => each === check));
	const findings = report.findings.map((finding) => result && finding.verdict === "violation" && isKnown(result, finding) ? {
		...finding,
		verdict: "observation",
		message: `Known: ${finding.message}`
	} : finding);
	const text = render({
		...report,
		findings
	}, contract.version, files[0] ?? "");
	if (flags.output === void 0) out(text);
	else await writeFile(flags.output, text);
	if (result) err(baselineLines(result).map((line) => `${line}\n`).join(""));
	return violations({
		...report,
		findings
	}).length > 0 ? 1 : 0;
}
const archiveOf = (file) => file === "-" ? {
	name: "standard input",
	bytes: process.stdin
} : {
	name: file,
	bytes: chunksOf(file)
};
async function* chunksOf(file) {
	try {
		yield* createReadStream(file);
	} catch (error) {
		if (!("code" in error)) throw error;
		throw new UsageError(`${file} cannot be read: ${error.message}`);
	}
}
function assumedOf(values) {
	const ids = contract.settings.map(({ id }) => id);
	return Object.fromEntries(values.map((each) => {
		const [id = "", value = ""] = each.split("=", 2);
		const setting = contract.settings.find((one) => one.id === id);
		const meant = nearest(id, ids);
		const hint = meant === void 0 ? `Choose from ${ids.join(", ")}.` : `Did you mean ${meant}?`;
		if (!setting) throw new UsageError(`--set ${each}: there is no setting ${id}. ${hint}`);
		if (!setting.values.includes(value)) throw new UsageError(`--set ${each}: choose from ${setting.values.join(", ")}.`);
		return [id, value];
	}));
}
// src/conformance/command/command.ts
const usage = `Usage: docproc-conformance --base-url URL --team T --project P [options]
       docproc-conformance judge FILE.har [options]    judges recorded traffic; --help lists its options

Checks whether a server keeps the contract of the Document Processing Service, and finds out how it
behaves where the contract leaves a question open. Exits with 0 if the server conforms, 1 if it
violates the contract, and 2 if the run could not judge it.

Server
  --base-url URL          base URL of the server
  --team ID               team to work in
  --project ID            project to work in
  --api-key KEY           key with all scopes (else the variable DOCPROC_API_KEY)
  --scoped-key S,S=KEY    key with these scopes and no others; repeatable
  --other-team-key KEY    key of another team
  --expired-key KEY       key that has expired
  --invalid-key KEY       key that does not exist (a random text)
  --other-project ID      project that the key has no access to (a random ID)
  --folder ID             folder that uploads may be moved to
  --control-token TEXT    control token, if the server is the sandbox of this kit

What a run may do
  --allow PERMISSION      requests that it may send: ${permissions.join(", ")}; repeatable or separated by commas.
                          Without it, a run sends only requests that create and change nothing.
  --rate N                requests a second (20; unlimited for the sandbox)
  --concurrency N         requests at a time (4)
  --timeout-ms N          milliseconds until a request fails (30000)
  --processing-ms N       milliseconds to wait for the processing of a document (120000)

Tasks: the contract has no operation that returns the tasks of an upload
  --find-tasks-command C  command that prints the IDs of the tasks of an upload, whose ID is its last argument
  --task-ids FILE         file with IDs of tasks that the run may use, one a line
  --document FILE         document to upload, in place of an empty page
  --document STATE=FILE   document whose processing ends in this state; repeatable

Output
  --only ID               checks to run: an ID, a group or an operation; repeatable
  --report FORMAT         writes the report as ${Object.keys(formats).join(", ")}; repeatable or separated by commas
  --output FOLDER         folder of the reports (conformance)
  --docs-url URL          base URL of the documentation, for the links of reports
  --baseline FILE         known findings, which pass: a list of check, operation, reason, owner and expires
  --write-baseline        writes the findings of this run to that file, and removes those that are healed
  --interpretations FILE  writes what the sandbox needs to imitate the server
  --verbose               lists every check
  --quiet                 prints no progress
  --version               prints the version
  --help                  prints these options`;
async function main(args, output, more = {}) {
	try {
		return await command(args, output, more);
	} catch (error) {
		output.err(`${printed(error, output.env)}\n`);
		return 2;
	}
}
async function command(args, output, more) {
	if (args[0] === "judge") return judge(args.slice(1), output);
	const flags = parse(args);
	if (flags.help || flags.version) {
		output.out(`${flags.help ? usage : contract.version}\n`);
		return 0;
	}
	const wanted = chosen("report", flags, Object.keys(formats)).flatMap((name) => formats[name] ?? []);
	const { signal } = output;
	const run = {
		...await optionsOf(flags, output.env),
		...signal && { signal },
		...more
	};
	if (!flags.quiet) run.onProgress = progress(output);
	const baseline = await openBaseline(flags);
	const { report, lines } = await tolerated(await runConformance(run), baseline);
	if (!flags.quiet && output.terminal) output.err("\r\x1B[K");
	const color = output.terminal && output.env["NO_COLOR"] === void 0;
	output.out(textReport(report, {
		verbose: flags.verbose ?? false,
		color
	}));
	if (lines.length > 0) output.out(`${lines.join("\n")}\n`);
	await writeReports(flags, wanted, report);
	return exitCodeOf(report);
}
async function tolerated(report, baseline) {
	if (!baseline || report.verdict === "could-not-run") return {
		report,
		lines: []
	};
	const violatedOf = ({ id, findings }) => ({
		check: id,
		operation: id.split("/")[1] ?? "",
		message: findings[0]?.message ?? ""
	});
	const violated = report.checks.filter(({ verdict }) => verdict === "violation").map(violatedOf);
	const ran = ({ check }) => report.checks.some(({ id, verdict }) => id === check && verdict !== "not-run");
	const result = await baseline(violated, ran);
	const checks = report.checks.map((check) => {
		if (check.verdict !== "violation" || !isKnown(result, violatedOf(check))) return check;
		const findings = check.findings.map((finding) => ({
			...finding,
			verdict: "observation",
			known: true,
			message: `Known: ${finding.message}`
		}));
		return {
			...check,
			verdict: "observation",
			findings
		};
	});
	const summary = countVerdicts(checks);
	const verdict = summary.violation > 0 ? "violations" : "conforms";
	return {
		report: {
			...report,
			checks,
			verdict,
			summary
		},
		lines: baselineLines(result)
	};
}
async function writeReports(flags, wanted, report) {
	const { output: folder = "conformance", interpretations } = flags;
	if (wanted.length > 0) await mkdir(folder, { recursive: true });
	for (const { file, render } of wanted) await writeFile(join(folder, file), render(report));
	if (interpretations !== void 0) await writeFile(interpretations, interpretationsFile(report.interpretations));
}
function progress({ err, terminal }) {
	let last = 0;
	return ({ done, total, id, verdict }) => {
		if (verdict === "violation" && !terminal) err(`violation: ${id}\n`);
		const now = Date.now();
		if (!terminal || now - last < 50 && done < total) return;
		last = now;
		err(`\r\u001B[K${done} of ${total}  ${id}`.slice(0, 100));
	};
}
// src/conformance/bin.ts
for (const stream of [process.stdout, process.stderr]) stream.on("error", (error) => {
	if (error.code !== "EPIPE") throw error;
});
const controller = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => {
	process.stderr.write(`\nWaiting for the responses to the requests that were sent.\n`);
	controller.abort(/* @__PURE__ */ new Error(`The run received ${signal}.`));
});
process.exitCode = await main(process.argv.slice(2), {
	out: (text) => void process.stdout.write(text),
	err: (text) => void process.stderr.write(text),
	terminal: process.stderr.isTTY && process.stdout.isTTY,
	env: process.env,
	signal: controller.signal
});
