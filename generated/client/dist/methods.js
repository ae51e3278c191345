import { operations } from "./data/operations.js";
/** Creates the methods of the client from the operations of the contract, by namespace. */
export function createMethods(send) {
	const namespaces = {};
	for (const operation of operations) {
		const [namespace = "", name = ""] = operation.name.split(".");
		(namespaces[namespace] ??= {})[name] = createMethod(operation, send);
	}
	// The declarations are generated from the same operations.
	return namespaces;
}
/** A method takes the ids, the body if there must be one, and options. Whatever goes wrong rejects its promise. */
function createMethod(operation, send) {
	const { ids = [], body: { required } = {}, success, result, partial } = operation;
	return async (...given) => {
		const path = Object.fromEntries(ids.map((id, index) => [id, given[index]]));
		const options = given[ids.length + (required ? 1 : 0)];
		const { body, status } = await send(operation, path, required ? given[ids.length] : options?.body, options);
		const enveloped = success === "payload" ? body : { payload: body };
		if (result === undefined || body === undefined) return enveloped?.payload;
		const { payload, ...siblings } = enveloped ?? {};
		return {
			[result]: payload,
			...siblings,
			...partial && { partial: status === partial }
		};
	};
}
