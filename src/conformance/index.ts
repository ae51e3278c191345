export { listChecks } from './checks/list.ts';
export { interpretationsFile, setArguments } from './reports/interpretations.ts';
export { exitCodeOf, violationsOf, type ListedCheck } from './reports/report.ts';
export { formats, type Format } from './reports/formats.ts';
export { runConformance } from './run/run.ts';
export { registerChecks, type TestContext, type TestFunction } from './run/test-runner.ts';
export { textReport } from './reports/text.ts';
export type { CreatedUpload, Credentials, Permission, RunOptions, Sample } from './contract/options.ts';
export type * from './reports/report.ts';
