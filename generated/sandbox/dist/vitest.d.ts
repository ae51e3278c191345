import { type TestAPI } from "vitest";
import type { RunningSandbox } from "./index.js";
import type { SandboxOptions, SandboxTeam } from "./public.js";
/** What a test gets when it asks for it by name. */
export interface Fixtures {
	/** A sandbox behind a server, shared by the tests of a file. */
	sandbox: RunningSandbox;
	/** A team of that sandbox that no other test uses. */
	team: SandboxTeam;
	/** What the sandbox is started with. */
	sandboxOptions: SandboxOptions;
}
/** Vitest's `test` with a sandbox: `test('…', async ({ sandbox, team }) => { … })`. */
export declare const test: TestAPI<Fixtures>;
//# sourceMappingURL=vitest.d.ts.map
