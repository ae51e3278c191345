/**
 * Checks the contract, and the names and terms of the pages, and prints the problems of the first check that fails.
 * `npm run lint` runs oxlint before it, on our own code.
 *
 * The checks run side by side, and are reported in turn, since a fault that one of them finds makes later ones fail.
 */
import { readdir } from 'node:fs/promises';
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
  const check = async (name: string, scope: string, work: Promise<Problem[]>) => {
    const problems = await work.catch((error: unknown): Problem[] => [
      { location: name, message: messageOf(error), rule: 'failed' },
    ]);
    return { name, scope, problems, time: performance.now() - start };
  };

  const root = join(folder, 'openapi.yaml');
  const yaml = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.yaml'));
  const overlays = yaml.filter((file) => file.endsWith('.overlay.yaml')).map((file) => join(folder, file));
  const files = `${yaml.length} files`;
  // It has a process of its own: it starts first, and this process works meanwhile.
  const spectral = lintWithSpectral([root]);
  const redocly = lintWithRedocly([root, ...overlays]).then(mostUrgent);
  const contract = loadContract(folder);
  const texts = contract.then(async (read) => {
    const { document, questions } = await readModel(read);
    const own = contractTexts(document, questions, locationsOf(folder));
    return { document, questions, all: [...(pages ? pageTexts() : []), ...own] };
  });
  const checks = [
    check('Redocly', files, redocly),
    check('Spectral', files, spectral),
    check('contract', 'the bundle, catalogs', contract.then(checkContract)),
    check(
      'OpenAPI 3.1',
      'the bundle',
      contract.then(({ json }) => lintWithMetaSchema(JSON.parse(json))),
    ),
    check(
      'names',
      'pages, the contract',
      texts.then(({ all, document, questions }) => checkNames(all, document, questions)),
    ),
    check(
      'terms',
      'pages, the contract',
      texts.then(({ all }) => checkTerms(all)),
    ),
    ...(pages ? [check('installation', 'texts', Promise.resolve(checkInstallation()))] : []),
  ];

  for (const running of checks) {
    const { name, scope, problems, time } = await running;
    if (problems.length > 0) throw new InputError(describe(name, problems));
    print(`${name.padEnd(22)}${scope.padEnd(28)}${(time / 1000).toFixed(2)} s`);
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
