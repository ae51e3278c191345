import { startFixture } from "./shared.js";
import { after, test as test$1 } from "node:test";
// src/sandbox/node-test.ts
/**
* Returns a `test` whose sandbox has options, for instance a setting. Its tests share the sandbox.
*
* @throws {TypeError} An option is invalid; when the first test runs.
*/
function createTest(sandboxOptions = {}) {
	let running;
	after(async () => {
		await (await running?.catch(() => void 0))?.close();
	});
	const declare = (test) => (name, ...rest) => {
		const body = rest.at(-1);
		const options = rest.length > 1 ? rest[0] : {};
		if (typeof body !== "function") throw new TypeError(`The test ${name} has no function to run.`);
		return test(name, options, async (context) => {
			const sandbox = await (running ??= startFixture(sandboxOptions));
			await body({
				sandbox,
				team: sandbox.team()
			}, context);
		});
	};
	return Object.assign(declare(test$1), {
		skip: declare(test$1.skip),
		todo: declare(test$1.todo),
		only: declare(test$1.only)
	});
}
/** node:test's `test` with a sandbox: `test('…', async ({ sandbox, team }) => { … })`. */
const test = createTest();
export { createTest, test };
