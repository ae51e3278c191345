import { groups, shorthands } from "./data/operations.js";
import { anything, check, requestRules } from "./check-options.js";
import { toContent } from "./content.js";
import { toFields } from "./files.js";
import { encodeForm } from "./multipart.js";
import { readResponse } from "./response.js";
import { createUrl, serialize } from "./url.js";
const { headers, signal, timeout } = requestRules;
const rules = {
	headers,
	signal,
	timeout,
	params: anything,
	body: anything
};
export function createRaw(client, attempt) {
	const operations = [groups, shorthands].flatMap((each) => Object.values(each).flat());
	const request = (method) => async (template, init = {}) => {
		const { params: { path = {}, query, header, cookie } = {}, body, timeout, headers, signal } = init;
		check(`${method} ${template}`, init, rules);
		const operation = operations.find((each) => each.method === method && each.path === template);
		if (!operation) throw new TypeError(`${method} ${template} is not in the contract`);
		const { id, parameters = [], body: { form, mediaType } = {} } = operation;
		const content = form ? await encodeForm(id, toFields(body ?? {}), signal) : toContent(id, body, mediaType);
		const cookies = parameters.flatMap((each) => each.in === "cookie" ? serialize(each, cookie?.[each.name]) : []);
		const all = {
			...header,
			...cookies.length > 0 && { cookie: cookies.join("; ") },
			...headers
		};
		const url = createUrl(client.baseUrl, operation)(path, query);
		const limit = timeout ?? client.timeout ?? Infinity;
		const received = await attempt(operation, {
			url,
			content,
			headers: all
		}, limit, 1, signal);
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
	// The type ties what is untyped inside to the contract.
	return Object.fromEntries(methods);
}
