/**
 * `npm run bench`: measures every section and prints Markdown; `npm run bench -- build` measures one.
 *
 * A section is a module of this folder whose default export measures and yields tables in Markdown. What it compares
 * us with is a dependency of bench/package.json, which the section installs into bench/node_modules.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { commandLine, InputError, main } from '../scripts/lib/cli.ts';

const isSection = (file: string): boolean =>
  file.endsWith('.ts') && /^export default /m.test(readFileSync(join(import.meta.dirname, file), 'utf8'));
const sections = readdirSync(import.meta.dirname)
  .filter(isSection)
  .map((file) => file.slice(0, -3))
  .sort();

await main(async () => {
  const { positionals: wanted } = commandLine({}, 'npm run bench [-- SECTION…]', process.argv.slice(2));
  const unknown = wanted.find((name) => !sections.includes(name));
  if (unknown) throw new InputError(`There is no section "${unknown}". There are: ${sections.join(', ')}.`);
  console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model.trim() ?? 'unknown'}`);
  for (const name of wanted.length > 0 ? wanted : sections) {
    const section = (await import(`./${name}.ts`)) as { default: () => AsyncIterable<string> };
    console.log(`\n## ${name}`);
    for await (const part of section.default()) console.log(`\n${part.trim()}`);
  }
});
