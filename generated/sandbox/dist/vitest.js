import { startFixture } from "./fixture.js";
import { test as test$1 } from "vitest";
// vitest.js
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
//# sourceMappingURL=vitest.js.map
