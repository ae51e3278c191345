/** Runs against the sandbox of contracts as ordinary edits leave them: both are generated from the same contract. */
import { build as buildConformance } from '../../../scripts/artifacts/conformance/package.ts';
import { build as buildSandbox } from '../../../scripts/artifacts/sandbox/package.ts';
import type * as Conformance from '../../../src/conformance/index.ts';
import { type Report, violationsOf } from '../../../src/conformance/index.ts';
import type * as Sandbox from '../../../src/sandbox/hosts/fetch.ts';
import type { Edit } from '../../contract-edits/edits.ts';
import { withEdits } from '../../contract-edits/with-edits.ts';
import { options } from '../mutants/judge.ts';

/** Returns the report of a run against the sandbox of a contract with some edits. */
export const reportAfter = (some: readonly Edit[]): Promise<Report> =>
  withEdits(some, [buildConformance, buildSandbox], async (_contract, load) => {
    const { runConformance } = load('./conformance/dist/index.js') as typeof Conformance;
    const { createFetch, createSandbox } = load('./sandbox/dist/fetch.js') as typeof Sandbox;
    return runConformance({ ...options, fetch: createFetch(createSandbox({ log: () => {} })) });
  });

/** Returns what a run finds wrong with the sandbox of an edited contract, one line each. */
export const alarmsIn = (report: Report): string[] => [
  ...(report.verdict === 'could-not-run' ? [`could not run: ${report.stopped}`] : []),
  ...violationsOf(report).map(
    ({ check, finding: { message, expected, seen } }) =>
      `${check.id}: ${message} Expected ${expected}, saw ${seen}.`,
  ),
];
