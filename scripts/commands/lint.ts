/**
 * `npm run lint`: holds the contract against every check, and tells what is wrong at the first one that fails.
 *
 * The checks run side by side. They are told of in turn, since a fault that one of them finds makes the later
 * ones stumble.
 */
import { readdir } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { flags, InputError, main, messageOf } from '../lib/cli.ts';
import { loadContract } from '../model/bundle.ts';
import type { Problem } from '../lint/problem.ts';
import { lintProse } from '../lint/prose.ts';
import { checkRegisters, readOpenQuestions, readStatements } from '../lint/registers.ts';
import { foremost, lintWithMetaSchema, lintWithRedocly, lintWithSpectral } from '../lint/tools.ts';

const mostShown = 20;

/** Everything that people read and that is not generated. */
const documents = ['openapi/**/*.{md,yaml}', 'docs/**/*.md', 'docs/errors.yaml', 'src/*/README.md', '*.md'];

/**
 * Runs every check on the contract in a folder, and prints a line for each one that passes.
 *
 * @param prose patterns of the Markdown and YAML files whose prose is checked
 *
 * @throws InputError with a line for each problem of the first check that fails: its place, what is wrong and
 *   the way out, and the rule
 */
export async function lint(
  folder: string,
  print: (line: string) => void = console.log,
  prose = [`${folder}/**/*.{md,yaml}`],
): Promise<void> {
  const start = performance.now();
  const check = async (name: string, scope: string, work: Promise<Problem[]> | Problem[]) => {
    const problems = await Promise.resolve(work).catch((error: unknown): Problem[] => [
      { place: name, message: messageOf(error), rule: 'failed' },
    ]);
    return { name, scope, problems, time: performance.now() - start };
  };

  const ending = new AbortController();
  const { signal } = ending;
  const root = join(folder, 'openapi.yaml');
  const yaml = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.yaml'));
  const overlays = yaml.filter((file) => file.endsWith('.overlay.yaml')).map((file) => join(folder, file));
  const contract = loadContract(folder);
  const statements = readStatements(folder);
  const questions = readOpenQuestions(folder);
  const checks = [
    check('open-questions.yaml', `${questions.entries.length} entries`, questions.problems),
    check('statements.yaml', `${statements.entries.length} entries`, statements.problems),
    check('Redocly', `${yaml.length} files`, lintWithRedocly([root, ...overlays], signal).then(foremost)),
    check('Spectral', `${yaml.length} files`, lintWithSpectral([root], signal)),
    check(
      'OpenAPI 3.1',
      'the bundle',
      contract.then(({ document }) => lintWithMetaSchema(document)),
    ),
    check(
      'registers',
      'the bundle',
      contract.then(({ document }) => checkRegisters(statements, questions, document)),
    ),
    check('prose', `${prose.length} patterns`, lintProse(prose)),
  ];

  try {
    for (const running of checks) {
      const { name, scope, problems, time } = await running;
      if (problems.length > 0) throw new InputError(describe(name, problems));
      print(`${name.padEnd(22)}${scope.padEnd(14)}${(time / 1000).toFixed(2)} s`);
    }
  } finally {
    ending.abort();
  }
}

function describe(name: string, problems: Problem[]): string {
  const lines = problems
    .slice(0, mostShown)
    .map(({ place, message, rule }) => `${place}: ${message} (${rule})`);
  const more = problems.length > mostShown ? `, of which ${mostShown} are shown` : '';
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  return [...lines, `${name}: ${count}${more}.`].join('\n');
}

if (import.meta.main) {
  enableCompileCache();
  await main(async () => {
    flags({}, 'npm run lint');
    await lint('openapi', console.log, documents);
  });
}
