import { test as base } from "vitest";
import { startSandbox } from "./index.js";
/** Vitest's `test` with a sandbox: `test('…', async ({ sandbox, team }) => { … })`. */
export const test = base.extend({
	sandboxOptions: [{}, { scope: "file" }],
	sandbox: [async ({ sandboxOptions }, use) => {
		const sandbox = await startSandbox({
			...sandboxOptions,
			port: 0
		});
		await use(sandbox);
		await sandbox.close();
	}, { scope: "file" }],
	team: async ({ sandbox }, use) => use(sandbox.team())
});
