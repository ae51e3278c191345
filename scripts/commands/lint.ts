/**
 * Checks the contract, and the names and terms of the pages, and prints the problems of the first check that fails.
 * `npm run lint` runs oxlint after it, on our own code.
 *
 * The checks run side by side, and are reported in turn, since a fault that one of them finds makes later ones fail.
 */
import { readdir } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { flags, InputError, main, messageOf } from '../lib/cli.ts';
import { listProblems, mostUrgent, type Problem } from '../lib/problem.ts';
import { checkCatalogs, checkOpenQuestions, checkStatements } from '../lint/catalogs.ts';
import { lintWithMetaSchema, lintWithRedocly, lintWithSpectral } from '../lint/tools.ts';
import { checkExamples } from '../lint/examples.ts';
import { checkNames } from '../lint/names.ts';
import { checkReferences } from '../lint/references.ts';
import { checkTerms } from '../lint/terms.ts';
import { contractTexts, pageTexts } from '../lint/texts.ts';
import { checkWorkflows } from '../lint/workflows.ts';
import { loadContract } from '../model/bundle.ts';
import { createModel } from '../model/index.ts';
import type { Document, Json } from '../model/document.ts';
import { placeFinder } from '../model/source-places.ts';

export interface LintOptions {
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
  const check = async (name: string, scope: string, work: Promise<Problem[]> | Problem[]) => {
    const problems = await Promise.resolve(work).catch((error: unknown): Problem[] => [
      { place: name, message: messageOf(error), rule: 'failed' },
    ]);
    return { name, scope, problems, time: performance.now() - start };
  };

  const root = join(folder, 'openapi.yaml');
  const yaml = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.yaml'));
  const overlays = yaml.filter((file) => file.endsWith('.overlay.yaml')).map((file) => join(folder, file));
  const files = `${yaml.length} files`;
  // It has a process of its own: it starts first, and this process works meanwhile.
  const spectral = lintWithSpectral([root]);
  const statements = checkStatements(folder);
  const questions = checkOpenQuestions(folder);
  const redocly = lintWithRedocly([root, ...overlays]).then(mostUrgent);
  const bundle = loadContract(folder).then(({ json }) => JSON.parse(json) as Document & Json);
  const read = bundle.then((document) => ({ document, model: createModel(document, questions.entries) }));
  type Read = Awaited<typeof read>;
  const checkRead = (name: string, scope: string, work: (contract: Read) => Promise<Problem[]> | Problem[]) =>
    check(name, scope, read.then(work));
  const find = placeFinder(folder);
  const placeOf = (pointer: string) => {
    const { file, line, column } = find(pointer);
    return `${file}:${line}:${column}`;
  };
  const own = pages ? pageTexts() : [];
  const textsOf = (document: Document) => [...own, ...contractTexts(document, questions.entries, placeOf)];
  const checks = [
    check('open-questions.yaml', `${questions.entries.length} entries`, questions.problems),
    check('trace.yaml', `${statements.entries.length} statements`, statements.problems),
    check('Redocly', files, redocly),
    check('Spectral', files, spectral),
    checkRead('references', 'the bundle', ({ model }) => checkReferences(model, placeOf)),
    check('OpenAPI 3.1', 'the bundle', bundle.then(lintWithMetaSchema)),
    checkRead('catalogs', 'the bundle', ({ document, model }) =>
      checkCatalogs(statements, questions, document, model),
    ),
    checkRead('workflows, overlays', 'the bundle', ({ document, model }) =>
      checkWorkflows(folder, model, document),
    ),
    checkRead('examples', 'the bundle', ({ model }) => checkExamples(model, placeOf)),
    checkRead('names', 'pages, the contract', ({ document }) =>
      checkNames(textsOf(document), document, questions.entries),
    ),
    checkRead('terms', 'pages, the contract', ({ document }) => checkTerms(textsOf(document))),
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
