import { UnexpectedResponseError, addOptions, checkClientOptions, createClient as createClient$1, oneLine, read, redactOf, valueOf } from "./shared.js";
// src/client/validate.ts
/** The entry `@docproc/client/validate`: a client that judges each response by a schema. */
/**
* Creates a client that judges each response by a schema.
*
* @throws {TypeError} An option is missing, invalid or unknown.
*/
function createClient({ validate, ...options }) {
	const { schemas, mode } = Object(validate);
	if (Object(schemas) !== schemas || mode !== "warn" && mode !== "error") throw new TypeError("createClient: validate must be { schemas, mode: 'warn' or 'error' }");
	return create(options, validate, /* @__PURE__ */ new Set());
}
/** @param reported The places that have been reported. */
function create(options, validation, reported) {
	const { mode, report = warn } = validation;
	const { apiKey } = checkClientOptions(options);
	const keys = /* @__PURE__ */ new Set();
	return {
		...createClient$1({
			...options,
			async apiKey() {
				const key = typeof apiKey === "function" ? await apiKey() : apiKey;
				keys.add(key);
				return key;
			},
			async onResponse(received) {
				await options.onResponse?.(received);
				const { operation, response } = received;
				const found = redactOf([...keys])(await violations(validation, received, options.maxResponseSize));
				const [first] = found;
				if (first && mode === "error" && response.ok) {
					const text = `the response with ${response.status} is not what the contract states: ${first.message}`;
					throw new UnexpectedResponseError(operation, text, { response });
				}
				for (const each of found) {
					const names = each.path.map((key) => typeof key === "number" ? "" : key);
					const place = JSON.stringify([
						operation,
						each.status,
						names
					]);
					if (!reported.has(place)) report(each);
					reported.add(place);
				}
			}
		}),
		withOptions: (changes) => create(addOptions(options, changes), validation, reported)
	};
}
const warn = ({ operation, status, message }) => console.warn(oneLine(`${operation} ${status}: ${message}`));
async function violations({ schemas }, { operation, response }, max = Infinity) {
	const { status } = response;
	const own = schemas[operation] ?? {};
	const schema = own[status] ?? own[`${`${status}`[0]}XX`] ?? own["default"];
	if (!schema) return [{
		operation,
		status,
		path: [],
		value: status,
		message: `The status ${status} is not in the contract.`
	}];
	if (typeof response.clone !== "function") throw new TypeError(`${operation}: validate needs a fetch whose responses have clone()`);
	const [text, exceeded] = await read(response.clone(), max);
	if (exceeded !== void 0) return [];
	const body = valueOf(text);
	const { issues = [] } = await schema["~standard"].validate(body);
	return issues.map(({ message, path: segments = [] }) => {
		const path = segments.map((each) => typeof each === "object" ? each.key : each);
		const value = path.reduce((at, key) => Object(at)[key], body);
		return {
			operation,
			status,
			path,
			value,
			message
		};
	});
}
export { createClient };
