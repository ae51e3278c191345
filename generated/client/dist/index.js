import { AbortError, BadRequestError, ConflictError, ConnectionError, DocprocError, FileError, FileLimitError, FileTooLargeError, ForbiddenError, NotFoundError, RateLimitError, ResponseError, ServerError, TimeoutError, UnauthorizedError, UnexpectedResponseError, createClient, defaultRecord, guards, mapValues, oneLine, quote, states, toText } from "./shared.js";
// src/shared/guards.ts
const passes = ({ in: allowed, notIn }, value) => allowed ? allowed.includes(value) : !notIn?.includes(value);
const describe = ({ in: allowed, notIn = [] }) => `must ${allowed ? "" : "not "}be ${(allowed ?? notIn).map(String).join(", ").replace(/(.*),/, "$1 or")}`;
// src/client/allowed.ts
function can(action, record, name) {
	return own("can", verdicts("can", record, name), action).allowed;
}
function allowed(record, name) {
	return verdicts("allowed", record, name);
}
function own(where, values, name) {
	const value = Object.hasOwn(values, name) && values[name];
	if (value) return value;
	throw new TypeError(`${where}: ${quote(name)} is none of ${Object.keys(values).join(", ")}`);
}
function verdicts(where, record, name = defaultRecord) {
	const actions = own(where, guards, name);
	const fields = Object(record);
	const looked = Object.values(actions).flatMap(({ from }) => Object.keys(from ?? {}));
	if (looked.length > 0 && !looked.some((field) => fields[field] !== void 0)) throw new TypeError(`${where}: the resource must be a ${name}, with ${[...new Set(looked)].join(", ")}`);
	const values = states[name] ?? {};
	return mapValues(actions, ({ from = {}, open = [] }) => {
		const unknown = [...open];
		for (const [field, guard] of Object.entries(from)) {
			const value = fields[field];
			const shown = oneLine(toText(value));
			if (value === void 0) unknown.push(`${field} is missing.`);
			else if (values[field]?.includes(value) === false) unknown.push(`the contract does not list the ${field} ${shown}.`);
			else if (!passes(guard, value)) return {
				allowed: false,
				reason: `${field} is ${shown}, and ${describe(guard)}.`
			};
		}
		const reason = unknown.map((each) => `Not checked: ${each}`).join(" ");
		return {
			allowed: reason ? "unknown" : true,
			reason
		};
	});
}
export { AbortError, BadRequestError, ConflictError, ConnectionError, DocprocError, FileError, FileLimitError, FileTooLargeError, ForbiddenError, NotFoundError, RateLimitError, ResponseError, ServerError, TimeoutError, UnauthorizedError, UnexpectedResponseError, allowed, can, createClient };
