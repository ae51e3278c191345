import { test as base, type TestAPI } from 'vitest';
import { startFixture } from './fixture.ts';
import type { RunningSandbox } from './index.ts';
import type { SandboxOptions, SandboxTeam } from './public.ts';

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
export const test: TestAPI<Fixtures> = base.extend<Fixtures>({
  sandboxOptions: [{}, { scope: 'file' }],
  sandbox: [
    async ({ sandboxOptions }, use) => {
      const sandbox = await startFixture(sandboxOptions);
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'file' },
  ],
  team: async ({ sandbox }, use) => use(sandbox.team()),
});
