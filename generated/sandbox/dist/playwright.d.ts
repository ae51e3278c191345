import { Bounds, CoverageReport, Event, ExpectedRequest, Extraction, ExtractionMatch, Fault, Interpretations, JournalEntry, JournalFilter, KeyOptions, ListedFault, ListedUpload, Page, PageFields, RequestsToAwait, RunningSandbox, Sandbox, SandboxOptions, SandboxTeam, Seed, Settings, Snapshot, Task, UploadChanges } from "./shared.js";
import { BrowserContext, PlaywrightTestArgs, PlaywrightTestOptions, PlaywrightWorkerArgs, PlaywrightWorkerOptions, TestType, expect } from "@playwright/test";
/** What a test can request by name, and its options. */
export interface Fixtures {
  /** A team that no other test uses. */
  team: SandboxTeam;
  /** Id of the team, for pages that always use the same one. By default each test has its own. */
  teamId: string;
  /** Base URL of the requests that go to the sandbox; empty for any host. */
  sandboxBaseUrl: string;
}
/** What the tests of a worker share. */
export interface WorkerFixtures {
  /** A sandbox behind a server. Requests of pages reach it without the server. */
  sandbox: RunningSandbox;
  /** What the sandbox is started with. */
  sandboxOptions: SandboxOptions;
}
/**
 * Playwright's `test` with a sandbox: `test('…', async ({ page, team }) => { … })`. The requests of every page to an
 * operation of the contract go to the sandbox.
 */
export declare const test: TestType<PlaywrightTestArgs & PlaywrightTestOptions & Fixtures, PlaywrightWorkerArgs & PlaywrightWorkerOptions & WorkerFixtures>;
/**
 * Sends requests of pages to a sandbox, for contexts that a test creates itself.
 *
 * @param baseUrl Base URL of the requests; empty for any host.
 * @throws {TypeError} The base URL is not a URL of HTTP.
 */
export declare function routeToSandbox(context: BrowserContext, sandbox: Sandbox, baseUrl?: string): Promise<void>;
export { type Bounds, type CoverageReport, type Event, type ExpectedRequest, type Extraction, type ExtractionMatch, type Fault, type Interpretations, type JournalEntry, type JournalFilter, type KeyOptions, type ListedFault, type ListedUpload, type Page, type PageFields, type RequestsToAwait, type RunningSandbox, type Sandbox, type SandboxOptions, type SandboxTeam, type Seed, type Settings, type Snapshot, type Task, type UploadChanges, expect };