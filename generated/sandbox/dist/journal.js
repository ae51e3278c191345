import { begin, iso, sizeOf } from "./state.js";
/** Characters of a body that are kept. */
export const bodyKept = 2e3;
/** Characters of any other text that are kept: the sandbox's own are shorter, a client's may have no end. */
const textKept = 500;
/** Shortens the texts of an entry to what is kept of them. */
export function shorten(entry) {
	for (const name of [
		"misfit",
		"refusal",
		"fault",
		"key"
	]) {
		const text = entry[name];
		if (text !== undefined) entry[name] = begin(text, textKept);
	}
}
/** Roughly what an entry takes in memory. */
export function entryBytes(entry) {
	const { path, body = "", misfit = "", refusal = "", fault = "", key = "", changes } = entry;
	const texts = changes ? Object.values(changes).flatMap(({ from, to }) => [String(from), String(to)]) : [];
	return sizeOf(path, body, misfit, refusal, fault, key, ...texts);
}
/** What the contract shows for a status of an operation; undefined if it does not list the status. */
export function listing({ answers }, status) {
	const range = `${Math.trunc(status / 100)}XX`;
	return answers.find((answer) => answer.status === String(status) || answer.status === range);
}
/** An entry as it is shown. */
export function shown({ time, operation, misfit, ...entry }) {
	const { number, method, path, status, key, ...rest } = entry;
	return {
		number,
		at: iso(time),
		method,
		path,
		operation: operation?.id ?? null,
		status,
		verdict: {
			request: misfit === undefined ? "fits" : "misfit",
			answer: operation && (status === 0 || listing(operation, status)) ? "listed" : "unlisted",
			...misfit !== undefined && { problem: misfit }
		},
		...rest,
		...key !== undefined && { key }
	};
}
