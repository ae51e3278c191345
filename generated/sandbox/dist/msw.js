import { pathBelow } from "./base-url.js";
import { createFetch, createSandbox } from "./sandbox.js";
import { contract } from "./contract.js";
import { HttpResponse, http } from "msw";
// msw.js
/**
* Returns handlers for Mock Service Worker that lead every request of the contract to a sandbox, in a browser and in
* Node: `setupWorker(...createHandlers(sandbox))`. Other requests are left to other handlers.
*
* @param sandbox The sandbox that responds; a new one if not given.
*/
function createHandlers(sandbox = createSandbox(), { baseUrl = "" } = {}) {
	const fetch = createFetch(sandbox);
	const base = baseUrl.replace(/\/$/, "") || "*";
	return [...new Set(contract.operations.map(({ path }) => path))].map((path) => http.all(base + patternOf(path), async ({ request }) => {
		const url = new URL(request.url);
		const below = pathBelow(baseUrl, url);
		if (below === void 0) return void 0;
		const { method, headers, signal } = request;
		const body = await request.blob();
		const init = {
			method,
			headers,
			signal,
			...body.size > 0 && { body }
		};
		return fetch(new URL(below, url), init).catch(() => HttpResponse.error());
	}));
}
/** A path of the contract as MSW writes it: `/task/:p1`. Names of parameters can have letters that it does not know. */
const patternOf = (path) => path.split(/{[^{}]+}/).map((text) => encodeURI(text).replaceAll(":", "\\:")).reduce((pattern, text, index) => `${pattern}:p${index}${text}`);
export { createHandlers, createSandbox };
//# sourceMappingURL=msw.js.map
