import { operations } from "./contract.js";
import { readBody } from "./answer.js";
import { toJson } from "./exchange.js";
import { forFiles, toForm } from "./files.js";
export function createRaw(client, exchange) {
	const request = (method) => async (template, { params, body, timeout, ...init }) => {
		const operation = Object.values(operations).find((o) => o.method === method && o.path === template);
		if (!operation) throw new TypeError(`${method} ${template} is not in the contract`);
		const content = operation.multipart ? { init: () => forFiles(toForm(body ?? {})) } : toJson(body);
		const limit = timeout ?? client.timeout ?? Infinity;
		const sent = {
			operation,
			path: params.path,
			content,
			attempt: 1,
			limit,
			...init
		};
		const answer = await exchange(sent);
		const { response, body: error } = answer;
		if (!response.ok) return {
			error,
			response
		};
		return {
			data: readBody(operation, answer, client.apiKey),
			response
		};
	};
	// The cast ties the untyped inside to the types above.
	return {
		GET: request("GET"),
		POST: request("POST")
	};
}
