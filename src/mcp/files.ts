import type { PathFile } from '@docproc/client';
import { realpath } from 'node:fs/promises';
import { basename, isAbsolute, relative, resolve, sep } from 'node:path';

/**
 * Returns a file below one of the roots, by its path without symbolic links. A relative path begins at a root.
 *
 * @throws {Error} It does not exist, or is elsewhere. The message does not tell which.
 */
export async function fileBelow(roots: readonly string[], path: string): Promise<PathFile> {
  for (const root of roots) {
    const real = await realpath(resolve(root, path)).catch(() => undefined);
    const below = real === undefined ? '..' : relative(await realpath(root), real);
    if (real === undefined || below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below)) continue;
    return { path: real, name: basename(path) };
  }
  throw new Error(
    `${path}: there is no such file below a root of this server (--root): ${roots.join(', ') || 'none'}.`,
  );
}
