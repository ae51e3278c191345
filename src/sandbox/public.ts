// The types that callers of a sandbox meet.
export type { Task } from '../../generated/sandbox/dist/types.js';
export type { CoverageReport } from './control/coverage-report.ts';
export type { JournalEntry } from './control/journal-entry.ts';
export type { SandboxTeam } from './control/sandbox.ts';
export type { Seed } from './control/seeds.ts';
export type { ListedUpload } from './control/uploads.ts';
export type { Fault } from './engine/faults.ts';
export type { Interpretations, Settings } from './engine/settings.ts';
export type { Bounds, Event, SandboxOptions } from './engine/state.ts';
