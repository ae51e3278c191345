import { guards, queries, shorthandOperations, states, tasksOperations, tasksOperations as tasksOperations$1, uploadsOperations, uploadsOperations as uploadsOperations$1 } from "../contract/data.js";
// generated/client/contract/contract.ts
const operationsByNamespace = {
	tasks: tasksOperations,
	uploads: uploadsOperations
};
const shorthands = { shorthand: shorthandOperations };
const version = "0.1.0";
const spellings = { "IN_REVIEW": "REVIEWING" };
const defaultRecord = "Task";
// src/client/platform.ts
const inBrowser = () => `${globalThis.navigator?.userAgent}`.startsWith("Mozilla");
function isKnown(make, type = null) {
	try {
		return make().headers.get("content-type") === type;
	} catch {
		return false;
	}
}
const dispatcherOfNode = () => globalThis[Symbol.for("undici.globalDispatcher.1")];
function withoutLimits() {
	const own = dispatcherOfNode();
	const lift = (options) => ({
		...options,
		headersTimeout: 0,
		bodyTimeout: 0
	});
	return own && { dispatcher: { dispatch: (options, handler) => own.dispatch(lift(options), handler) } };
}
function withoutCache() {
	const own = dispatcherOfNode();
	return own?.constructor.name === "Agent" && own.dispatch === own.constructor.prototype.dispatch ? { next: { revalidate: 0 } } : { cache: "no-store" };
}
function environment(name) {
	try {
		if (!inBrowser()) return globalThis.process?.env?.[name];
	} catch {}
}
function requireGlobals(where, ...names) {
	const missing = names.find((name) => !(name in globalThis));
	if (missing) throw new TypeError(`${where}: there is no global ${missing}. Define one`);
}
// src/client/to-text.ts
function toText(value) {
	try {
		return String(value);
	} catch {
		return typeof value;
	}
}
const short = (text) => text.replace(/^([^]{200})[^]+/u, "$1…");
const oneLine = (text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]/gu, encodeURIComponent);
const quote = (value) => oneLine(short(typeof value === "string" ? JSON.stringify(value) : toText(value)));
function toJson(what, value) {
	let cause;
	try {
		const text = JSON.stringify(value);
		if (text) return text;
	} catch (error) {
		cause = error;
	}
	throw new TypeError(`${what} is not JSON: ${cause?.message ?? typeof value}`, { cause });
}
// src/client/check-options.ts
const amount = ["a number of 0 or more", (value) => typeof value === "number" && value >= 0];
const text = ["a string", (value) => typeof value === "string" && value];
const quotes = /^["'`]|["'`]$/;
const identifier = ["a string without quotes and spaces around it", (value) => value && value.trim() === value && !quotes.test(value)];
const callback = ["a function", (value) => typeof value === "function"];
const anything = ["", () => true];
const requestRules = {
	timeout: amount,
	totalTimeout: amount,
	retries: amount,
	retryWrites: ["true, false or 'rejected'", (value) => [
		true,
		false,
		"rejected"
	].includes(value)],
	retryDelay: amount,
	maxRetryDelay: amount,
	maxRetryAfter: amount,
	maxResponseSize: amount,
	teamId: identifier,
	projectId: identifier,
	headers: ["an object of names and values", (value) => !(Symbol.iterator in value) && new Headers(value)],
	signal: ["an AbortSignal", (value) => value.addEventListener]
};
const clientRules = {
	...requestRules,
	baseUrl: anything,
	apiKey: anything,
	userAgent: ["text for a header", (value) => new Headers({ a: value })],
	fetch: callback,
	cache: text,
	onRequest: callback,
	onResponse: callback,
	onError: callback,
	log: callback
};
function keyProblem(value) {
	if (typeof value === "string" && /^[\x21-\x7e]+$/.test(value)) return quotes.test(value) ? "text for a header: remove the quotes" : "";
	if (typeof value !== "string" || !/\s/.test(value)) return "text for a header";
	return `text for a header: remove ${/^Bearer\s/i.test(value) ? "\"Bearer\"" : "spaces and line breaks"}`;
}
function urlProblem(value, teamId) {
	{
		const [, scheme, login, host, , rest] = /^(https?:\/\/)?([^/]*@)?([^\s/?#]*)(\/[^\s?#]*)?([^]*)/i.exec(value) ?? [];
		if (quotes.test(value)) return "quotes";
		if (!scheme) return "no http:// or https://";
		if (login) return "credentials";
		if (rest) return JSON.stringify(rest[0]);
		if (!host) return "no host";
		try {
			new URL(value).toString();
		} catch {
			return "no valid host";
		}
	}
	return `${value.replace(/\/*$/, "/")}${teamId}/`.includes(`/v2/${teamId}/`) ? "/v2" : "";
}
const variables = {
	baseUrl: "DOCPROC_BASE_URL",
	apiKey: "DOCPROC_API_KEY"
};
function checkClientOptions(options) {
	const all = { ...options };
	requireGlobals("createClient", "AbortController", "Headers", "URL", "performance");
	all.baseUrl ??= environment(variables.baseUrl);
	all.apiKey ??= environment(variables.apiKey);
	for (const name of [
		"baseUrl",
		"apiKey",
		"teamId",
		"projectId"
	]) {
		const variable = variables[name];
		const advice = variable ? `. Set it, or the environment variable ${variable}` : "";
		if (!all[name]) throw new TypeError(`createClient: ${name} is missing${advice}`);
	}
	check("createClient", all, clientRules);
	const url = toText(all.baseUrl);
	const problem = urlProblem(url, all.teamId);
	if (problem) {
		const shown = quote(url.replace(/[^/]*@|[?#][^]*/g, ""));
		const found = ` has ${problem}. It`;
		throw new TypeError(`createClient: baseUrl ${shown}${found} must be an http URL without credentials, query and /v2`);
	}
	const wrong = typeof all.apiKey !== "function" && keyProblem(all.apiKey);
	if (wrong) throw new TypeError(`createClient: apiKey must be ${wrong}`);
	all.baseUrl = url.replace(/\/*$/, "");
	return all;
}
function check(where, given, rules) {
	const options = given ?? {};
	if (typeof options !== "object") throw new TypeError(`${where}: the options must be an object`);
	for (const [name, value] of Object.entries(options)) {
		const rule = Object.hasOwn(rules, name) && rules[name];
		if (!rule) throw new TypeError(`${where}: ${name} is not an option. Options: ${Object.keys(rules).join(", ")}`);
		const [expected, holds] = rule;
		try {
			if (value === void 0 || holds(value)) continue;
		} catch {}
		throw new TypeError(`${where}: ${name} must be ${expected}${rule === amount ? `, not ${quote(value)}` : ""}`);
	}
}
// src/client/errors.ts
function isInstance(error) {
	const { prototype } = this;
	if (!Object.hasOwn(prototype, "name")) return prototype.isPrototypeOf(error);
	let each = Object.getPrototypeOf(Object(error));
	while (each?.isDocprocError && each.name !== prototype.name) each = Object.getPrototypeOf(each);
	return each?.isDocprocError;
}
var DocprocError = class extends Error {
	static {
		Object.defineProperty(this, Symbol.hasInstance, { value: isInstance });
	}
	get name() {
		return "DocprocError";
	}
	get isDocprocError() {
		return true;
	}
	constructor(operation, message, { cause, response, ...facts } = {}) {
		super(oneLine(`${operation}: ${message}`).slice(0, 2e3), cause === void 0 ? {} : { cause });
		const code = this.name.slice(0, -5).replace(/\B[A-Z]/g, "_$&").toLowerCase();
		Object.assign(this, {
			code,
			operation,
			status: response?.status,
			...facts
		});
		const own = (value) => ({
			value,
			writable: true,
			configurable: true
		});
		Object.defineProperties(this, {
			response: own(response),
			name: own(this.name)
		});
	}
	toJSON() {
		return {
			...this,
			name: this.name,
			message: this.message,
			body: void 0
		};
	}
};
var ResponseError = class extends DocprocError {
	get name() {
		return "ResponseError";
	}
};
var BadRequestError = class extends ResponseError {
	get name() {
		return "BadRequestError";
	}
};
var UnauthorizedError = class extends ResponseError {
	get name() {
		return "UnauthorizedError";
	}
};
var ForbiddenError = class extends ResponseError {
	get name() {
		return "ForbiddenError";
	}
};
var NotFoundError = class extends ResponseError {
	get name() {
		return "NotFoundError";
	}
};
var ConflictError = class extends ResponseError {
	get name() {
		return "ConflictError";
	}
};
var FileTooLargeError = class extends ResponseError {
	get name() {
		return "FileTooLargeError";
	}
};
var RateLimitError = class extends ResponseError {
	get name() {
		return "RateLimitError";
	}
};
var ServerError = class extends ResponseError {
	get name() {
		return "ServerError";
	}
};
var UnexpectedResponseError = class extends DocprocError {
	get name() {
		return "UnexpectedResponseError";
	}
};
var ConnectionError = class extends DocprocError {
	get name() {
		return "ConnectionError";
	}
};
var TimeoutError = class extends DocprocError {
	get name() {
		return "TimeoutError";
	}
};
var AbortError = class extends DocprocError {
	get name() {
		return "AbortError";
	}
};
var FileError = class extends DocprocError {
	get name() {
		return "FileError";
	}
};
var FileLimitError = class extends DocprocError {
	get name() {
		return "FileLimitError";
	}
};
const byStatus = {
	400: BadRequestError,
	401: UnauthorizedError,
	403: ForbiddenError,
	404: NotFoundError,
	409: ConflictError,
	413: FileTooLargeError,
	429: RateLimitError
};
const errorClass = (status) => byStatus[status] ?? (status >= 500 ? ServerError : ResponseError);
function withCallerStack(error) {
	if (error instanceof DocprocError) Error.captureStackTrace?.(error);
	return error;
}
// src/client/file-parts.ts
const chunkSize = 65536;
function fileError(operation, file, cause, size) {
	return new FileError(operation, `the file ${file} ${cause ? `cannot be read: ${toText(cause)}` : `does not have ${size} bytes`}`, {
		cause,
		file
	});
}
async function toPart(operation, file, number) {
	let label = `file-${number}`;
	let problem = `name and type of ${label} must be strings`;
	try {
		const given = isPath(file) ? { path: file } : Object(file);
		const { path, data, stream = data, size, name, type } = given;
		if ([name, type].every((each) => typeof (each ?? "") === "string")) {
			label = name || label;
			const bytes = fromBytes(file) ?? fromBytes(data);
			if (bytes) {
				const stated = given.truncated ? "all" : size ?? bytes.size;
				if (stated !== bytes.size) throw new Error(`not ${stated} bytes, but ${bytes.size}`);
				if (bytes.blob === file) label = label.replace(/^(?=[/\\]|[a-z]:).*[/\\]/i, "");
				return {
					...bytes,
					name: label,
					type: toText(type || bytes.type)
				};
			}
			if (isStream(stream) && Number.isSafeInteger(size) && size >= 0) {
				stream.on?.("error", () => {});
				return {
					name: label,
					type,
					size,
					once: true,
					read: (signal) => iterate(stream, signal)
				};
			}
			problem = `${label} must be a path, a Blob, bytes, { name, data } or { name, stream, size }`;
			if (!isStream(file) && isPath(path)) {
				const load = globalThis.process?.getBuiltinModule;
				const other = load && otherOf(given);
				problem = other ? `file-${number} has a path and ${other}: pass { path, name, type }` : `${path} is a path, and there is no file system: pass a Blob`;
				label = `${path}`;
				if (load && !other) return await fromPath(load, path, name, type);
			}
		}
	} catch (cause) {
		throw fileError(operation, label, cause);
	}
	throw new TypeError(`${operation}: ${oneLine(problem)}`);
}
function otherOf(given) {
	const names = Object.keys(given);
	const above = (value) => Object.getPrototypeOf(value);
	for (let each = above(given), next; each && (next = above(each)); each = next) names.push(...Object.getOwnPropertyNames(each));
	return names.find((name) => !/^(path|name|type|constructor)$/.test(name) && given[name] !== void 0);
}
async function fromPath(load, path, name, type) {
	const fs = load("node:fs").promises;
	const own = typeof path === "string" ? path : load("node:url").fileURLToPath(`${path}`);
	const found = await fs.stat(own);
	if (!found.isFile()) throw new Error("not a file");
	return {
		name: name || load("node:path").basename(own),
		type,
		size: found.size,
		read: () => read$1(fs, own)
	};
}
const classOf = (value) => Object.prototype.toString.call(value).slice(8, -1);
const isPath = (value) => typeof value === "string" || classOf(value) === "URL";
const isStream = (value) => "getReader" in Object(value) || Symbol.asyncIterator in Object(value);
function fromBytes(data) {
	const bytes = viewOf(data);
	const blob = bytes ? new Blob([bytes]) : data;
	const isOwn = blob instanceof Blob;
	if (!isOwn && (!/^(Blob|File)$/.test(classOf(blob)) || !blob.stream)) return void 0;
	const { size, type } = blob;
	return {
		size,
		type,
		blob: isOwn ? blob : void 0,
		read: (signal) => iterate(blob.stream(), signal)
	};
}
function viewOf(data) {
	if (!classOf(data).endsWith("ArrayBuffer") && !ArrayBuffer.isView(data)) return void 0;
	const { buffer = data, byteOffset, byteLength } = data;
	const view = new Uint8Array(buffer, byteOffset, byteLength);
	return classOf(buffer) !== "ArrayBuffer" ? view.slice() : view;
}
async function* read$1(fs, path) {
	const file = await fs.open(path);
	try {
		for (;;) {
			const { bytesRead, buffer } = await file.read(new Uint8Array(chunkSize));
			if (bytesRead === 0) return;
			yield buffer.subarray(0, bytesRead);
		}
	} finally {
		await file.close();
	}
}
async function* iterate(source, signal) {
	if (!("getReader" in source)) return yield* source.iterator?.({ destroyOnReturn: false }) || source;
	const reader = source.getReader();
	const cancel = async () => {
		try {
			await reader.cancel();
		} catch {}
	};
	signal?.addEventListener("abort", cancel);
	try {
		for (let next; !(next = await reader.read()).done;) yield next.value;
	} finally {
		signal?.removeEventListener("abort", cancel);
		cancel();
	}
}
function closeFiles(input) {
	for (const each of Object.values(Object(input)).flat()) [
		"",
		"stream",
		"data"
	].forEach(async (key) => {
		try {
			const source = key ? each?.[key] : each;
			const closed = (!source?.method && source?.destroy || source?.cancel || source?.return)?.call(source);
			source?.on?.("error", () => {});
			await closed;
		} catch {}
	});
}
// src/client/merge.ts
function merge(sets, toKey = (name) => name) {
	const merged = {};
	for (const set of sets) for (const [name, value] of Object.entries(set ?? {})) if (value !== void 0) merged[toKey(name)] = value;
	return merged;
}
const mergeHeaders = (...sets) => merge(sets, (name) => name.toLowerCase());
const mergeOptions = (options, changes) => merge([options, changes]);
const addOptions = (options, changes) => merge([
	options,
	changes,
	{ headers: {
		...options.headers,
		...changes?.headers
	} }
]);
const mapValues = (values, map) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
// src/client/redact.ts
function copyError(error, redact, level = 0) {
	const { name = "Error", message = error } = Object(error);
	const text = toText(message);
	const shown = oneLine(redact(text));
	const copy = Object.assign(new Error(shown), { name: redact(toText(name)) });
	const { cause, stack = "", ...own } = Object(error);
	const plain = Object.entries(own).filter(([key, value]) => !(key in copy) && Object(value) !== value);
	return Object.assign(copy, {
		...redact(Object.fromEntries(plain)),
		stack: redact(toText(stack).replace(text, () => shown)),
		...cause !== void 0 && level < 5 && { cause: copyError(cause, redact, level + 1) }
	});
}
// src/client/multipart.ts
const escape$1 = (name) => name.replace(/["\r\n]/g, encodeURIComponent);
async function encodeForm(operation, texts, files, signal, onProgress) {
	const total = files.reduce((sum, [, { size }]) => sum + size, 0);
	const toBlob = async (part) => part.blob ?? collect(readPart(operation, part, signal));
	const boundary = `docproc-${crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(4)).join("-")}`;
	const begin = (field) => `--${boundary}\r\ncontent-disposition: form-data; name="${escape$1(field)}"`;
	const chunks = [];
	let head = texts.map(([field, text]) => `${begin(field)}\r\n\r\n${text}\r\n`).join("");
	for (const [field, part] of files) {
		const type = part.type?.replace(/[^\x20-\x7e]/g, "") || "application/octet-stream";
		head += `${begin(field)}; filename="${escape$1(part.name)}"\r\ncontent-type: ${type}\r\n\r\n`;
		chunks.push(head, part);
		head = "\r\n";
	}
	chunks.push(`${head}--${boundary}--\r\n`);
	const size = total + new Blob(chunks.filter((chunk) => typeof chunk === "string")).size;
	const type = `multipart/form-data; boundary=${boundary}`;
	const headers = { "content-type": type };
	if (inBrowser()) {
		const all = chunks.map((chunk) => typeof chunk === "string" ? chunk : toBlob(chunk));
		const blob = new Blob(await Promise.all(all), { type });
		const body = isKnown(() => new Response(blob), type) ? blob : await toBytes(blob);
		return {
			init: () => ({ body }),
			headers,
			size
		};
	}
	requireGlobals(operation, "ReadableStream", "TextEncoder");
	const once = files.some(([, { once: isOnce }]) => isOnce);
	const streams = /* @__PURE__ */ new Set();
	let failure;
	let isRead = false;
	let isText = false;
	async function* read(ends) {
		isRead = true;
		let [sent, index] = [0, 0];
		try {
			for (const part of chunks) {
				if (typeof part === "string") {
					yield new TextEncoder().encode(part);
					continue;
				}
				for await (const chunk of readPart(operation, part, ends)) {
					yield chunk;
					sent += chunk.byteLength;
					await onProgress?.({
						file: part.name,
						index,
						count: files.length,
						sent,
						total
					});
				}
				index += 1;
			}
		} catch (error) {
			throw failure = error;
		}
	}
	function createBody(ends) {
		const stream = createStream(read(ends), size, ends);
		streams.add(stream);
		return Object.assign(stream.body, {
			toString: () => (isText = true, "[object ReadableStream]"),
			...!once && { tee() {
				if (stream.isBegun()) return ReadableStream.prototype.tee.call(stream.body);
				stream.body.getReader();
				return [createBody(ends), createBody(ends)];
			} }
		});
	}
	return {
		init(ends) {
			failure = void 0;
			streams.clear();
			const body = createBody(ends);
			const { FixedLengthStream: Fixed } = globalThis;
			return {
				body: Fixed ? body.pipeThrough(new Fixed(size)) : body,
				duplex: "half",
				redirect: once && globalThis.process?.versions?.["undici"] ? "error" : "manual"
			};
		},
		headers: {
			...headers,
			"content-length": `${size}`
		},
		failure: (redact) => failure instanceof FileError && failure.cause ? fileError(operation, failure.file, copyError(failure.cause, redact)) : failure,
		assertRead(response) {
			if (!isRead && (isText || classOf(response) !== "Response")) throw new TypeError(`${operation}: fetch must send a stream`);
		},
		close: () => streams.forEach(({ close }) => close()),
		size,
		once
	};
}
async function* readPart(operation, { name, size, read }, ends) {
	let left = size;
	let cause;
	try {
		for await (const chunk of read(ends)) {
			const bytes = viewOf(chunk);
			if (!bytes) throw new TypeError(`its stream has a chunk of type ${typeof chunk}, not a Uint8Array`);
			left -= bytes.byteLength;
			if (!(left >= 0)) break;
			yield bytes;
		}
		if (left === 0) return;
	} catch (error) {
		cause = error;
	}
	throw fileError(operation, name, cause, size);
}
async function toBytes(blob) {
	if (blob.arrayBuffer) return blob.arrayBuffer();
	return new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.addEventListener("load", () => resolve(reader.result));
		reader.addEventListener("error", () => reject(reader.error));
		reader.readAsArrayBuffer(blob);
	});
}
async function collect(bytes) {
	const chunks = [];
	for await (const chunk of bytes) chunks.push(chunk);
	return new Blob(chunks);
}
function createStream(bytes, size, ends) {
	let left = size;
	let isReading = false;
	let isBegun = false;
	let isClosing = false;
	const end = () => void bytes.return(void 0).catch(() => {});
	const close = () => {
		isClosing = isBegun;
		if (isBegun) setTimeout(() => isReading || end());
	};
	ends.addEventListener("abort", end);
	return {
		body: new ReadableStream({
			async pull(controller) {
				isReading = isBegun = true;
				const { value, done } = await bytes.next();
				isReading = false;
				left -= value?.byteLength ?? 0;
				if (!done) controller.enqueue(value);
				else if (left > 0) throw ends.reason ?? /* @__PURE__ */ new TypeError("The request has ended");
				else controller.close();
				if (isClosing) close();
			},
			cancel: () => bytes.return(void 0)
		}, { highWaterMark: 0 }),
		isBegun: () => isBegun,
		close
	};
}
// src/client/files.ts
const formEncoder = {
	create: createForm,
	close: closeFiles,
	rules: {
		checkLimits: ["a boolean", (value) => typeof value === "boolean"],
		onProgress: callback
	}
};
async function createForm({ id, body: { form } }, input, options, signal) {
	requireGlobals(id, "Blob", "crypto");
	const { files: fileFields, filled, limits } = form;
	const fields = {
		...mapValues(filled, (option) => options[option]),
		...input
	};
	const files = fileFields.flatMap(({ name, inputName, many, required }) => {
		const given = fields[inputName] ?? fields[name] ?? (required ? void 0 : []);
		delete fields[inputName];
		delete fields[name];
		if (many && !Array.isArray(given)) throw new TypeError(`${id}: ${inputName} must be an array of files`);
		const all = Array.isArray(given) ? [...given] : [given];
		if (required && !all.length) throw new TypeError(`${id}: ${inputName} is empty`);
		return all.map((file) => [name, file]);
	});
	const check = (limit, actual, what, file) => {
		const max = Number(limits[limit]);
		if (options.checkLimits === false || !(actual > max)) return;
		throw new FileLimitError(id, `${what}, and the limit is ${max}. Set checkLimits: false to send it`, {
			limit,
			max,
			actual,
			file
		});
	};
	check("fileCount", files.length, `${files.length} files`);
	const texts = Object.entries(fields).filter(([, value]) => (value ?? void 0) !== void 0).map(([field, value]) => {
		return [field, typeof value === "string" ? value : toJson(`${id}: ${field}`, value)];
	});
	const toEntry = async ([field, file], index) => [field, await toPart(id, file, index + 1)];
	const parts = await inTurns(files, toEntry, signal);
	for (const [, { name, size }] of parts) check("fileSize", size, `${name} has ${size} bytes`, name);
	return encodeForm(id, texts, parts, signal, options.onProgress);
}
const filesAtOnce = 1e3;
async function inTurns(files, toEntry, signal) {
	const entries = [];
	while (entries.length < files.length) {
		if (entries.length) await new Promise((resolve) => setTimeout(resolve));
		signal?.throwIfAborted();
		const first = entries.length;
		const next = files.slice(first, first + filesAtOnce);
		entries.push(...await Promise.all(next.map((file, index) => toEntry(file, first + index))));
	}
	return entries;
}
// src/client/url.ts
const partsOf = {};
function targetOf(baseUrl, operation, path, options) {
	const fill = (name) => encode(operation, name, path[name]);
	let url = baseUrl;
	(partsOf[operation.path] ??= operation.path.split(/[{}]/)).forEach((part, index) => {
		url += index % 2 ? fill(part) : part;
	});
	return {
		url,
		headers: options?.headers
	};
}
const leavesPath = /[/\\]|[\xc0\xc1][\x80-\xbf]|\xe0[\x80-\x9f]|\xf0[\x80-\x8f]|\xef\xbc[\x8f\xbc]|^\s*(\.|\xef\xbc\x8e|\xe2\x80[\xa4\xa5]){0,2}(\s*$|(?<=\.)[;?#\0])/;
function decode(text) {
	const plain = text.replace(/%(?:25)*(?:u00)?([\da-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
	return plain === text ? text : decode(plain);
}
function encode(operation, name, value) {
	if (Number.isSafeInteger(value)) return `${value}`;
	try {
		if (typeof value === "string") {
			if (/^[-\w]+$/.test(value)) return value;
			if (!leavesPath.test(decode(value.normalize("NFKC")))) return encodeURIComponent(value);
		}
	} catch {}
	throw new TypeError(`${operation.id}: ${name} must be an identifier, not ${quote(value)}`);
}
// src/client/raw.ts
function createRaw({ baseUrl }, send) {
	const operations = Object.values({
		...operationsByNamespace,
		...shorthands
	}).flatMap((each) => Object.values(each));
	const createMethod = (method) => async (template, init) => {
		const operation = operations.find((each) => each.method === method && each.path === template);
		if (!operation) throw new TypeError(`${method} ${template} is not in the contract`);
		const { params, body, ...options } = init ?? {};
		const request = {
			operation,
			options: {
				...options,
				retries: options.retries ?? 0
			},
			rules: requestRules,
			input: body,
			toTarget: () => targetOf(baseUrl, operation, params?.path ?? {}, { headers: {
				...params?.header,
				...options.headers
			} })
		};
		try {
			await send(request);
			const { body: data, response } = request.received;
			return {
				data,
				response
			};
		} catch (error) {
			if (!(error instanceof ResponseError)) throw error;
			return {
				error: error.body,
				response: error.response
			};
		}
	};
	const methods = operations.map(({ method }) => [method, createMethod(method)]);
	return Object.fromEntries(methods);
}
// src/client/response.ts
function requestIdOf({ response: { headers }, redact }) {
	const id = headers.get("x-request-id") || headers.get("request-id") || headers.get("x-correlation-id");
	return id ? oneLine(redact(toText(id))) : void 0;
}
function readResponse(operation, received) {
	const { success, result, partial } = operation;
	const { body, response } = received;
	const value = success ? body : Object(body).payload;
	const hasForm = Object(value) === value && Array.isArray(value) === !!operation.list;
	const fits = success && success !== "value" || hasForm;
	if (!response.ok || !fits || received.max !== void 0) throw toError(operation, received);
	if (!result) return value;
	const { payload = value, ...siblings } = success ? {} : body;
	return {
		...siblings,
		[result]: payload,
		...partial && { partial: response.status === partial }
	};
}
const isBroken = ({ body = "", text, max }) => max === void 0 && body === text && /^\s*([[{]|$)/.test(text);
const maxKept = 2 ** 20;
function detailsOf(received) {
	const { response, redact, text } = received;
	const details = {
		response,
		requestId: requestIdOf(received)
	};
	try {
		details.body = redact(text.length > maxKept ? text.slice(0, maxKept) : received.body);
	} catch {
		details.body = redact(text);
	}
	return details;
}
function toError({ id, method, scope, errors }, received) {
	const { response, url, text, max } = received;
	const request = `${method} ${short(new URL(url).pathname)}`;
	const { status, ok } = response;
	const details = detailsOf(received);
	const { body } = details;
	const excerpt = text && `: ${short(typeof body === "string" ? body : JSON.stringify(body))}`;
	if (ok) {
		const broken = isBroken(received);
		details.permanent = !broken;
		return new UnexpectedResponseError(id, `${request} returned ${status}${max === void 0 ? `, but the body ${broken ? "is not complete JSON" : "does not fit the contract"}${excerpt}` : ` with more than ${max} bytes. Set maxResponseSize`}`, details);
	}
	details.documented = RegExp(errors ?? "-").test(`${status}`);
	details.retryAfter = retryAfter(response);
	const needs = scope && /40[134]/.test(`${status}`) ? ` (needs the scope ${scope})` : "";
	const hidden = status === 404 ? ": there is none, or the key has no access to it or the project" : "";
	const note = details.documented ? hidden + needs : ", which the contract does not list";
	return new (errorClass(status))(id, `${request} failed with ${status}${note}${excerpt}`, details);
}
function retryAfter({ headers }) {
	const header = `${headers.get("retry-after")}`;
	const date = header.endsWith("GMT") ? Math.max(0, Date.parse(header) - Date.now()) : NaN;
	const time = /^\d+$/.test(header) ? Number(header) * 1e3 : date;
	return time >= 0 ? time : void 0;
}
// src/client/request.ts
function createMethods(operationsByNamespace, { baseUrl }, send, formEncoder) {
	const createMethod = (operation) => {
		const { body, ids = [] } = operation;
		const count = ids.length;
		const rules = {
			...requestRules,
			...body?.form && formEncoder?.rules
		};
		if (body && !body.required) rules["body"] = anything;
		return (...given) => {
			const options = given[body?.required ? count + 1 : count];
			const input = body?.required ? given[count] : options?.body;
			const toTarget = ({ teamId, projectId }) => {
				const empty = body?.nonEmpty?.find((name) => Object(input)[name]?.length === 0);
				if (empty) throw new TypeError(`${operation.id}: ${empty} is empty`);
				const path = {
					teamId,
					projectId,
					team_id: teamId,
					project_id: projectId
				};
				ids.forEach((name, index) => path[name] = given[index]);
				return targetOf(baseUrl, operation, path, options);
			};
			const request = {
				operation,
				options,
				rules,
				input,
				toTarget
			};
			const promise = send(request);
			promise.withResponse = async () => {
				const data = await promise;
				const received = request.received;
				return {
					data,
					response: received.response,
					requestId: requestIdOf(received)
				};
			};
			return promise;
		};
	};
	return mapValues(operationsByNamespace, (operations) => mapValues(operations, createMethod));
}
// src/shared/redact.ts
const escape = (key) => key.replace(/\W/g, "\\$&");
function createRedact(keys, write = escape, end = "[^\\w-]") {
	const patterns = keys.filter(Boolean).map((key) => {
		const before = key[7] ? `^|${end}` : `Bearer${end}{1,9}`;
		return RegExp(key[15] ? `()${write(key)}` : `(${before})${write(key)}(?![\\w-])`, "gi");
	});
	const walk = (value) => {
		if (typeof value === "string") return patterns.reduce((text, pattern) => text.replace(pattern, "$1[API key]"), value);
		if (Object(value) !== value) return keys.some((key) => key[7] && +key === value) ? "[API key]" : value;
		return Array.isArray(value) ? value.map(walk) : Object.fromEntries(walk(Object.entries(value)));
	};
	return walk;
}
// src/shared/redact-coded.ts
const percent = "%(?:25){0,9}";
const escaped = (digits) => `(?<=\\\\|5c)(?:x|u00|u\\{0{0,9})${digits}\\}?`;
const control = (digits) => `(?:\\x${digits}|${percent}${digits}|${escaped(digits)})`;
const color = () => `(?:${control("1b")}\\[|${control("9b")})[\\d;:]{0,20}[a-z]`;
const backslash = `(?:\\\\|${percent}5c)`;
const noise = () => `(?:${backslash}[nrt]?|${color()}|=?\\s|[\\0\\xad\\u200b-\\u200f\\u2026-\\u206f]){0,9}`;
const end = () => `(?:[^\\w-]|${percent}[\\da-f]{2}|${escaped("[\\da-f]{2}")}|${backslash}[bfnrtv]|${color()})`;
const marks = {
	"&": "amp",
	"\"": "quot",
	"'": "apos",
	"<": "lt",
	">": "gt"
};
const toHex = (letter) => letter.charCodeAt(0).toString(16).padStart(2, "0");
function unit(letter) {
	const code = letter.charCodeAt(0);
	const digits = toHex(letter);
	const entity = `&(?:amp;){0,9}(?:#0{0,9}${code}|#x0{0,9}${digits}|${marks[letter] ?? "#"});?`;
	const octal = `(?<=\\\\)${code.toString(8).padStart(3, "0")}`;
	const others = `(?:${percent}(?:u00)?|=)${digits}|${escaped(digits)}|${octal}|${entity}`;
	return `${noise()}(?:${letter.replace(/\W/, "\\$&")}|${others})`;
}
const maxLength = 64;
const minLength = 16;
function inBytes(key) {
	if (!key[7]) return [];
	const start = key.slice(0, maxLength);
	const places = [
		0,
		1,
		2
	].map((offset) => {
		const own = btoa(" ".repeat(offset) + start).slice(Math.ceil(offset * 4 / 3), (offset + start.length) * 4 / 3);
		return Array.from(own, (each) => each.replace(/\W/, "[+/_-]")).join("\\s{0,9}");
	});
	const end = key[maxLength] ? "[^\\s\"'<>,]*" : "";
	return [Array.from(start, toHex).join("[\\s:,-]{0,2}(?:0x)?"), ...places].map((each) => each + end);
}
function write(key) {
	return `(?!=?\\s)${Array.from(key.slice(0, maxLength), unit).reduceRight((rest, each, index) => index < minLength ? each + rest : `(?:${each}${rest})?`, key[maxLength] ? "[^\\s\"'<>,]*" : "")}`;
}
function createCodedRedact(keys) {
	const asText = createRedact(keys, write, end());
	const bytes = keys.flatMap(inBytes);
	const asBytes = createRedact([`(?:${bytes.join("|")})`], (each) => each);
	return bytes.length > 0 ? (value) => asBytes(asText(value)) : asText;
}
// src/client/connection.ts
const invalid = /Failed to (parse|construct|execute ')|Request(Init| constructor)|HTTP method|invalid header/;
const hopeless = /^\S*(CERT|SIGNATURE|WRONG_VERSION|ERR_(TLS|NOT_S|INVALID_[ACHU]))|bad port|invalid peer|[Pp]roxy ([Aa]uth|response \(407)/;
const unreachable = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_PROXY_TUNNEL|\S+ (connect|getaddrinfo) )|client error \(Connect\)|HTTP Tunneling/;
function connectionError(operation, baseUrl, error, redact) {
	const given = Object(error);
	const inner = given.cause ?? given;
	const failure = inner.cause || inner;
	const reason = toText(failure.message || failure.code || error);
	const facts = factsOf(failure);
	const permanent = invalid.test(facts) || hopeless.test(facts);
	return new ConnectionError(operation, redact(`no response from ${baseUrl}: ${reason}`), {
		sent: !permanent && !unreachable.test(facts),
		permanent,
		cause: copyError(error, redact)
	});
}
const factsOf = ({ code, syscall, errors, message }) => [
	code,
	syscall ?? errors?.[0]?.syscall,
	message
].map(toText).join(" ");
// src/client/attempt.ts
function createAttempt(options, judge) {
	const { baseUrl, apiKey, onRequest, onResponse, log } = options;
	const isBrowser = inBrowser();
	const agent = isBrowser ? void 0 : { "user-agent": `${options.userAgent ?? ""} docproc-client/${version}`.trim() };
	const own = mergeHeaders({
		accept: "application/json",
		...agent
	}, options.headers);
	return async (operation, about, content, added, max, limit, signal) => {
		const { operation: id, method, url } = about;
		const key = typeof apiKey === "function" ? await apiKey() : apiKey;
		const problem = keyProblem(key);
		if (problem) throw new TypeError(`${id}: apiKey must return ${problem}`);
		let headers = mergeHeaders(own, added, content?.headers);
		if (onRequest) {
			const changeable = new Headers(headers);
			await onRequest({
				...about,
				headers: changeable
			});
			headers = {
				...Object.fromEntries(changeable),
				...content?.size && content.headers
			};
		}
		headers = {
			authorization: `Bearer ${key}`,
			...headers
		};
		const redact = (value) => {
			return createCodedRedact(`${key} ${headers["authorization"]}`.split(" "))(value);
		};
		signal.throwIfAborted();
		const send = options.fetch ?? globalThis.fetch;
		if (!send) throw new TypeError(`${id}: there is no global fetch. Set the option fetch`);
		const start = performance.now();
		let inHook = false;
		try {
			const init = {
				method,
				headers,
				signal,
				redirect: "manual",
				...isBrowser || options.fetch || options.cache ? { cache: options.cache ?? "no-store" } : withoutCache(),
				...content?.init(signal)
			};
			if (init.cache && !("cache" in Object(globalThis.Request?.prototype))) delete init.cache;
			if (isBrowser && !isKnown(() => new Request("http://localhost", { signal }))) delete init.signal;
			if (limit >= 3e5 && !options.fetch) Object.assign(init, withoutLimits());
			if ("Deno" in globalThis && !/GET|HEAD/.test(method) && !init.duplex) Object.assign(init, {
				body: new Blob([init.body ?? ""]).stream(),
				duplex: "half"
			});
			const response = Object(await send(url, init));
			if (!isResponse(response) || typeof response.text !== "function") throw new TypeError("fetch must return a Response");
			inHook = true;
			const duration = performance.now() - start;
			if (log) await log(`${id}: attempt ${about.attempt}, ${method} ${url}: ${response.status} in ${duration.toFixed()} ms`);
			if (response.ok) content?.assertRead?.(response);
			if (onResponse) await onResponse({
				...about,
				response,
				duration
			});
			inHook = false;
			let exceeded;
			const text = `${await read(response, max, () => exceeded = max)}`;
			const body = exceeded ? text : valueOf(text);
			content?.close?.();
			const received = {
				response,
				url,
				body,
				text,
				max: exceeded,
				redact
			};
			inHook = true;
			if (judge) await judge(id, received);
			return received;
		} catch (error) {
			const failure = content?.failure?.(redact);
			throw inHook || "digest" in Object(error) ? error : failure ?? connectionError(id, baseUrl, error, redact);
		}
	};
}
const isResponse = ({ status, ok, headers }) => typeof status === "number" && ok === (status >= 200 && status <= 299) && typeof headers?.get === "function";
const isSized = (headers, max) => !headers.get("content-encoding") && Number(headers.get("content-length") ?? NaN) <= max;
async function read(response, max, onExceeded) {
	const reader = !isSized(response.headers, max) && globalThis.TextDecoder && response.body?.getReader?.();
	if (!reader) return response.text();
	const decoder = new TextDecoder();
	let text = "";
	let left = max;
	for (let next; left >= 0 && !(next = await reader.read()).done; left -= next.value.length) text += decoder.decode(next.value.subarray(0, left), { stream: true });
	if (left >= 0) return text + decoder.decode();
	onExceeded();
	reader.cancel().catch(() => {});
	return text;
}
function valueOf(text) {
	try {
		return text ? JSON.parse(text) : void 0;
	} catch {
		return text;
	}
}
// src/client/time-limit.ts
const longest = 2 ** 31 - 1;
function withTimeLimit(operation, limit, outer, work, stated = limit) {
	const signals = outer.filter(Boolean);
	return new Promise((resolve, reject) => {
		const controller = new AbortController();
		let timer;
		const end = (value) => {
			clearTimeout(timer);
			for (const each of signals) unlisten(each, stop);
			resolve(value);
		};
		const fail = (error) => {
			reject(error);
			end();
			controller.abort(error);
		};
		const aborted = () => signals.find((each) => each.aborted);
		const stop = () => fail(new AbortError(operation, "aborted", { cause: aborted()?.reason }));
		const finish = () => work ? fail(new TimeoutError(operation, `no complete response within ${stated.toFixed()} ms`)) : end();
		if (aborted()) return stop();
		if (limit <= 0) return finish();
		for (const each of signals) listen(each, stop);
		let left = limit;
		const arm = () => {
			timer = setTimeout(left > longest ? arm : finish, Math.min(left, longest));
			left -= longest;
		};
		if (limit < Infinity || !work) arm();
		work?.(controller.signal).then(end, fail);
	});
}
const shared = /* @__PURE__ */ new WeakMap();
function listen(signal, run) {
	const all = shared.get(signal) ?? Object.assign(/* @__PURE__ */ new Set(), { handleEvent: () => all.forEach((each) => each()) });
	shared.set(signal, all.add(run));
	signal.addEventListener("abort", all);
}
function unlisten(signal, run) {
	const all = shared.get(signal);
	if (!all?.delete(run) || all.size) return;
	shared.delete(signal);
	signal.removeEventListener("abort", all);
}
// src/client/retry.ts
const temporary = /^(connection|timeout|4(08|2[159])|5(?!0[15]|11)..)$/;
function canRetry(error, repeatable) {
	if (!(error instanceof DocprocError)) return false;
	const { code, status, retryAfter = NaN, sent, permanent } = error;
	if (permanent || sent === false) return !permanent;
	if (repeatable === true) return permanent === false || temporary.test(`${status ?? code}`);
	return !!repeatable && (status === 429 || status === 503 && retryAfter >= 0);
}
function delayAfter(attempt, { retryAfter = 0 }, { retryDelay = 500, maxRetryDelay = 8e3, maxRetryAfter = 6e4 }) {
	const delay = Math.min(maxRetryDelay, retryDelay * 2 ** (attempt - 1)) * (1 - Math.random() / 2);
	return retryAfter > maxRetryAfter ? Infinity : Math.max(retryAfter, delay);
}
// src/client/send.ts
const defaultTimeout = 6e4;
const bytesPerMillisecond = 1e3;
const defaultMax = 2 ** 28;
function createSend(client, formEncoder, judge) {
	const attempt = createAttempt(client, judge);
	return async (request) => {
		const { operation, options, rules, input, toTarget } = request;
		const { id, method, body } = operation;
		const form = body?.form && formEncoder;
		try {
			check(id, options, rules);
			const all = options ? mergeOptions(client, options) : client;
			const { totalTimeout = Infinity, retries = 2, retryWrites = false, maxResponseSize = defaultMax } = all;
			const deadline = performance.now() + totalTimeout;
			const within = (limit, work) => {
				const left = deadline - performance.now();
				const signals = [client.signal, options?.signal];
				return withTimeLimit(id, Math.min(left, limit), signals, work, left < limit ? totalTimeout : limit);
			};
			const { url, headers } = toTarget(all);
			if (body?.required && input === void 0) throw new TypeError(`${id}: the body is missing`);
			const content = form ? await within(Infinity, (signal) => form.create(operation, input, all, signal)) : toContent(operation, input);
			const forFiles = (content?.size ?? 0) / bytesPerMillisecond;
			const limit = options?.timeout ?? (client.timeout ?? defaultTimeout) + forFiles;
			for (let number = 1;; number++) {
				const about = {
					operation: id,
					method,
					url,
					attempt: number
				};
				try {
					request.received = await within(limit, (signal) => attempt(operation, about, content, headers, maxResponseSize, limit, signal));
					return readResponse(operation, request.received);
				} catch (error) {
					const delay = !(number > retries || content?.once) && canRetry(error, /GET|HEAD/.test(method) || retryWrites) ? delayAfter(number, error, all) : Infinity;
					const retryIn = performance.now() + delay < deadline ? delay : void 0;
					const tell = async () => {
						const next = retryIn === void 0 ? "no other follows" : `next in ${retryIn.toFixed()} ms`;
						const reason = Object(error).response ? error.name : toText(error);
						await client.log?.(oneLine(`${id}: attempt ${number} failed, ${next}: ${reason}`));
						await client.onError?.({
							...about,
							error,
							retryIn
						});
					};
					const told = tell();
					told.catch(() => {});
					await within(limit, () => told);
					if (retryIn === void 0) throw error;
					await within(retryIn);
				}
			}
		} catch (error) {
			throw withCallerStack(error);
		} finally {
			form?.close(input);
		}
	};
}
function toContent({ id, body: given }, value) {
	if (value === void 0) return void 0;
	const mediaType = "application/json";
	const body = toJson(`${id}: the body`, value);
	return {
		init: () => ({ body }),
		headers: { "content-type": mediaType }
	};
}
// src/client/wait.ts
const maxFailures = 10;
const maxAsked = 36e5;
const interval = ["a number above 0", (value) => typeof value === "number" && value > 0];
const waitRules = {
	...requestRules,
	until: ["a status, an array of statuses or a function", (value) => typeof value === "function" || [value].flat().map((each) => each.trim()).join("")],
	interval,
	maxInterval: interval
};
const isReached = (until, upload) => typeof until === "function" ? until(upload) : [until].flat().map(canonical).includes(canonical(upload.status));
const delayOfWait = (delays, interval = 1e3, maxInterval = 3e4) => Math.min(maxInterval, interval * 1.5 ** delays);
const withWaiting = ({ uploads, withOptions }, { signal }) => ({
	uploads: {
		...uploads,
		...createWaiting(uploads.get, signal)
	},
	withOptions: (changes) => withWaiting(withOptions(changes), { signal: changes.signal ?? signal })
});
function createWaiting(get, signal) {
	return { async waitFor(uploadId, given) {
		try {
			return await poll(get, signal, uploadId, given);
		} catch (error) {
			throw withCallerStack(error);
		}
	} };
}
async function poll(get, signal, uploadId, given) {
	check("waitFor", {
		...given,
		until: given?.until ?? ""
	}, waitRules);
	const { until, interval, maxInterval, totalTimeout = Infinity, ...options } = given;
	const deadline = performance.now() + totalTimeout;
	const left = () => Math.max(0, deadline - performance.now());
	const signals = [signal, options.signal];
	let upload;
	let failures = 0;
	for (let delays = 0;; delays++) {
		let failure;
		try {
			upload = await get(uploadId, {
				...options,
				totalTimeout: left()
			});
			const work = async () => isReached(until, upload);
			if (await withTimeLimit("waitFor", left(), signals, work)) return upload;
			failures = 0;
		} catch (error) {
			failure = error;
			if (!canRetry(error, true) && (failures > 1 || failure.status !== 404)) throw error;
			failures += 1;
		}
		const asked = failure?.retryAfter ?? 0;
		if (totalTimeout === Infinity && (failures >= maxFailures || asked > maxAsked)) throw failure;
		const delay = Math.max(asked, delayOfWait(delays, interval, maxInterval) * (1 - Math.random() / 5));
		if (delay >= left()) throw new TimeoutError("waitFor", `upload ${uploadId} is still ${upload ? toText(upload.status) : "unread"} after ${totalTimeout} ms`, {
			body: upload,
			cause: failure
		});
		await withTimeLimit("waitFor", delay, signals);
	}
}
function canonical(status) {
	const upper = toText(status).trim().toUpperCase();
	return spellings[upper] ?? upper;
}
// src/client/client.ts
function createClient(options) {
	return createJudged(options);
}
function createJudged(options, judge) {
	const client = checkClientOptions(options);
	const send = createSend(client, formEncoder, judge);
	const methods = createMethods(operationsByNamespace, client, send, formEncoder);
	return {
		...methods,
		uploads: {
			...methods.uploads,
			...createWaiting(methods.uploads.get, client.signal)
		},
		raw: {
			...createRaw(client, send),
			...createMethods(shorthands, client, send, formEncoder)
		},
		withOptions: (changes) => createJudged(addOptions(options, changes), judge)
	};
}
// src/client/part.ts
function createPart(options, operationsByNamespace, formEncoder) {
	const client = checkClientOptions(options);
	return {
		...createMethods(operationsByNamespace, client, createSend(client, formEncoder), formEncoder),
		withOptions: (changes) => createPart(addOptions(options, changes), operationsByNamespace, formEncoder)
	};
}
export { AbortError, BadRequestError, ConflictError, ConnectionError, DocprocError, FileError, FileLimitError, FileTooLargeError, ForbiddenError, NotFoundError, RateLimitError, ResponseError, ServerError, TimeoutError, UnauthorizedError, UnexpectedResponseError, callback, canRetry, check, createClient, createJudged, createPart, defaultRecord, delayOfWait, detailsOf, formEncoder, guards, isBroken, isReached, longest, mapValues, maxKept, oneLine, queries, quote, states, tasksOperations$1 as tasksOperations, toText, uploadsOperations$1 as uploadsOperations, waitRules, withWaiting };
