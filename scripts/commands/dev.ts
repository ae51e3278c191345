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
import { DevSandbox } from './dev-sandbox.ts';
import { buildChanged, line, readPorts, serveMock, serveSandbox } from './start.ts';

/** Runs the command with these arguments. */
export async function run(args: string[]): Promise<void> {
  const ports = await readPorts('npm run dev', args);
  exitOnSignal();
  const { packages, note } = await builtState();
  if (packages === 'changed') {
    await buildChanged();
    await (await import('./dev-edits.ts')).checkShape();
  }
  const sandbox = new DevSandbox(ports.sandbox);
  const docs = async () => {
    const { Edits, serveDocs } = await import('./dev-edits.ts');
    const running = await serveDocs(ports.docs);
    console.log(line('Docs', running.url));
    return new Edits(sandbox, running);
  };
  const [edits, mock] = await Promise.all([
    docs(),
    serveMock(ports.mock),
    serveSandbox(sandbox, ports.sandbox),
  ]).catch((error: unknown) => {
    // Whatever still starts or runs would keep the process.
    console.error(messageOf(error));
    process.exit(1);
  });
  await edits.watch();
  console.log(line('Try', mock));
  console.log('\nEdit openapi/, docs/ or src/: all of them follow.');
  if (packages !== 'committed') await edits.prepare();
  // What was served as git has it can be older than its sources.
  if (packages !== 'committed' || (await edits.add(['openapi/']))) await note('packages');
}

if (import.meta.main) {
  enableCompileCache();
  await main(() => run(process.argv.slice(2)));
}
