import { after, test as base } from "node:test";
import { startSandbox } from "./index.js";
let running;
after(async () => (await running)?.close());
/** node:test's `test` with a sandbox: `test('…', async ({ sandbox, team }) => { … })`. */
export function test(name, body) {
	return base(name, async (context) => {
		const sandbox = await (running ??= startSandbox({ port: 0 }));
		await body({
			sandbox,
			team: sandbox.team()
		}, context);
	});
}
