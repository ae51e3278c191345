/** Files below the roots of the server: finds them by the names that people write, and opens them. */
import type { StreamFile } from '@docproc/client';
import { constants, existsSync, realpathSync, type ReadStream } from 'node:fs';
import { type FileHandle, lstat, open, readdir, readlink, realpath } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** An open file. It must be destroyed. */
export type OpenFile = StreamFile & { stream: ReadStream };

/** A folder with files that may be uploaded. */
export interface Root {
  /** As it was given, and absolute. */
  given: string;
  /** Without symbolic links, as it is when the server starts. */
  real: string;
}

/** Something below a root. */
export interface Found {
  root: Root;
  /** Path without symbolic links. */
  path: string;
  /** Name in its folder, which can be that of a symbolic link. */
  name: string;
}

export const rootsOf = (folders: readonly string[]): Root[] =>
  folders.map((folder) => {
    const given = resolve(folder);
    return { given, real: existsSync(given) ? realpathSync(given) : given };
  });

/**
 * Opens a file below one of the roots. Its place is judged once it is open: a path can become a symbolic link at any time.
 *
 * @param path Begins at a root if it is relative; can be a `file:` URL, or begin with `~/`.
 * @throws {Error} It does not exist, is elsewhere, is no file, or cannot be read.
 */
export async function openBelow(roots: readonly Root[], path: string): Promise<OpenFile> {
  const found = await findBelow(roots, path);
  // A named pipe would block a thread until something writes to it.
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  const handle = await open(found.path, flags).catch(({ code = '' }: NodeJS.ErrnoException) => {
    if (/ENOENT|ELOOP|ENOTDIR/.test(code)) throw notFound(roots, path);
    throw new Error(`${path} cannot be read: ${code}.`);
  });
  try {
    const status = await handle.stat();
    if (!isBelow(found.root.real, await placeOf(handle, found.path))) throw notFound(roots, path);
    if (!status.isFile())
      throw new Error(`${path} is no file. list_local_files lists the files of a folder.`);
    return { name: found.name, size: status.size, stream: handle.createReadStream() };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Returns the path of what a handle has open. */
async function placeOf(handle: FileHandle, path: string): Promise<string> {
  const linked = await readlink(`/proc/self/fd/${handle.fd}`).catch(() => undefined);
  if (linked !== undefined) return linked;
  // Other systems than Linux do not say it: it must be what is at the path now.
  const place = await realpath(path);
  const [opened, present] = await Promise.all([
    handle.stat({ bigint: true }),
    lstat(place, { bigint: true }),
  ]);
  if (opened.dev !== present.dev || opened.ino !== present.ino) throw new Error(`${path} was replaced.`);
  return place;
}

/**
 * Finds a file or a folder below one of the roots: what has the same name, else what looks the same, else but for its case.
 *
 * @throws {Error} There is none, or it is elsewhere: the message does not tell which. Or several have similar names.
 */
export async function findBelow(roots: readonly Root[], path: string): Promise<Found> {
  for (const form of [undefined, visibleForm, looseForm]) {
    for (const root of roots) {
      for (const spelling of spellingsOf(path)) {
        const target = resolve(root.real, spelling);
        const parts =
          partsBelow(root.real, target) ??
          partsBelow(root.given, target) ??
          partsBelow(root.real, await realpath(target).catch(() => ''));
        const found = parts && (await walk(root, parts, path, form));
        if (found) return found;
      }
    }
  }
  throw notFound(roots, path);
}

/** What names are compared by. */
type Form = (name: string) => string;

/** Follows names from a root, and leaves it never. */
async function walk(
  root: Root,
  parts: readonly string[],
  path: string,
  form: Form | undefined,
): Promise<Found | undefined> {
  let at: Found = { root, path: root.real, name: basename(root.real) };
  for (const part of parts) {
    const name: string = (await nameIn(at.path, part, path, form)) ?? '';
    const next = name && (await placeBelow(root, join(at.path, name)));
    if (!next) return undefined;
    at = { root, path: next, name };
  }
  return at;
}

/** Returns a path without symbolic links; undefined if there is nothing, or it is not below the root. */
export async function placeBelow(root: Root, path: string): Promise<string | undefined> {
  const place = await realpath(path).catch(() => undefined);
  return place !== undefined && isBelow(root.real, place) ? place : undefined;
}

const isBelow = (root: string, path: string): boolean => {
  const way = relative(root, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
};

/** Returns the names that lead from a root to a path; undefined if it is not below. What a person cannot see makes no difference. */
function partsBelow(root: string, path: string): string[] | undefined {
  const [own, all] = [root, path].map((each) => each.split(sep).filter(Boolean)) as [string[], string[]];
  return own.every((part, index) => looseForm(part) === looseForm(all[index] ?? ''))
    ? all.slice(own.length)
    : undefined;
}

/** Returns the paths that a text can mean. */
function spellingsOf(path: string): string[] {
  if (/^file:/i.test(path)) {
    try {
      const { search, hash } = new URL(path);
      if (search === '' && hash === '') return [fileURLToPath(path)];
    } catch {
      // Of another host, or with an encoded separator.
    }
    throw new Error(`${path} is no valid URL of a file on this machine. Pass its path.`);
  }
  return /^~([/\\]|$)/.test(path) ? [path, join(homedir(), path.slice(2))] : [path];
}

/** Returns a name as a person sees it: kinds of spaces, dashes and quotes look alike, and some characters cannot be seen. */
const visibleForm: Form = (name) =>
  name
    .normalize('NFC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[\u2018\u2019\u02bc]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"')
    .trim();

/** Returns a name without its case and its ligatures too. */
export const looseForm: Form = (name) => visibleForm(name.normalize('NFKC')).toUpperCase();

/** Returns the name in a folder that a person means: the same, else the only one with the same form. */
async function nameIn(
  folder: string,
  wanted: string,
  path: string,
  form: Form | undefined,
): Promise<string | undefined> {
  if (await lstat(join(folder, wanted)).catch(() => undefined)) return wanted;
  if (!form) return undefined;
  const names = await readdir(folder).catch(() => []);
  const [found, ...more] = names.filter((name) => form(name) === form(wanted));
  if (more.length === 0) return found;
  throw new Error(`${path}: several names look like this. Pass one of ${escaped([found, ...more])}.`);
}

/** Returns names as JSON that shows how they differ. */
const escaped = (names: unknown): string =>
  JSON.stringify(names).replaceAll(/[^ -~]/g, (unit) => `\\u${toHex(unit).padStart(4, '0')}`);

const toHex = (unit: string): string => unit.charCodeAt(0).toString(16);

const notFound = (roots: readonly Root[], path: string): Error =>
  new Error(
    roots.length === 0
      ? `${path}: this server has no folder with files. Ask the user to start it with --root FOLDER.`
      : `${path}: there is no such file below ${roots.map(({ given }) => given).join(', ')}. list_local_files lists the files.`,
  );
