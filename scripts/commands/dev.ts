/**
 * `npm run dev`: the docs with hot reload, the mock and the sandbox, all of which follow edits.
 *
 * An edit of `openapi/` or `src/` rebuilds the artifacts that depend on it; Prism reloads its document by itself, the
 * sandbox is replaced and keeps its state, and the docs show edits of `openapi/` and of pages. An edit that breaks
 * something is reported with file and line, and everything stays as it was.
 */
import { enableCompileCache } from 'node:module';
import { builtState } from '../lib/built.ts';
import { exitOnSignal, main, messageOf } from '../lib/cli.ts';
import type { RunningDocs } from '../artifacts/site/vite/dev-server.ts';
import { DevSandbox } from './dev-sandbox.ts';
import { buildChanged, line, readPorts, serveMock, serveSandbox } from './start.ts';

/** Runs the command with these arguments. */
export async function run(args: string[]): Promise<void> {
  const ports = await readPorts('npm run dev', args);
  exitOnSignal();
  const { packages, sources, note } = await builtState();
  if (packages === 'changed') {
    await buildChanged();
    await (await import('./dev-edits.ts')).checkShape();
  }
  const sandbox = new DevSandbox(ports.sandbox);
  const [docs, mock] = await Promise.all([
    serveDocs(ports.docs, sources),
    serveMock(ports.mock),
    serveSandbox(sandbox, ports.sandbox),
  ]).catch((error: unknown) => {
    // Whatever still starts or runs would keep the process.
    console.error(messageOf(error));
    process.exit(1);
  });
  const { Edits } = await import('./dev-edits.ts');
  const edits = new Edits(sandbox, docs);
  await edits.watch();
  // An edit until then could be in the pages.
  const { sources: served } = await builtState();
  if (served !== undefined && served === sources) await docs.note(sources);
  console.log(line('Try', mock));
  console.log('\nEdit openapi/, docs/ or src/: all of them follow.');
  await docs.prepare();
  if (packages !== 'committed') await edits.prepare();
  // What was served as git has it can be older than its sources.
  if (packages !== 'committed' || (await edits.add(['openapi/']))) await note('packages');
}

/** Serves the docs, and the packages as they are when somebody installs one. */
async function serveDocs(port: number, sources?: string): Promise<RunningDocs> {
  const { startDocs } = await import('../artifacts/site/vite/dev-server.ts');
  const packages = async () => (await import('./dev-edits.ts')).servedPackages();
  const docs = await startDocs({ port, packages, sources });
  console.log(line('Docs', docs.url));
  return docs;
}

if (import.meta.main) {
  enableCompileCache();
  await main(() => run(process.argv.slice(2)));
}
