import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { parseSync } from 'rolldown/utils';
import { describe, expect, onTestFinished, test } from 'vitest';
import { outcomes } from '../../src/sandbox/contract/outcomes.ts';
import { compile } from '../support/compile.ts';
import { folderWithSandbox } from './installed.ts';
import { dist, root, run } from './run-node.ts';
import { setting } from '../support/setting.ts';

const readme = readFileSync(join(root, 'generated/sandbox/README.md'), 'utf8');

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  engines?: Record<string, string>;
}
/** What a module imports, exports from or loads later. */
function importsOf(source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync('module.js', source).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((each) => each.moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
}

test('what runs in a browser imports nothing but its own modules', () => {
  const seen = new Set<string>();
  const packages = ['msw', 'cloudflare:workers'];
  const follow = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const source = readFileSync(join(dist, name), 'utf8');
    for (const file of importsOf(source).filter((each) => !packages.includes(each))) {
      expect(file, name).toMatch(/^\.{1,2}\/.+\.js$/);
      follow(join(dirname(name), file));
    }
    expect(source, name).not.toMatch(/\brequire\(|\bprocess\.|\bBuffer\b/);
  };
  for (const entry of ['fetch.js', 'msw.js', 'worker.js']) follow(entry);
  expect([...seen]).toContain('sandbox.js');
});

test('the package has no dependency', () => {
  const manifest = JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8')) as Manifest;
  expect(manifest.dependencies).toBeUndefined();
  expect(manifest.engines).toEqual({ node: '>=20.19' });
});

test('no module imports a package, but those for other tools import these', () => {
  const imports = readdirSync(dist)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => importsOf(readFileSync(join(dist, name), 'utf8')))
    .filter((file) => !/^(\.|node:)/.test(file));
  expect([...new Set(imports)].sort()).toEqual([
    '@playwright/test',
    'cloudflare:workers',
    'msw',
    'prom-client',
    'vitest',
  ]);
});

describe('an upload of 200 MB', () => {
  const inProcess = `
    import { startSandbox } from ${JSON.stringify(join(dist, 'index.js'))};
    console.log((await startSandbox({ port: 0 })).baseUrl);`;
  const observer = `
    let rss = 0;
    setInterval(() => (rss = Math.max(rss, process.memoryUsage.rss())), 2);
    process.on('message', () => process.send(rss));`;

  test.each([
    ['the command', [join(dist, 'bin.js'), '--port', '0']],
    ['a process of its user', ['--input-type=module', '-e', inProcess]],
  ])('to %s leaves memory flat', async (_, args) => {
    const preload = ['--import', `data:text/javascript,${encodeURIComponent(observer)}`];
    const child = spawn(process.execPath, [...preload, ...args], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    onTestFinished(() => void child.kill());
    const [line] = (await once(child.stdout as Readable, 'data')) as [Buffer];
    const data = new FormData();
    const megabytes = new Blob([new Uint8Array(4 * 2 ** 20)]);
    for (let i = 0; i < 50; i++) data.append('file', megabytes, `${i}.pdf`);
    data.append('projectId', 'project-1');
    const response = await fetch(`${/http:\S+/.exec(String(line))?.[0]}/v2/team-1/project/project-1/upload`, {
      method: 'POST',
      headers: { authorization: 'Bearer k' },
      body: data,
      redirect: 'error',
    });
    expect(await response.json()).toMatchObject({ fileSize: 200 * 2 ** 20 });
    child.send('how much memory was used');
    const [rss] = (await once(child, 'message')) as [number];
    expect(rss / 2 ** 20).toBeLessThan(130);
  });
});

/** As a program has options that come from its environment. */
const everyOptionUndefined = `
  import { startSandbox, type Fault, type RequestsToAwait } from '@docproc/sandbox';
  import { createHandlers } from '@docproc/sandbox/msw';
  import { createTest, test } from '@docproc/sandbox/node-test';

  const none = undefined;
  const limits = { teams: none, tasks: none, bytes: none, journal: none };
  const set = { '${setting.id}': none };
  const sandbox = await startSandbox({
    seed: none, now: none, processingMs: none, set, examples: none, limits, log: none,
    port: none, host: none, controlToken: none, allowOrigins: none,
  });
  const fault: Fault = {
    fault: 'slow', delayMs: 1, operation: none, target: none, call: none, times: none, when: none,
    status: none, headers: none, body: none, requests: none, windowMs: none,
  };
  const page = { limit: none, offset: none };
  const wait: RequestsToAwait = {
    ...page, operation: none, method: none, status: none, target: none, request: none, after: none,
    count: none, timeoutMs: none, signal: none,
  };
  sandbox.fault(fault);
  sandbox.updateTask(sandbox.seed({ status: none }).id, { exported_at: none });
  sandbox.updateUpload('u', { status: none });
  sandbox.tasks(page);
  sandbox.expectRequests([{ operation: 'getTask', rejected: none }], { operation: none });
  await sandbox.waitForRequests(wait);
  sandbox.apiKey({ scopes: none, team_id: none, project_id: none, expires_at: none });
  createHandlers(sandbox, { baseUrl: none });
  for (const declare of [test, createTest({ set })]) {
    declare('a test', { timeout: 1_000 }, ({ team }, { signal }) => console.log(team.id, signal));
  }
`;

describe('the README', () => {
  const snippets = (kind: string) =>
    [...readme.matchAll(new RegExp(`\`\`\`${kind}\n(.*?)\`\`\``, 'gs'))]
      .map(([, snippet]) => snippet ?? '')
      .join('\n');

  test('has snippets that compile, and every option can be undefined', () => {
    const kinds = { 'all.mts': 'ts', 'vitest.mts': 'ts vitest', 'playwright.mts': 'ts playwright' };
    const sources = Object.entries(kinds).map(([name, kind]) => [name, snippets(kind)]);
    sources.push(['undefined.mts', everyOptionUndefined]);
    const path = folderWithSandbox(Object.fromEntries(sources) as Record<string, string>);
    const files = sources.map(([name = '']) => join(path, name));
    const options = {
      strict: true,
      exactOptionalPropertyTypes: true,
      target: 'esnext',
      module: 'nodenext',
      types: ['node'],
      skipLibCheck: true,
    };
    expect(compile(files, options)).toEqual([]);
  });

  test('has snippets that do what it says', async () => {
    const path = folderWithSandbox({ 'all.mts': snippets('ts') });
    expect(await run(['all.mts'], path)).toEqual({
      code: 0,
      stdout: 'DISCARDED valid\n404\n1,204.50\n',
      stderr: '',
    });
  });

  test('has tests that pass, with Vitest and with node:test', async () => {
    const path = folderWithSandbox({
      'a.test.mts': snippets('ts vitest'),
      'b.mts': snippets('ts vitest')
        .replace(
          "{ test } from '@docproc/sandbox/vitest'",
          "{ assertNoContractViolations, assertReceived, test } from '@docproc/sandbox/node-test'",
        )
        .replace('expect(team).toHaveReceived(', 'assertReceived(team, ')
        .replace('expect(team).toHaveNoContractViolations(', 'assertNoContractViolations(team')
        .replace("import { expect } from 'vitest';", "import assert from 'node:assert/strict';")
        .replace('expect(response.status).toBe(200)', 'assert.equal(response.status, 200)')
        .replace(/expect\(team\.events.*$/m, 'assert.equal(team.events()[0]?.task_id, id);'),
    });
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const [first, second] = await Promise.all([
      run([vitest, 'run', '--root', path], path),
      run(['--test', 'b.mts'], path),
    ]);
    expect(first.stdout).toMatch(/Tests +1 passed/);
    expect(first.code).toBe(0);
    expect(second.stdout).toMatch(/pass 1/);
    expect(second.code).toBe(0);
  });

  test('lists every file name that decides, and every setting', () => {
    for (const [name, { does }] of Object.entries(outcomes)) {
      expect(readme).toMatch(new RegExp(`\\| \`${name}.pdf\` +\\| ${does} +\\|`));
    }
    expect(readme).toMatch(/\| `discard-outside-reviewing` +\| Re/);
  });
});
