import { hasOtherValues, hasParameters } from "../data/contract.js";
import { groups, shorthands } from "../data/operations.js";
import { requestRules } from "./check-options.js";
import { ResponseError } from "../errors.js";
import { createTarget } from "../url.js";
export function createRaw({ baseUrl }, send) {
	const operations = Object.values({
		...groups,
		...shorthands
	}).flatMap((each) => Object.values(each));
	const request = (method) => async (template, init) => {
		const operation = operations.find((each) => each.method === method && each.path === template);
		if (!operation) throw new TypeError(`${method} ${template} is not in the contract`);
		const { params, body, ...options } = init ?? {};
		try {
			const { received } = await send(operation, {
				...options,
				retries: options.retries ?? 0
			}, requestRules, body, () => createTarget(baseUrl, operation)(params?.path ?? {}, {
				...hasParameters ? valuesOf(operation, params) : {},
				headers: {
					...params?.header,
					...options.headers
				}
			}));
			const none = hasOtherValues && operation.success === "none";
			return {
				data: none ? undefined : received.body,
				response: received.response
			};
		} catch (error) {
			if (!(error instanceof ResponseError)) throw error;
			return {
				error: error.body,
				response: error.response
			};
		}
	};
	const methods = operations.map(({ method }) => [method, request(method)]);
	// The type ties what is untyped inside to the contract.
	return Object.fromEntries(methods);
}
/** Returns the values of parameters by the options of the method. */
const valuesOf = ({ parameters = [] }, params) => Object.fromEntries(parameters.map(({ in: where, name, key }) => [key, params?.[where]?.[name]]));
//# sourceMappingURL=raw.js.map
