import { violationOf, coerce } from "./violations.js";
const none = {
	query: {},
	violation: undefined
};
/** Reads the parameters of a request that are not plain parts of its path. */
export function readParameters({ parameters, validateParameters }, { path, headers = {} }, params) {
	if (!validateParameters) return none;
	const start = path.indexOf("?");
	const search = new URLSearchParams(start < 0 ? "" : path.slice(start));
	const read = {
		path: {},
		query: {},
		header: {}
	};
	for (const parameter of parameters) {
		const { name, key, members } = parameter;
		if (members) {
			const object = deepObject(name, members, search);
			if (object) read.query[name] = object;
			continue;
		}
		const texts = parameter.in === "query" ? search.getAll(name) : [parameter.in === "path" ? params[key] : headers[name]].flat();
		const value = valueOf(parameter, texts.filter((text) => text !== undefined));
		if (value !== undefined) read[parameter.in][name] = value;
	}
	const violation = violationOf(validateParameters, read, "the parameters");
	for (const parameter of parameters) {
		if (parameter.in === "query" && parameter.default !== undefined) read.query[parameter.name] ??= parameter.default;
	}
	return {
		query: read.query,
		violation
	};
}
/** Returns an object of the style `deepObject`; undefined if the query has no member of it. */
function deepObject(name, members, search) {
	const found = [...search].flatMap(([key, text]) => {
		const member = key.startsWith(`${name}[`) && key.endsWith("]") ? key.slice(name.length + 1, -1) : "";
		return member === "" ? [] : [[member, coerce(text, members[member] ?? [])]];
	});
	return found.length > 0 ? Object.fromEntries(found) : undefined;
}
function valueOf({ types, items, separator = "," }, texts) {
	const [first] = texts;
	if (first === undefined) return undefined;
	if (!types.includes("array")) return coerce(first, types);
	const parts = texts.length === 1 ? first.split(separator) : texts;
	return parts.map((part) => coerce(part, items));
}
