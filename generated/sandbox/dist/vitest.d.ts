import { Bounds, CoverageReport, Event, ExpectedRequest, Extraction, ExtractionMatch, Fault, Interpretations, JournalEntry, JournalFilter, KeyOptions, ListedFault, ListedUpload, Page, PageFields, RequestsToAwait, RunningSandbox, Sandbox, SandboxOptions, SandboxTeam, Seed, Settings, Snapshot, Task, UploadChanges } from "./shared.js";
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
declare global {
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
/**
 * Vitest's `test` with a sandbox: `test('…', async ({ sandbox, team }) => { … })`. A test that fails prints the journal of its
 * team.
 */
export declare const test: TestAPI<Fixtures>;
export type { Bounds, CoverageReport, Event, ExpectedRequest, Extraction, ExtractionMatch, Fault, Interpretations, JournalEntry, JournalFilter, KeyOptions, ListedFault, ListedUpload, Page, PageFields, RequestsToAwait, RunningSandbox, Sandbox, SandboxOptions, SandboxTeam, Seed, Settings, Snapshot, Task, UploadChanges };