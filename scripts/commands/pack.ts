/**
 * Completes the folder of a package for `npm pack`: npm runs `pack.ts NAME` before it reads the folder, and
 * `pack.ts NAME --undo` afterwards, which leaves what git keeps.
 */
import { fileURLToPath } from 'node:url';
import { commandLine, InputError, main } from '../lib/cli.ts';
import { packages, root } from '../lib/package-json.ts';
import { type Files, write } from '../lib/write-files.ts';
import { loadContract } from '../model/bundle.ts';
import { named, packedPackages as packed } from './build.ts';

const path = (below: string): string => fileURLToPath(new URL(below, root));

/** Returns packages of this project as npm packs them, by path below `generated/`. */
export const packedPackages = async (names?: string[]): Promise<Files> =>
  packed(await loadContract(path('openapi')), names);

if (import.meta.main) {
  await main(async () => {
    const usage = 'node scripts/commands/pack.ts NAME [--undo]';
    const { values, positionals } = commandLine({ undo: { type: 'boolean' } }, usage, process.argv.slice(2));
    const [name = ''] = positionals;
    if (!packages.includes(name)) throw new InputError(`There is no package ${name}.\nUsage: ${usage}`);
    const [artifact] = named([name]);
    const files = values.undo
      ? await (await artifact?.load())?.build(await loadContract(path('openapi')))
      : await packedPackages([name]);
    const own = Object.entries(files ?? {}).map(([file, content]) => [file.slice(name.length + 1), content]);
    await write(Object.fromEntries(own) as Files, path(`generated/${name}`));
  });
}
