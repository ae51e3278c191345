import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Returns the files that a path such as `inbox/*.pdf` names, by their names: shells of Windows do not. Any other path is
 * returned as it is, and one that names no file.
 */
export async function matchingFiles(path: string): Promise<string[]> {
  const name = basename(path);
  if (!/[*?]/.test(name) || existsSync(path)) return [path];
  const escaped = name
    .replaceAll(/[\\^$.+()[\]{}|]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const pattern = RegExp(`^${escaped}$`, process.platform === 'win32' ? 'iu' : 'u');
  const entries = await readdir(dirname(path), { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name);
  const found = names.filter((each) => pattern.test(each) && (name.startsWith('.') || !each.startsWith('.')));
  return found.length > 0 ? found.sort().map((each) => join(dirname(path), each)) : [path];
}
