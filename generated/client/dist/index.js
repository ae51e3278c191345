import { AbortError, BadRequestError, ConflictError, ConnectionError, DocprocError, FileError, FileLimitError, FileTooLargeError, ForbiddenError, NotFoundError, RateLimitError, ResponseError, ServerError, TimeoutError, UnauthorizedError, UnexpectedResponseError, createClient, defaultRecord, guards, mapValues, oneLine, quote, states, toText } from "./shared.js";
// src/shared/guards.ts
/** Whether a value passes a guard. */
const passes = ({ in: allowed, notIn }, value) => allowed ? allowed.includes(value) : !notIn?.includes(value);
/** A guard in words: `must be A or B`, `must not be C`. */
const describe = ({ in: allowed, notIn = [] }) => `must ${allowed ? "" : "not "}be ${(allowed ?? notIn).map(String).join(" or ")}`;
// src/client/allowed.ts
/**
* Returns whether the contract allows an operation on a resource in its present state.
*
* `'unknown'` counts as true in an `if`: the fields of the resource allow the operation, and the service decides.
* Compare with `=== true` to be sure.
*
* @param action The operation, by its name in the client: `complete`.
* @param record The resource, or the fields of it that the guards look at.
* @param name Name of the resource in the contract.
* @throws {TypeError} There is no such operation, or the resource is another one.
*/
function can(action, record, name) {
	return own("can", verdicts("can", record, name), action).allowed;
}
/**
* Returns which operations the contract allows on a resource in its present state, with the reason where it does not.
*
* @param record The resource, or the fields of it that the guards look at.
* @param name Name of the resource in the contract.
* @throws {TypeError} The resource is another one.
*/
function allowed(record, name) {
	return verdicts("allowed", record, name);
}
/** Returns the value of a name. Throws TypeError when there is none. */
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
