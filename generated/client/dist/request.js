import { hasParameters } from "./data/operations.js";
import { toContent } from "./attempt.js";
import { createForm } from "./files.js";
import { checkTuning } from "./options.js";
import { readResponse, toResult } from "./response.js";
import { canRetry, delayBefore, sleep } from "./retry.js";
import { createUrl } from "./transport.js";
/** 60 seconds for an attempt. */
const defaultTimeout = 6e4;
const bytesPerMillisecond = 1048.576;
/** Creates methods that perform an operation, with as many attempts as is safe. */
export function createRequest(client, attempt) {
	return (operation) => {
		const { id, method, ids = [], body: { required, form: fields, mediaType } = {} } = operation;
		const toUrl = createUrl(client.baseUrl, operation);
		const reads = /GET|HEAD/.test(method);
		return async (...given) => {
			const body = required ? given[ids.length] : undefined;
			const options = given[ids.length + (required ? 1 : 0)] ?? {};
			checkTuning(id, options);
			const { teamId = client.teamId, projectId = client.projectId, signal } = options;
			const identity = {
				teamId,
				projectId
			};
			const path = {
				teamId,
				projectId,
				team_id: teamId,
				project_id: projectId
			};
			ids.forEach((name, index) => path[name] = given[index]);
			const form = fields && await createForm(id, fields, body, identity, options.checkLimits);
			const content = form ?? toContent(required ? body : options.body, mediaType);
			const { query, headers } = hasParameters ? toValues(operation, {
				...identity,
				...options
			}) : {
				query: undefined,
				headers: options.headers
			};
			const sent = {
				url: toUrl(path, query),
				content,
				headers,
				signal
			};
			const repeatable = reads || (options.retryWrites ?? client.retryWrites ?? false);
			const retries = form?.once ? 0 : options.retries ?? client.retries ?? 2;
			const forFiles = (form?.size ?? 0) / bytesPerMillisecond;
			const timeout = options.timeout ?? (client.timeout ?? defaultTimeout) + forFiles;
			const deadline = Date.now() + (options.totalTimeout ?? client.totalTimeout ?? Infinity);
			for (let number = 1;; number++) {
				try {
					const limit = Math.max(0, Math.min(timeout, deadline - Date.now()));
					const received = await attempt(operation, sent, limit, number);
					return toResult(operation, received.response, readResponse(operation, received, client.apiKey));
				} catch (error) {
					if (number > retries || !canRetry(error, repeatable)) throw error;
					const delay = delayBefore(number + 1, error.response);
					if (delay === undefined || Date.now() + delay >= deadline) throw error;
					await sleep(id, delay, signal);
				}
			}
		};
	};
}
/** Returns the query and the headers with the parameters that the options give. */
function toValues({ parameters = [] }, options) {
	const query = {};
	const headers = {};
	for (const { in: where, name, key } of parameters) {
		const value = options[key] ?? undefined;
		if (where === "query") query[name] = value;
		else if (value !== undefined) headers[name] = String(value);
	}
	return {
		query,
		headers: {
			...headers,
			...options.headers
		}
	};
}
