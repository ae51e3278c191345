/** What pages of other origins can do to a sandbox, in a browser that enforces what browsers enforce. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSandbox, type RunningSandbox } from '@docproc/sandbox';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { browser } from './browser.ts';

const pages = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>A page</title>');
});
let origin: string;
beforeAll(async () => {
  await once(pages.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
});
afterAll(() => pages.close().closeAllConnections());

async function start(options: Parameters<typeof startSandbox>[0] = {}): Promise<RunningSandbox> {
  const sandbox = await startSandbox({ port: 0, examples: true, ...options });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

async function visit(url: string): Promise<Page> {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.goto(url);
  return page;
}

interface Init {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  mode?: RequestMode;
  credentials?: RequestCredentials;
}

/** What a page sees of a request: the status, or the name of an error. */
const ask = (page: Page, url: string, init: Init = {}): Promise<number | string> =>
  page.evaluate(
    ([to, given]) =>
      fetch(to, given).then(
        ({ status }) => status,
        ({ name }: Error) => name,
      ),
    [url, init] as const,
  );

it('a page of another origin sends any request to the API and reads the response', async () => {
  const { baseUrl } = await start();
  const page = await visit(origin);
  const task = `${baseUrl}/v2/team-1/project/project-1/task/task-1`;
  const headers = { authorization: 'Bearer k', 'x-request-id': '1', traceparent: '00-1-1-00' };
  for (const credentials of ['omit', 'include'] as const) {
    expect(await ask(page, task, { headers, credentials })).toBe(200);
    const report = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ issues: [{ label: 'a', value: 'b' }] }),
      credentials,
    };
    expect(await ask(page, `${task}/report`, report)).toBe(200);
  }
});

describe('the control API', () => {
  const condition = (sandbox: RunningSandbox) => ({
    tasks: sandbox.tasks().length,
    setting: sandbox.settings()['creation-status'],
    faults: sandbox.faults(),
  });
  const unchanged = { tasks: 4, setting: '200', faults: [] };
  const text = { 'content-type': 'text/plain' };

  it('is closed to a page of another origin', async () => {
    const sandbox = await start();
    const { baseUrl } = sandbox;
    const page = await visit(origin);
    for (const path of ['health', 'journal', 'teams/team-1/journal', 'teams/team-1/tasks']) {
      expect(await ask(page, `${baseUrl}/_sandbox/${path}`), path).toBe('TypeError');
    }
    const changes: [string, Init][] = [
      ['teams', { method: 'DELETE' }],
      ['teams/team-1', { method: 'DELETE', mode: 'no-cors' }],
      ['teams/team-1/faults', { method: 'POST', body: '{"fault":"cut"}', headers: text }],
      ['settings', { method: 'PUT', body: '{"creation-status":"201"}', headers: text }],
    ];
    for (const [path, init] of changes) {
      expect(await ask(page, `${baseUrl}/_sandbox/${path}`, init), path).toBe('TypeError');
    }
    // A page may send these without asking, and sees nothing of the response.
    const blind = { method: 'POST', mode: 'no-cors', headers: text } as const;
    expect(await ask(page, `${baseUrl}/_sandbox/teams/team-1/tasks`, blind)).toBe(0);
    const fault = { ...blind, body: '{"fault":"cut"}' };
    expect(await ask(page, `${baseUrl}/_sandbox/teams/team-1/faults`, fault)).toBe(0);
    expect(condition(sandbox)).toEqual(unchanged);
  });

  it('is closed to the form of such a page', async () => {
    const sandbox = await start();
    const page = await visit(origin);
    const action = `${sandbox.baseUrl}/_sandbox/teams/team-1/faults`;
    // The text of the form is JSON.
    await page.setContent(
      `<form method="post" enctype="text/plain" action="${action}">` +
        `<input name='{"fault":"cut","a":"' value='"}'><button>Send</button></form>`,
    );
    const [response] = await Promise.all([page.waitForResponse(action), page.click('button')]);
    expect(response.status()).toBe(403);
    expect(condition(sandbox)).toEqual(unchanged);
  });

  it('is closed to a page whose host name is made to lead here', async () => {
    const sandbox = await start();
    const page = await visit(sandbox.baseUrl.replace('127.0.0.1', 'rebound.test'));
    expect(await page.title()).toContain('docproc-sandbox');
    for (const path of ['journal', 'teams/team-1/tasks'])
      expect(await ask(page, `/_sandbox/${path}`)).toBe(403);
    expect(await ask(page, '/_sandbox/teams', { method: 'DELETE' })).toBe(403);
    expect(condition(sandbox)).toEqual(unchanged);
  });
});

it('an allowed origin controls the sandbox, also with a token', async () => {
  for (const controlToken of [undefined, 'secret']) {
    const sandbox = await start({ allowOrigins: [origin], controlToken });
    const page = await visit(origin);
    const headers = { authorization: `Bearer ${controlToken}`, 'content-type': 'application/json' };
    const task = { method: 'POST', headers, body: '{"id":"task-9"}' };
    expect(await ask(page, `${sandbox.baseUrl}/_sandbox/teams/team-1/tasks`, task)).toBe(200);
    expect(sandbox.tasks()).toHaveLength(5);
    expect(await ask(page, `${sandbox.baseUrl}/_sandbox/teams`, { method: 'DELETE', headers })).toBe(204);
  }
});
