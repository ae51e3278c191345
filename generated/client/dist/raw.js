import { hasParameters } from "./data/contract.js";
import { groups, shorthands } from "./data/operations.js";
import { anything, check, requestRules } from "./check-options.js";
import { toContent } from "./content.js";
import { createForm } from "./files.js";
import { readResponse } from "./response.js";
import { toValues } from "./request.js";
import { createUrl } from "./url.js";
const { headers, signal, timeout } = requestRules;
const rules = {
	headers,
	signal,
	timeout,
	params: anything,
	body: anything
};
export function createRaw(client, attempt) {
	const operations = Object.values({
		...groups,
		...shorthands
	}).flatMap((each) => Object.values(each));
	const request = (method) => async (template, init = {}) => {
		const where = `${method} ${template}`;
		check(where, init, rules);
		const operation = operations.find((each) => each.method === method && each.path === template);
		if (!operation) throw new TypeError(`${where} is not in the contract`);
		const { params = {}, body, timeout = client.timeout ?? Infinity, headers, signal } = init;
		const { id } = operation;
		const content = operation.body?.form ? await createForm({ id }, body, {}, signal) : toContent(operation, body);
		const all = {
			...params.header,
			...headers
		};
		const sent = hasParameters ? toValues(operation, {
			...valuesOf(operation, params),
			headers: all
		}) : { headers: all };
		const url = createUrl(client.baseUrl, operation)(params.path ?? {}, sent);
		const received = await attempt(operation, {
			...sent,
			url,
			content
		}, timeout, 1, signal);
		const { response } = received;
		return response.ok ? {
			data: readResponse(operation, received),
			response
		} : {
			error: received.body,
			response
		};
	};
	const methods = operations.map(({ method }) => [method, request(method)]);
	// The type ties what is untyped inside to the contract.
	return Object.fromEntries(methods);
}
/** Returns the values of parameters by the options of the method. */
const valuesOf = ({ parameters = [] }, params) => Object.fromEntries(parameters.map(({ in: where, name, key }) => [key, params[where]?.[name]]));
