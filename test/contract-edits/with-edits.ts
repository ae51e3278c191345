/** Packages of an edited contract, for the time of a function. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Files, write } from '../../scripts/lib/write-files.ts';
import { type BundledContract, loadContract } from '../../scripts/model/bundle.ts';
import { type Edit, root, writeContract } from './edits.ts';

/**
 * Builds packages of the contract with some edits, and deletes them afterwards.
 *
 * @param use Gets the contract, and what imports a module of the packages.
 */
export async function withEdits<T>(
  edits: readonly Edit[],
  builds: readonly ((contract: BundledContract) => Promise<Files>)[],
  use: (contract: BundledContract, load: (path: string) => unknown) => Promise<T>,
): Promise<T> {
  // Below the root, so that packages are found from there.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/edits-'));
  try {
    writeContract(join(folder, 'openapi'), edits);
    const contract = await loadContract(join(folder, 'openapi'));
    const built = await Promise.all(builds.map((build) => build(contract)));
    const modules = built
      .flatMap(Object.entries)
      .filter(([path]) => /\/(?:contract|dist)\/.*\.js$/.test(path));
    const files = { ...Object.fromEntries(modules), 'package.json': '{"type":"module"}' } as Files;
    await write(files, folder, { remove: false });
    // Not through the test runner, which would transform what is generated only once.
    return await use(contract, createRequire(join(folder, 'package.json')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
