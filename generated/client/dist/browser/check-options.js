import { pathPrefix } from "../data/contract.js";
import { environment } from "./platform.js";
import { quote } from "../to-text.js";
const amount = ["a number of 0 or more", (value) => typeof value === "number" && value >= 0];
const text = ["a string", (value) => typeof value === "string" && value];
const callback = ["a function", (value) => typeof value === "function"];
export const anything = ["", () => true];
const common = {
	timeout: amount,
	totalTimeout: amount,
	retries: amount,
	retryWrites: ["true, false or 'rejected'", (value) => [
		true,
		false,
		"rejected"
	].includes(value)],
	retryDelay: amount,
	maxRetryDelay: amount,
	maxRetryAfter: amount,
	teamId: text,
	projectId: text,
	headers: ["an object of names and values", (value) => !(Symbol.iterator in value) && new Headers(value)]
};
export const requestRules = {
	...common,
	signal: ["an AbortSignal", (value) => value.addEventListener]
};
const clientRules = {
	...common,
	baseUrl: [`an http URL without credentials, query and ${pathPrefix}`, (value) => /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/i.test(value) && new URL(value) && !(pathPrefix && value.replace(/\/$/, "").endsWith(pathPrefix))],
	apiKey: ["text for a header, or a function", (value) => typeof value === "function" || isKey(value)],
	userAgent: ["text for a header", (value) => new Headers({ a: value })],
	fetch: callback,
	onRequest: callback,
	onResponse: callback,
	onError: callback,
	log: callback
};
/** Whether a value can be sent as a key. */
export const isKey = (value) => typeof value === "string" && /^[\x21-\x7e]+$/.test(value);
/** Returns the options with what the environment adds. Throws TypeError when one is missing or not valid. */
export function checkClientOptions(options) {
	const all = { ...options };
	all.baseUrl ??= environment("DOCPROC_BASE_URL");
	all.apiKey ??= environment("DOCPROC_API_KEY");
	for (const name of [
		"baseUrl",
		"apiKey",
		"teamId",
		"projectId"
	]) {
		if (!all[name]) throw new TypeError(`createClient: ${name} is missing`);
	}
	check("createClient", all, clientRules);
	return all;
}
/**
* Rejects options that are unknown, or violate their rule: such as the NaN of a variable that is not set,
* which would remove a bound. No message includes the value of an option that can be a secret.
*
* @param where Begins the message.
*/
export function check(where, given, rules) {
	const options = given ?? {};
	if (typeof options !== "object") throw new TypeError(`${where}: the options must be an object`);
	for (const [name, value] of Object.entries(options)) {
		const rule = Object.hasOwn(rules, name) && rules[name];
		if (!rule) {
			throw new TypeError(`${where}: ${name} is not an option. Options: ${Object.keys(rules).join(", ")}`);
		}
		const [expected, holds] = rule;
		try {
			if (value === undefined || holds(value)) continue;
		} catch {}
		throw new TypeError(`${where}: ${name} must be ${expected}${rule === amount ? `, not ${quote(value)}` : ""}`);
	}
}
//# sourceMappingURL=check-options.js.map
