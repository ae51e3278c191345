import { test as base } from "vitest";
import { startFixture } from "./fixture.js";
/** Vitest's `test` with a sandbox: `test('…', async ({ sandbox, team }) => { … })`. */
export const test = base.extend({
	sandboxOptions: [{}, { scope: "file" }],
	sandbox: [async ({ sandboxOptions }, use) => {
		const sandbox = await startFixture(sandboxOptions);
		await use(sandbox);
		await sandbox.close();
	}, { scope: "file" }],
	team: async ({ sandbox }, use) => use(sandbox.team())
});
