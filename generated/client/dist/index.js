import { defaultRecord, guards, operationsByNamespace, shorthands, spellings, states } from "./contract.js";
import { AbortError, BadRequestError, ConflictError, ConnectionError, DocprocError, FileError, FileLimitError, FileTooLargeError, ForbiddenError, NotFoundError, RateLimitError, ResponseError, ServerError, TimeoutError, UnauthorizedError, UnexpectedResponseError, addOptions, canRetry, check, checkClientOptions, createMethods, createSend, createTarget, formEncoder, mapValues, oneLine, quote, requestRules, toText, withCallerStack, withTimeLimit } from "./shared.js";
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
			toTarget: () => createTarget(baseUrl, operation)(params?.path ?? {}, { headers: {
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
// src/client/wait.ts
const maxFailures = 10;
/** An hour: to follow a `Retry-After` beyond it would look like a program that hangs. */
const maxAsked = 36e5;
const interval = ["a number above 0", (value) => typeof value === "number" && value > 0];
const rules = {
	...requestRules,
	until: ["a status, an array of statuses or a function", (value) => typeof value === "function" || statusesOf(value).map((each) => each.trim()).join("")],
	interval,
	maxInterval: interval
};
const statusesOf = (until) => [until].flat();
function createWaiting(get) {
	return { async waitFor(uploadId, given) {
		try {
			return await poll(get, uploadId, given);
		} catch (error) {
			throw withCallerStack(error);
		}
	} };
}
async function poll(get, uploadId, given) {
	check("waitFor", {
		...given,
		until: given?.until ?? ""
	}, rules);
	const { until, interval = 1e3, maxInterval = 3e4, totalTimeout = Infinity, ...options } = given;
	const reached = typeof until === "function" ? until : ({ status }) => statusesOf(until).map(canonical).includes(canonical(status));
	const deadline = performance.now() + totalTimeout;
	const left = () => Math.max(0, deadline - performance.now());
	let upload;
	let failures = 0;
	for (let wait = interval;; wait = Math.min(maxInterval, wait * 1.5)) {
		let failure;
		try {
			const read = await get(uploadId, {
				...options,
				totalTimeout: left()
			});
			upload = read;
			if (await withTimeLimit("waitFor", left(), options.signal, async () => reached(read))) return read;
			failures = 0;
		} catch (error) {
			if (!canRetry(error, true)) throw error;
			failure = error;
			failures += 1;
		}
		const asked = failure?.retryAfter ?? 0;
		if (totalTimeout === Infinity && (failures >= maxFailures || asked > maxAsked)) throw failure;
		const delay = Math.max(asked, wait * (1 - Math.random() / 5));
		if (delay >= left()) {
			const message = `upload ${uploadId} is still ${upload ? toText(upload.status) : "unread"} after ${totalTimeout} ms`;
			throw new TimeoutError("waitFor", message, {
				body: upload,
				cause: failure
			});
		}
		await withTimeLimit("waitFor", delay, options.signal);
	}
}
/** Returns the one spelling that represents all spellings of a status. */
function canonical(status) {
	const upper = toText(status).trim().toUpperCase();
	return spellings[upper] ?? upper;
}
// src/client/client.ts
/**
* Creates a client.
*
* @throws {TypeError} An option is missing, invalid or unknown.
*/
function createClient(options) {
	const client = checkClientOptions(options);
	const send = createSend(client, formEncoder);
	const methods = createMethods(operationsByNamespace, client, send, formEncoder);
	return {
		...methods,
		uploads: {
			...methods.uploads,
			...createWaiting(methods.uploads.get)
		},
		raw: {
			...createRaw(client, send),
			...createMethods(shorthands, client, send, formEncoder)
		},
		withOptions: (changes) => createClient(addOptions(options, changes))
	};
}
// src/shared/guards.ts
/** Whether a value passes a guard. */
const passes = ({ in: allowed, notIn }, value) => allowed ? allowed.includes(value) : !notIn?.includes(value);
/** A guard in words: `must be A or B`, `must not be C`. */
const describe = ({ in: allowed, notIn = [] }) => `must ${allowed ? "" : "not "}be ${(allowed ?? notIn).map(String).join(" or ")}`;
// src/client/allowed.ts
/**
* Returns whether the contract allows an operation on a resource in its present state.
*
* `'unknown'` counts as true in an `if`: the fields of the resource allow the operation, and the service decides.
* Compare with `=== true` to be sure.
*
* @param action The operation, by its name in the client: `complete`.
* @param record The resource, or the fields of it that the guards look at.
* @param name Name of the resource in the contract.
* @throws {TypeError} There is no such operation, or the resource is another one.
*/
function can(action, record, name) {
	return own("can", verdicts("can", record, name), action).allowed;
}
/**
* Returns which operations the contract allows on a resource in its present state, with the reason where it does not.
*
* @param record The resource, or the fields of it that the guards look at.
* @param name Name of the resource in the contract.
* @throws {TypeError} The resource is another one.
*/
function allowed(record, name) {
	return verdicts("allowed", record, name);
}
/** Returns the value of a name. Throws TypeError when there is none. */
function own(where, values, name) {
	const value = Object.hasOwn(values, name) && values[name];
	if (value) return value;
	throw new TypeError(`${where}: ${quote(name)} is none of ${Object.keys(values).join(", ")}`);
}
function verdicts(where, record, name = defaultRecord) {
	const actions = own(where, guards, name);
	const fields = Object(record);
	const looked = Object.values(actions).flatMap(({ from }) => Object.keys(from ?? {}));
	if (looked.length > 0 && !looked.some((field) => fields[field] !== void 0)) throw new TypeError(`${where}: the resource must be a ${name}, with ${[...new Set(looked)].join(", ")}`);
	const values = states[name] ?? {};
	return mapValues(actions, ({ from = {}, open = [] }) => {
		const unknown = [...open];
		for (const [field, guard] of Object.entries(from)) {
			const value = fields[field];
			const shown = oneLine(toText(value));
			if (value === void 0) unknown.push(`${field} is missing.`);
			else if (values[field]?.includes(value) === false) unknown.push(`the contract does not list the ${field} ${shown}.`);
			else if (!passes(guard, value)) return {
				allowed: false,
				reason: `${field} is ${shown}, and ${describe(guard)}.`
			};
		}
		const reason = unknown.map((each) => `Not checked: ${each}`).join(" ");
		return {
			allowed: reason ? "unknown" : true,
			reason
		};
	});
}
export { AbortError, BadRequestError, ConflictError, ConnectionError, DocprocError, FileError, FileLimitError, FileTooLargeError, ForbiddenError, NotFoundError, RateLimitError, ResponseError, ServerError, TimeoutError, UnauthorizedError, UnexpectedResponseError, allowed, can, createClient };
