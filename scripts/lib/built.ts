/** Whether `generated/` is what the sources make, by the note that the last build leaves where git ignores it. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { execute } from './execute.ts';

const file = '.cache/built.json';

/** What packages and documents are made of. The site is made of what tests and benchmarks are not. */
const packageSources = ['openapi', 'src', 'scripts', 'generated', 'package.json', 'package-lock.json'];
const siteSources = ['.', ':!test', ':!bench'];

interface Hashes {
  packages: string;
  site: string;
  /** Of what no build changes. */
  written: string;
}

interface BuiltState {
  /**
   * `built` here from what the sources are now, `committed` with them and not built here yet, or `changed` since: also
   * where there is no git to ask.
   */
  packages: 'built' | 'committed' | 'changed';
  /** Whether the site is built from what the sources are now. */
  site: boolean;
  /** What the site is made from, as a hash; undefined where there is no git to ask. */
  sources?: string;
  /** Notes that these are built from what the sources were then, unless somebody has changed them since. */
  note: (...parts: ('packages' | 'site')[]) => Promise<void>;
}

/** Compares the sources with those of the last build. */
export async function builtState(): Promise<BuiltState> {
  const [now, before] = [await hashes(), lastBuild()];
  const note = async (...parts: ('packages' | 'site')[]) => {
    const after = await hashes();
    if (now === undefined || after?.written !== now.written) return;
    const built = parts.map((part) => [part, after[part]]);
    await mkdir('.cache', { recursive: true });
    await writeFile(file, JSON.stringify({ ...lastBuild(), ...Object.fromEntries(built) }));
  };
  if (now === undefined) return { packages: 'changed', site: false, note };
  const site = now.site === before.site && existsSync('generated/docs/index.html');
  if (now.packages === before.packages) return { packages: 'built', site, sources: now.site, note };
  const changes = await git(['status', '--porcelain', '--', ...packageSources]);
  return { packages: changes === '' ? 'committed' : 'changed', site, sources: now.site, note };
}

/** The sources of the last build. A note that cannot be read notes nothing. */
function lastBuild(): Partial<Hashes> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Hashes>;
  } catch {
    return {};
  }
}

/** Hashes the files that git keeps or would keep. */
async function hashes(): Promise<Hashes | undefined> {
  const list = await git([
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    ...siteSources,
  ]);
  if (list === undefined) return undefined;
  const [packages, site, written] = [createHash('sha256'), createHash('sha256'), createHash('sha256')];
  for (const path of new Set(list.split('\0').sort())) {
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) continue;
    const content = Buffer.concat([Buffer.from(`${path}\0`), readFileSync(path)]);
    site.update(content);
    if (!path.startsWith('generated/')) written.update(content);
    if (packageSources.includes(path.split('/')[0] ?? '')) packages.update(content);
  }
  return { packages: packages.digest('hex'), site: site.digest('hex'), written: written.digest('hex') };
}

/** What git prints; undefined where there is none, or no repository. */
const git = (args: string[]): Promise<string | undefined> =>
  execute('git', args, { cwd: '.', env: process.env }).then(
    ({ code, stdout }) => (code === 0 ? stdout : undefined),
    () => undefined,
  );
