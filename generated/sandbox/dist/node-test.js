import { after, test as base } from "node:test";
import { startFixture } from "./fixture.js";
let running;
after(async () => (await running)?.close());
/** node:test's `test` with a sandbox: `test('…', async ({ sandbox, team }) => { … })`. */
export function test(name, body) {
	return base(name, async (context) => {
		const sandbox = await (running ??= startFixture());
		await body({
			sandbox,
			team: sandbox.team()
		}, context);
	});
}
