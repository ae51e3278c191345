// The types that callers of a sandbox meet.
export type { Readings } from '../../generated/sandbox/dist/contract.js';
export type { Task } from '../../generated/sandbox/dist/types.js';
export type { CoverageReport } from './coverage.ts';
export type { Fault } from './faults.ts';
export type { JournalEntry } from './journal.ts';
export type { SandboxTeam } from './sandbox.ts';
export type { Seed } from './seeds.ts';
export type { Bounds, Event, SandboxOptions } from './state.ts';
export type { Settings } from './switches.ts';
export type { ListedUpload } from './uploads.ts';
