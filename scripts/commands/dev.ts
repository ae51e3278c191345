/**
 * `npm run dev`: the docs with hot reload, the mock and the sandbox, all of which follow edits.
 *
 * An edit of `openapi/` or `src/` rebuilds the artifacts that depend on it; Prism reloads its document by itself, the
 * sandbox is replaced and keeps its state, and the docs follow `openapi/` and `docs/` in VitePress. An edit that
 * breaks something is reported with file and line, and everything stays as it was.
 */
import { once } from 'node:events';
import { resolve } from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import { startDocs } from '../artifacts/site/dev-server.ts';
import { main, messageOf } from '../lib/cli.ts';
import { merge, write } from '../lib/write-files.ts';
import { listProblems, mostUrgent } from '../lib/problem.ts';
import { lintWithRedocly } from '../lint/tools.ts';
import { artifacts, build, make, named, type Artifact } from './build.ts';
import { DevSandbox } from './dev/dev-sandbox.ts';
import { curl, exitOnSignal, startMock } from './mock.ts';
import { readPorts } from './start.ts';

/** An editor writes a file in several steps. */
const debounce = 40;

/** What is rebuilt here. The docs render themselves. */
const followed = artifacts.filter(({ name }) => name !== 'site' && name !== 'reference');

/** Returns the artifacts that depend on a file, given relative to the root of the project. */
export function affected(file: string): Artifact[] {
  const path = file.replaceAll('\\', '/');
  if (path.startsWith('openapi/')) return followed;
  return followed.filter(({ sources = [] }) => sources.some((source) => path.startsWith(`${source}/`)));
}

/** Rebuilds what depends on the changed files, and restarts the sandbox if it is among that. */
async function update(files: Set<string>, sandbox: DevSandbox): Promise<void> {
  const names = new Set([...files].flatMap(affected).map(({ name }) => name));
  if (names.size === 0) return;
  const start = performance.now();
  try {
    const contract = [...files].some((file) => file.startsWith('openapi'));
    const [made] = await Promise.all([make('openapi', named([...names])), contract && checkShape()]);
    const { missing, stale } = await write(merge(made), 'generated', { remove: false });
    const written = [...missing, ...stale];
    if (written.some((path) => path.startsWith('sandbox/'))) await sandbox.reload();
    const parts = [...new Set(written.map((path) => path.split('/')[0]))].join(', ');
    const time = ((performance.now() - start) / 1000).toFixed(2);
    console.log(
      `${[...files].join(', ')}: ${parts ? `rebuilt ${parts}` : 'nothing to rebuild'} in ${time} s.`,
    );
  } catch (error) {
    console.error(`${messageOf(error)}\nThe artifacts are as they were before this edit.`);
  }
}

/** Reports what lint finds. A document of a wrong shape is an error, and is not built; the rest is a warning. */
async function checkShape(): Promise<void> {
  const problems = mostUrgent(await lintWithRedocly(['openapi/openapi.yaml']));
  if (problems.length === 0) return;
  const text = listProblems(problems, { rules: true });
  if (problems.some(({ rule }) => ['yaml', 'no-unresolved-refs', 'struct'].includes(rule)))
    throw new Error(text);
  console.warn(text);
}

/** Watches the sources, and hands over the changed files in batches, one after the other. */
function follow(work: (files: Set<string>) => Promise<void>): FSWatcher {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const watcher = watch(['openapi', 'src'], { ignoreInitial: true });
  watcher.on('all', (_event, file) => {
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const batch = changed;
      changed = new Set();
      running = running.then(() => work(batch));
    }, debounce);
  });
  return watcher;
}

/** Runs the command with these arguments. */
export async function run(args: string[]): Promise<void> {
  const ports = await readPorts('npm run dev', args);
  exitOnSignal();
  console.log('Building the packages and the mock.');
  await build({ names: followed.map(({ name }) => name), print: () => {} });
  await checkShape();
  console.log('Starting the docs, the sandbox and the mock.');
  const sandbox = new DevSandbox(resolve('generated/sandbox/dist'), ports.sandbox);
  const [docs, , mock] = await Promise.all([
    startDocs({ port: ports.docs }),
    sandbox.reload(),
    startMock({ port: ports.mock, flag: '--mock-port' }),
  ]).catch((error: unknown) => {
    // Whatever still starts or runs would keep the process.
    console.error(messageOf(error));
    process.exit(1);
  });
  // An edit before the watcher knows all files would count as their first state.
  await once(
    follow((files) => update(files, sandbox)),
    'ready',
  );
  const lines = [
    `Docs     ${docs.url}`,
    `Mock     ${mock.url}`,
    `Sandbox  http://localhost:${ports.sandbox}`,
    `Try      ${await curl(mock.url)}`,
  ];
  console.log(`\n${lines.join('\n')}\n\nEdit openapi/, docs/ or src/: all of them follow.`);
}

if (import.meta.main) await main(() => run(process.argv.slice(2)));
