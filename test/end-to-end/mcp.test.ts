/** The command `docproc-mcp`, over stdio and HTTP, and the conformance suite of MCP. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { startSandbox } from '@docproc/sandbox';
import { expect, it, onTestFinished } from 'vitest';
import { execute } from '../../scripts/lib/execute.ts';
import { toolbox } from '../support/toolbox.ts';
import { temporary } from '../support/folders.ts';

const bin = join(import.meta.dirname, '../../generated/mcp/dist/bin.js');

async function connectStdio(args: string[], mode: 'auto' | 'legacy', env: Record<string, string> = {}) {
  const capabilities = { elicitation: { form: {} } };
  const client = new Client({ name: 'test', version: '1' }, { capabilities, versionNegotiation: { mode } });
  client.setRequestHandler('elicitation/create', () => ({ action: 'accept', content: { confirm: true } }));
  // What is not a message of the protocol on stdout is an error.
  const errors: Error[] = [];
  Object.assign(client, { onerror: (error: Error) => errors.push(error) });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [bin, ...args], env }));
  onTestFinished(async () => {
    expect(errors).toEqual([]);
    await client.close();
  });
  return async (name: string, given: Record<string, unknown>) =>
    JSON.stringify((await client.callTool({ name, arguments: given })).content);
}

/** Starts a server on a free port, and returns its URL. */
async function startHttp(args: string[]): Promise<string> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(() => void child.kill());
  const [line] = (await once(child.stderr, 'data')) as [Buffer];
  return /http:\S+/.exec(String(line))?.[0] ?? '';
}

it.each(['auto', 'legacy'] as const)('uploads, asks and completes over stdio: %s', async (mode) => {
  const root = temporary();
  writeFileSync(join(root, 'invoice.pdf'), '%PDF');
  const call = await connectStdio(['--root', root], mode);
  expect(await call('create_upload', { files: ['invoice.pdf'] })).toContain('REVIEWING');
  expect(await call('create_upload', { files: [import.meta.filename] })).toContain('no such file');
  expect(await call('complete_task', { task_id: 'task-1' })).toContain('PROCESSING');
});

it('uses the service that it is given, and reads the key from the environment', async () => {
  const sandbox = await startSandbox({ port: 0, examples: true });
  onTestFinished(() => sandbox.close());
  const args = ['--base-url', sandbox.baseUrl, '--team', 'team-1', '--project', 'project-1', '--read-only'];
  const env = { DOCPROC_API_KEY: sandbox.apiKey() };
  const call = await connectStdio(args, 'auto', env);
  expect(await call('get_task', { task_id: 'task-1' })).toContain('task-1');
  expect(sandbox.journal().map(({ operation }) => operation)).toEqual(['getTask']);
  const { code, output } = await execute(process.execPath, [bin, ...args], { cwd: tmpdir() });
  expect({ code, output }).toEqual({ code: 2, output: 'The key is missing: set DOCPROC_API_KEY.' });
});

it('returns the tasks of an upload that the module of --tasks-of finds, and else says who knows them', async () => {
  const sandbox = await startSandbox({ port: 0 });
  onTestFinished(() => sandbox.close());
  const root = temporary();
  writeFileSync(join(root, 'invoice.pdf'), '%PDF');
  const uploads = `${sandbox.baseUrl}/_sandbox/teams/team-1/uploads`;
  const module = join(root, 'ids.mjs');
  writeFileSync(
    module,
    `export default async ({ id }) => (await (await fetch('${uploads}/' + id)).json()).tasks;`,
  );
  const args = ['--base-url', sandbox.baseUrl, '--team', 'team-1', '--project', 'project-1', '--root', root];
  const env = { DOCPROC_API_KEY: sandbox.apiKey() };
  const create = async (more: string[]) =>
    (await connectStdio([...args, ...more], 'auto', env))('create_upload', { files: ['invoice.pdf'] });
  const found = await create(['--tasks-of', module]);
  const [task] = sandbox.tasks();
  expect(found).toContain(task?.id);
  expect(await create([])).toMatch(/operator/);
});

it('responds to a message that is too long with an error, and goes on', async () => {
  const child = spawn(process.execPath, [bin], { stdio: ['pipe', 'pipe', 'inherit'] });
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'a', version: '1' } };
  const message = (id: number, method: string, more: object) =>
    `${JSON.stringify({ method, params: more, jsonrpc: '2.0', id })}\n`;
  child.stdin.write(message(1, 'initialize', params));
  child.stdin.write(
    message(2, 'tools/call', { name: 'get_task', arguments: { task_id: 'x'.repeat(2 ** 24) } }),
  );
  child.stdin.write(message(3, 'ping', {}));
  const received: { id: number; error?: object }[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    received.push(JSON.parse(line) as (typeof received)[number]);
    if (received.length === 3) child.stdin.end();
  }
  expect(received).toMatchObject([
    { id: 1, result: {} },
    { id: 2, error: { code: -32_600 } },
    { id: 3, result: {} },
  ]);
});

it('serves HTTP on this machine only, and to no page of another host', async () => {
  const url = new URL(await startHttp([bin, '--http', '0']));
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new StreamableHTTPClientTransport(url));
  expect((await client.listTools()).tools).toHaveLength(11);
  await client.close();
  const status = async (headers: Record<string, string>, path = url.pathname) => {
    const sent = request({ port: url.port, path, method: 'POST', headers: { host: url.host, ...headers } });
    const [response] = (await once(sent.end('{}'), 'response')) as [{ statusCode: number }];
    return response.statusCode;
  };
  expect(await status({ host: 'attacker.example' })).toBe(403);
  expect(await status({ origin: 'https://attacker.example' })).toBe(403);
  expect(await status({ origin: 'null' })).toBe(403);
  expect(await status({}, '/')).toBe(404);
  const others = Object.values(networkInterfaces()).flatMap((all = []) =>
    all.filter(({ internal, family }) => !internal && family === 'IPv4'),
  );
  for (const { address } of others)
    await expect(fetch(`http://${address}:${url.port}/mcp`)).rejects.toThrow('fetch failed');
});

it.each(['2025-11-25', '2026-07-28'])(
  'passes all that the protocol of %s requires and applies',
  async (version) => {
    const suite = toolbox('test/end-to-end/mcp-conformance', 'mcp-conformance');
    await suite.install();
    const command = suite.file('@modelcontextprotocol/conformance/dist/index.js');
    const [server = '', expected = ''] = ['server.ts', `${version}.yaml`].map((file) =>
      join(import.meta.dirname, 'mcp-conformance', file),
    );
    const url = await startHttp([server]);
    const args = ['server', '--url', url, '--requirements', version, '--expected-failures', expected];
    const { code, output } = await execute(process.execPath, [command, ...args], { cwd: tmpdir() });
    expect(code, output.slice(-3_000)).toBe(0);
  },
);
