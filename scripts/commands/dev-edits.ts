/** What `npm run dev` does on an edit of `openapi/`, `src/` or `docs/`. */
import { once } from 'node:events';
import { watch } from 'chokidar';
import type { RunningDocs } from '../artifacts/site/vite/dev-server.ts';
import { messageOf } from '../lib/cli.ts';
import { type Files, merge, write } from '../lib/write-files.ts';
import { listProblems, mostUrgent, preventsBuild } from '../lib/problem.ts';
import { checkContract } from '../lint/contract.ts';
import { lintWithRedocly } from '../lint/tools.ts';
import { loadContract } from '../model/bundle.ts';
import { packages } from '../lib/package-json.ts';
import { committedArtifacts, make, named, type Artifact } from './build.ts';
import type { DevSandbox } from './dev-sandbox.ts';

/** An editor writes a file in several steps. */
const debounce = 40;

/** What is rebuilt here. The docs render themselves. */
const followed: Artifact[] = committedArtifacts;

/** Returns the artifacts that depend on a file, given relative to the root of the project. */
function affected(file: string): Artifact[] {
  const path = file.replaceAll('\\', '/');
  if (path.startsWith('openapi/')) return followed;
  const [, folder = ''] = path.split('/');
  return followed.filter(({ name }) => (folder === 'shared' ? packages.includes(name) : folder === name));
}

/** What developers wait for after an edit. The others are built next, while the docs follow. */
const urgent = ['types', 'client', 'sandbox', 'prism'];

/** What the docs serve of the packages: made when somebody installs one, and again after an edit. */
let served: Promise<Files> | undefined;
export const servedPackages = (): Promise<Files> =>
  (served ??= make('openapi', named(['packages'])).then(merge));

/** The work on edits, one after another. */
export class Edits {
  #all: Promise<unknown> = Promise.resolve();
  #failed = false;
  readonly #sandbox: DevSandbox;
  readonly #docs: RunningDocs;

  constructor(sandbox: DevSandbox, docs: RunningDocs) {
    this.#sandbox = sandbox;
    this.#docs = docs;
  }

  /** Rebuilds what depends on files, given relative to the root of the project. Returns whether all of it could be built. */
  async add(files: string[]): Promise<boolean> {
    const names = [...new Set(files.flatMap(affected).map(({ name }) => name))];
    const now = names.filter((name) => urgent.includes(name));
    const next = names.filter((name) => !urgent.includes(name));
    const check = files.some((file) => file.startsWith('openapi'));
    const isShown = files.some((file) => /\.(md|yaml)$/.test(file));
    const work = this.#all.then(async () => {
      const pages = isShown && this.#docs.update(check);
      const written = await this.#rebuild(files, now, check);
      await Promise.all([pages, written && this.#replaceSandbox(written)]);
      // Not earlier: the pages would wait for them.
      const others = written && (await this.#rebuild(files, next, false));
      if (others && check) await warnOfContract();
      return others !== undefined;
    });
    this.#all = work;
    return work;
  }

  /** Makes the first edit as fast as later ones. */
  async prepare(): Promise<void> {
    await make('openapi', named(urgent)).catch(() => {});
  }

  /** Watches the sources. Resolves when no edit is missed any more. */
  async watch(): Promise<void> {
    const changed = new Set<string>();
    let timer: NodeJS.Timeout | undefined;
    const watcher = watch(['openapi', 'src', 'docs', 'CHANGELOG.md'], { ignoreInitial: true });
    watcher.on('all', (_event, file) => {
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => {
        void this.add([...changed]);
        changed.clear();
      }, debounce);
    });
    // An edit before the watcher knows all files would count as their first state.
    await once(watcher, 'ready');
  }

  /** Replaces the sandbox if it is among the files that were written. */
  async #replaceSandbox(written: string[]): Promise<void> {
    if (!written.some((path) => path.startsWith('sandbox/'))) return;
    try {
      await this.#sandbox.reload();
    } catch (error) {
      this.#failed = true;
      console.error(messageOf(error));
    }
  }

  /** Rebuilds artifacts. Returns the paths of the files that it wrote; reports why it failed, and returns undefined. */
  async #rebuild(files: string[], names: string[], check: boolean): Promise<string[] | undefined> {
    if (names.length === 0) return [];
    const start = performance.now();
    try {
      const [made] = await Promise.all([make('openapi', named(names)), check && checkShape()]);
      const { missing, stale } = await write(merge(made), 'generated', { remove: false });
      const written = [...missing, ...stale];
      served = undefined;
      const parts = [...new Set(written.map((path) => path.split('/')[0]))].join(', ');
      const time = ((performance.now() - start) / 1000).toFixed(2);
      if (parts) console.log(`${files.join(', ')}: rebuilt ${parts} in ${time} s.`);
      else if (this.#failed) console.log(`${files.join(', ')}: the artifacts are up to date again.`);
      this.#failed = false;
      return written;
    } catch (error) {
      this.#failed = true;
      console.error(
        `${messageOf(error)}\nThe artifacts are as they were before this edit: ${names.join(', ')}.`,
      );
      return undefined;
    }
  }
}

/** Reports what lint finds. A document of a wrong shape is an error, and is not built; the rest is a warning. */
export async function checkShape(): Promise<void> {
  const problems = mostUrgent(await lintWithRedocly(['openapi/openapi.yaml']));
  if (problems.length === 0) return;
  const text = listProblems(problems, { rules: true });
  if (preventsBuild(problems)) throw new Error(text);
  console.warn(text);
}

/** Reports what else is wrong with the contract. No artifact depends on it, so it stops none. */
async function warnOfContract(): Promise<void> {
  try {
    const problems = await checkContract(await loadContract('openapi'));
    if (problems.length > 0) console.warn(listProblems(problems, { rules: true }));
  } catch (error) {
    console.warn(messageOf(error));
  }
}
