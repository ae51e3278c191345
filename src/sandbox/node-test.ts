import { after, test as base, type TestContext, type TestOptions } from 'node:test';
import { startFixture } from './fixture.ts';
import type { RunningSandbox } from './index.ts';
import type { SandboxOptions, SandboxTeam } from './public.ts';

/** What a test gets. */
export interface Fixtures {
  /** A sandbox behind a server, shared by the tests of a file. */
  sandbox: RunningSandbox;
  /** A team of that sandbox that no other test uses. */
  team: SandboxTeam;
}

/** A test that gets fixtures. */
export type TestBody = (fixtures: Fixtures, context: TestContext) => unknown;

/** Declares a test, as node:test does. */
export interface Declare {
  (name: string, body: TestBody): Promise<void>;
  (name: string, options: TestOptions, body: TestBody): Promise<void>;
}

/** node:test's `test` with a sandbox. */
export interface SandboxTest extends Declare {
  /** Declares a test that is skipped. */
  readonly skip: Declare;
  /** Declares a test that is not done yet. */
  readonly todo: Declare;
  /** Declares a test that runs alone, with `--test-only`. */
  readonly only: Declare;
}

/**
 * Returns a `test` whose sandbox has options, for instance a setting. Its tests share the sandbox.
 *
 * @throws {TypeError} An option is invalid; when the first test runs.
 */
export function createTest(sandboxOptions: SandboxOptions = {}): SandboxTest {
  let running: Promise<RunningSandbox> | undefined;
  after(async () => {
    // A test has failed with what went wrong at the start.
    const sandbox = await running?.catch(() => undefined);
    await sandbox?.close();
  });

  const declare =
    (test: typeof base.skip): Declare =>
    (name: string, ...rest: [TestBody] | [TestOptions, TestBody]) => {
      const body = rest.at(-1);
      const options = rest.length > 1 ? (rest[0] as TestOptions) : {};
      if (typeof body !== 'function') throw new TypeError(`The test ${name} has no function to run.`);
      return test(name, options, async (context) => {
        const sandbox = await (running ??= startFixture(sandboxOptions));
        await body({ sandbox, team: sandbox.team() }, context);
      });
    };
  return Object.assign(declare(base), {
    skip: declare(base.skip),
    todo: declare(base.todo),
    only: declare(base.only),
  });
}

/** node:test's `test` with a sandbox: `test('…', async ({ sandbox, team }) => { … })`. */
export const test: SandboxTest = createTest();
