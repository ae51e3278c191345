/** Runs over connections that fail. */
import { createServer as createHttpServer, type Server } from 'node:http';
import timers from 'node:timers/promises';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { runConformance, violationsOf, type Report, type RunOptions } from '@docproc/conformance';
import { listen } from '../support/listen.ts';
import { open } from './command.ts';
import { options } from './mutants/judge.ts';
import type { Fetch } from './mutants/mutant.ts';
import { createServer, credentials } from './server.ts';

beforeEach(() => void vi.spyOn(timers, 'setTimeout').mockImplementation(() => timers.setImmediate()));

const given = { ...options, sandbox: false, rate: 1e6, folder: 'archive', credentials };
const reset = (): Promise<never> =>
  Promise.reject(new TypeError('fetch failed', { cause: new Error('read ECONNRESET') }));

/** Runs against a server; `fails` says which of its requests receive no response. */
function run(
  fails: (count: number, method: string, path: string) => boolean,
  more: Partial<RunOptions> = {},
): Promise<Report> {
  const { fetch, tasksOf } = createServer({});
  let count = 0;
  return runConformance({
    ...given,
    fetch: (input, init) =>
      fails(++count, String(init?.method), new URL(String(input)).pathname) ? reset() : fetch(input, init),
    findTasks: ({ id }) => tasksOf(id),
    ...more,
  });
}

const reasons = ({ checks }: Report): string[] => checks.map(({ reason }) => reason ?? '');

test.each([50, 400])('one failure, of the request %i, does not end a run', async (failing) => {
  const report = await run((count) => count === failing);
  expect(violationsOf(report)).toEqual([]);
  expect(report).toMatchObject({ verdict: 'conforms' });
  expect(report.stopped).toBeUndefined();
  expect(report.summary.passed).toBeGreaterThan(150);
});

test('a read is sent again, and once', async () => {
  const only = ['access/getTask/unknown-id'];
  const once = await run((count) => count === 1, { only });
  expect(once.checks.map(({ verdict }) => verdict)).toEqual(['passed']);
  const twice = await run((count) => count <= 2, { only });
  expect(reasons(twice)).toEqual([
    expect.stringMatching(/^inconclusive: GET .* received no response: fetch failed: read ECONNRESET$/),
  ]);
});

test('a write is not sent again, and its check has no result', async () => {
  const sent: string[] = [];
  const report = await run(
    (_, method, path) => {
      if (path.endsWith('/discard')) sent.push(method);
      return path.endsWith('/discard');
    },
    { only: ['concurrency/discardTask/twice', 'access/getTask/no-key'] },
  );
  // The check sends two.
  expect(sent).toEqual(['POST', 'POST']);
  expect(report.checks.map(({ id, verdict }) => [id, verdict])).toEqual([
    ['access/getTask/no-key', 'passed'],
    ['concurrency/discardTask/twice', 'not-run'],
  ]);
  expect(report.stopped).toBeUndefined();
});

test('several failures in a row end a run, and it lists what it has created', async () => {
  let sent = 0;
  const report = await run((count) => (sent = count) > 60);
  expect(report).toMatchObject({
    verdict: 'could-not-run',
    stopped: expect.stringMatching(/^8 requests in a row failed, the last one: .* read ECONNRESET$/),
  });
  expect(sent).toBeLessThan(75);
  expect(report.leftBehind.length).toBeGreaterThan(0);
});

test('a failure of the control endpoints does not make the sandbox an unknown server', async () => {
  const { fetch } = open();
  let count = 0;
  const flaky: Fetch = (input, init) =>
    String(input).includes('/_sandbox/') && count++ % 2 === 0 ? reset() : fetch(input, init);
  const report = await runConformance({ ...options, fetch: flaky, only: ['matrix/approveTask/FAILED'] });
  expect(report.checks.map(({ verdict }) => verdict)).toEqual(['passed', 'passed']);
});

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.closeAllConnections()));

/** Serves a server over HTTP. It closes each connection soon after a response, if no other request has arrived. */
async function serve(fetch: Fetch): Promise<string> {
  const busy = new WeakMap<object, number>();
  const server = createHttpServer(async (request, response) => {
    const { socket } = request;
    const count = (busy.get(socket) ?? 0) + 1;
    busy.set(socket, count);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const type = request.headers['content-type'] ?? '';
    const body = Buffer.concat(chunks);
    const form = type.startsWith('multipart/') && new Response(body, { headers: { 'content-type': type } });
    const { status, headers, text } = await fetch(`http://server.test${request.url}`, {
      method: request.method ?? '',
      headers: request.headers as Record<string, string>,
      body: form ? await form.formData() : body.toString(),
    }).then(async (answer) => ({
      status: answer.status,
      headers: answer.headers,
      text: await answer.text(),
    }));
    response.writeHead(status, Object.fromEntries(headers)).end(text);
    setTimeout(() => busy.get(socket) === count && socket.destroy(), 2);
  });
  servers.push(server);
  return listen(server);
}

test('judges a server that closes idle connections', async () => {
  const { fetch, tasksOf } = createServer({});
  const baseUrl = await serve(fetch);
  const only = ['access', 'concurrency'];
  const report = await runConformance({ ...given, baseUrl, only, findTasks: ({ id }) => tasksOf(id) });
  expect(violationsOf(report)).toEqual([]);
  expect(report.verdict).toBe('conforms');
  expect(report.summary.passed).toBeGreaterThan(30);
});
