/**
 * Checks the contract, and the names and terms of the pages, and prints the problems of the first check that fails.
 * `npm run lint` runs oxlint before it, on our own code.
 *
 * The checks run side by side, and are reported in turn, since a fault that one of them finds makes later ones fail.
 */
import { globSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { flags, InputError, main, messageOf } from '../lib/cli.ts';
import { listProblems, mostUrgent, type Problem } from '../lib/problem.ts';
import { checkContract, locationsOf } from '../lint/contract.ts';
import { lintWithMetaSchema, lintWithRedocly, lintWithSpectral } from '../lint/tools.ts';
import { checkInstallation } from '../lint/installation.ts';
import { checkNames } from '../lint/names.ts';
import { checkTerms } from '../lint/terms.ts';
import { contractTexts, pageTexts } from '../lint/texts.ts';
import { loadContract } from '../model/bundle.ts';
import { readModel } from '../model/index.ts';

interface LintOptions {
  /** Folder of the contract. */
  contract: string;
  /** Whether the pages are checked. @default false */
  pages?: boolean;
  print?: (line: string) => void;
}

/**
 * Runs every check, and prints a line for each one that passes.
 *
 * @throws InputError with a line for each problem of the first check that fails: its place, what is wrong and
 *   the way out, and the rule
 */
export async function lint({
  contract: folder,
  pages = false,
  print = console.log,
}: LintOptions): Promise<void> {
  const start = performance.now();
  const check = async (name: string, work: Promise<Problem[]>) => {
    const problems = await work.catch((error: unknown): Problem[] => [
      { location: name, message: messageOf(error), rule: 'failed' },
    ]);
    return { name, problems, time: performance.now() - start };
  };

  const root = join(folder, 'openapi.yaml');
  const overlays = globSync('*.overlay.yaml', { cwd: folder }).map((file) => join(folder, file));
  // It has a process of its own: it starts first, and this process works meanwhile.
  const spectral = lintWithSpectral([root]);
  const redocly = lintWithRedocly([root, ...overlays]).then(mostUrgent);
  const contract = loadContract(folder);
  const texts = contract.then(async (read) => {
    const { document, questions } = await readModel(read);
    const own = contractTexts(document, questions, locationsOf(folder));
    return { document, questions, all: [...(pages ? pageTexts() : []), ...own] };
  });
  const names = texts.then(({ all, document, questions }) => checkNames(all, document, questions));
  const checks = [
    check('Redocly', redocly),
    check('Spectral', spectral),
    check('contract', contract.then(checkContract)),
    check(
      'OpenAPI 3.1',
      contract.then(({ json }) => lintWithMetaSchema(JSON.parse(json))),
    ),
    check('names', names),
    check(
      'terms',
      texts.then(({ all }) => checkTerms(all)),
    ),
    ...(pages ? [check('installation', Promise.resolve(checkInstallation()))] : []),
  ];

  for (const running of checks) {
    const { name, problems, time } = await running;
    if (problems.length > 0) throw new InputError(describe(name, problems));
    print(`${name.padEnd(22)}${(time / 1000).toFixed(2)} s`);
  }
}

function describe(name: string, problems: Problem[]): string {
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  return `${listProblems(problems, { rules: true })}\n${name}: ${count}.`;
}

if (import.meta.main) {
  enableCompileCache();
  await main(async () => {
    flags({}, 'npm run lint');
    await lint({ contract: 'openapi', pages: true });
  });
}
