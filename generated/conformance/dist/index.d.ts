export { allChecks } from "./checks/all.js";
export { listChecks } from "./checks/list.js";
export { patchOf } from "./questions/suggested-edits.js";
export { interpretationsFile, setArguments } from "./questions/settings.js";
export { exitCodeOf, violationsOf } from "./reports/report.js";
export { formats } from "./reports/formats.js";
export { runConformance } from "./run.js";
export { registerChecks } from "./test-runner.js";
export { textReport } from "./reports/text.js";
export type { Check } from "./checks/check.js";
export type { ListedCheck } from "./checks/list.js";
export type { CreatedUpload, Credentials, Permission, RunOptions, Sample } from "./options.js";
export type * from "./reports/report.js";
export type { Format } from "./reports/formats.js";
export type { TestContext, TestFunction } from "./test-runner.js";
//# sourceMappingURL=index.d.ts.map
