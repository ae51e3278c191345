import { type TestContext } from "node:test";
import type { RunningSandbox } from "./index.js";
import type { SandboxTeam } from "./public.js";
/** What a test gets. */
export interface Fixtures {
	/** A sandbox behind a server, shared by the tests of a file. */
	sandbox: RunningSandbox;
	/** A team of that sandbox that no other test uses. */
	team: SandboxTeam;
}
/** node:test's `test` with a sandbox: `test('…', async ({ sandbox, team }) => { … })`. */
export declare function test(name: string, body: (fixtures: Fixtures, context: TestContext) => unknown): Promise<void>;
//# sourceMappingURL=node-test.d.ts.map
