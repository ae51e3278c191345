import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

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
