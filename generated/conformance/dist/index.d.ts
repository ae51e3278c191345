export { allChecks } from "./checks/all.js";
export { listChecks } from "./list.js";
export { patchOf } from "./edits.js";
export { interpretationsFile, setArguments } from "./interpret.js";
export { exitCodeOf, violationsOf } from "./report.js";
export { formats } from "./reports/all.js";
export { runConformance } from "./run.js";
export { registerChecks } from "./test-runner.js";
export { textReport } from "./text.js";
export type { Check } from "./checks/check.js";
export type { ListedCheck } from "./list.js";
export type { CreatedUpload, Credentials, Permission, RunOptions, Sample } from "./options.js";
export type * from "./report.js";
export type { Format } from "./reports/all.js";
export type { TestContext, TestFunction } from "./test-runner.js";
//# sourceMappingURL=index.d.ts.map
