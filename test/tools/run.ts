/**
 * `npm run test:tools`: runs other people's OpenAPI tools on the document that their users would take, compiles the
 * TypeScript that they write, and drives their clients through the main workflow against the sandbox.
 *
 * It fails if a result is not the one of the table in docs/guides/tools.md. `--update` writes the table.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandLine, InputError, main, messageOf } from '../../scripts/lib/cli.ts';
import { runGenerators } from './run-generators.ts';
import { runLanguages } from './run-languages.ts';
import { readers, versionOf } from './readers.ts';
import { report, type Result } from './result.ts';
import { root, tools } from './tools.ts';

const page = join(root, 'docs/guides/tools.md');
/** Between the marks that `--update` looks for. */
const place = /(<!-- tools: .*-->\n).*(<!-- \/tools -->)/s;

await main(async () => {
  const { values } = commandLine(
    { update: { type: 'boolean' } },
    'npm run test:tools [-- --update]',
    process.argv.slice(2),
  );
  await tools.install();
  const generated = await runGenerators();
  const { results: languages, missing } = await runLanguages();
  const results = [...generated, ...languages, ...(await runReaders())];
  const text = await readFile(page, 'utf8');
  if (!place.test(text)) throw new InputError(`${page} has no place for the table.`);
  const table = tableOf(results);
  const updated = text.replace(place, (_, begin: string, end: string) => `${begin}\n${table}\n${end}`);
  if (values.update) await writeFile(page, updated);
  else if (squeeze(updated) !== squeeze(without(text, missing))) {
    throw new InputError(
      `The table in docs/guides/tools.md is stale. The results are:\n\n${table}\nRun \`npm run test:tools -- --update\`.`,
    );
  }
  const typed = results.filter(({ result }) => result.includes('12 of 12')).length;
  console.log(
    `${results.filter(({ works }) => works).length} of ${results.length} work; ${typed} keep every success type.`,
  );
});

async function runReaders(): Promise<Result[]> {
  const results: Result[] = [];
  for (const { name, package: npmName, document, check, does, note } of readers) {
    const problem = await check(join(root, 'generated', document)).then(() => undefined, messageOf);
    report(name, problem);
    const result = problem === undefined ? `Works: ${does}` : 'Fails';
    results.push({
      tool: name,
      version: versionOf(npmName),
      document,
      result,
      works: problem === undefined,
      note,
    });
  }
  return results;
}

const squeeze = (text: string): string => text.replace(/[ -]+/g, ' ');

/** A page without the rows of tools that cannot run here. */
const without = (text: string, tools: string[]): string =>
  text
    .split('\n')
    .filter((line) => !tools.some((tool) => line.startsWith(`| ${tool} `)))
    .join('\n');

function tableOf(results: Result[]): string {
  const rows = results.map(({ tool, version, document, result, note }) => [
    `${tool} ${version}`,
    document.replace(/^openapi\.(.*)\.?json$/, '`openapi.$1json`'),
    result,
    note,
  ]);
  const lines = [['Tool', 'Document', 'Result', 'Note'], ['---', '---', '---', '---'], ...rows];
  return `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}
