import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { npm } from '../../lib/execute.ts';

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

/** Returns a line for each file of a folder: its SHA-256 and its name, as `sha256sum` prints them. */
export async function checksums(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name !== checksumFile).sort();
  const lines = names.map(async (name) => {
    const hash = createHash('sha256').update(await readFile(join(folder, name)));
    return `${hash.digest('hex')}  ${name}\n`;
  });
  return (await Promise.all(lines)).join('');
}

/** The file with the checksums of those next to it. */
export const checksumFile = 'SHA256SUMS';
