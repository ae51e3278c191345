/** Compares the version that the changes of the contract and the packages require with the one that changesets declare. */
import { readChangesets } from '@changesets/read';
import { kitParts } from '../lib/changelog.ts';
import { InputError } from '../lib/cli.ts';
import { listProblems } from '../lib/problem.ts';
import { atLeast, highest, type Bump } from './change.ts';
import type { DiffReport } from './report.ts';

/** The changes require a higher version than the changesets declare. */
export class UndeclaredVersion extends InputError {}

/** The version bump that the pending changesets of a project declare. */
export async function declaredBump(root: string): Promise<Bump> {
  const changesets = await readChangesets(root);
  return highest(changesets.flatMap(({ releases }) => releases.map(({ type }) => ({ bump: type }))));
}

/**
 * Returns a line with the version that is declared.
 *
 * @throws UndeclaredVersion with the command to run, if the changes require a higher version than is declared
 */
export function assertDeclared({ base, changes }: DiffReport, declared: Bump): string {
  const required = highest(changes);
  if (atLeast(declared, required)) {
    return `The changes since ${base} require: ${required}. The changesets declare: ${declared}.`;
  }
  const problems = changes
    .filter(({ bump }) => bump === required)
    .map(({ file, line, message, rule }) => ({ location: `${file}:${line}`, message, rule }));
  throw new UndeclaredVersion(
    [
      listProblems(problems),
      '',
      `The changes since ${base} require a ${required} version, but the changesets declare: ${declared}.`,
      `Run \`npx changeset --${required} @docproc/types -m "PART: WHAT USERS NOTICE"\` and commit the file that it writes.`,
      `The part is one of: ${kitParts.join(', ')}.`,
      '`npm run diff` lists every change. Where it requires too high a version, correct the row in scripts/diff/.',
    ].join('\n'),
  );
}
