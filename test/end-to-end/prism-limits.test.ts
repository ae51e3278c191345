/** The page that describes what Prism cannot do: each of its requests, run against Prism and against the sandbox. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMock, type Mock } from '../../scripts/commands/mock.ts';
import { startSandbox, type RunningSandbox } from '../../src/sandbox/hosts/index.ts';
import { root } from '../artifacts/project.ts';

const page = readFileSync(join(root, 'docs/guides/prism-limits.md'), 'utf8');
const [, ...sections] = page.split(/^## /m);
const [setting = ''] = blocks(page, 'sh');
const limits = sections.flatMap((section) => {
  const [title] = section.split('\n');
  const responses = blocks(section, 'text');
  return blocks(section, 'sh').map((request, index) => ({
    title,
    request,
    response: responses[index] ?? '',
  }));
});

function blocks(text: string, language: string): string[] {
  return [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, name]) => name === language)
    .map(([, , block = '']) => block.trim());
}

/** What a request of the page prints when it is sent to another URL. */
function send(request: string, address: string): Promise<string> {
  const script = `${setting.replace('http://localhost:4010', address)}\n${request}`;
  return new Promise((settle) => {
    execFile('bash', ['-c', script], (_error, out, err) => settle((err + out).trim()));
  });
}

let mock: Mock;
let sandbox: RunningSandbox;
beforeAll(async () => {
  mock = await startMock({ port: await getPort(), quiet: true });
  sandbox = await startSandbox({ port: 0 });
});
afterAll(async () => {
  mock.stop();
  await sandbox.close();
});

it('shows each limit with a request and its response', () => {
  expect(setting).toMatch(/^api=/);
  for (const section of sections) {
    expect(blocks(section, 'sh').length, section).toBeGreaterThan(0);
    expect(blocks(section, 'text'), section).toHaveLength(blocks(section, 'sh').length);
  }
});

describe('the mock', () => {
  it.each(limits)('$title', async ({ request, response }) => {
    // The request before may have ended Prism.
    const status = () =>
      fetch(mock.url).then(
        (response) => response.status,
        () => 'no response',
      );
    // It is up, and has nothing at its root.
    await expect.poll(status, { interval: 100 }).toBe(404);
    expect(await send(request, mock.url)).toBe(response);
  });
});

describe('the sandbox responds to the same requests differently', () => {
  it.each(limits)('$title', async ({ request, response }) => {
    sandbox.reset();
    sandbox.seed({ id: 'task-1' });
    const other = await send(request, sandbox.baseUrl);
    expect(other).toMatch(/^[\w"{]/);
    expect(other).not.toContain('no response');
    expect(other).not.toBe(response);
  });
});
