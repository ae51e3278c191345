import { baseOf, corsHeaders, pathBelow } from "./sandbox.js";
import { journalTable, startFixture } from "./shared.js";
import { createFetch } from "./fetch.js";
import { expect, test as test$1 } from "@playwright/test";
// src/sandbox/hosts/playwright-body.ts
var MissingBytesError = class extends Error {
	name = "MissingBytesError";
};
const registry = "docproc-sandbox-files";
function keepChosenFiles(registry) {
	const chosen = [];
	Object.defineProperty(globalThis, registry, { value: chosen });
	const descriptor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "files");
	const filesOf = (input) => descriptor?.get?.call(input);
	const keep = (input) => {
		const files = [...filesOf(input) ?? []].filter((file) => chosen.every((each) => each.file !== file));
		const old = chosen.filter((each) => each.input === input && files.some(({ name }) => name === each.file.name));
		for (const each of old) chosen.splice(chosen.indexOf(each), 1);
		chosen.push(...files.map((file) => ({
			input,
			file
		})));
	};
	addEventListener("input", (event) => {
		const [target] = event.composedPath();
		if (target instanceof HTMLInputElement) keep(target);
	}, true);
	Object.defineProperty(HTMLInputElement.prototype, "files", {
		...descriptor,
		get() {
			keep(this);
			return filesOf(this);
		}
	});
}
async function bodyOf(request) {
	const data = request.postDataBuffer();
	const body = data && new Uint8Array(data);
	const type = request.headers()["content-type"];
	if (type === void 0) return body;
	const form = await new Response(body, { headers: { "content-type": type } }).formData().catch(() => void 0);
	const parts = [...form ?? []];
	const empty = parts.flatMap(([, value]) => isEmptyFile(value) ? [value.name] : []);
	if (empty.length === 0 && (form || body?.length)) return body;
	const chosen = await chosenFiles(request);
	if (chosen.every(({ size }) => size === 0)) return body;
	if (!form) throw missing(request, "the body");
	const whole = new FormData();
	for (const [name, value] of parts) if (!isEmptyFile(value)) whole.append(name, value);
	else {
		const same = chosen.filter((each) => each.name === value.name);
		const count = empty.filter((each) => each === value.name).length;
		const before = whole.getAll(name).filter((each) => Object(each).name === value.name).length;
		const found = same.length === 1 ? same[0] : same.length === count ? same[before] : void 0;
		if (!found) throw missing(request, value.name);
		whole.append(name, new File(await read(found), value.name, { type: value.type }));
	}
	return whole;
}
const isEmptyFile = (value) => typeof value !== "string" && value.size === 0 && value.name !== "";
const missing = (request, what) => new MissingBytesError(`${request.method()} ${request.url()}: Playwright does not hand over the bytes of ${what}, which is on disk, and no file that was chosen in the page is certain to have them. Pass the file with its bytes: setInputFiles(input, { name, mimeType, buffer }). Or have the page send its requests to the URL of the sandbox: sandbox.baseUrl.`);
async function chosenFiles(request) {
	const lists = (request.serviceWorker() ? [] : request.frame().page().frames()).map(async (frame) => {
		return (await frame.evaluate((name) => Reflect.get(globalThis, name)?.map(({ file }) => ({
			name: file.name,
			size: file.size
		})) ?? [], registry)).map((each, index) => ({
			...each,
			frame,
			index
		}));
	});
	return (await Promise.all(lists)).flat();
}
const chunkSize = 6 * 2 ** 20;
async function read({ frame, index, size }) {
	const chunks = [];
	for (let from = 0; from < size; from += chunkSize) {
		const url = await frame.evaluate(([name, at, begin, end]) => new Promise((resolve, reject) => {
			const reader = new FileReader();
			reader.addEventListener("load", () => resolve(reader.result));
			reader.addEventListener("error", () => reject(reader.error));
			const chosen = Reflect.get(globalThis, name);
			reader.readAsDataURL(chosen[at]?.file.slice(begin, end) ?? new Blob());
		}), [
			registry,
			index,
			from,
			from + chunkSize
		]);
		chunks.push(new Uint8Array(Buffer.from(url.slice(url.indexOf(",") + 1), "base64")));
	}
	return chunks;
}
// src/sandbox/hosts/playwright.ts
const test = test$1.extend({
	sandboxOptions: [{}, {
		scope: "worker",
		option: true
	}],
	sandboxBaseUrl: ["", { option: true }],
	teamId: ["", { option: true }],
	sandbox: [async ({ sandboxOptions }, use) => {
		const sandbox = await startFixture(sandboxOptions);
		await use(sandbox);
		await sandbox.close();
	}, { scope: "worker" }],
	team: async ({ sandbox, teamId }, use, info) => {
		const team = sandbox.team(teamId || void 0);
		await use(team);
		if (info.status !== info.expectedStatus) console.error(journalTable(team));
		team.reset();
	},
	context: async ({ context, sandbox, sandboxBaseUrl }, use) => {
		await routeToSandbox(context, sandbox, sandboxBaseUrl);
		await use(context);
	}
});
async function routeToSandbox(context, sandbox, baseUrl = "") {
	const fetch = createFetch(sandbox);
	const base = baseOf(baseUrl);
	await context.addInitScript(keepChosenFiles, registry);
	await context.route((url) => Boolean(pathBelow(base, url)), (route) => respond(route, fetch, base));
}
async function respond(route, fetch, base) {
	const request = route.request();
	const url = new URL(request.url());
	const headers = request.headers();
	const path = pathBelow(base, url) ?? "";
	try {
		const body = await bodyOf(request);
		if (body instanceof FormData) delete headers["content-type"];
		const response = await fetch(new URL(path, url), {
			method: request.method(),
			headers,
			body
		});
		const { origin } = headers;
		const own = Object.fromEntries(response.headers);
		await route.fulfill({
			status: response.status,
			headers: {
				...own,
				...origin && corsHeaders(origin, Object.keys(own))
			},
			body: await response.text()
		});
	} catch (error) {
		await route.abort("connectionreset").catch(() => {});
		if (error instanceof MissingBytesError) throw error;
	}
}
export { expect, routeToSandbox, test };
