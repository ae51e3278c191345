export type { Task } from "./types.js";
export type { CoverageReport } from "./control/coverage-report.js";
export type { JournalEntry } from "./control/journal-entry.js";
export type { SandboxTeam } from "./control/sandbox.js";
export type { Seed } from "./control/seeds.js";
export type { ListedUpload } from "./control/uploads.js";
export type { Fault } from "./engine/faults.js";
export type { Interpretations, Settings } from "./engine/settings.js";
export type { Bounds, Event, SandboxOptions } from "./engine/state.js";
