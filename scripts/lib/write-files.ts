/** Writes generated files. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readdir, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What a script makes: path below a folder, with `/` on every system → content. */
export type Files = Record<string, string | Uint8Array>;

/** How a folder differs from the files that belong there: paths below it, sorted. */
export interface Difference {
  missing: string[];
  stale: string[];
  extra: string[];
}

/** Compares a folder with the files that belong there. Files under `ignored` count as neither. */
export async function compareFiles(files: Files, target: string, ignored?: string): Promise<Difference> {
  const difference: Difference = { missing: [], stale: [], extra: [] };
  const present = new Set(existsSync(target) ? await list(target, ignored) : []);
  for (const [path, content] of Object.entries(files)) {
    if (!present.delete(path)) difference.missing.push(path);
    // A thousand small files are read in a fifth of the time that promises need.
    else if (!readFileSync(join(target, path)).equals(Buffer.from(content))) difference.stale.push(path);
  }
  difference.extra.push(...present);
  for (const paths of Object.values(difference) as string[][]) paths.sort();
  return difference;
}

/**
 * Writes the files whose content differs.
 *
 * @param options.remove whether files that are not among them are removed
 */
export async function write(files: Files, target: string, { remove = true } = {}): Promise<Difference> {
  const difference = await compareFiles(files, target);
  const changed = [...difference.missing, ...difference.stale];
  for (const path of changed) writeOne(join(target, path), Buffer.from(files[path] ?? ''));
  for (const path of remove ? difference.extra : []) {
    await rm(join(target, path));
    await removeEmpty(target, dirname(path));
  }
  return difference;
}

/** Removes a folder and those around it that have no other files. */
async function removeEmpty(target: string, folder: string): Promise<void> {
  for (let path = folder; path !== '.'; path = dirname(path)) {
    const kept = await rmdir(join(target, path)).then(
      () => false,
      () => true,
    );
    if (kept) return;
  }
}

/** Writes a file at once: a signal ends the process before or after it. */
function writeOne(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  // What begins with #! can be run; npm makes it so in any case, and git would call it a change.
  const mode = content.toString('latin1', 0, 2) === '#!' ? 0o755 : 0o644;
  // A rename is atomic, also when another process reads the file at this moment.
  writeFileSync(`${file}.tmp`, content, { mode });
  renameSync(`${file}.tmp`, file);
}

/** Every file below a folder, but for `ignored`, installed packages and what begins with a dot. */
async function list(folder: string, ignored?: string, below = ''): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true });
  const found = entries.map((entry) => {
    const path = below + entry.name;
    if (path === ignored || entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
    return entry.isDirectory() ? list(folder, ignored, `${path}/`) : [path];
  });
  return (await Promise.all(found)).flat();
}

/** Every file of every artifact. Two artifacts that make the same file are an error. */
export function merge(made: { name: string; files: Files }[]): Files {
  const all: Files = {};
  for (const { name, files } of made) {
    for (const path of Object.keys(files)) {
      if (path in all) throw new Error(`The artifact "${name}" makes ${path}, and so does another.`);
    }
    Object.assign(all, files);
  }
  return all;
}
