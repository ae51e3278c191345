/**
 * `npm start`: serves the sandbox, the mock and the docs until it is ended. What git keeps of `generated/` is served at
 * once, unless the sources are newer, then the texts of the docs, their pages, and the packages, as soon as they are built.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import { start as startSite } from '../artifacts/site/index.ts';
import { withOpenRequests } from '../artifacts/site/vite/policy.ts';
import { builtState } from '../lib/built.ts';
import { assertFree, exitOnSignal, flags, main, messageOf, port } from '../lib/cli.ts';
import { atUrl } from '../lib/package-addresses.ts';
import { serve } from '../lib/serve.ts';
import { type Files, write } from '../lib/write-files.ts';
import { DevSandbox } from './dev-sandbox.ts';

const portFlags = {
  'docs-port': { type: 'string', default: '4000' },
  'mock-port': { type: 'string', default: '4010' },
  'sandbox-port': { type: 'string', default: '4020' },
} as const;

type Ports = Awaited<ReturnType<typeof readPorts>>;

/** The ports of the three services, which differ and are free. */
export async function readPorts(command: string, args: string[]) {
  const usage = `${command} -- ${Object.entries(portFlags)
    .map(([name, { default: number }]) => `[--${name} ${number}]`)
    .join(' ')}`;
  const options = flags(portFlags, usage, args);
  const read = (name: keyof typeof portFlags) => port(options[name], `--${name}`);
  const ports = { docs: read('docs-port'), mock: read('mock-port'), sandbox: read('sandbox-port') };
  await assertFree({
    '--docs-port': ports.docs,
    '--mock-port': ports.mock,
    '--sandbox-port': ports.sandbox,
  });
  return ports;
}

/** Returns the line about a service. */
export const line = (name: string, text: string): string => `${name.padEnd(9)}${text}`;

/** Builds these artifacts, by default all that git keeps, and prints nothing. What builds is loaded while the services start. */
async function buildQuietly(names?: string[]) {
  const { build, committedArtifacts } = await import('./build.ts');
  return build({ names: names ?? committedArtifacts.map(({ name }) => name), print: () => {} });
}

async function start(ports: Ports): Promise<void> {
  const { packages, site, note } = await builtState();
  if (packages === 'changed') await buildChanged();
  if (!site) await clearSite();
  const sandbox = new DevSandbox(ports.sandbox);
  const loaded = serveSandbox(sandbox, ports.sandbox);
  const url = `http://localhost:${ports.docs}`;
  const pages = site ? undefined : buildSite(url);
  const others = pages?.then(() => buildQuietly(['packages', 'reference']));
  const isOther = (path: string) => /^\/(packages\/|reference\/(index\.html)?$)/.test(path);
  const served = serve(
    'generated/docs',
    ports.docs,
    (text, origin) => withOpenRequests(atUrl(origin)(text)),
    (path) => (isOther(path) ? others : undefined),
  );
  const [mock] = await Promise.all([serveMock(ports.mock), loaded, served, pages]);
  console.log(line('Docs', url));
  console.log(line('Try', mock));
  if (!site) {
    await others;
    console.log(line('Packages', `${url}/packages/`));
    await note('site');
  }
  if (packages === 'committed') await replaceOlder(sandbox);
  if (packages !== 'built' || !site) await note('packages', 'site');
}

/** Builds what is older than its sources, so that nothing else is served. */
export async function buildChanged(): Promise<void> {
  console.log('generated/ may be older than openapi/ or src/. Building the packages.');
  await buildQuietly();
}

/** Serves the sandbox as it is built. */
export async function serveSandbox(sandbox: DevSandbox, port: number): Promise<void> {
  await sandbox.reload();
  console.log(line('Sandbox', `http://localhost:${port}`));
}

/** Serves the mock, and returns a command that sends a request to it. */
export async function serveMock(port: number): Promise<string> {
  const { firstRequest, startMock } = await import('./mock.ts');
  const { url } = await startMock({ port });
  console.log(line('Mock', url));
  return firstRequest(url);
}

/** Until the texts are there, every path says so. */
async function clearSite(): Promise<void> {
  await rm('generated/docs', { recursive: true, force: true });
  await mkdir('generated/docs');
  await writeFile('generated/docs/404.html', waiting);
}

/** Builds the site but for what few open at once. The text of a page is served until the page is there. */
async function buildSite(url: string): Promise<void> {
  console.log('Building the docs. A slow machine takes up to half a minute.');
  const keep = (files: Files) => write(files, 'generated', { remove: false });
  const pages = startSite(async (texts) => {
    await keep(texts);
    console.log(line('Docs', `${url} has the text of each page. Styles and search follow.`));
  });
  const { loadContract } = await import('../model/bundle.ts');
  await keep(await pages.build(await loadContract('openapi')));
}

const waiting = `<!doctype html>
<html lang="en">
<meta http-equiv="refresh" content="2">
<title>The docs are being built</title>
<p>The docs are being built. This page follows by itself.</p>
`;

/** Builds what was served as git has it. The mock follows by itself. */
async function replaceOlder(sandbox: DevSandbox): Promise<void> {
  const { missing, stale } = await buildQuietly();
  const count = missing.length + stale.length;
  if (count === 0) return;
  await sandbox.reload();
  console.log(`generated/ was older than openapi/ or src/: ${count} files are new, and served now.`);
}

/** Runs the command with these arguments. */
export async function run(args: string[]): Promise<void> {
  const ports = await readPorts('npm start', args);
  exitOnSignal();
  await start(ports).catch((error: unknown) => {
    // Whatever still starts or runs would keep the process, and the ports.
    console.error(messageOf(error));
    process.exit(1);
  });
}

if (import.meta.main) {
  enableCompileCache();
  await main(() => run(process.argv.slice(2)));
}
