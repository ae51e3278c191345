import { begin, sizeOf } from "./text.js";
/** Characters of a body that are kept. */
export const bodyKept = 2e3;
/** Characters of any other text that are kept: the sandbox's own are shorter, a client's may have no end. */
const textKept = 500;
/** Shortens the texts of an entry to what is kept of them. */
export function shorten(entry) {
	for (const name of [
		"violation",
		"rejected",
		"fault",
		"key"
	]) {
		const text = entry[name];
		if (text !== undefined) entry[name] = begin(text, textKept);
	}
	for (const change of Object.values(entry.changes ?? {})) {
		change.from = brief(change.from);
		change.to = brief(change.to);
	}
}
function brief(value) {
	if (typeof value === "string") return begin(value, textKept);
	if (typeof value !== "object" || value === null) return value;
	const text = JSON.stringify(value);
	return text.length > textKept ? begin(text, textKept) : value;
}
/** Returns roughly the bytes of an entry. */
export function entryBytes(entry) {
	const { path, body = "", violation = "", rejected = "", fault = "", key = "", changes } = entry;
	let bytes = sizeOf(path, body, violation, rejected, fault, key);
	for (const name in changes) {
		const { from, to } = changes[name] ?? {};
		bytes += 2 * (lengthOf(from) + lengthOf(to));
	}
	return bytes;
}
const lengthOf = (value) => typeof value === "object" ? 4 * JSON.stringify(value).length : String(value).length;
const documentedBy = new WeakMap();
/** Returns what the contract documents for a status of an operation; undefined if it does not list the status. */
export function documented(operation, status) {
	const known = documentedBy.get(operation) ?? new Map();
	if (known.has(status)) return known.get(status);
	const names = [
		String(status),
		`${Math.trunc(status / 100)}XX`,
		"default"
	];
	const [found] = names.flatMap((name) => operation.responses.filter((each) => each.status === name));
	documentedBy.set(operation, known.set(status, found));
	return found;
}
