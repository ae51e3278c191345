import { operations } from "./data/operations.js";
import { toContent } from "./attempt.js";
import { addFields, forFiles } from "./files.js";
import { checkTuning } from "./options.js";
import { readResponse } from "./response.js";
import { createUrl } from "./transport.js";
export function createRaw(client, attempt) {
	const request = (method) => async (template, init = {}) => {
		const { params: { path = {}, query, header } = {}, body, timeout, headers, signal } = init;
		checkTuning(`${method} ${template}`, { timeout });
		const operation = operations.find((each) => each.method === method && each.path === template);
		if (!operation) throw new TypeError(`${method} ${template} is not in the contract`);
		const { form, mediaType } = operation.body ?? {};
		const content = form ? { init: () => forFiles(addFields(new FormData(), body ?? {})) } : toContent(body, mediaType);
		const limit = timeout ?? client.timeout ?? Infinity;
		const all = {
			...header,
			...headers
		};
		const url = createUrl(client.baseUrl, operation)(path, query);
		const received = await attempt(operation, {
			url,
			content,
			headers: all,
			signal
		}, limit, 1);
		const { response, body: error } = received;
		if (!response.ok) return {
			error,
			response
		};
		return {
			data: readResponse(operation, received, client.apiKey),
			response
		};
	};
	const methods = operations.map(({ method }) => [method, request(method)]);
	// The type ties what is untyped inside to the contract.
	return Object.fromEntries(methods);
}
