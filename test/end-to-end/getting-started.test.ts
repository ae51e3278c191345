/** Runs every command of the page in an empty folder, as an integrator does who knows nothing but the address of a site. */
import { execFile, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { atUrl } from '../../scripts/lib/package-addresses.ts';
import { serve } from '../../scripts/lib/serve.ts';
import { sampleServer } from '../../scripts/artifacts/site/samples/sample-request.ts';
import { root } from '../artifacts/project.ts';
import { buildOnce } from '../support/build.ts';
import { temporary } from '../support/folders.ts';

let server: Server;
let site: string;
/** The page for agents, as the site serves it. */
let text: string;
beforeAll(async () => {
  const { result } = await buildOnce();
  if (result.code !== 0) throw new Error(result.stderr);
  const port = await getPort();
  site = `http://localhost:${port}`;
  server = await serve(join(inject('buildFolder'), 'generated/docs'), port, atUrl(`${site}/`));
  text = await (await fetch(`${site}/guides/getting-started.md`)).text();
});
afterAll(() => server.close().closeAllConnections());

const blocks = (language: string): string[] =>
  [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, lang, source = '']) =>
    lang === language ? [source] : [],
  );
const block = (beginning: string): string => {
  const found = blocks('sh').find((source) => source.startsWith(beginning));
  if (found === undefined) throw new Error(`The page has no ${beginning}.`);
  return found;
};
const address = (name: string): string => {
  const [found] = new RegExp(`${site}/packages/docproc-${name}-[\\d.]+\\.tgz`).exec(text) ?? [];
  if (found === undefined) throw new Error(`The page does not say where ${name} is.`);
  return found;
};

/** Creates an empty folder, and returns it with what runs a command there. Without `registry`, there is no package but on the site. */
function empty({ registry = false } = {}) {
  const folder = temporary();
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    ...(!registry && {
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_cache: join(folder, '.npm'),
      // As the page says.
      npm_config_fetch_retries: '0',
    }),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    YARN_UNSAFE_HTTP_WHITELIST: 'localhost',
    // The Node of the project is that of its commands.
    PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
  };
  const bash = async (script: string): Promise<string> => {
    const options = { cwd: folder, env };
    return (await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], options)).stdout;
  };
  return { folder, env, bash };
}

/** Saves the program of the page in a folder, for the sandbox at a URL. */
function saveProgram(folder: string, here: (source: string) => string): string {
  const name = /Save this program as `(.+?)`/.exec(text)?.[1] ?? '';
  writeFileSync(join(folder, name), here(blocks('ts').join('')));
  return name;
}

/** Starts the sandbox that is installed in a folder. */
async function startInstalled(folder: string, env: NodeJS.ProcessEnv): Promise<string> {
  const url = `http://localhost:${await getPort()}`;
  const command = `exec ${block('npx --no-install docproc-sandbox').trim()} --port ${new URL(url).port}`;
  const sandbox = spawn('bash', ['-c', command], { cwd: folder, env, detached: true, stdio: 'ignore' });
  onTestFinished(() => {
    if (sandbox.exitCode === null && sandbox.pid) process.kill(-sandbox.pid);
  });
  await expect.poll(async () => (await fetch(`${url}/_sandbox/health`)).ok).toBe(true);
  return url;
}

it('needs nothing but the site: install, sandbox, curl and a typed program', async () => {
  const { folder, env, bash } = empty();
  await bash(block('npm init'));
  const url = await startInstalled(folder, env);
  const here = (source: string): string => source.replaceAll(sampleServer.baseUrl, url);

  const steps = blocks('sh').filter((source) => !/^(npm|npx|node) /.test(source));
  const printed = await bash(here(steps.join('\n')));
  expect(printed).toMatch(
    /"status":"processing".*"status":"REVIEWING".*"content":"1,204\.50".*"status":"PROCESSING".*\n$/s,
  );

  const program = saveProgram(folder, here);
  expect(await bash(block('node '))).toBe(blocks('text').at(-1));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  expect(await bash(`node ${compiler} --noEmit --strict --module nodenext ${program}`)).toBe('');
});

const managers = {
  pnpm: ['pnpm@9.15.9', 'pnpm add CLIENT SANDBOX'],
  'Yarn 1': ['yarn@1.22.22', 'yarn add CLIENT SANDBOX'],
  'Yarn 4': [
    '@yarnpkg/cli-dist@4.18.1',
    'touch yarn.lock && yarn config set nodeLinker node-modules && yarn add @docproc/client@CLIENT @docproc/sandbox@SANDBOX',
  ],
};
// Yarn asks of a package what npm asks: every week.
const wanted = Object.entries(managers).filter(([name]) => process.env['SCOPE'] === 'all' || name === 'pnpm');

it.each(wanted)('installs with %s', async (_, [tool = '', command = '']) => {
  const { folder, env, bash } = empty({ registry: true });
  writeFileSync(join(folder, 'package.json'), '{"private": true}');
  const add = command.replace('CLIENT', address('client')).replace('SANDBOX', address('sandbox'));
  await bash(`npx --yes --package=${tool} -c '${add}'`);
  const url = await startInstalled(folder, env);
  saveProgram(folder, (source) => source.replaceAll(sampleServer.baseUrl, url));
  await bash("echo 'Total: 1,204.50' > invoice.txt");
  expect(await bash(block('node '))).toBe(blocks('text').at(-1));
});

it.each(['sandbox', 'conformance', 'mcp'])('starts %s with one line in an empty folder', async (name) => {
  // The MCP server alone needs packages of others.
  const { bash } = empty({ registry: name === 'mcp' });
  const file = address('client').replace('client', name);
  expect(await bash(`npx --yes ${file} --help`)).toMatch(new RegExp(`^Usage: docproc-${name} `));
});

it('lists what it serves, which leads nowhere else', async () => {
  const index = (await (await fetch(`${site}/packages/index.json`)).json()) as {
    name: string;
    version: string;
    file: string;
    size: number;
    integrity: string;
  }[];
  expect(index.map(({ name }) => name)).toEqual(expect.arrayContaining(['@docproc/client', '@docproc/mcp']));
  for (const { name, version, file, size, integrity } of index) {
    const own = `docproc-${name.replace('@docproc/', '')}`;
    expect(file).toBe(`${own}-${version}.tgz`);
    const content = Buffer.from(await (await fetch(`${site}/packages/${file}`)).arrayBuffer());
    expect([content.length, `sha512-${createHash('sha512').update(content).digest('base64')}`]).toEqual([
      size,
      integrity,
    ]);
    const plain = await (await fetch(`${site}/packages/${own}.tgz`)).arrayBuffer();
    expect(content.equals(Buffer.from(plain)), file).toBe(true);
    const path = join(inject('buildFolder'), 'generated/docs/packages', file);
    const { stdout } = await promisify(execFile)('tar', ['-xzOf', path, 'package/package.json']);
    const { dependencies = {} } = JSON.parse(stdout) as { dependencies?: object };
    expect(Object.keys(dependencies).filter((each) => each.startsWith('@docproc/'))).toEqual([]);
  }
});
