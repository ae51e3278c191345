import { hasParameters } from "./data/contract.js";
import { bounded } from "./bounded.js";
import { anything, check, requestRules, uploadRules } from "./check-options.js";
import { toContent } from "./content.js";
import { mergeOptions } from "./merge.js";
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
		const { id, method, ids = [], parameters = [] } = operation;
		const { required, form: fields, mediaType } = operation.body ?? {};
		const toUrl = createUrl(client.baseUrl, operation);
		const reads = /GET|HEAD/.test(method);
		const rules = { ...fields ? uploadRules : requestRules };
		if (operation.body && !required) rules["body"] = anything;
		if (hasParameters) for (const { key } of parameters) rules[key] ??= anything;
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
				const { query, headers = options.headers } = hasParameters ? toValues(operation, {
					...identity,
					...options
				}) : {};
				const url = toUrl(path, query);
				if (required && input === undefined) throw new TypeError(`${id}: the body is missing`);
				const form = fields && await forms?.create(id, fields, input, identity, options.checkLimits, signal);
				const sent = {
					url,
					headers,
					content: form ?? toContent(id, input, mediaType)
				};
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
						const delay = again ? delayAfter(number, error, all) : Infinity;
						const retryIn = performance.now() + delay < deadline ? delay : undefined;
						client.log?.(`${id}: attempt ${number} failed, next in ${retryIn} ms: ${error}`);
						await client.onError?.({
							operation: id,
							method,
							url,
							attempt: number,
							error,
							retryIn
						});
						if (retryIn === undefined) throw error;
						await bounded(id, retryIn, signal);
					}
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
/** Returns the query and the headers with the parameters that the options give. */
export function toValues({ parameters = [] }, options) {
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
