/** Whether `generated/` is what the sources make, by the note that the last build leaves where git ignores it. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { execute } from './execute.ts';

const note = '.cache/built.json';

/** What packages and documents are made of, and what the site is made of. */
const sources = {
  packages: ['openapi', 'src', 'scripts', 'generated', 'package.json', 'package-lock.json'],
  site: ['.', ':!test', ':!bench'],
};

type Hashes = Record<keyof typeof sources, string>;

interface BuiltState {
  /**
   * `built` here from what the sources are now, `committed` with them and not built here yet, or `changed` since: also
   * where there is no git to ask.
   */
  packages: 'built' | 'committed' | 'changed';
  /** Whether the site is built from what the sources are now. */
  site: boolean;
}

/** Compares the sources with those of the last build. */
export async function builtState(): Promise<BuiltState> {
  const [now, before] = [await hashes(), existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : {}];
  if (now === undefined) return { packages: 'changed', site: false };
  const site = now.site === before.site && existsSync('generated/docs/index.html');
  if (now.packages === before.packages) return { packages: 'built', site };
  const changes = await git(['status', '--porcelain', '--', ...sources.packages]);
  return { packages: changes === '' ? 'committed' : 'changed', site };
}

/** Notes that everything is built from what the sources are now. */
export async function noteBuild(): Promise<void> {
  const now = await hashes();
  if (now === undefined) return;
  await mkdir('.cache', { recursive: true });
  await writeFile(note, JSON.stringify(now));
}

async function hashes(): Promise<Hashes | undefined> {
  const [packages, site] = await Promise.all([hashOf(sources.packages), hashOf(sources.site)]);
  return packages === undefined || site === undefined ? undefined : { packages, site };
}

/** A hash of the files that git keeps or would keep. */
async function hashOf(paths: string[]): Promise<string | undefined> {
  const list = await git(['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths]);
  if (list === undefined) return undefined;
  const hash = createHash('sha256');
  for (const path of list
    .split('\0')
    .filter((each) => existsSync(each))
    .sort())
    hash.update(`${path}\0`).update(readFileSync(path));
  return hash.digest('hex');
}

/** What git prints; undefined where there is none, or no repository. */
const git = (args: string[]): Promise<string | undefined> =>
  execute('git', args, { cwd: '.', env: process.env }).then(
    ({ code, stdout }) => (code === 0 ? stdout : undefined),
    () => undefined,
  );
