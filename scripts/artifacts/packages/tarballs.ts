/** The packages as npm packs them, which the site serves. */
import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { npm } from '../../lib/execute.ts';
import { rootPackage } from '../../lib/package-json.ts';
import { makeScratch } from '../../lib/scratch.ts';
import type { Files } from '../../lib/write-files.ts';
import { below } from './files.ts';

/**
 * Packs packages as npm does. The same files produce the same bytes, wherever and whenever: npm sets the times itself, and
 * reads the modes from the disk, where they depend on the umask.
 *
 * @param files the files of the packages, by path below the folder of each
 * @param scratch an empty folder
 * @returns the paths of the packed files below `target`
 */
export async function pack(
  files: Readonly<Record<string, string | Uint8Array>>,
  target: string,
  scratch: string,
): Promise<string[]> {
  for (const [path, content] of Object.entries(files)) {
    const file = join(scratch, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    await chmod(file, 0o644);
  }
  const folders = (await readdir(scratch)).map((name) => join(scratch, name));
  const before = new Set(await readdir(target));
  await npm(scratch, ['pack', ...folders, '--pack-destination', target]);
  const packed = (await readdir(target)).filter((name) => !before.has(name));
  return packed.sort().map((name) => join(target, name));
}

/**
 * Returns what the site has below `packages/`: each package with its version in the name of the file, the same without,
 * and `index.json` with their names, versions, sizes in bytes and hashes, as lock files have them.
 *
 * @param files the files of the packages, by path below the folder of each
 */
export async function servedPackages(files: Files): Promise<Files> {
  const { version } = await rootPackage();
  const { folder: scratch, remove } = makeScratch();
  try {
    const [target, folders] = [join(scratch, 'packed'), join(scratch, 'packages')];
    await mkdir(target);
    await pack(files, target, folders);
    const served: Files = {};
    const index = [];
    for (const folder of (await readdir(folders)).sort()) {
      const file = `docproc-${folder}-${version}.tgz`;
      const content = await readFile(join(target, file));
      served[file] = served[`docproc-${folder}.tgz`] = content;
      const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
      index.push({ name: `@docproc/${folder}`, version, file, size: content.length, integrity });
    }
    return below('docs/packages', { ...served, 'index.json': `${JSON.stringify(index, null, 2)}\n` });
  } finally {
    remove();
  }
}
