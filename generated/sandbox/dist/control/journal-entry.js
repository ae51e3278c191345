import { documented, shownHeaders } from "../engine/journal.js";
import { iso } from "../engine/text.js";
/** Returns an entry as the journal shows it. */
export function shown({ time, operation, violation, ...entry }) {
	// oxlint-disable-next-line no-unused-vars -- the bytes are left out
	const { number, method, path, status, key, headers, bytes, ...rest } = entry;
	return {
		number,
		at: iso(time),
		method,
		path,
		operation: operation?.id ?? null,
		status,
		verdict: {
			request: violation === undefined ? "valid" : "invalid",
			response: operation && (status === 0 || documented(operation, status)) ? "documented" : "undocumented",
			...violation !== undefined && { violation }
		},
		headers: shownHeaders(headers),
		...rest,
		...key !== undefined && { key }
	};
}
