import { Bounds, CoverageReport, Event, ExpectedRequest, Extraction, ExtractionMatch, Fault, Interpretations, JournalEntry, JournalFilter, KeyOptions, ListedFault, ListedUpload, Page, PageFields, RequestsToAwait, Sandbox, SandboxOptions, SandboxTeam, Seed, Settings, Snapshot, Task, UploadChanges, createSandbox } from "./shared.js";
import { HttpHandler } from "msw";
/** Which requests the handlers respond to. */
export interface HandlerOptions {
  /**
   * Base URL of the interface, such as `https://app.example/api`; in a page also `/api`.
   *
   * @default '' the root of any host
   */
  baseUrl?: string | undefined;
}
/**
 * Returns handlers for Mock Service Worker that send every request of the contract to a sandbox, in a browser and in
 * Node: `setupWorker(...createHandlers(sandbox))`. Other requests are left to other handlers.
 *
 * @param sandbox The sandbox that responds; a new one if not given.
 * @throws {TypeError} An option is invalid.
 */
export declare function createHandlers(sandbox?: Sandbox, options?: HandlerOptions): HttpHandler[];
export { type Bounds, type CoverageReport, type Event, type ExpectedRequest, type Extraction, type ExtractionMatch, type Fault, type Interpretations, type JournalEntry, type JournalFilter, type KeyOptions, type ListedFault, type ListedUpload, type Page, type PageFields, type RequestsToAwait, type Sandbox, type SandboxOptions, type SandboxTeam, type Seed, type Settings, type Snapshot, type Task, type UploadChanges, createSandbox };