import { hasOtherMedia, version } from "./data/contract.js";
import { bounded } from "./bounded.js";
import { isKey } from "./check-options.js";
import { connectionError } from "./connection.js";
import { mergeHeaders } from "./merge.js";
import { inBrowser } from "./platform.js";
import { createRedact } from "./redact.js";
/** Sends requests, one attempt each: hooks, key, time limit, and the errors of an attempt without a response. */
export function createAttempt(options) {
	const { baseUrl, apiKey, onRequest, onResponse, log } = options;
	const own = mergeHeaders({ accept: "application/json" }, userAgent(options.userAgent), options.headers);
	return (operation, { url, content, headers }, limit, attempt, outer) => bounded(operation.id, limit, outer, async (signal) => {
		const { id, method, accept } = operation;
		const key = typeof apiKey === "function" ? await apiKey() : apiKey;
		if (!isKey(key)) throw new TypeError(`${id}: apiKey must return text for a header`);
		const accepted = hasOtherMedia && accept ? { accept } : undefined;
		const more = onRequest ?? accepted ?? headers ?? content;
		const shown = more ? mergeHeaders(own, accepted, headers, content?.headers) : own;
		await onRequest?.({
			operation: id,
			method,
			url,
			attempt,
			headers: shown
		});
		// A copy with the key: a hook that keeps the headers it saw does not see the key in them.
		const signed = {
			authorization: `Bearer ${key}`,
			...Object.fromEntries(shown)
		};
		// A hook may have set another key. Few requests fail, so the patterns are made when they are needed.
		const keys = [key, ...signed.authorization.split(" ").slice(1)];
		const redact = (value) => createRedact(keys)(value);
		/** Work of the network: its errors are those of the connection, and not of a hook. */
		const network = async (work) => {
			try {
				return await work();
			} catch (error) {
				throw content?.failure?.() ?? connectionError(id, baseUrl, error, redact);
			}
		};
		// A hook that outlived its time must not send.
		signal.throwIfAborted();
		const start = performance.now();
		const response = await network(async () => {
			const init = content?.init(signal);
			// A redirect is an error: it could send the API key elsewhere.
			return await (options.fetch ?? fetch)(url, {
				redirect: "manual",
				...init,
				method,
				headers: signed,
				signal
			});
		});
		const duration = performance.now() - start;
		log?.(`${id}: attempt ${attempt}, ${method} ${url}: ${response.status} in ${Math.round(duration)} ms`);
		await onResponse?.({
			operation: id,
			method,
			url,
			attempt,
			response,
			duration
		});
		const body = await network(() => read(operation, response));
		// A service can respond before it has read everything.
		content?.close?.();
		return {
			response,
			...body,
			redact
		};
	});
}
/** Reads the body as the operation has it. An error can have another form than a success. */
async function read({ success }, response) {
	if (hasOtherMedia && response.ok && success === "blob") return {
		body: await response.blob(),
		text: ""
	};
	const text = await response.text();
	return {
		text,
		body: hasOtherMedia && response.ok && success === "text" ? text : parse(text)
	};
}
/** Returns the JSON value of a text; the text itself if it is not JSON; undefined if it is empty. */
function parse(text) {
	if (!text) return undefined;
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
/** Browsers send a user-agent of their own, and need the permission of the service to send another. */
function userAgent(application) {
	if (inBrowser()) return {};
	const own = `docproc-client/${version}`;
	return { "user-agent": application ? `${application} ${own}` : own };
}
