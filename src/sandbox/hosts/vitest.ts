import { expect, test as base, type TestAPI } from 'vitest';
import { startFixture } from './fixture.ts';
import type { RunningSandbox } from './index.ts';
import type { ExpectedRequest, SandboxOptions, SandboxTeam } from '../testing/public.ts';
import { covered, journalTable, noViolations, received } from '../testing/expectations.ts';
import type { Sandbox } from '../testing/sandbox.ts';

export type { RunningSandbox, Sandbox } from './index.ts';
export type * from '../testing/public.ts';

/** What a test can request by name. */
export interface Fixtures {
  /** A sandbox behind a server, shared by the tests of a file. */
  sandbox: RunningSandbox;
  /** A team of that sandbox that no other test uses. */
  team: SandboxTeam;
  /** What the sandbox is started with. */
  sandboxOptions: SandboxOptions;
}

declare global {
  // Vitest offers the members of this interface in every version; the parameters of its own differ.
  namespace Chai {
    interface Assertion {
      /** Expects a team to have received a request: an operationId, or members of its entry in the journal. */
      toHaveReceived(expected: ExpectedRequest): void;
      /** Expects every request of a team to be valid by the contract; of a sandbox also those that have no team. */
      toHaveNoContractViolations(): void;
      /**
       * Expects a sandbox to have exercised cases of the contract: all of an operation by its operationId, or one such as
       * `completeTask returns 400`. Without names, all that there are.
       */
      toHaveCovered(...names: string[]): void;
    }
  }
}

expect.extend({
  toHaveReceived: (team: SandboxTeam, expected: ExpectedRequest) => received(team, expected),
  toHaveNoContractViolations: (team: SandboxTeam) => noViolations(team),
  toHaveCovered: (sandbox: Sandbox, ...names: string[]) => covered(sandbox, names),
});

/**
 * Vitest's `test` with a sandbox: `test('…', async ({ sandbox, team }) => { … })`. A test that fails prints the journal of its
 * team.
 */
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
  team: async ({ sandbox, task, onTestFailed }, use) => {
    const team = sandbox.team();
    // A test that is known to fail needs no explanation.
    if (!task.fails) onTestFailed(() => console.error(journalTable(team)));
    await use(team);
  },
});
