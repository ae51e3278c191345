/** Packages of an edited contract, for the time of a function. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Files } from '../../scripts/lib/write-files.ts';
import { type BundledContract, loadContract } from '../../scripts/model/bundle.ts';
import { apply, copyContract, type Edit, root } from './edits.ts';

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
    copyContract(join(folder, 'openapi'));
    for (const edit of edits) apply(edit, join(folder, 'openapi'));
    const contract = await loadContract(join(folder, 'openapi'));
    for (const build of builds) {
      for (const [path, text] of Object.entries(await build(contract))) {
        if (/\/dist\/.*\.js$/.test(path)) write(join(folder, path), text);
      }
    }
    write(join(folder, 'package.json'), '{"type":"module"}');
    // Not through the test runner, which would transform what is generated only once.
    return await use(contract, createRequire(join(folder, 'package.json')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
