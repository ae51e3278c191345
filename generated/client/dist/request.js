import { hasParameters } from "./data/contract.js";
import { anything, requestRules } from "./check-options.js";
import { toPromise } from "./response-promise.js";
import { createUrl, serialize } from "./url.js";
/** Creates methods that perform an operation. */
export function createRequest({ baseUrl }, send, forms) {
	return (operation) => {
		const { body, ids = [] } = operation;
		const count = ids.length;
		const toUrl = createUrl(baseUrl, operation);
		const rules = {
			...requestRules,
			...body?.form && forms?.rules
		};
		if (body && !body.required) rules["body"] = anything;
		if (hasParameters) for (const { key } of operation.parameters ?? []) rules[key] ??= anything;
		return (...given) => {
			/** Those of every request, an optional body, and parameters of the operation. */
			const options = given[body?.required ? count + 1 : count];
			const input = body?.required ? given[count] : options?.body;
			const outcome = send(operation, options, rules, input, ({ teamId, projectId }) => {
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
				}) : { headers: options?.headers };
				return {
					...values,
					url: toUrl(path, values)
				};
			});
			return toPromise(outcome);
		};
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
//# sourceMappingURL=request.js.map
