/** Runs against the sandbox of contracts as ordinary edits leave them: both are generated from the same contract. */
import { build as buildConformance } from '../../../scripts/artifacts/conformance/package.ts';
import { build as buildSandbox } from '../../../scripts/artifacts/sandbox/package.ts';
import type * as Conformance from '../../../src/conformance/index.ts';
import type * as Sandbox from '../../../src/sandbox/fetch.ts';
import { type Edit, edits } from '../../evolution/edits.ts';
import { withEdits } from '../../evolution/with-edits.ts';
import { options } from '../mutants/judge.ts';

/** The edits that need no code. */
export const completeEdits: readonly Edit[] = edits.filter(({ missing }) => !missing);

/** Returns the report of a run against the sandbox of a contract with some edits. */
export const reportAfter = (some: readonly Edit[]): Promise<Conformance.Report> =>
  withEdits(some, [buildConformance, buildSandbox], async (_contract, load) => {
    const { runConformance } = load('./conformance/dist/index.js') as typeof Conformance;
    const { createFetch, createSandbox } = load('./sandbox/dist/fetch.js') as typeof Sandbox;
    return runConformance({ ...options, fetch: createFetch(createSandbox({ log: () => {} })) });
  });

/** Returns what a run finds wrong with the sandbox of a contract with some edits, one line each. */
export async function alarmsAfter(...some: readonly Edit[]): Promise<string[]> {
  const report = await reportAfter(some);
  const violations = report.checks.flatMap(({ id, findings }) =>
    findings.filter(({ verdict }) => verdict === 'violation').map((finding) => ({ id, finding })),
  );
  return [
    ...(report.verdict === 'could-not-run' ? [`could not run: ${report.stopped}`] : []),
    ...violations.map(
      ({ id, finding }) => `${id}: ${finding.message} Expected ${finding.expected}, saw ${finding.seen}.`,
    ),
  ];
}
