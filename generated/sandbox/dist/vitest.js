import { covered, journalTable, noViolations, received, startFixture } from "./shared.js";
import { expect, test as test$1 } from "vitest";
// src/sandbox/hosts/vitest.ts
expect.extend({
	toHaveReceived: (team, expected) => received(team, expected),
	toHaveNoContractViolations: (team) => noViolations(team),
	toHaveCovered: (sandbox, ...names) => covered(sandbox, names)
});
const test = test$1.extend({
	sandboxOptions: [{}, { scope: "file" }],
	sandbox: [async ({ sandboxOptions }, use) => {
		const sandbox = await startFixture(sandboxOptions);
		await use(sandbox);
		await sandbox.close();
	}, { scope: "file" }],
	team: async ({ sandbox, task, onTestFailed }, use) => {
		const team = sandbox.team();
		if (!task.fails) onTestFailed(() => console.error(journalTable(team)));
		await use(team);
	}
});
export { test };
