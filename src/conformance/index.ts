export { listChecks } from './checks/list.ts';
export { interpretationsFile, setArguments } from './questions/settings.ts';
export { exitCodeOf, violationsOf, type ListedCheck } from './reports/report.ts';
export { formats, type Format } from './reports/formats.ts';
export { runConformance } from './run.ts';
export { registerChecks, type TestContext, type TestFunction } from './test-runner.ts';
export { textReport } from './reports/text.ts';
export type { CreatedUpload, Credentials, Permission, RunOptions, Sample } from './options.ts';
export type * from './reports/report.ts';
