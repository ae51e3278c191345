import { version } from "./contract.js";
import { redact } from "./answer.js";
import { AbortError, ConnectionError, TimeoutError } from "./errors.js";
import { inBrowser } from "./platform.js";
import { failedToConnect } from "./retry.js";
import { createAddress, mergeHeaders } from "./transport.js";
const longestTimer = 2 ** 31 - 1;
/** The contract has no redirects, so none is followed. */
const redirect = "manual";
/** Makes requests, one try each: hooks, key, time limit, and the errors of a try without an answer. */
export function createExchange(options) {
	const { baseUrl, apiKey, onRequest, onResponse } = options;
	const own = mergeHeaders({ accept: "application/json" }, userAgent(options.userAgent), options.headers);
	/** A copy with the key, so that nobody who saw the headers before sees the key in them. */
	const sign = (headers) => mergeHeaders({ authorization: `Bearer ${apiKey}` }, headers);
	const ownSigned = sign(own);
	const address = createAddress(baseUrl);
	return async ({ operation, path, content, headers, attempt, limit, signal }) => {
		const { id, method } = operation;
		const url = address(operation.path, path);
		const controller = new AbortController();
		// True while the network is waited for: what fails then is the connection, and not a hook.
		let waiting = false;
		let late = false;
		const abort = () => controller.abort();
		const tooLate = () => {
			late = true;
			abort();
		};
		const timer = limit < longestTimer ? setTimeout(tooLate, limit) : undefined;
		signal?.addEventListener("abort", abort);
		try {
			if (signal?.aborted) throw new AbortError(id, "aborted", { cause: signal.reason });
			let sent = ownSigned;
			if (onRequest || headers || content?.headers) {
				const shown = mergeHeaders(own, headers, content?.headers);
				await onRequest?.({
					operation: id,
					method,
					url,
					attempt,
					headers: shown
				});
				sent = sign(shown);
			}
			const start = performance.now();
			const init = {
				redirect,
				...content?.init(controller.signal),
				method,
				headers: sent,
				signal: controller.signal
			};
			waiting = true;
			const response = await (options.fetch ?? fetch)(url, init);
			if (onResponse) {
				waiting = false;
				const duration = performance.now() - start;
				await onResponse({
					operation: id,
					method,
					url,
					attempt,
					response,
					duration
				});
				waiting = true;
			}
			return {
				response,
				body: parse(await response.text())
			};
		} catch (cause) {
			abort();
			if (!waiting) throw cause;
			if (signal?.aborted) throw new AbortError(id, "aborted", { cause: signal.reason });
			if (late) throw new TimeoutError(id, `no complete answer within ${Math.round(limit)} ms`);
			const message = `no answer from ${baseUrl}: ${redact(apiKey, reasonOf(cause))}`;
			throw new ConnectionError(id, message, !failedToConnect(cause), tells(cause, apiKey) ? undefined : cause);
		} finally {
			clearTimeout(timer);
			signal?.removeEventListener("abort", abort);
		}
	};
}
/** The JSON value of a text; the text itself if it is not JSON; undefined if there is none. */
function parse(text) {
	if (!text) return undefined;
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
/** A value as JSON; nothing for undefined. */
export function toJson(value) {
	if (value === undefined) return undefined;
	const body = JSON.stringify(value);
	return {
		init: () => ({ body }),
		headers: { "content-type": "application/json" }
	};
}
/** Browsers send a user-agent of their own, and would ask the service for leave to send another. */
function userAgent(application) {
	if (inBrowser()) return {};
	const own = `docproc-client/${version}`;
	return { "user-agent": application ? `${application} ${own}` : own };
}
function reasonOf(error) {
	const { message, cause } = error ?? {};
	return cause?.message || cause?.code || message || String(error);
}
/** Whether an error would print the key. */
function tells(error, apiKey) {
	const { stack, message, cause } = error ?? {};
	return `${String(error)}${message}${stack}`.includes(apiKey) || cause !== undefined && tells(cause, apiKey);
}
