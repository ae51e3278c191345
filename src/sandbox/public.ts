// The types that callers of a sandbox meet.
export type { Task } from '@docproc/types';
export type { CoverageReport } from './control/coverage-report.ts';
export type { JournalEntry } from './control/journal-entry.ts';
export type { SandboxTeam } from './control/team.ts';
export type { Seed } from './control/seeds.ts';
export type { Snapshot } from './control/snapshot.ts';
export type { ListedUpload, UploadChanges } from './control/uploads.ts';
export type { ExpectedRequest, JournalFilter, Page, RequestsToAwait } from './control/verification.ts';
export type { KeyOptions } from './engine/access.ts';
export type { Fault, ListedFault } from './engine/fault-rules.ts';
export type { Interpretations, Settings } from './engine/setting-values.ts';
export type { Bounds, Event, SandboxOptions } from './engine/state.ts';
