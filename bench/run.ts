/**
 * `npm run bench`: measures every section and prints Markdown; `npm run bench -- build` measures one.
 *
 * A section is a module of this folder whose default export measures and returns Markdown. What it compares
 * us with is a dependency of bench/package.json, which the section installs into bench/node_modules.
 */
import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { InputError, main } from '../scripts/lib/cli.ts';

const helpers = ['run', 'measure', 'servers', 'load', 'faulty-servers', 'testers', 'clients', 'uploads'];
const sections = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
  .filter((name) => !helpers.includes(name))
  .sort();

await main(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !sections.includes(name));
  if (unknown) throw new InputError(`There is no section "${unknown}". There are: ${sections.join(', ')}.`);
  console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model.trim() ?? 'unknown'}`);
  for (const name of wanted.length > 0 ? wanted : sections) {
    const section = (await import(`./${name}.ts`)) as { default: () => Promise<string> };
    console.log(`\n## ${name}\n\n${(await section.default()).trim()}`);
  }
});
