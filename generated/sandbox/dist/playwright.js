import { baseOf, corsHeaders, pathBelow } from "./sandbox.js";
import { journalTable, startFixture } from "./shared.js";
import { createFetch } from "./fetch.js";
import { expect, test as test$1 } from "@playwright/test";
// src/sandbox/playwright.ts
/**
* Playwright's `test` with a sandbox: `test('…', async ({ page, team }) => { … })`. The requests of every page to an
* operation of the contract go to the sandbox.
*/
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
		if (info.status !== info.expectedStatus) console.error(journalTable(team, sandbox.baseUrl));
		team.reset();
	},
	context: async ({ context, sandbox, sandboxBaseUrl }, use) => {
		await routeToSandbox(context, sandbox, sandboxBaseUrl);
		await use(context);
	}
});
/**
* Sends requests of pages to a sandbox, for contexts that a test creates itself.
*
* @param baseUrl Base URL of the requests; empty for any host.
* @throws {TypeError} The base URL is not a URL of HTTP.
*/
async function routeToSandbox(context, sandbox, baseUrl = "") {
	const fetch = createFetch(sandbox);
	const base = baseOf(baseUrl);
	await context.route((url) => Boolean(pathBelow(base, url)), (route) => respond(route, fetch, base));
}
async function respond(route, fetch, base) {
	const request = route.request();
	const url = new URL(request.url());
	const headers = request.headers();
	const body = request.postDataBuffer();
	const path = pathBelow(base, url) ?? "";
	try {
		const response = await fetch(new URL(path, url), {
			method: request.method(),
			headers,
			body: body && new Uint8Array(body)
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
	} catch {
		await route.abort("connectionreset").catch(() => {});
	}
}
export { expect, routeToSandbox, test };
