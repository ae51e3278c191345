import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFetch, startSandbox, type RunningSandbox } from '../../src/sandbox/hosts/index.ts';
import { statusOfInvalid } from '../contract/behaviour.ts';
import { transitions } from '../contract/interface.ts';
import { operations } from '../support/contract.ts';
import { caller, report } from './support.ts';

const running: RunningSandbox[] = [];
async function start(options: Parameters<typeof startSandbox>[0] = {}) {
  const sandbox = await startSandbox({ port: 0, log: () => {}, ...options });
  running.push(sandbox);
  return { sandbox, call: caller(fetch, sandbox.baseUrl), port: Number(new URL(sandbox.baseUrl).port) };
}
afterEach(async () => {
  for (const sandbox of running.splice(0)) await sandbox.close();
});

/** Sends bytes as they are, and returns everything that comes until the connection ends. */
async function raw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(text);
  let response = '';
  for await (const chunk of socket) response += String(chunk);
  return response;
}

const authorization = 'authorization: Bearer k';
const head = (method: string, path: string, ...headers: string[]) =>
  [`${method} ${path} HTTP/1.1`, 'host: sandbox', authorization, ...headers, '', ''].join('\r\n');
const uploads = '/v2/team-1/project/project-1/upload';

const rejection = Number(transitions['completeTask']?.rejectedWith);

test.each(['COMPLETED', 'REVIEWING'] as const)(
  'two simultaneous completes: one succeeds, one is rejected, with %s after the step',
  async (next) => {
    const { sandbox, call } = await start({ set: { 'after-next-step': next } });
    for (let round = 0; round < 10; round++) {
      const { id } = sandbox.seed();
      const both = [1, 2].map(() => call('completeTask', { task_id: id }));
      expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, rejection]);
      // Who has read what came of it may go on.
      expect((await call('getTask', { task_id: id })).body.payload.status).toBe(next);
      const again = await call('completeTask', { task_id: id });
      expect(again.status).toBe(next === 'REVIEWING' ? 200 : rejection);
    }
  },
);

test('letters outside of ASCII arrive as they were stored', async () => {
  const { sandbox, call } = await start();
  const { id, name } = sandbox.seed({ name: 'Prüfung 審査 🗎.pdf' });
  expect((await call('getTask', { task_id: id })).body.payload.name).toBe(name);
});

describe('an upload that is aborted is in the journal of its team', () => {
  const begin = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF';
  const type = 'multipart/form-data; boundary=b';
  const ways: Record<string, (sandbox: RunningSandbox, port: number) => Promise<unknown>> = {
    async 'over HTTP'(_, port) {
      const socket = connect(port, '127.0.0.1');
      const headers = [`content-type: ${type}`, 'content-length: 9999', 'expect: 100-continue'];
      socket.write(head('POST', uploads, ...headers) + begin);
      // The server has the request.
      await once(socket, 'data');
      socket.resetAndDestroy();
    },
    async 'in this process'(sandbox) {
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode(begin)),
        pull: (controller) => controller.error(new Error('gone')),
      });
      const headers = { authorization: 'Bearer k', 'content-type': type };
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      await expect(createFetch(sandbox)(sandbox.baseUrl + uploads, init)).rejects.toThrow('gone');
    },
  };
  test.each(Object.entries(ways))('%s', async (_, abort) => {
    const { sandbox, port } = await start();
    await abort(sandbox, port);
    await expect.poll(() => sandbox.journal()).toMatchObject([{ operation: 'createUpload', status: 0 }]);
    const violation = 'the connection ended before the request was complete';
    expect(sandbox.journal()[0]?.verdict).toMatchObject({ violation });
    expect([sandbox.uploads(), sandbox.tasks()]).toEqual([[], []]);
  });
});

describe('a body that is no JSON body', () => {
  const bodies: [string, string, string | Uint8Array<ArrayBuffer>, string][] = [
    ['broken JSON', 'application/json', '{"issues":', 'the body is not JSON'],
    [
      'bytes that are no text',
      'application/json',
      new Uint8Array([0x22, 0xff, 0x22]),
      'the body is not UTF-8',
    ],
    [
      'another type',
      'text/plain',
      JSON.stringify(report),
      'the content type is text/plain, not application/json',
    ],
    ['a type that is none', ';;', JSON.stringify(report), 'the content type is ;;, not application/json'],
    [
      'more than a megabyte',
      'application/json',
      ' '.repeat(2 ** 20 + 1),
      'the body has more than 1048576 bytes',
    ],
    ['no body', 'application/json', '', 'the body is missing'],
  ];
  test.each(bodies)('%s is rejected', async (_, type, body, problem) => {
    const { sandbox } = await start();
    const { id } = sandbox.seed();
    const response = await fetch(`${sandbox.baseUrl}/v2/team-1/project/project-1/task/${id}/report`, {
      method: 'POST',
      headers: { authorization: 'Bearer k', 'content-type': type },
      body,
    });
    expect(response.status).toBe(400);
    expect(sandbox.journal().at(-1)?.verdict).toEqual({
      request: 'invalid',
      response: 'documented',
      violation: problem,
    });
  });

  test('where the operation takes no body, one is rejected', async () => {
    const { sandbox, call } = await start();
    const { id } = sandbox.seed();
    const status = statusOfInvalid('completeTask');
    expect(await call('completeTask', { task_id: id }, { json: {} })).toMatchObject({ status });
    expect(await call('completeTask', { task_id: id })).toMatchObject({ status: 200 });
  });
});

describe('what the contract does not have', () => {
  test.each([
    ['POST', '/', 405],
    ['OPTIONS', '*', 404],
    ['GET', '/v2/team-1/upload/', 404],
    ['GET', '/v2//upload/u', 404],
    ['PROPFIND', '/v2/team-1/upload/u', 405],
    ['GET', '/v2/team-1/upload/%ZZ', 400],
  ])('%s %s returns %i', async (method, path, status) => {
    const { port } = await start();
    const response = await raw(port, head(method, path, 'connection: close'));
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(/\r\nallow: (GET, HEAD|POST)\r\n/.test(response)).toBe(status === 405);
    expect(response.includes('application/problem+json')).toBe(status !== 400);
  });

  test('is kept in a journal of its own', async () => {
    const { sandbox } = await start();
    await fetch(`${sandbox.baseUrl}/nothing`);
    const [entry] = (await (await fetch(`${sandbox.baseUrl}/_sandbox/journal`)).json()) as object[];
    expect(entry).toMatchObject({
      path: '/nothing',
      operation: null,
      status: 404,
      verdict: { request: 'invalid' },
    });
    expect([...sandbox.state.teams.keys()]).toEqual([]);
  });

  test('bytes that are no HTTP are rejected, and the sandbox lives on', async () => {
    const { sandbox, port } = await start();
    expect(await raw(port, 'what is this?\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
    expect((await fetch(`${sandbox.baseUrl}/_sandbox/health`)).status).toBe(200);
  });
});

describe('what HTTP says', () => {
  const task = '/v2/team-1/project/project-1/task/task-1';

  test('HEAD returns the headers of GET', async () => {
    const { port } = await start({ examples: true });
    for (const path of [task, '/', '/_sandbox/health', '/_sandbox/teams/team-1/tasks']) {
      const local = ['host: localhost', authorization, 'connection: close'];
      const [head, get] = [
        await raw(port, `HEAD ${path} HTTP/1.1\r\n${local.join('\r\n')}\r\n\r\n`),
        await raw(port, `GET ${path} HTTP/1.1\r\n${local.join('\r\n')}\r\n\r\n`),
      ];
      expect(head, path).toMatch(/^HTTP\/1.1 200 OK\r\n/);
      const plain = (text: string) => text.split('\r\n\r\n')[0]?.replace(/^date: .*$/im, '');
      expect(plain(head)).toBe(plain(get));
      expect(head.split('\r\n\r\n')[1]).toBe('');
    }
  });

  test('a URL in full is accepted, as a proxy accepts it', async () => {
    const { port, sandbox } = await start({ examples: true });
    expect(await raw(port, head('GET', `http://service.test${task}`, 'connection: close'))).toMatch(
      / 200 OK/,
    );
    expect(sandbox.journal()).toMatchObject([{ operation: 'getTask', path: task }]);
    expect(await raw(port, head('GET', 'HTTPS://service.test', 'connection: close'))).toMatch(/ 200 OK/);
  });

  test.each(['bearer', 'BEARER', 'Bearer'])('the scheme %s is accepted', async (scheme) => {
    const { sandbox } = await start({ examples: true, controlToken: 'secret' });
    const headers = (key: string) => ({ headers: { authorization: `${scheme} ${key}` } });
    expect((await fetch(sandbox.baseUrl + task, headers('k'))).status).toBe(200);
    expect((await fetch(`${sandbox.baseUrl}/_sandbox/health`, headers('secret'))).status).toBe(200);
  });
});

describe('the overview', () => {
  test('is JSON for programs', async () => {
    const { sandbox } = await start();
    const response = await fetch(sandbox.baseUrl);
    expect(response.status).toBe(200);
    const { operations: listed, control } = (await response.json()) as Record<string, object[]>;
    expect(listed).toHaveLength(operations().length);
    expect(listed).toContainEqual({
      operation: 'getTask',
      method: 'GET',
      path: '/v2/{team_id}/project/{project_id}/task/{task_id}',
    });
    expect(control).toContainEqual({ path: '/_sandbox/health', methods: ['GET', 'HEAD'] });
    expect(control).toContainEqual({ path: '/_sandbox/teams/{team_id}', methods: ['DELETE'] });
    expect([...sandbox.state.teams.keys()]).toEqual([]);
    const same = await fetch(`${sandbox.baseUrl}/_sandbox/`);
    expect(await same.json()).toMatchObject({ operations: listed, control });
  });
});

test('an environment whose timers are numbers changes nothing', async () => {
  const { setTimeout } = globalThis;
  // As in jsdom, but not for the client.
  vi.stubGlobal('setTimeout', (...given: Parameters<typeof setTimeout>) => {
    const timer = setTimeout(...given);
    return new Error().stack?.includes('sandbox/hosts/') ? Number(timer) : timer;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { sandbox, call, port } = await start();
  sandbox.fault({ fault: 'slow', delayMs: 1 });
  expect((await call('getTask')).status).toBe(404);
  expect(await raw(port, 'no HTTP\r\n\r\n')).toContain('HTTP/1.1 400');
  await sandbox.close();
});

test('a taken port is an error, and closing frees it', async () => {
  const { sandbox, port } = await start();
  await expect(startSandbox({ port })).rejects.toThrow('EADDRINUSE');
  const waiting = connect(port, '127.0.0.1');
  await once(waiting, 'connect');
  await sandbox.close();
  running.splice(0);
  const again = await start({ port });
  expect(again.port).toBe(port);
});
