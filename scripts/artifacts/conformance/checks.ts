import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ListedCheck } from '../../../src/conformance/checks/list.ts';
import { root } from '../../lib/package-json.ts';
import type { BundledContract } from '../../model/bundle.ts';
import { build } from './package.ts';

/** Returns the checks of a server for a contract, as the package lists them. */
export async function checksOf(contract: BundledContract): Promise<ListedCheck[]> {
  // Below the root, so that packages are found from there.
  const cache = fileURLToPath(new URL('.cache/', root));
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'checks-'));
  try {
    const files = Object.entries(await build(contract)).filter(([path]) => /\/dist\/.*\.js$/.test(path));
    for (const [path, text] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    const index = pathToFileURL(join(folder, 'conformance/dist/index.js')).href;
    const { listChecks } = (await import(index)) as { listChecks: () => ListedCheck[] };
    return listChecks();
  } finally {
    await rm(folder, { recursive: true });
  }
}
