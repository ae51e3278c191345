import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { npm } from '../../lib/execute.ts';
import { root } from '../../lib/package-json.ts';

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
  workspaces: string[];
};

/** The folders of `generated/` that are published as packages. */
export const packages: string[] = workspaces.map((folder) => basename(folder));

/**
 * Packs packages as npm does. The same files produce the same bytes, whatever their modes and times are: npm sets the times
 * itself, and reads the modes from the disk, where they depend on the umask of whoever wrote them.
 *
 * @param folders each with a package.json
 * @param scratch an empty folder for copies
 * @returns the paths of the packed files below `target`
 */
export async function pack(folders: string[], target: string, scratch: string): Promise<string[]> {
  const copies: string[] = [];
  for (const folder of folders) {
    const copy = join(scratch, basename(folder));
    await mkdir(copy, { recursive: true });
    await cp(folder, copy, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
    const entries = await readdir(copy, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    await Promise.all(files.map((file) => chmod(join(file.parentPath, file.name), 0o644)));
    copies.push(copy);
  }
  const before = new Set(await readdir(target));
  await npm(scratch, ['pack', ...copies, '--pack-destination', target]);
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
