import { hasParameters } from "../data/contract.js";
import { anything, requestRules } from "./check-options.js";
import { toPromise } from "../response-promise.js";
import { createTarget } from "../url.js";
/** Creates methods that perform an operation. */
export function createRequest({ baseUrl }, send, forms) {
	return (operation) => {
		const { body, ids = [] } = operation;
		const count = ids.length;
		const toTarget = createTarget(baseUrl, operation);
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
				return toTarget(path, hasParameters ? {
					teamId,
					projectId,
					...options
				} : options);
			});
			return toPromise(outcome);
		};
	};
}
//# sourceMappingURL=request.js.map
