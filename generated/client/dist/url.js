import { hasNumbers, hasParameters } from "./data/contract.js";
import { quote } from "./to-text.js";
/** Returns a function that creates URLs of an operation from the parameters in its path and query. */
export function createUrl(baseUrl, operation) {
	// Split once for all requests.
	const parts = (baseUrl.replace(/\/$/, "") + operation.path).split(/[{}]/);
	return (path, { query }) => {
		const fill = (url, part, index) => url + (index % 2 ? encode(operation, part, path[part]) : part);
		// A bundler leaves the serialization out while no operation has parameters beyond its path.
		const url = parts.reduce(fill);
		return hasParameters && query ? url + toQuery(operation, query) : url;
	};
}
/** Rejects ids that would change the path instead of filling it in: none, `.` and `..`. */
function encode({ id, numbers }, name, value) {
	if (hasNumbers && typeof value === "number" && numbers?.includes(name)) return `${value}`;
	try {
		if (typeof value === "string" && !/^\.{0,2}$/.test(value)) return encodeURIComponent(value);
	} catch {}
	throw new TypeError(`${id}: ${name} must be an identifier, not ${quote(value)}`);
}
function toQuery({ parameters = [] }, query) {
	const pairs = parameters.flatMap((parameter) => parameter.in === "query" ? serialize(parameter, query[parameter.name]) : []);
	return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}
const separators = {
	spaceDelimited: "%20",
	pipeDelimited: "|"
};
/** Returns the pairs `name=value` for the value of a parameter, as its style has them. */
export function serialize({ name, style = "form", explode = true, json }, value) {
	if (value === undefined || value === null) return [];
	const pair = (key, each) => `${key}=${encodeURIComponent(String(each))}`;
	if (json) return [pair(name, JSON.stringify(value))];
	const joined = (all) => all.length > 0 ? [`${name}=${all.map((each) => encodeURIComponent(String(each))).join(separators[style] ?? ",")}`] : [];
	if (Array.isArray(value)) return explode ? value.map((each) => pair(name, each)) : joined(value);
	if (typeof value !== "object") return [pair(name, value)];
	const entries = Object.entries(value).filter(([, each]) => each !== undefined);
	if (style === "deepObject") return entries.map(([key, each]) => pair(`${name}[${key}]`, each));
	return explode ? entries.map(([key, each]) => pair(key, each)) : joined(entries.flat());
}
//# sourceMappingURL=url.js.map
