export { allChecks } from './checks/all.ts';
export { interpretationsFile, setArguments } from './interpret.ts';
export { exitCodeOf, violationsOf } from './report.ts';
export { runConformance } from './run.ts';
export type { Check } from './checks/check.ts';
export type { CreatedUpload, Credentials, Permission, RunOptions, Sample } from './options.ts';
export type * from './report.ts';
