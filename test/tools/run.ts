/**
 * `npm run test:tools`: runs other people's OpenAPI tools on the document that their users would choose, compiles the
 * TypeScript that they write, and runs the programs of the recipes in other languages.
 *
 * The table in docs/guides/tools.md says which tools, in which versions, on which documents. Names of tools, or the beginnings
 * of names, run these alone.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from '../../scripts/artifacts/compat.ts';
import { commandLine, InputError, main, messageOf } from '../../scripts/lib/cli.ts';
import { write } from '../../scripts/lib/write-files.ts';
import { loadContract } from '../../scripts/model/bundle.ts';
import { generators } from './generators.ts';
import { languages } from './languages.ts';
import { readers, versionOf } from './readers.ts';
import { runFrameworks } from './run-frameworks.ts';
import { runRecipe } from './run-languages.ts';
import { type Chosen, report, root, type Tool, tools } from './tools.ts';

const page = 'docs/guides/tools.md';

const all: Record<string, Tool> = { ...generators, ...readers };
for (const language of languages) {
  const name = `redocly-${language.name}`;
  const generator = all[name];
  all[name] = {
    package: '@redocly/cli',
    run: async (document) => (await generator?.run(document)) ?? runRecipe(language),
  };
}

/** The tools of the table. */
const rows = [
  ...(await readFile(join(root, page), 'utf8')).matchAll(/^\| (\S+) (\d\S*) +\| `(openapi\S*)` +\|/gm),
].map(([, name = '', version = '', document = '']) => ({ name, version, document }));

await main(async () => {
  const usage = 'npm run test:tools [-- TOOL…]';
  const { positionals } = commandLine({}, usage, process.argv.slice(2));
  const chosen: Chosen = ({ name }) =>
    positionals.length === 0 || positionals.some((beginning) => name.startsWith(beginning));
  const failing = await runFrameworks(chosen);
  const contract = await loadContract(join(root, 'openapi'));
  const documents = { ...(await build(contract)), 'openapi.json': contract.json };
  await write(documents, join(root, 'generated/docs'), { remove: false });
  await tools.install();
  for (const row of rows.filter(chosen)) if (!(await works(row))) failing.push(row.name);
  const unlisted = Object.keys(all).filter((name) => rows.every((row) => row.name !== name));
  if (unlisted.length > 0) throw new InputError(`${page} has no row for ${unlisted.join(', ')}.`);
  if (failing.length > 0) throw new InputError(`These fail: ${failing.join(', ')}.`);
});

async function works({ name, version, document }: (typeof rows)[number]): Promise<boolean> {
  const tool = all[name];
  let problem = tool ? undefined : `No test runs ${name}, which ${page} lists.`;
  const installed = tool && versionOf(tool.package);
  if (installed !== version) problem ??= `${page} has ${version}, and ${installed} is installed.`;
  let missing: string | void = undefined;
  try {
    if (problem === undefined) missing = await tool?.run(join(root, 'generated/docs', document));
  } catch (error) {
    problem = messageOf(error);
  }
  if (missing) console.log(`skip  ${name}: \`${missing}\` fails here`);
  else report(`${name} on ${document}`, problem);
  return problem === undefined;
}
