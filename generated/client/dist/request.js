import { hasParameters } from "./data/contract.js";
import { bounded } from "./bounded.js";
import { anything, check, requestRules } from "./check-options.js";
import { toContent } from "./content.js";
import { mergeOptions } from "./merge.js";
import { readResponse, toResult } from "./response.js";
import { toPromise } from "./response-promise.js";
import { canRetry, delayAfter } from "./retry.js";
import { toText } from "./to-text.js";
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
		const { id, method, body, ids = [] } = operation;
		const toUrl = createUrl(client.baseUrl, operation);
		const reads = /GET|HEAD/.test(method);
		const rules = {
			...requestRules,
			...body?.form && forms?.rules
		};
		if (body && !body.required) rules["body"] = anything;
		if (hasParameters) for (const { key } of operation.parameters ?? []) rules[key] ??= anything;
		const send = async (given) => {
			const rest = given.slice(ids.length);
			const argument = body?.required && rest.shift();
			const options = rest[0] ?? {};
			const input = body?.required ? argument : options.body;
			const all = rest[0] ? mergeOptions(client, options) : client;
			const { teamId, projectId, totalTimeout = Infinity, retries = 2, retryWrites = false } = all;
			const deadline = performance.now() + totalTimeout;
			const perform = async (signal) => {
				const path = {
					teamId,
					projectId,
					team_id: teamId,
					project_id: projectId
				};
				ids.forEach((name, index) => path[name] = given[index]);
				const values = hasParameters ? toValues(operation, {
					teamId,
					projectId,
					...options
				}) : { headers: options.headers };
				const url = toUrl(path, values);
				if (body?.required && input === undefined) throw new TypeError(`${id}: the body is missing`);
				const content = body?.form && forms ? await forms.create(operation, input, all, signal) : toContent(operation, input);
				const sent = {
					...values,
					url,
					content
				};
				const max = content?.once ? 0 : retries;
				const forFiles = (content?.size ?? 0) / bytesPerMillisecond;
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
						client.log?.(`${id}: attempt ${number} failed, next in ${retryIn} ms: ${toText(error)}`);
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
				if (body?.form) forms?.close(input);
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
