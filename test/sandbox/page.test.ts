/** The page of the sandbox without a browser: what it costs, and what it gets from the control API. */
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFetch, createSandbox } from '../../src/sandbox/hosts/fetch.ts';
import { type SandboxOptions, startSandbox } from '../../src/sandbox/hosts/index.ts';
import { open } from './support.ts';

const loaded = vi.hoisted(() => ({ page: false }));
vi.mock(import('../../generated/sandbox/contract/page.js'), (original) => {
  loaded.page = true;
  return original();
});

const browser = { headers: { accept: 'text/html,*/*;q=0.8' } };

test('is loaded for the first browser, and small', async () => {
  const { fetch, call } = open({ examples: true });
  await call('getTask');
  expect(await (await fetch('http://sandbox.test/')).json()).toMatchObject({ name: 'docproc-sandbox' });
  expect(loaded.page).toBe(false);
  const response = await fetch('http://sandbox.test/', browser);
  expect(loaded.page).toBe(true);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'sha256-[^ ]+'; style-src 'sha256-[^ ]+'; connect-src 'self'; /,
  );
  expect(gzipSync(await response.text()).length).toBeLessThan(60_000);
});

/** Events of a team: what they have, and whether there are no more. */
async function listen(fetch: typeof globalThis.fetch, origin: string) {
  const response = await fetch(`${origin}/_sandbox/teams/team-1/stream`);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = response.body?.getReader();
  const next = async () => {
    const { value, done = true } = (await reader?.read()) ?? {};
    if (done) return undefined;
    const text = new TextDecoder().decode(value);
    expect(text).toMatch(/^data: .*\n\n$/);
    return JSON.parse(text.slice(6)) as Record<string, unknown>;
  };
  return { next, stop: () => reader?.cancel() };
}

function inMemory(options: SandboxOptions = {}) {
  const sandbox = createSandbox(options);
  return { sandbox, fetch: createFetch(sandbox), origin: 'http://sandbox.test' };
}

async function onPort(options: SandboxOptions = {}) {
  const sandbox = await startSandbox({ port: 0, ...options });
  onTestFinished(() => sandbox.close());
  return { sandbox, fetch, origin: sandbox.baseUrl };
}

describe.each([
  ['in memory', inMemory],
  ['on a port', onPort],
])('the stream %s', (_, start) => {
  test('has an event at once, and after each change of a request, of a test and of time', async () => {
    const { sandbox, fetch, origin } = await start({ processingMs: 1_000 });
    const { next } = await listen(fetch, origin);
    expect(await next()).toEqual({
      now: '2026-01-01T00:00:00.000Z',
      changes: 0,
      requests: 0,
      unmatched: 0,
      faults: 0,
      tasks: {},
      uploads: {},
    });
    sandbox.seed({ id: 'a', status: 'PROCESSING' });
    expect(await next()).toMatchObject({ changes: 1, tasks: { PROCESSING: 1 }, uploads: { PROCESSING: 1 } });
    sandbox.updateTask('a', { name: 'b' });
    expect(await next()).toMatchObject({ changes: 2 });
    sandbox.advance(500);
    expect(await next()).toMatchObject({ changes: 2, now: '2026-01-01T00:00:00.500Z' });
    sandbox.advance(500);
    expect(await next()).toMatchObject({ changes: 2, tasks: { REVIEWING: 1 } });
    await fetch(`${origin}/v2/team-1/project/project-1/task/a`, { headers: { authorization: 'Bearer k' } });
    expect(await next()).toMatchObject({ requests: 1 });
    await fetch(`${origin}/_sandbox/teams/team-1`, { method: 'DELETE' });
    expect(await next()).toMatchObject({ requests: 0, tasks: {} });
  });

  test('is watched only while it is read', async () => {
    const { sandbox, fetch, origin } = await start();
    const { watchers } = sandbox.surroundings;
    const head = await fetch(`${origin}/_sandbox/teams/team-1/stream`, { method: 'HEAD' });
    expect([head.status, watchers.size]).toEqual([200, 0]);
    const { next, stop } = await listen(fetch, origin);
    await next();
    expect(watchers.size).toBe(1);
    await stop();
    await expect.poll(() => watchers.size).toBe(0);
  });
});

describe('the control API', () => {
  test('returns one task and one upload', async () => {
    const { control, sandbox } = open();
    const task = sandbox.seed({ id: 'a/b', upload_id: 'u' });
    expect(await control('GET', 'teams/team-1/tasks/a%2Fb')).toEqual({ status: 200, body: task });
    expect(await control('GET', 'teams/team-1/uploads/u')).toEqual({
      status: 200,
      body: sandbox.uploads()[0],
    });
    expect((await control('GET', 'teams/team-1/tasks/u')).status).toBe(404);
  });

  test('moves the clock until the service has nothing left to do', async () => {
    const { control, sandbox } = open({ processingMs: 1_000 });
    sandbox.seed({ status: 'PROCESSING' });
    sandbox.advance(400);
    const other = sandbox.team('b');
    other.seed({ status: 'PROCESSING' });
    const untilIdle = true;
    const { body } = await control('POST', 'clock', { untilIdle, team_id: 'team-1' });
    expect(body).toEqual({ now: '2026-01-01T00:00:01.000Z' });
    expect(sandbox.tasks()).toMatchObject([{ status: 'REVIEWING' }]);
    expect(other.tasks()).toMatchObject([{ status: 'PROCESSING' }]);
    await control('POST', 'clock', { untilIdle });
    expect(other.tasks()).toMatchObject([{ status: 'REVIEWING' }]);
  });
});
