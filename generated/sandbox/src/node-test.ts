import { after, test as base, type TestContext } from 'node:test';
import { startFixture } from './fixture.js';
import type { RunningSandbox } from './index.js';
import type { SandboxTeam } from './public.js';

let running: Promise<RunningSandbox> | undefined;
after(async () => (await running)?.close());

/** What a test gets. */
export interface Fixtures {
  /** A sandbox behind a server, shared by the tests of a file. */
  sandbox: RunningSandbox;
  /** A team of that sandbox that no other test uses. */
  team: SandboxTeam;
}

/** node:test's `test` with a sandbox: `test('…', async ({ sandbox, team }) => { … })`. */
export function test(
  name: string,
  body: (fixtures: Fixtures, context: TestContext) => unknown,
): Promise<void> {
  return base(name, async (context) => {
    const sandbox = await (running ??= startFixture());
    await body({ sandbox, team: sandbox.team() }, context);
  });
}
