/**
 * `npm run advisories`: fails if the registry has an advisory about a package that consumers get: a dependency of a
 * package of ours, in the versions that npm installs today, or what a bundle includes.
 *
 * It imports only what Node has: the job installs no dependencies.
 */
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flags, main } from '../../lib/cli.ts';
import { npm } from '../../lib/execute.ts';
import { root } from '../../lib/package-json.ts';
import { makeScratch } from '../../lib/scratch.ts';

/** Returns what consumers get with the packages below a folder, with the versions that are asked for. */
async function delivered(generated: string): Promise<Record<string, string>> {
  const read = (pattern: string) =>
    Promise.all(globSync(join(generated, pattern)).map((file) => readFile(file, 'utf8')));
  const manifests = (await read('*/package.json')).map(
    (text) => JSON.parse(text) as { dependencies?: Record<string, string> },
  );
  const included = (await read('*/licenses/included.txt')).flatMap((text) =>
    [...text.matchAll(/^# (\S+) (\S+)$/gm)].map(([, name = '', version = '']) => [name, version]),
  );
  const all = [...manifests.flatMap(({ dependencies = {} }) => Object.entries(dependencies)), ...included];
  return Object.fromEntries(all.filter(([name]) => !name?.startsWith('@docproc/'))) as Record<string, string>;
}

/**
 * Asks the registry for advisories.
 *
 * @param env what npm needs in its environment for another registry
 * @returns what npm printed
 * @throws InputError with the advisories, if there are any
 */
export async function findAdvisories(env: NodeJS.ProcessEnv = {}): Promise<string> {
  const dependencies = await delivered(fileURLToPath(new URL('generated', root)));
  const { folder, remove } = makeScratch();
  try {
    await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
    await npm(folder, ['install', '--package-lock-only'], env);
    return `${Object.keys(dependencies).join(', ')}: ${await npm(folder, ['audit', '--audit'], env)}`;
  } finally {
    remove();
  }
}

if (import.meta.main) {
  await main(async () => {
    flags({}, 'npm run advisories');
    console.log(await findAdvisories());
  });
}
