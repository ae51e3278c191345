// The types that callers of a sandbox meet.
export type { Task } from '@docproc/types';
export type { CoverageReport } from './testing/coverage.ts';
export type { JournalEntry } from './testing/journal.ts';
export type { SandboxTeam } from './testing/team.ts';
export type { Extraction, ExtractionMatch } from './resources/extractions.ts';
export type { PageFields } from './testing/page.ts';
export type { Seed } from './testing/seeds.ts';
export type { Snapshot } from './testing/snapshot.ts';
export type { ListedUpload, UploadChanges } from './testing/seeds.ts';
export type { ExpectedRequest, JournalFilter, Page, RequestsToAwait } from './testing/verification.ts';
export type { KeyOptions } from './access/keys.ts';
export type { Fault, ListedFault } from './testing/faults.ts';
export type { Interpretations, Settings } from './setting-values.ts';
export type { Bounds, Event, SandboxOptions } from './resources/state.ts';
