// The types that callers of a sandbox meet.
export type { Task } from '@docproc/types';
export type { CoverageReport } from './coverage.ts';
export type { JournalEntry } from '../state/journal.ts';
export type { SandboxTeam } from './team.ts';
export type { Extraction, ExtractionMatch } from '../state/extractions.ts';
export type { PageFields } from './document-pages.ts';
export type { Seed, ListedUpload, UploadChanges } from './seeds.ts';
export type { Snapshot } from '../storage/snapshot.ts';
export type { ExpectedRequest, JournalFilter, Page, RequestsToAwait } from './verification.ts';
export type { KeyOptions } from '../request/authorize.ts';
export type { Fault, ListedFault } from '../state/faults.ts';
export type { Interpretations, Settings } from '../contract/setting-values.ts';
export type { Bounds, Event, SandboxOptions } from '../state/state.ts';
