import { AsyncResource } from 'node:async_hooks';
import { after, test as base, type TestContext, type TestOptions } from 'node:test';
import { compileFunction } from 'node:vm';
import { startFixture } from './fixture.ts';
import type { RunningSandbox } from './index.ts';
import type { ExpectedRequest, SandboxOptions, SandboxTeam } from '../testing/public.ts';
import { assertExpectation, covered, journalTable, noViolations, received } from '../testing/expectations.ts';
import type { Sandbox } from '../testing/sandbox.ts';

export type { RunningSandbox, Sandbox } from './index.ts';
export type * from '../testing/public.ts';

/** What a test gets. */
export interface Fixtures {
  /** A sandbox behind a server, shared by the tests of a file. */
  sandbox: RunningSandbox;
  /** A team of that sandbox that no other test uses. */
  team: SandboxTeam;
}

/** A test that gets fixtures. */
export type TestBody = (fixtures: Fixtures, context: TestContext) => unknown;

/** Declares a test, as node:test does. Options such as `{ skip: true }` are those of node:test. */
export interface Declare {
  (name: string, body: TestBody): Promise<void>;
  (name: string, options: TestOptions, body: TestBody): Promise<void>;
}

/**
 * Returns a `test` whose sandbox has options, for instance a setting. Its tests share the sandbox.
 *
 * @throws {TypeError} An option is invalid; when the first test runs.
 */
export function createTest(sandboxOptions: SandboxOptions = {}): Declare {
  let running: Promise<RunningSandbox> | undefined;
  after(async () => {
    // A test has failed with what went wrong at the start.
    const sandbox = await running?.catch(() => undefined);
    await sandbox?.close();
  });

  return (name: string, ...rest: [TestBody] | [TestOptions, TestBody]) => {
    const body = rest.at(-1);
    const options = rest.length > 1 ? (rest[0] as TestOptions) : {};
    if (typeof body !== 'function') throw new TypeError(`The test ${name} has no function to run.`);
    return declareAtCaller(name, options, async (context) => {
      const sandbox = await (running ??= startFixture(sandboxOptions));
      const team = sandbox.team();
      context.after(() => {
        // @types/node does not have it yet.
        const { passed } = context as TestContext & { passed: boolean };
        if (!passed && !options.todo) context.diagnostic(journalTable(team));
      });
      await body({ sandbox, team }, context);
    });
  };
}

type TestFn = (context: TestContext) => Promise<void>;

/** node:test locates a test at the line that calls its `test`, and has no option for another: a function of that line calls it. */
function declareAtCaller(...given: [string, TestOptions, TestFn]): Promise<void> {
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = (_, sites) => sites;
  const place: { stack?: NodeJS.CallSite[] } = {};
  Error.captureStackTrace(place);
  const sites = place.stack ?? [];
  Error.prepareStackTrace = prepareStackTrace;
  const caller = sites.find((site) => site.getFileName() !== sites[0]?.getFileName());
  const body = 'return test(...given)';
  const declared = compileFunction(body, ['test', 'given'], {
    filename: caller?.getFileName() ?? '',
    lineOffset: (caller?.getLineNumber() ?? 1) - 1,
    columnOffset: (caller?.getColumnNumber() ?? 1) - 1 - body.indexOf('test'),
  }) as (test: typeof base, given: unknown[]) => Promise<void>;
  return declared(base, given);
}

/** A test of a suite may be the first one, and its sandbox is shared by all: the hook that closes it belongs to no suite. */
const file = new AsyncResource('sandbox');
let standard: Declare | undefined;

/**
 * node:test's `test` with a sandbox: `test('…', async ({ sandbox, team }) => { … })`. A test that fails prints the journal of
 * its team.
 */
export const test: Declare = (name: string, ...rest: [TestBody] | [TestOptions, TestBody]) => {
  standard ??= file.runInAsyncScope(() => createTest());
  return standard(name, ...(rest as [TestOptions, TestBody]));
};

/**
 * Checks that a team has received a request: an operationId, or members of its entry in the journal.
 *
 * @throws {ExpectationError} It has not; the message lists the requests and their differences.
 */
export function assertReceived(team: SandboxTeam, expected: ExpectedRequest): void {
  assertExpectation(received(team, expected));
}

/**
 * Checks that every request of a team is valid by the contract; of a sandbox also those that have no team.
 *
 * @throws {ExpectationError} One is not; the message lists the violations.
 */
export function assertNoContractViolations(team: SandboxTeam): void {
  assertExpectation(noViolations(team));
}

/**
 * Checks that a sandbox has exercised cases of the contract: all of an operation by its operationId, or one such as
 * `completeTask returns 400`. Without names, all that there are.
 *
 * @throws {ExpectationError} It has not; the message lists what is missing.
 * @throws {TypeError} There is no such case.
 */
export function assertCovered(sandbox: Sandbox, ...names: string[]): void {
  assertExpectation(covered(sandbox, names));
}
