/** Runs against the sandbox of contracts as ordinary edits leave them: both are made from the same contract. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build as buildConformance } from '../../../scripts/artifacts/conformance/package.ts';
import { build as buildSandbox } from '../../../scripts/artifacts/sandbox/package.ts';
import { loadContract } from '../../../scripts/model/bundle.ts';
import type * as Conformance from '../../../src/conformance/index.ts';
import type * as Sandbox from '../../../src/sandbox/fetch.ts';
import { apply, copyContract, type Edit, edits, root } from '../../evolution/edits.ts';
import { options } from '../mutants/judge.ts';

/** The edits that need no code. */
export const completeEdits: readonly Edit[] = edits.filter(({ stops }) => !stops);

/** Returns what a run finds wrong with the sandbox of a contract with some edits, one line each. */
export async function alarmsAfter(...some: readonly Edit[]): Promise<string[]> {
  // Below the root, so that packages are found from there.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/conformance-'));
  try {
    copyContract(join(folder, 'openapi'));
    for (const edit of some) apply(edit, join(folder, 'openapi'));
    const contract = await loadContract(join(folder, 'openapi'));
    for (const build of [buildConformance, buildSandbox]) {
      for (const [path, text] of Object.entries(await build(contract))) {
        if (/\/dist\/.*\.js$/.test(path)) write(join(folder, path), text);
      }
    }
    write(join(folder, 'package.json'), '{"type":"module"}');
    // Not through the test runner, which would transform what is made only once.
    const load: (path: string) => unknown = createRequire(join(folder, 'package.json'));
    const { runConformance, violationsOf } = load('./conformance/dist/index.js') as typeof Conformance;
    const { createFetch, createSandbox } = load('./sandbox/dist/fetch.js') as typeof Sandbox;
    const sandbox = createSandbox({ log: () => {} });
    const report = await runConformance({ ...options, fetch: createFetch(sandbox) });
    return [
      ...(report.verdict === 'could-not-run' ? [`could not run: ${report.stopped}`] : []),
      ...violationsOf(report).map(
        ({ check, finding }) =>
          `${check.id}: ${finding.message} Expected ${finding.expected}, saw ${finding.seen}.`,
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
