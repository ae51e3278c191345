import { startFixture } from "./shared.js";
import { test as test$1 } from "vitest";
// src/sandbox/vitest.ts
/** Vitest's `test` with a sandbox: `test('…', async ({ sandbox, team }) => { … })`. */
const test = test$1.extend({
	sandboxOptions: [{}, { scope: "file" }],
	sandbox: [async ({ sandboxOptions }, use) => {
		const sandbox = await startFixture(sandboxOptions);
		await use(sandbox);
		await sandbox.close();
	}, { scope: "file" }],
	team: async ({ sandbox }, use) => use(sandbox.team())
});
export { test };
