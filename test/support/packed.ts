/** The packages as npm packs them: git does not keep all of their files. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { packedPackages } from '../../scripts/commands/pack.ts';
import { root } from '../artifacts/project.ts';

/** Creates a folder for one test in which packages are installed as npm would install them, and returns its path. */
export async function folderWithPacked(...names: string[]): Promise<string> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/packed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, content] of Object.entries(await packedPackages(names))) {
    const file = join(folder, 'node_modules/@docproc', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}
