import { Bounds, CoverageReport, Event, ExpectedRequest, Extraction, ExtractionMatch, Fault, Interpretations, JournalEntry, JournalFilter, KeyOptions, ListedFault, ListedUpload, Page, PageFields, RequestsToAwait, RunningSandbox, Sandbox, SandboxOptions, SandboxTeam, Seed, Settings, Snapshot, Task, UploadChanges } from "./shared.js";
import { TestContext, TestOptions } from "node:test";
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
export declare function createTest(sandboxOptions?: SandboxOptions): Declare;
/**
 * node:test's `test` with a sandbox: `test('…', async ({ sandbox, team }) => { … })`. A test that fails prints the journal of
 * its team.
 */
export declare const test: Declare;
/**
 * Checks that a team has received a request: an operationId, or members of its entry in the journal.
 *
 * @throws {ExpectationError} It has not; the message lists the requests and their differences.
 */
export declare function assertReceived(team: SandboxTeam, expected: ExpectedRequest): void;
/**
 * Checks that every request of a team is valid by the contract; of a sandbox also those that have no team.
 *
 * @throws {ExpectationError} One is not; the message lists the violations.
 */
export declare function assertNoContractViolations(team: SandboxTeam): void;
/**
 * Checks that a sandbox has exercised cases of the contract: all of an operation by its operationId, or one such as
 * `completeTask returns 400`. Without names, all that there are.
 *
 * @throws {ExpectationError} It has not; the message lists what is missing.
 * @throws {TypeError} There is no such case.
 */
export declare function assertCovered(sandbox: Sandbox, ...names: string[]): void;
export type { Bounds, CoverageReport, Event, ExpectedRequest, Extraction, ExtractionMatch, Fault, Interpretations, JournalEntry, JournalFilter, KeyOptions, ListedFault, ListedUpload, Page, PageFields, RequestsToAwait, RunningSandbox, Sandbox, SandboxOptions, SandboxTeam, Seed, Settings, Snapshot, Task, UploadChanges };