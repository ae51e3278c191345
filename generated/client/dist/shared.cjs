// data/operations/tasks.js
const operations$2 = [
	{
		"id": "getTask",
		"name": "get",
		"method": "GET",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}",
		"ids": ["task_id"],
		"errors": "400|401|404",
		"scope": "task.read"
	},
	{
		"id": "completeTask",
		"name": "complete",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/complete",
		"ids": ["task_id"],
		"errors": "400|401|404",
		"scope": "task.edit",
		"result": "task"
	},
	{
		"id": "discardTask",
		"name": "discard",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/discard",
		"ids": ["task_id"],
		"errors": "400|401|404",
		"scope": "task.edit"
	},
	{
		"id": "reportTask",
		"name": "report",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/report",
		"ids": ["task_id"],
		"errors": "400|401|404",
		"scope": "task.edit",
		"body": { "required": true },
		"result": "task",
		"partial": 207
	},
	{
		"id": "unlockTask",
		"name": "unlock",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/unlock",
		"ids": ["task_id"],
		"errors": "400|401|404",
		"scope": "task.edit",
		"body": {},
		"success": "any"
	},
	{
		"id": "approveTask",
		"name": "approve",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/approve",
		"ids": ["task_id"],
		"errors": "400|401|404"
	},
	{
		"id": "disapproveTask",
		"name": "disapprove",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/task/{task_id}/disapprove",
		"ids": ["task_id"],
		"errors": "400|401|404"
	}
];
// data/operations/uploads.js
const operations$1 = [
	{
		"id": "createUpload",
		"name": "create",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/upload",
		"errors": "400|401|403|413|500",
		"scope": "uploads.create",
		"body": {
			"required": true,
			"form": {
				"files": [{
					"name": "file",
					"key": "files",
					"many": true,
					"required": true
				}],
				"filled": { "projectId": "projectId" },
				"limits": {
					"fileSize": 41943040,
					"fileCount": 100
				}
			}
		},
		"success": "value"
	},
	{
		"id": "getUpload",
		"name": "get",
		"method": "GET",
		"path": "/v2/{team_id}/project/{project_id}/upload/{upload_id}",
		"ids": ["upload_id"],
		"errors": "400|401|403|404|500",
		"scope": "upload.read"
	},
	{
		"id": "moveUpload",
		"name": "move",
		"method": "POST",
		"path": "/v2/{team_id}/project/{project_id}/upload/{upload_id}/move/{folder_id}",
		"ids": ["upload_id", "folder_id"],
		"errors": "400|401|403|404|500",
		"scope": "upload.edit",
		"body": {}
	}
];
// data/operations/shorthand.js
const operations = [{
	"id": "createUploadShorthand",
	"name": "createUpload",
	"method": "POST",
	"path": "/v2/{teamId}/upload",
	"errors": "400|401|403|413|500",
	"scope": "uploads.create",
	"body": {
		"required": true,
		"form": {
			"files": [{
				"name": "file",
				"key": "files",
				"many": true,
				"required": true
			}],
			"filled": { "projectId": "projectId" },
			"limits": {
				"fileSize": 41943040,
				"fileCount": 100
			}
		}
	},
	"success": "value"
}, {
	"id": "getUploadShorthand",
	"name": "getUpload",
	"method": "GET",
	"path": "/v2/{teamId}/upload/{uploadId}",
	"ids": ["uploadId"],
	"errors": "400|401|403|404|500",
	"scope": "upload.read"
}];
// data/operations.js
/** The operations by namespace. */
const groups = {
	tasks: operations$2,
	uploads: operations$1
};
/** The shorthand endpoints by namespace. */
const shorthands = { shorthand: operations };
// data/contract.js
/** Version of this package. */
const version = "0.1.0";
/** Other spellings of states, in capitals, with the one that stands for all. */
const spellings = { "IN_REVIEW": "REVIEWING" };
// errors.js
/** Whether an error is one of a class, also if another installed copy of this package created it. */
function isInstance(error) {
	if (!Object.hasOwn(this.prototype, "name")) return Function.prototype[Symbol.hasInstance].call(this, error);
	for (let each = error; each?.isDocprocError; each = Object.getPrototypeOf(each)) if (each.name === this.prototype.name) return true;
	return false;
}
/**
* The base of every error of a request.
*
* No property includes the API key or the request.
*/
var DocprocError = class extends Error {
	static {
		Object.defineProperty(this, Symbol.hasInstance, { value: isInstance });
	}
	get name() {
		return "DocprocError";
	}
	/** Identifies errors of this package. `instanceof` goes by it, so it works for other installed copies. */
	get isDocprocError() {
		return true;
	}
	constructor(operation, message, { cause, response, ...own } = {}) {
		super(`${operation}: ${message}`, cause === void 0 ? void 0 : { cause });
		const code = this.name.slice(0, -5).replace(/\B[A-Z]/g, "_$&");
		const properties = {
			operation,
			status: response?.status,
			body: void 0,
			requestId: void 0,
			...own
		};
		Object.assign(this, {
			code: code.toLowerCase(),
			...properties
		});
		Object.defineProperty(this, "response", { value: response });
	}
	/** Returns its properties without the body, for a log. */
	toJSON() {
		return {
			...this,
			name: this.name,
			message: this.message,
			body: void 0
		};
	}
};
/** The service returned an error, with a status that has no class of its own or with that of a subclass. */
var ResponseError = class extends DocprocError {
	get name() {
		return "ResponseError";
	}
};
/** 400: the request is not valid, or the state of the record does not allow it. */
var BadRequestError = class extends ResponseError {
	get name() {
		return "BadRequestError";
	}
};
/** 401: the API key is missing or not valid. */
var UnauthorizedError = class extends ResponseError {
	get name() {
		return "UnauthorizedError";
	}
};
/** 403: the key has no access. */
var ForbiddenError = class extends ResponseError {
	get name() {
		return "ForbiddenError";
	}
};
/** 404: the record does not exist, or the key has no access to it. */
var NotFoundError = class extends ResponseError {
	get name() {
		return "NotFoundError";
	}
};
/** 409: the request conflicts with the state of the record. */
var ConflictError = class extends ResponseError {
	get name() {
		return "ConflictError";
	}
};
/** 413: a file is larger than the service accepts. */
var FileTooLargeError = class extends ResponseError {
	get name() {
		return "FileTooLargeError";
	}
};
/** 429: too many requests. */
var RateLimitError = class extends ResponseError {
	get name() {
		return "RateLimitError";
	}
};
/** 500 to 599: the service failed. Try again later. */
var ServerError = class extends ResponseError {
	get name() {
		return "ServerError";
	}
};
/** A success whose body does not have the form that the contract documents. */
var UnexpectedResponseError = class extends DocprocError {
	get name() {
		return "UnexpectedResponseError";
	}
};
/** No response was received, or it broke off. `cause` is the error of `fetch`. */
var ConnectionError = class extends DocprocError {
	get name() {
		return "ConnectionError";
	}
};
/** A time limit is over: of an attempt, of the request, or of `waitFor`. */
var TimeoutError = class extends DocprocError {
	get name() {
		return "TimeoutError";
	}
};
/** Your `signal` ended the request. `cause` is the reason of the signal. */
var AbortError = class extends DocprocError {
	get name() {
		return "AbortError";
	}
};
/** A file cannot be read, or does not have the size that was given. `cause` is the error of its source. */
var FileError = class extends DocprocError {
	get name() {
		return "FileError";
	}
};
/** The files exceed a limit of the contract. Nothing was sent. */
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
/** Returns the class for the status of an error. */
function errorClass(status) {
	return byStatus[status] ?? (status >= 500 ? ServerError : ResponseError);
}
// bounded.js
const longestTimer = 2 ** 31 - 1;
/**
* Performs work until it ends, a time limit is over, or a signal is aborted. Does not wait for work that ignores its
* signal.
*
* @param limit Milliseconds until a `TimeoutError`; without work, until the end.
* @param outer Ends the work with an `AbortError`.
* @param work Gets a signal that is aborted when the work fails or is no longer waited for.
*/
function bounded(operation, limit, outer, work) {
	return new Promise((resolve, reject) => {
		const controller = new AbortController();
		const end = (settle, value) => {
			clearTimeout(timer);
			unlisten?.();
			settle(value);
		};
		const fail = (error) => {
			end(reject, error);
			controller.abort(error);
		};
		const stop = () => {
			const cause = outer?.reason;
			fail(cause instanceof DocprocError ? cause : new AbortError(operation, "aborted", { cause }));
		};
		const finish = () => work ? fail(new TimeoutError(operation, `no complete response within ${Math.round(limit)} ms`)) : end(resolve, void 0);
		let timer;
		const unlisten = outer && onAbort(outer, stop);
		if (outer?.aborted) return stop();
		if (limit <= 0) return finish();
		if (limit < longestTimer) timer = setTimeout(finish, limit);
		work?.(controller.signal).then((value) => end(resolve, value), fail);
	});
}
/** The one listener of each signal, and what it runs. */
const shared = /* @__PURE__ */ new WeakMap();
/**
* Runs a function when a signal is aborted. All functions of a signal share a listener: Node 20 warns of more than ten.
*
* @returns a function that ends this
*/
function onAbort(signal, run) {
	let entry = shared.get(signal);
	if (!entry) {
		const runs = /* @__PURE__ */ new Set();
		entry = {
			runs,
			listener: () => runs.forEach((each) => each())
		};
		shared.set(signal, entry);
		signal.addEventListener("abort", entry.listener);
	}
	const { runs, listener } = entry;
	runs.add(run);
	return () => {
		if (!runs.delete(run) || runs.size > 0) return;
		shared.delete(signal);
		signal.removeEventListener("abort", listener);
	};
}
// platform.js
/** Whether this is a browser. It sends a user-agent of its own, and no stream over HTTP/1.1. */
const inBrowser = () => globalThis.navigator?.userAgent?.startsWith("Mozilla/") ?? false;
/** Returns a variable of the environment; undefined in browsers, and where the runtime does not permit it. */
function environment(name) {
	try {
		return inBrowser() ? void 0 : globalThis.process?.env?.[name];
	} catch {
		return;
	}
}
// check-options.js
const amount = "number that is not negative";
const anything = ["", () => true];
const common = {
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
	teamId: "string",
	projectId: "string",
	headers: ["names and values", (value) => new Headers(value)]
};
const requestRules = {
	...common,
	signal: ["an AbortSignal", (value) => value.addEventListener]
};
const uploadRules = {
	...requestRules,
	checkLimits: "boolean"
};
const clientRules = {
	...common,
	baseUrl: [`an http URL without credentials, query and /v2`, (value) => /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/.test(value) && !value.replace(/\/$/, "").endsWith("/v2")],
	apiKey: ["text for a header, or a function", (value) => typeof value === "function" || isKey(value)],
	userAgent: "string",
	fetch: "function",
	onRequest: "function",
	onResponse: "function",
	onError: "function",
	log: "function"
};
/** Whether a value can be sent as a key. */
const isKey = (value) => typeof value === "string" && /^[\x21-\x7e]+$/.test(value);
/** Returns the options with what the environment adds. Throws TypeError when one is missing or not valid. */
function checkClientOptions(options) {
	const where = "createClient";
	const { baseUrl = environment("DOCPROC_BASE_URL"), apiKey = environment("DOCPROC_API_KEY") } = options ?? {};
	const all = {
		...options,
		baseUrl,
		apiKey
	};
	for (const name of [
		"baseUrl",
		"apiKey",
		"teamId",
		"projectId"
	]) if (!all[name]) throw new TypeError(`${where}: ${name} is missing`);
	check(where, all, clientRules);
	return all;
}
/**
* Rejects options that are unknown, or are not what their rule says: such as the NaN of a variable that is not set,
* which would remove a bound. No message includes the value of an option that can be a secret.
*
* @param where Begins the message.
*/
function check(where, options, rules) {
	if (typeof options !== "object") throw new TypeError(`${where}: the options must be an object`);
	for (const [name, value] of Object.entries(options ?? {})) {
		if (!Object.hasOwn(rules, name)) throw new TypeError(`${where}: ${name} is not an option. Options: ${Object.keys(rules).join(", ")}`);
		const rule = rules[name] ?? "";
		try {
			if (value === void 0 || (typeof rule === "string" ? isOf(rule, value) : rule[1](value))) continue;
		} catch {}
		const shown = rule === amount ? `, not ${typeof value === "string" ? `'${value}'` : String(value)}` : "";
		const expected = typeof rule === "string" ? `a ${rule}` : rule[0];
		throw new TypeError(`${where}: ${name} must be ${expected}${shown}`);
	}
}
const isOf = (rule, value) => rule.startsWith(typeof value) && value !== "" && (rule !== amount || value >= 0);
// redact.js
/** A shorter key can be a word of the text, so it is replaced after `Bearer` alone. */
const shortest = 8;
/** Returns a function that replaces keys where they are whole words. */
function createRedact(keys) {
	const patterns = keys.flatMap((key) => [key, JSON.stringify(key).slice(1, -1)]).map((key) => {
		const before = key.length < shortest ? "Bearer\\s+" : "^|[^\\w-]";
		return new RegExp(`(${before})${key.replace(/\W/g, "\\$&")}(?![\\w-])`, "g");
	});
	const walk = (value) => {
		if (typeof value === "string") return patterns.reduce((text, pattern) => text.replace(pattern, "$1[API key]"), value);
		if (typeof value !== "object" || value === null) return value;
		return Array.isArray(value) ? value.map(walk) : Object.fromEntries(walk(Object.entries(value)));
	};
	return (value) => walk(value);
}
/**
* Returns a copy of an error with its texts and numbers alone, and of its causes. The original could print the key, as
* one with a `Request` does.
*/
function copyError(error, redact, depth = 0) {
	const { name, message = String(error), stack = "", cause, ...own } = Object(error);
	const plain = Object.entries(own).filter(([, value]) => Object(value) !== value);
	return Object.assign(new Error(redact(message)), redact(Object.fromEntries(plain)), {
		name,
		stack: redact(stack),
		...cause !== void 0 && depth < 5 && { cause: copyError(cause, redact, depth + 1) }
	});
}
// connection.js
/** Codes and phrases of what cannot succeed on another attempt: a certificate, a port, an argument. */
const permanent = /^\S*(CERT|SIGNATURE|WRONG_VERSION|ERR_TLS_|ERR_INVALID_(ARG|URL|CHAR|HTTP))|bad port|invalid peer cert|Failed to parse URL/;
/** The call that failed, codes and phrases of what ended before anything was sent. */
const unreachable = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|\S+ (connect|getaddrinfo) )|client error \(Connect\)/;
/**
* Returns the error of a request without a response. Node and Bun have a code, on the cause of the error or on itself;
* Deno has a phrase in the message of the cause; browsers do not say what happened.
*/
function connectionError(operation, baseUrl, error, redact) {
	const given = error ?? {};
	const { cause } = given;
	const { code, syscall, errors: [first] = [], message } = cause ?? given;
	const facts = `${code} ${syscall ?? first?.syscall} ${message}`;
	const hopeless = permanent.test(facts);
	return new ConnectionError(operation, `no response from ${baseUrl}: ${redact(String(message || code || given.message || error))}`, {
		sent: !hopeless && !unreachable.test(facts),
		permanent: hopeless,
		cause: copyError(error, redact)
	});
}
// merge.js
/** One set of headers from several: the later take precedence over the earlier, in any letter case. */
function mergeHeaders(...sets) {
	const merged = new Headers();
	for (const set of sets) {
		const entries = Symbol.iterator in (set ?? {}) ? set : Object.entries(set ?? {});
		for (const [name, value] of entries) if (value !== void 0) merged.set(name, value);
	}
	return merged;
}
/** Returns options with those of another set that are not undefined. Headers are added. */
function mergeOptions(options, changes) {
	const merged = { ...options };
	for (const [name, value] of Object.entries(changes)) {
		const all = name === "headers" ? {
			...merged.headers,
			...value
		} : value;
		if (value !== void 0) Object.assign(merged, { [name]: all });
	}
	return merged;
}
// attempt.js
/** Sends requests, one attempt each: hooks, key, time limit, and the errors of an attempt without a response. */
function createAttempt(options) {
	const { baseUrl, apiKey, onRequest, onResponse, log } = options;
	const own = mergeHeaders({ accept: "application/json" }, userAgent(options.userAgent), options.headers);
	return (operation, { url, content, headers }, limit, attempt, outer) => bounded(operation.id, limit, outer, async (signal) => {
		const { id, method, accept } = operation;
		const key = typeof apiKey === "function" ? await apiKey() : apiKey;
		if (!isKey(key)) throw new TypeError(`${id}: apiKey must return text for a header`);
		const accepted = void 0;
		const shown = onRequest ?? accepted ?? headers ?? content ? mergeHeaders(own, accepted, headers, content?.headers) : own;
		await onRequest?.({
			operation: id,
			method,
			url,
			attempt,
			headers: shown
		});
		const signed = {
			authorization: `Bearer ${key}`,
			...Object.fromEntries(shown)
		};
		const keys = [key, ...signed.authorization.split(" ").slice(1)];
		const redact = (value) => createRedact(keys)(value);
		/** Work of the network: its errors are those of the connection, and not of a hook. */
		const network = async (work) => {
			try {
				return await work();
			} catch (error) {
				throw content?.failure?.() ?? connectionError(id, baseUrl, error, redact);
			}
		};
		signal.throwIfAborted();
		const start = performance.now();
		const response = await network(async () => {
			const init = content?.init(signal);
			return await (options.fetch ?? fetch)(url, {
				redirect: "manual",
				...init,
				method,
				headers: signed,
				signal
			});
		});
		const duration = performance.now() - start;
		log?.(`${id}: attempt ${attempt}, ${method} ${url}: ${response.status} in ${Math.round(duration)} ms`);
		await onResponse?.({
			operation: id,
			method,
			url,
			attempt,
			response,
			duration
		});
		const body = await network(() => read$1(operation, response));
		content?.close?.();
		return {
			response,
			...body,
			redact
		};
	});
}
/** Reads the body as the operation has it. An error can have another form than a success. */
async function read$1({ success }, response) {
	const text = await response.text();
	return {
		text,
		body: parse(text)
	};
}
/** Returns the JSON value of a text; the text itself if it is not JSON; undefined if it is empty. */
function parse(text) {
	if (!text) return void 0;
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
/** Browsers send a user-agent of their own, and need the permission of the service to send another. */
function userAgent(application) {
	if (inBrowser()) return {};
	const own = `docproc-client/${version}`;
	return { "user-agent": application ? `${application} ${own}` : own };
}
// file-parts.js
const chunkSize = 65536;
const isSource = (value) => typeof value === "object" && value !== null && ("getReader" in value || Symbol.asyncIterator in value);
/** Returns a file in any form as a part. Throws TypeError when it has none of the forms, FileError when it cannot be opened. */
async function toPart(operation, file, index) {
	const given = typeof file === "string" || file instanceof URL ? { path: file } : file ?? {};
	const { path, data, stream = data, size = NaN, type } = given;
	if (path !== void 0) {
		const found = await onDisk(operation, path);
		return {
			...found,
			name: given.name ?? found.name,
			type
		};
	}
	const blob = toBlob(file) ?? toBlob(data);
	const name = given.name || `file-${index + 1}`;
	if (blob) return {
		name,
		type: type ?? blob.type,
		bytes: blob
	};
	if (!isSource(stream) || !Number.isSafeInteger(size) || size < 0) throw new TypeError(`${operation}: ${name} must be a path, a Blob, bytes, { name, data } or { name, stream, size }`);
	stream.on?.("error", () => {});
	return {
		name,
		type,
		bytes: {
			size,
			once: true,
			read: (signal) => iterate(stream, signal)
		}
	};
}
/** Returns bytes as a blob, which copies those of an array and not those of a blob. The cast leaves out SharedArrayBuffer. */
function toBlob(data) {
	if (data instanceof Blob) return data;
	return data instanceof ArrayBuffer || ArrayBuffer.isView(data) ? new Blob([data]) : void 0;
}
/** Finds a file on disk, which is opened and read while it is sent. */
async function onDisk(operation, path) {
	const { process } = globalThis;
	const fs = process?.getBuiltinModule?.("node:fs").promises;
	if (!fs) throw new TypeError(`${operation}: ${path} is a path, and there is no file system: pass a Blob`);
	try {
		const found = await fs.stat(path);
		if (!found.isFile()) throw new Error("not a file");
		return {
			name: (typeof path === "string" ? path : decodeURIComponent(path.pathname)).split(process.platform === "win32" ? /[\\/]/ : "/").at(-1) ?? "",
			bytes: {
				size: found.size,
				read: () => read(fs, path)
			}
		};
	} catch (cause) {
		throw new FileError(operation, `cannot open ${path}: ${cause.message}`, {
			cause,
			file: `${path}`
		});
	}
}
async function* read(fs, path) {
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
/** Yields the bytes of a blob. Its stream would read a file on disk faster than it is sent. */
async function* slices(blob) {
	for (let at = 0; at < blob.size; at += chunkSize) yield new Uint8Array(await blob.slice(at, at + chunkSize).arrayBuffer());
}
/** Yields the chunks of a stream, also where streams are not iterable, as in Safari. */
async function* iterate(source, signal) {
	if (!("getReader" in source)) return yield* source;
	const reader = source.getReader();
	const cancel = () => void reader.cancel().catch(() => {});
	signal.addEventListener("abort", cancel);
	try {
		for (let next; !(next = await reader.read()).done;) yield next.value;
	} finally {
		cancel();
	}
}
/** Closes every stream of an input, also those that were not read. */
function closeFiles(input) {
	for (const file of Object.values({ ...input }).flat()) {
		const { stream, data } = file ?? {};
		for (const source of [stream, data]) close(source);
	}
}
async function close(source) {
	try {
		await (source.destroy ?? source.cancel ?? source.return)?.call(source);
	} catch {}
}
// multipart.js
const escape = (name) => name.replace(/["\r\n]/g, encodeURIComponent);
/**
* Returns a `multipart/form-data` body that reads its files while it is sent. `FormData` cannot: it accepts no streams,
* no `fetch` but that of its platform understands it, and for files on disk Node needs up to half a gigabyte of memory,
* Bun and Deno as much as is sent. The sizes of the parts are known, so there is a `content-length`.
*
* @param fields Texts, other values as JSON, and files.
* @param signal Ends the reading of streams before anything is sent.
*/
async function encodeForm(operation, fields, signal) {
	const boundary = `docproc-${crypto.randomUUID()}`;
	const chunks = fields.flatMap(([field, value, file]) => {
		if (!file && value === void 0) return [];
		const head = `--${boundary}\r\ncontent-disposition: form-data; name="${escape(field)}"`;
		if (!file) return toChunk(`${head}\r\n\r\n${typeof value === "string" ? value : JSON.stringify(value)}\r\n`);
		const type = file.type?.replace(/[^\x20-\x7e]/g, "") || "application/octet-stream";
		return [
			...toChunk(`${head}; filename="${escape(file.name)}"\r\ncontent-type: ${type}\r\n\r\n`),
			file,
			...toChunk("\r\n")
		];
	});
	chunks.push(...toChunk(`--${boundary}--\r\n`));
	const size = chunks.reduce((sum, { bytes }) => sum + bytes.size, 0);
	const type = { "content-type": `multipart/form-data; boundary=${boundary}` };
	if (inBrowser()) {
		const body = new Blob(await Promise.all(chunks.map((chunk) => gather(operation, chunk, signal))));
		return {
			init: () => ({ body }),
			headers: type,
			size,
			once: false
		};
	}
	let failure;
	let current;
	const close = () => void current?.return(void 0).catch(() => {});
	async function* read(signal) {
		try {
			for (const chunk of chunks) yield* exactly(operation, chunk, signal);
		} catch (error) {
			failure = error;
			throw error;
		}
	}
	return {
		init(signal) {
			const reading = current = read(signal);
			signal.addEventListener("abort", close);
			return {
				body: toStream(reading),
				redirect: redirect(),
				duplex: "half"
			};
		},
		headers: {
			...type,
			"content-length": `${size}`
		},
		failure: () => failure,
		close,
		size,
		once: chunks.some(({ bytes }) => bytes.once)
	};
}
const toChunk = (text) => [{ bytes: new Blob([text]) }];
/** With another value than `error`, Node keeps everything in memory, to repeat it after a redirect. */
function redirect() {
	try {
		new Request("http://x", { redirect: "error" });
		return "error";
	} catch {
		return "manual";
	}
}
/** Yields the bytes of a file. Throws FileError when they cannot be read, or are more or fewer than its size. */
async function* exactly(operation, { name = "", bytes }, signal) {
	let left = bytes.size;
	let cause;
	try {
		for await (const chunk of bytes instanceof Blob ? slices(bytes) : bytes.read(signal)) {
			left -= chunk instanceof Uint8Array ? chunk.length : NaN;
			if (!(left >= 0)) break;
			yield chunk;
		}
		if (left === 0) return;
	} catch (error) {
		cause = error;
	}
	throw new FileError(operation, `the file ${name} ${cause ? `cannot be read: ${cause}` : `does not have ${bytes.size} bytes`}`, {
		cause,
		file: name
	});
}
/** Reads a file into memory, unless it is a blob. */
async function gather(operation, chunk, signal = new AbortController().signal) {
	if (chunk.bytes instanceof Blob) return chunk.bytes;
	const chunks = [];
	for await (const each of exactly(operation, chunk, signal)) chunks.push(each);
	return new Blob(chunks);
}
/** `ReadableStream.from`, which not every runtime has. */
function toStream(bytes) {
	return new ReadableStream({
		async pull(controller) {
			const { value, done } = await bytes.next();
			if (done) controller.close();
			else controller.enqueue(value);
		},
		cancel: () => bytes.return(void 0)
	}, { highWaterMark: 0 });
}
// files.js
const forms = {
	create: createForm,
	close: closeFiles
};
/**
* Checks the files against the limits, and puts them into a form. No byte of them is read.
*
* @param input Fields by name, files by the keys of their fields.
* @param identity Values of the fields that the client fills in.
* @param signal Ends the reading of streams before anything is sent.
*/
async function createForm(operation, { files: fileFields, filled = {}, limits: { fileSize = Infinity, fileCount = Infinity } = {} }, input, identity, checkLimits = true, signal) {
	const fields = { ...input };
	const files = fileFields.flatMap((field) => filesOf(operation, field, fields));
	const check = (limit, max, actual, file) => {
		if (!checkLimits || actual <= max) return;
		throw new FileLimitError(operation, `${file === void 0 ? `${actual} files` : `${file} has ${actual} bytes`}, and the limit is ${max}. Set checkLimits: false to send it anyway`, {
			limit,
			max,
			actual,
			file
		});
	};
	check("fileCount", fileCount, files.length);
	const parts = await Promise.all(files.map(([, file], index) => toPart(operation, file, index)));
	for (const { bytes, name } of parts) check("fileSize", fileSize, bytes.size, name);
	const all = [...Object.entries(filled).map(([name, option]) => [name, identity[option]]), ...await toFields(operation, fields)];
	const named = files.map(([name], index) => [
		name,
		null,
		parts[index]
	]);
	return encodeForm(operation, [...all, ...named], signal);
}
/** Returns fields by name with each blob as a file, and with several files for an array of blobs. */
async function toFields(operation, fields) {
	const all = Object.entries(fields).flatMap(([name, value]) => {
		const blobs = [value].flat();
		return blobs.some((each) => each instanceof Blob) ? blobs.map((each) => [name, each]) : [[name, value]];
	});
	return Promise.all(all.map(async ([name, value], index) => value instanceof Blob ? [
		name,
		null,
		await toPart(operation, value, index)
	] : [name, value]));
}
/** Takes the files of a field out of the input. */
function filesOf(operation, { name, key, many, required }, input) {
	const given = input[key] ?? (required ? void 0 : []);
	delete input[key];
	if (many && !Array.isArray(given)) throw new TypeError(`${operation}: ${key} must be an array of files`);
	const files = [given].flat();
	if (required && files.length === 0) throw new TypeError(`${operation}: ${key} is empty`);
	return files.map((file) => [name, file]);
}
// methods.js
/** Creates the methods of a client from operations of the contract. Their declarations are generated from the same. */
function createMethods(groups, createMethod) {
	const toMethods = (operations) => Object.fromEntries(operations.map((operation) => [operation.name, createMethod(operation)]));
	return Object.fromEntries(Object.entries(groups).map(([name, operations]) => [name, toMethods(operations)]));
}
// content.js
/** Returns a body in a media type; undefined if there is no value. Throws TypeError when it is not a value of JSON. */
function toContent(operation, value, given) {
	if (value === void 0) return void 0;
	const mediaType = "application/json";
	const body = toJson(operation, value);
	return {
		init: () => ({ body }),
		headers: { "content-type": mediaType }
	};
}
function toJson(operation, value) {
	try {
		return JSON.stringify(value);
	} catch (cause) {
		throw new TypeError(`${operation}: the body is not JSON: ${cause.message}`, { cause });
	}
}
// retry-after.js
/** Returns the milliseconds that `Retry-After` asks for, as seconds or as a date. Undefined without a valid one. */
function retryAfter(response) {
	const header = response?.headers.get("retry-after")?.trim() ?? "";
	if (/^\d+$/.test(header)) return Number(header) * 1e3;
	const time = header.endsWith("GMT") ? Date.parse(header) - Date.now() : NaN;
	return Number.isNaN(time) ? void 0 : Math.max(0, time);
}
// response.js
const requestIdHeaders = [
	"x-request-id",
	"request-id",
	"x-correlation-id"
];
/** Returns what identifies a request in the logs of the service, if a header of the response has it. */
const requestIdOf = ({ response, redact }) => redact(requestIdHeaders.map((name) => response.headers.get(name)).find(Boolean) ?? void 0);
/**
* Returns the body of a success. Throws the error of the status for any other response, and UnexpectedResponseError
* when a success does not have the documented outer form.
*/
function readResponse(operation, received) {
	const { response, body } = received;
	if (response.ok && fits(operation, body)) return body;
	throw toError(operation, received);
}
/** Returns what a method returns for the body of a success: the value, or an object with the value and its siblings. */
function toResult({ success, result, partial }, { status }, body) {
	const envelope = success ? { payload: body } : body;
	if (result === void 0 || body === void 0) return envelope?.payload;
	const { payload, ...siblings } = envelope ?? {};
	return {
		[result]: payload,
		...siblings,
		...partial && { partial: status === partial }
	};
}
function fits({ success, optional, primitive }, body) {
	if (success && success !== "value") return true;
	const value = success ? body : body?.payload;
	return typeof value === "object" && value !== null;
}
function toError({ id, scope, errors }, received) {
	const { response, redact, text } = received;
	const { status, ok } = response;
	const excerpt = redact(text && `: ${text}`).replace(/^(.{202}).+/s, "$1…");
	const details = {
		response,
		requestId: requestIdOf(received),
		body: redactedBody(received)
	};
	if (ok) return new UnexpectedResponseError(id, `returned ${status}, but the body does not fit the contract${excerpt}`, details);
	const documented = errors !== void 0 && RegExp(errors).test(`${status}`);
	const needs = scope && (status === 401 || status === 403) ? ` (needs the scope ${scope})` : "";
	const note = documented ? needs : ", which the contract does not list";
	return new (errorClass(status))(id, `failed with ${status}${note}${excerpt}`, {
		...details,
		documented,
		...status === 429 && { retryAfter: retryAfter(response) }
	});
}
function redactedBody({ body, text, redact }) {
	try {
		return redact(body);
	} catch {
		return redact(text);
	}
}
// response-promise.js
function toPromise(outcome) {
	const promise = outcome.then(({ data }) => data);
	return Object.assign(promise, { async withResponse() {
		promise.catch(() => {});
		const { data, received } = await outcome;
		return {
			data,
			response: received.response,
			requestId: requestIdOf(received)
		};
	} });
}
// retry.js
const retryStatuses = [
	429,
	500,
	502,
	503,
	504
];
/**
* Whether a failed request is worth another attempt, and safe to repeat.
*
* @param repeatable Whether a request may be repeated that the service may have received.
*/
function canRetry(error, repeatable) {
	if (error instanceof ConnectionError) return !error.permanent && (repeatable === true || !error.sent);
	if (error instanceof TimeoutError) return repeatable === true;
	if (!(error instanceof DocprocError) || !repeatable) return false;
	const { status = 0, response } = error;
	if (repeatable === true) return retryStatuses.includes(status);
	return status === 429 || status === 503 && retryAfter(response) !== void 0;
}
/**
* Returns the milliseconds before the next attempt: what `Retry-After` asks for, else a time that doubles with each
* attempt, drawn from its upper half so that clients do not all retry at once. Infinity if `Retry-After` asks for too
* long a delay.
*
* @param attempt The number of the attempt that failed.
*/
function delayAfter(attempt, { response }, { retryDelay = 500, maxRetryDelay = 8e3, maxRetryAfter = 6e4 }) {
	const asked = retryAfter(response);
	if (asked !== void 0) return asked <= maxRetryAfter ? asked : Infinity;
	return Math.min(maxRetryDelay, retryDelay * 2 ** (attempt - 1)) * (1 - Math.random() / 2);
}
// url.js
/** Returns a function that creates URLs of an operation from the parameters in its path and query. */
function createUrl(baseUrl, operation) {
	const parts = (baseUrl.replace(/\/$/, "") + operation.path).split(/[{}]/);
	return (path, query) => {
		const fill = (url, part, index) => url + (index % 2 ? encode(operation, part, path[part]) : part);
		return parts.reduce(fill) + "";
	};
}
/** Rejects ids that would change the path instead of filling it in: none, `.` and `..`. */
function encode({ id, numbers }, name, value) {
	const text = value;
	try {
		if (typeof text === "string" && !/^\.{0,2}$/.test(text)) return encodeURIComponent(text);
	} catch {}
	const shown = typeof value === "string" ? JSON.stringify(value) : String(value);
	throw new TypeError(`${id}: ${name} must be an identifier, not ${shown}`);
}
// request.js
/** 60 seconds for an attempt. */
const defaultTimeout = 6e4;
const bytesPerMillisecond = 1048.576;
/**
* Creates methods that perform an operation, with as many attempts as is safe.
*
* @param forms Sends files; absent if no operation does.
*/
function createRequest(client, attempt, forms) {
	return (operation) => {
		const { id, method, ids = [], parameters = [] } = operation;
		const { required, form: fields, mediaType } = operation.body ?? {};
		const toUrl = createUrl(client.baseUrl, operation);
		const reads = /GET|HEAD/.test(method);
		const rules = { ...fields ? uploadRules : requestRules };
		if (operation.body && !required) rules["body"] = anything;
		const send = async (given) => {
			const options = given[ids.length + (required ? 1 : 0)] ?? {};
			const input = required ? given[ids.length] : options.body;
			const all = mergeOptions(client, options);
			const { teamId, projectId, totalTimeout = Infinity, retries = 2, retryWrites = false } = all;
			const deadline = performance.now() + totalTimeout;
			const perform = async (signal) => {
				const identity = {
					teamId,
					projectId
				};
				const path = {
					...identity,
					team_id: teamId,
					project_id: projectId
				};
				ids.forEach((name, index) => path[name] = given[index]);
				const { query, headers = options.headers } = {};
				const url = toUrl(path, query);
				if (required && input === void 0) throw new TypeError(`${id}: the body is missing`);
				const form = fields && await forms?.create(id, fields, input, identity, options.checkLimits, signal);
				const sent = {
					url,
					headers,
					content: form ?? toContent(id, input, mediaType)
				};
				const max = form?.once ? 0 : retries;
				const forFiles = (form?.size ?? 0) / bytesPerMillisecond;
				const limit = options.timeout ?? (client.timeout ?? defaultTimeout) + forFiles;
				for (let number = 1;; number++) try {
					const received = await attempt(operation, sent, limit, number, signal);
					return {
						data: toResult(operation, received.response, readResponse(operation, received)),
						received
					};
				} catch (error) {
					const delay = number <= max && !signal?.aborted && canRetry(error, reads || retryWrites) ? delayAfter(number, error, all) : Infinity;
					const retryIn = performance.now() + delay < deadline ? delay : void 0;
					client.log?.(`${id}: attempt ${number} failed, next in ${retryIn} ms: ${error}`);
					await client.onError?.({
						operation: id,
						method,
						url,
						attempt: number,
						error,
						retryIn
					});
					if (retryIn === void 0) throw error;
					await bounded(id, retryIn, signal);
				}
			};
			try {
				check(id, options, rules);
				const { signal } = options;
				return await (signal || totalTimeout < Infinity ? bounded(id, totalTimeout, signal, perform) : perform());
			} finally {
				if (fields) forms?.close(input);
			}
		};
		return (...given) => toPromise(send(given));
	};
}
// raw.js
const { headers, signal, timeout } = requestRules;
const rules$1 = {
	headers,
	signal,
	timeout,
	params: anything,
	body: anything
};
function createRaw(client, attempt) {
	const operations = [groups, shorthands].flatMap((each) => Object.values(each).flat());
	const request = (method) => async (template, init = {}) => {
		const where = `${method} ${template}`;
		check(where, init, rules$1);
		const operation = operations.find((each) => each.method === method && each.path === template);
		if (!operation) throw new TypeError(`${where} is not in the contract`);
		const { params = {}, body, timeout = client.timeout ?? Infinity, headers, signal } = init;
		const { id, body: { form, mediaType } = {} } = operation;
		const content = form ? await encodeForm(id, await toFields(id, body ?? {}), signal) : toContent(id, body, mediaType);
		const all = {
			...params.header,
			...headers
		};
		const received = await attempt(operation, {
			url: createUrl(client.baseUrl, operation)(params.path ?? {}, void 0),
			content,
			headers: all
		}, timeout, 1, signal);
		const { response, body: error } = received;
		if (!response.ok) return {
			error,
			response
		};
		return {
			data: readResponse(operation, received),
			response
		};
	};
	const methods = operations.map(({ method }) => [method, request(method)]);
	return Object.fromEntries(methods);
}
// wait.js
const maxFailures = 10;
const interval = ["a number above 0", (value) => value > 0 && Number(value) === value];
const rules = {
	...requestRules,
	until: ["a status, an array of statuses or a function", (value) => typeof value === "function" || statusesOf(value).map((each) => each.trim()).join("")],
	interval,
	maxInterval: interval
};
const statusesOf = (until) => [until].flat();
function createWaiting(get) {
	return { async waitFor(uploadId, given) {
		check("waitFor", {
			...given,
			until: given?.until ?? ""
		}, rules);
		const { until, interval = 1e3, maxInterval = 3e4, totalTimeout = Infinity, ...options } = given;
		const reached = toCondition(until);
		const deadline = performance.now() + totalTimeout;
		const left = () => Math.max(0, deadline - performance.now());
		let upload;
		let failures = 0;
		for (let wait = interval;; wait = Math.min(maxInterval, wait * 1.5)) {
			let cause;
			try {
				upload = await get(uploadId, {
					...options,
					totalTimeout: left()
				});
				failures = 0;
				if (reached(upload)) return upload;
			} catch (error) {
				const endless = totalTimeout === Infinity && ++failures >= maxFailures;
				if (!(error instanceof DocprocError) || endless || !canRetry(error, true)) throw error;
				cause = error;
			}
			const asked = retryAfter(cause?.response) ?? 0;
			const delay = Math.max(asked, wait * (1 - Math.random() / 5));
			if (delay >= left()) throw new TimeoutError("getUpload", `upload ${uploadId} is still ${upload?.status ?? "unread"} after ${totalTimeout} ms`, {
				body: upload,
				cause
			});
			await bounded("getUpload", delay, options.signal);
		}
	} };
}
function toCondition(until) {
	if (typeof until === "function") return until;
	const statuses = statusesOf(until).map(canonical);
	return ({ status }) => statuses.includes(canonical(status));
}
/** Returns the one spelling that stands for all spellings of a status. */
function canonical(status) {
	const upper = String(status).toUpperCase();
	return spellings[upper] ?? upper;
}
// client.js
/**
* Creates a client.
*
* @throws {TypeError} An option is missing, invalid or unknown.
*/
function createClient(options) {
	const client = checkClientOptions(options);
	const attempt = createAttempt(client);
	const createMethod = createRequest(client, attempt, forms);
	const methods = createMethods(groups, createMethod);
	return {
		...methods,
		uploads: {
			...methods.uploads,
			...createWaiting(methods.uploads.get)
		},
		raw: {
			...createRaw(client, attempt),
			...createMethods(shorthands, createMethod)
		},
		withOptions: (changes) => createClient(mergeOptions(options, changes))
	};
}
// data/guards.js
/** What must be true before each operation, by the name of the record and operationId. */
const guards = { "Task": {
	"completeTask": {
		"action": "complete",
		"from": { "status": { "in": ["REVIEWING"] } },
		"conditions": [{
			"id": "task-validates",
			"description": "The task passes the same validation as in automatic processing."
		}]
	},
	"discardTask": {
		"action": "discard",
		"from": { "status": { "in": ["REVIEWING"] } }
	},
	"reportTask": { "action": "report" },
	"unlockTask": {
		"action": "unlock",
		"from": {
			"status": { "in": [
				"COMPLETED",
				"DISCARDED",
				"FILTERED"
			] },
			"exported_at": { "in": [null] }
		},
		"conditions": [{
			"id": "upload-not-fully-processed",
			"description": "The upload of the task is not fully processed."
		}]
	},
	"approveTask": {
		"action": "approve",
		"from": {
			"status": { "notIn": ["PROCESSING"] },
			"approved": { "in": [false] }
		}
	},
	"disapproveTask": {
		"action": "disapprove",
		"from": {
			"status": { "notIn": ["PROCESSING"] },
			"approved": { "in": [true] }
		}
	}
} };
// shared/guards.js
/** Whether a value passes a guard. */
const passes = ({ in: allowed, notIn }, value) => allowed ? allowed.includes(value) : !notIn?.includes(value);
/** A guard in words: `must be A or B`, `must not be C`. */
const describe = ({ in: allowed, notIn = [] }) => allowed ? `must be ${list(allowed)}` : `must not be ${list(notIn)}`;
/** The first field of a record that does not pass, in words; undefined if all pass. Fields that are not there are skipped. */
function violation(guards, record) {
	for (const [field, guard] of Object.entries(guards)) {
		const value = record[field];
		if (value !== void 0 && !passes(guard, value)) return `${field} is ${value}, and ${describe(guard)}`;
	}
}
const list = (values) => values.map(String).join(" or ");
// allowed.js
/**
* Returns whether the contract allows an operation on a record in its present state.
*
* `'unknown'` counts as true in an `if`: the fields of the record allow the operation, and the service decides.
* Compare with `=== true` to be sure.
*
* @param action The operation, by its name in the client: `complete`.
* @param record The record, or the fields of it that the guards look at.
* @param name Name of the record in the contract.
*/
function can(action, record, name) {
	return allowed(record, name)[action].allowed;
}
/**
* Returns which operations the contract allows on a record in its present state, with the reason where it does not.
*
* @param record The record, or the fields of it that the guards look at.
* @param name Name of the record in the contract.
*/
function allowed(record, name) {
	const own = guards[name ?? "Task"];
	return Object.fromEntries(Object.values(own ?? {}).flatMap((precondition) => precondition.action === void 0 ? [] : [[precondition.action, verdict(precondition, record)]]));
}
function verdict({ from = {}, conditions = [] }, record) {
	const reason = violation(from, record);
	if (reason !== void 0) return {
		allowed: false,
		reason: `${reason}.`
	};
	const missing = Object.keys(from).filter((field) => record[field] === void 0);
	const open = [...conditions.map(({ description }) => description), ...missing.map((field) => `${field} is missing.`)];
	return open.length > 0 ? {
		allowed: "unknown",
		reason: open.join(" ")
	} : {
		allowed: true,
		reason: ""
	};
}
// part.js
/** Creates a client with some of the operations. A bundler leaves out what they do not need. */
function createPart(options, groups, forms) {
	const client = checkClientOptions(options);
	return {
		...createMethods(groups, createRequest(client, createAttempt(client), forms)),
		withOptions: (changes) => createPart(mergeOptions(options, changes), groups, forms)
	};
}
Object.defineProperty(exports, "AbortError", {
	enumerable: true,
	get: function() {
		return AbortError;
	}
});
Object.defineProperty(exports, "BadRequestError", {
	enumerable: true,
	get: function() {
		return BadRequestError;
	}
});
Object.defineProperty(exports, "ConflictError", {
	enumerable: true,
	get: function() {
		return ConflictError;
	}
});
Object.defineProperty(exports, "ConnectionError", {
	enumerable: true,
	get: function() {
		return ConnectionError;
	}
});
Object.defineProperty(exports, "DocprocError", {
	enumerable: true,
	get: function() {
		return DocprocError;
	}
});
Object.defineProperty(exports, "FileError", {
	enumerable: true,
	get: function() {
		return FileError;
	}
});
Object.defineProperty(exports, "FileLimitError", {
	enumerable: true,
	get: function() {
		return FileLimitError;
	}
});
Object.defineProperty(exports, "FileTooLargeError", {
	enumerable: true,
	get: function() {
		return FileTooLargeError;
	}
});
Object.defineProperty(exports, "ForbiddenError", {
	enumerable: true,
	get: function() {
		return ForbiddenError;
	}
});
Object.defineProperty(exports, "NotFoundError", {
	enumerable: true,
	get: function() {
		return NotFoundError;
	}
});
Object.defineProperty(exports, "RateLimitError", {
	enumerable: true,
	get: function() {
		return RateLimitError;
	}
});
Object.defineProperty(exports, "ResponseError", {
	enumerable: true,
	get: function() {
		return ResponseError;
	}
});
Object.defineProperty(exports, "ServerError", {
	enumerable: true,
	get: function() {
		return ServerError;
	}
});
Object.defineProperty(exports, "TimeoutError", {
	enumerable: true,
	get: function() {
		return TimeoutError;
	}
});
Object.defineProperty(exports, "UnauthorizedError", {
	enumerable: true,
	get: function() {
		return UnauthorizedError;
	}
});
Object.defineProperty(exports, "UnexpectedResponseError", {
	enumerable: true,
	get: function() {
		return UnexpectedResponseError;
	}
});
Object.defineProperty(exports, "allowed", {
	enumerable: true,
	get: function() {
		return allowed;
	}
});
Object.defineProperty(exports, "can", {
	enumerable: true,
	get: function() {
		return can;
	}
});
Object.defineProperty(exports, "createClient", {
	enumerable: true,
	get: function() {
		return createClient;
	}
});
Object.defineProperty(exports, "createPart", {
	enumerable: true,
	get: function() {
		return createPart;
	}
});
Object.defineProperty(exports, "forms", {
	enumerable: true,
	get: function() {
		return forms;
	}
});
Object.defineProperty(exports, "operations", {
	enumerable: true,
	get: function() {
		return operations$1;
	}
});
Object.defineProperty(exports, "operations$1", {
	enumerable: true,
	get: function() {
		return operations$2;
	}
});
