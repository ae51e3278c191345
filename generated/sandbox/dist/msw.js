import { anything, baseOf, checkMembers, checkObject, contract, literalPattern, pathBelow } from "./sandbox.js";
import { createFetch, createSandbox } from "./fetch.js";
import { HttpResponse, http } from "msw";
// src/sandbox/hosts/msw.ts
function createHandlers(sandbox = createSandbox(), options = {}) {
	checkMembers("option", checkObject("The options are", options), { baseUrl: anything });
	const { baseUrl = "" } = options;
	const fetch = createFetch(sandbox);
	const { location } = globalThis;
	const base = baseOf(baseUrl, location?.href);
	return [...new Set(contract.operations.map(({ path }) => path))].map((path) => http.all(patternOf(base, path), async ({ request }) => {
		const url = new URL(request.url);
		const below = pathBelow(base, url);
		if (below === void 0) return void 0;
		const { method, headers, signal } = request;
		const body = await request.arrayBuffer();
		const init = {
			method,
			headers,
			signal,
			...body.byteLength > 0 && { body }
		};
		return fetch(new URL(below, url), init).then(transferable).catch(() => HttpResponse.error());
	}));
}
async function transferable(response) {
	const stream = new ReadableStream();
	try {
		structuredClone(stream, { transfer: [stream] });
		return response;
	} catch {
		return new Response(response.body && await response.blob(), response);
	}
}
function patternOf(base, path) {
	const texts = path.split(/{[^{}]+}/).map((text) => literalPattern(encodeURI(text)));
	return new RegExp(`^${base === "" ? "[^/]+//[^/]+" : literalPattern(base)}${texts.join("[^/]+")}$`);
}
export { createHandlers, createSandbox };
