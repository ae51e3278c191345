import { begin } from "./text.js";
/** Characters of a body that are kept. */
export const bodyKept = 2e3;
/** Characters of any other text that are kept: the sandbox's own are shorter, a client's may have no end. */
const textKept = 500;
/** Bytes of an entry in which no text can be longer than what is kept of it. */
const shortBytes = 2 * textKept;
/** Shortens the texts of an entry to what is kept of them, and counts its bytes. */
export function finish(entry) {
	entry.bytes = entryBytes(entry);
	if (entry.bytes <= shortBytes) return;
	shorten(entry);
	entry.bytes = entryBytes(entry);
}
function shorten(entry) {
	if (headerBytes(entry.headers) > 2 * bodyKept) entry.headers = shownHeaders(entry.headers);
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
/** Headers that have a key or a session. */
const secret = new Set([
	"authorization",
	"proxy-authorization",
	"cookie",
	"x-api-key",
	"api-key"
]);
/** Returns headers as the journal shows them: without their key, wherever it is. */
export function shownHeaders(headers) {
	const { authorization } = headers ?? {};
	const key = typeof authorization === "string" ? authorization.replace(/^\S+ +/, "") : undefined;
	const shown = {};
	for (const [name, found] of Object.entries(headers ?? {})) {
		const value = typeof found === "string" ? found : found?.join(", ");
		if (value === undefined || secret.has(name) || key !== undefined && value.includes(key)) continue;
		shown[name] = begin(value, textKept);
	}
	return shown;
}
/** Returns roughly the bytes of headers. */
function headerBytes(headers) {
	let bytes = 0;
	for (const name in headers) bytes += 2 * (headers[name]?.length ?? 0) + 32;
	return bytes;
}
/** Returns a form as the journal keeps it. */
export const notedForm = ({ fields, files }) => ({
	fields: Object.fromEntries([...fields].map(([name, texts]) => [name, texts.map((text) => begin(text, bodyKept))])),
	files
});
/** Returns roughly the bytes of an entry. */
export function entryBytes(entry) {
	const { path, body = "", violation = "", rejected = "", fault = "", key = "", changes, form } = entry;
	const length = path.length + body.length + violation.length + rejected.length + fault.length + key.length;
	let bytes = 400 + 2 * length + headerBytes(entry.headers);
	for (const name in changes) {
		const { from, to } = changes[name] ?? {};
		bytes += 2 * (lengthOf(from) + lengthOf(to));
	}
	if (!form) return bytes;
	for (const { name, type } of form.files) bytes += 2 * (name.length + type.length) + 250;
	for (const name in form.fields) {
		for (const text of form.fields[name] ?? []) bytes += 2 * text.length + 60;
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
