import { startFixture } from "./fixture.js";
import { after, test as test$1 } from "node:test";
// node-test.js
let running;
after(async () => (await running)?.close());
/** node:test's `test` with a sandbox: `test('…', async ({ sandbox, team }) => { … })`. */
function test(name, body) {
	return test$1(name, async (context) => {
		const sandbox = await (running ??= startFixture());
		await body({
			sandbox,
			team: sandbox.team()
		}, context);
	});
}
export { test };
//# sourceMappingURL=node-test.js.map
