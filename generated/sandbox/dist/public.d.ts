export type { Task } from "./types.js";
export type { CoverageReport } from "./control/coverage-report.js";
export type { JournalEntry } from "./control/journal-entry.js";
export type { SandboxTeam } from "./control/team.js";
export type { Seed } from "./control/seeds.js";
export type { Snapshot } from "./control/snapshot.js";
export type { ListedUpload, UploadChanges } from "./control/uploads.js";
export type { ExpectedRequest, JournalFilter, Page, RequestsToAwait } from "./control/verification.js";
export type { KeyOptions } from "./engine/access.js";
export type { Fault, ListedFault } from "./engine/fault-rules.js";
export type { Interpretations, Settings } from "./engine/settings.js";
export type { Bounds, Event, SandboxOptions } from "./engine/state.js";
//# sourceMappingURL=public.d.ts.map
