/**
 * `npm run test:tools`: runs other people's OpenAPI tools on the document that their users would choose, compiles the
 * TypeScript that they write, and runs the programs of the recipes in other languages.
 *
 * It fails if a tool fails, or if the results are not those of the table in docs/guides/tools.md. `--update` writes the
 * table. Names of tools, or the beginnings of names, run these alone, without the table.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from '../../scripts/artifacts/compat.ts';
import { commandLine, InputError, main, messageOf } from '../../scripts/lib/cli.ts';
import { write } from '../../scripts/lib/write-files.ts';
import { loadContract } from '../../scripts/model/bundle.ts';
import { frameworks, runFrameworks } from './run-frameworks.ts';
import { runGenerators } from './run-generators.ts';
import { runLanguages } from './run-languages.ts';
import { readers, versionOf } from './readers.ts';
import { report, type Chosen, type Result } from './result.ts';
import { problemsOf, updated } from './table.ts';
import { root, tools } from './tools.ts';

const page = join(root, 'docs/guides/tools.md');

await main(async () => {
  const { values, positionals } = commandLine(
    { update: { type: 'boolean' } },
    'npm run test:tools [-- TOOL… | --update]',
    process.argv.slice(2),
  );
  const chosen: Chosen = ({ name }) =>
    positionals.length === 0 || positionals.some((beginning) => name.startsWith(beginning));
  const failing = await runFrameworks(chosen);
  if (failing.length > 0) throw new InputError(`The samples of ${failing.join(', ')} fail.`);
  const contract = await loadContract(join(root, 'openapi'));
  const documents = { ...(await build(contract)), 'openapi.json': contract.json };
  await write(documents, join(root, 'generated/docs'), { remove: false });
  await tools.install();
  const generated = await runGenerators(chosen);
  const { results: languages, missing } = await runLanguages(chosen);
  const results = [...withRecipes(generated, languages), ...(await runReaders(chosen))];
  if (positionals.length > 0) {
    for (const { tool, result } of results) console.log(`${tool}: ${result}`);
    const others = frameworks.filter((name) => chosen({ name }));
    if (results.length + missing.length + others.length === 0 || results.some(({ works }) => !works))
      process.exitCode = 1;
    return;
  }
  const text = await readFile(page, 'utf8');
  const written = updated(text, results, missing);
  if (values.update) await writeFile(page, written);
  console.log(`${results.filter(({ works }) => works).length} of ${results.length} work.`);
  const problems = problemsOf(values.update ? written : text, results, missing);
  if (problems.length > 0) throw new InputError(problems.join('\n'));
});

/** A generator of TypeScript can have a recipe too. Its row is that of its client, unless the program of the recipe fails. */
function withRecipes(generated: Result[], languages: Result[]): Result[] {
  const recipeOf = ({ tool }: Result) => languages.find((each) => each.tool === tool);
  const others = languages.filter(({ tool }) => !generated.some((each) => each.tool === tool));
  const rows = generated.map((each) => {
    const recipe = recipeOf(each);
    return recipe === undefined || recipe.works
      ? each
      : { ...each, result: `${each.result}, recipe fails`, works: false };
  });
  return [...rows, ...others];
}

async function runReaders(chosen: Chosen): Promise<Result[]> {
  const results: Result[] = [];
  for (const { name, package: npmName, document, check, does, note } of readers.filter(chosen)) {
    let result = 'Fails';
    let problem: string | undefined;
    try {
      result = `Works: ${(await check(join(root, 'generated/docs', document))) ?? does}`;
    } catch (error) {
      problem = messageOf(error);
    }
    report(name, problem);
    const works = problem === undefined;
    results.push({ tool: name, version: versionOf(npmName), document, result, works, note });
  }
  return results;
}
