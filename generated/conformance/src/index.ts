export { allChecks } from './checks/all.js';
export { interpretationsFile, setArguments } from './interpret.js';
export { exitCodeOf, violationsOf } from './report.js';
export { runConformance } from './run.js';
export type { Check } from './checks/check.js';
export type { CreatedUpload, Credentials, Permission, RunOptions, Sample } from './options.js';
export type * from './report.js';
