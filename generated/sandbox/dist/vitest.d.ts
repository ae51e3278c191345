import { RunningSandbox, SandboxOptions, SandboxTeam } from "./shared.js";
import { TestAPI } from "vitest";
/** What a test can request by name. */
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