import { hasParameters } from "./data/contract.js";
import { bounded, sleep } from "./bounded.js";
import { anything, check, requestRules, uploadRules } from "./check-options.js";
import { toContent } from "./content.js";
import { readResponse, toResult } from "./response.js";
import { toPromise } from "./response-promise.js";
import { canRetry, delayAfter } from "./retry.js";
import { createUrl, serialize } from "./url.js";
/** 60 seconds for an attempt. */
const defaultTimeout = 6e4;
const bytesPerMillisecond = 1048.576;
/**
* Creates methods that perform an operation, with as many attempts as is safe.
*
* @param forms Sends files; absent if no operation does.
*/
export function createRequest(client, attempt, forms) {
	return (operation) => {
		const { id, method, ids = [], body: { required, form: fields, mediaType } = {} } = operation;
		const toUrl = createUrl(client.baseUrl, operation);
		const reads = /GET|HEAD/.test(method);
		const rules = fields ? { ...uploadRules } : { ...requestRules };
		if (operation.body && !required) rules["body"] = anything;
		if (hasParameters) for (const { key } of operation.parameters ?? []) rules[key] ??= anything;
		const prepare = async (given, input, options, signal) => {
			const { teamId = client.teamId, projectId = client.projectId } = options;
			const identity = {
				teamId,
				projectId
			};
			const values = {
				teamId,
				projectId,
				team_id: teamId,
				project_id: projectId
			};
			ids.forEach((name, index) => values[name] = given[index]);
			const { query, headers } = hasParameters ? toValues(operation, {
				...identity,
				...options
			}) : {
				query: undefined,
				headers: options.headers
			};
			const url = toUrl(values, query);
			if (required && input === undefined) throw new TypeError(`${id}: the body is missing`);
			const form = fields && await forms?.create(id, fields, input, identity, options.checkLimits, signal);
			return {
				url,
				headers,
				form,
				content: form ?? toContent(id, input, mediaType)
			};
		};
		const perform = async (given, input, options, deadline, signal) => {
			const { form, ...sent } = await prepare(given, input, options, signal);
			const tuning = withDefaults(options, client);
			const { retryWrites = false, retries = 2 } = tuning;
			const max = form?.once ? 0 : retries;
			const forFiles = (form?.size ?? 0) / bytesPerMillisecond;
			const limit = options.timeout ?? (client.timeout ?? defaultTimeout) + forFiles;
			for (let number = 1;; number++) {
				try {
					const received = await attempt(operation, sent, limit, number, signal);
					const data = toResult(operation, received.response, readResponse(operation, received));
					return {
						data,
						received
					};
				} catch (error) {
					const again = number <= max && !signal?.aborted && canRetry(error, reads || retryWrites);
					const delay = again ? delayAfter(number, error.response, tuning) : Infinity;
					const retryIn = performance.now() + delay < deadline ? delay : undefined;
					const next = retryIn === undefined ? "no retry" : `retry in ${Math.round(retryIn)} ms`;
					client.log?.(`${id}: attempt ${number} failed, ${next}: ${error.message}`);
					await client.onError?.({
						operation: id,
						method,
						url: sent.url,
						attempt: number,
						error,
						retryIn
					});
					if (retryIn === undefined) throw error;
					await sleep(id, retryIn, signal);
				}
			}
		};
		const send = async (given) => {
			const options = given[ids.length + (required ? 1 : 0)] ?? {};
			const input = required ? given[ids.length] : options.body;
			const { totalTimeout = client.totalTimeout ?? Infinity, signal } = options;
			const work = (inner) => perform(given, input, options, performance.now() + totalTimeout, inner);
			try {
				check(id, options, rules);
				return await (signal || totalTimeout < Infinity ? bounded(id, totalTimeout, signal, work) : work());
			} finally {
				if (fields) forms?.close(input);
			}
		};
		return (...given) => toPromise(send(given));
	};
}
/** The options of a request, with those of the client where it has none. */
function withDefaults(options, client) {
	const tuning = {};
	for (const name of [
		"retries",
		"retryWrites",
		"retryDelay",
		"maxRetryDelay",
		"maxRetryAfter"
	]) {
		Object.assign(tuning, { [name]: options[name] ?? client[name] });
	}
	return tuning;
}
/** Returns the query and the headers with the parameters that the options give. */
function toValues({ parameters = [] }, options) {
	const query = {};
	const headers = {};
	const cookies = [];
	for (const parameter of parameters) {
		const { in: where, name, key } = parameter;
		const value = options[key] ?? undefined;
		if (where === "query") query[name] = value;
		else if (value === undefined) continue;
		else if (where === "header") headers[name] = String(value);
		else cookies.push(...serialize(parameter, value));
	}
	if (cookies.length > 0) headers["cookie"] = cookies.join("; ");
	return {
		query,
		headers: {
			...headers,
			...options.headers
		}
	};
}
