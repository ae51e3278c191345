import { control, controlPath } from "./control.js";
import { abandon, bodyOf, handle } from "./engine.js";
import { FormReader } from "./form.js";
import { createSandbox } from "./sandbox.js";
export { createSandbox };
/**
* A `fetch` that leads to a sandbox in the same process: no port, no server, also in a browser.
* Whatever the host of the address is, the path decides.
*
* @param sandbox The sandbox that answers; a new one if not given.
*/
export function createFetch(sandbox = createSandbox()) {
	return async (input, init) => {
		const request = new Request(input, init);
		request.signal.throwIfAborted();
		const { pathname, search } = new URL(request.url);
		const path = pathname + search;
		const { method } = request;
		if (pathname.startsWith(controlPath)) {
			return respond(control(sandbox, {
				method,
				path,
				body: await request.text()
			}), request.signal);
		}
		const { state } = sandbox;
		const asked = {
			method,
			path,
			...headersOf(request.headers)
		};
		try {
			if (request.body) await read(sandbox, asked, request, init?.body);
		} catch (error) {
			abandon(state, asked);
			throw error;
		}
		return respond(handle(state, asked), request.signal);
	};
}
function headersOf(headers) {
	return {
		authorization: headers.get("authorization") ?? undefined,
		prefer: headers.get("prefer") ?? undefined,
		contentType: headers.get("content-type") ?? undefined
	};
}
/** Puts the body into the engine's request, in the form that the engine wants it in. */
async function read({ state }, asked, request, given) {
	const reading = bodyOf(state, asked);
	if (reading.body === "text") asked.body = await request.text();
	if (reading.body !== "form") return;
	const form = new FormReader(reading.limits, reading.known);
	asked.body = form;
	// A form that comes as a form need not be written out and read in again.
	const parts = given instanceof FormData ? given : await parse(request);
	if (!parts) form.fail("form", "the form cannot be read");
	for (const [name, value] of parts ?? []) {
		if (typeof value === "string") form.field(name, value);
		else form.file(name, value.name, value.type)?.(value.size);
	}
}
/** The form that a request carries as bytes; undefined if they are none. Rejects if they do not all arrive. */
async function parse(request) {
	const type = request.headers.get("content-type") ?? "";
	const bytes = await request.blob();
	return new Response(bytes, { headers: { "content-type": type } }).formData().catch(() => undefined);
}
async function respond({ status, type, body, allow, manner = {} }, signal) {
	const headers = new Headers();
	if (type !== "") headers.set("content-type", type);
	if (allow !== undefined) headers.set("allow", allow);
	if (manner.delayMs) await sleep(manner.delayMs, signal);
	if (manner.cut) return new Response(cutShort(body), {
		status,
		headers
	});
	return new Response(body === "" ? null : body, {
		status,
		headers
	});
}
/** Half of a text, and then an error as when the connection ends. */
function cutShort(body) {
	const half = new TextEncoder().encode(body.slice(0, body.length / 2));
	return new ReadableStream({ pull(controller) {
		if (controller.desiredSize === 1 && half.length > 0) controller.enqueue(half);
		controller.error(new TypeError("The connection ended in the middle of the answer."));
	} });
}
function sleep(milliseconds, signal) {
	return new Promise((resolve, reject) => {
		const stop = () => {
			clearTimeout(timer);
			reject(signal.reason);
		};
		const timer = setTimeout(() => {
			signal.removeEventListener("abort", stop);
			resolve();
		}, milliseconds);
		signal.addEventListener("abort", stop, { once: true });
	});
}
