// Time limits and signals, also against work that ignores them.
import { execFile } from 'node:child_process';
import { getEventListeners } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AbortError, type ClientOptions, TimeoutError } from '@docproc/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { clientWith, example, failure, fakeClock, never, reply, serve } from './server.ts';

const task = async (): Promise<Response> => Response.json(example('getTask'));
const failing = async (): Promise<Response> => new Response(null, { status: 500 });
const client = (options: Partial<ClientOptions>) => clientWith(task, { timeout: 60_000, ...options });
/** Returns a function that asserts that a timer of some milliseconds was set and cleared. */
function spyOnTimers(): (milliseconds: number) => void {
  const set = vi.spyOn(globalThis, 'setTimeout');
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  onTestFinished(() => void vi.restoreAllMocks());
  return (milliseconds) => {
    const index = set.mock.calls.findIndex(([, time]) => time === milliseconds);
    expect(index, 'the timer').not.toBe(-1);
    expect(cleared).toHaveBeenCalledWith(set.mock.results[index]?.value);
  };
}

test('a signal ends an upload while its files are prepared', async () => {
  const controller = new AbortController();
  let prepared = 0;
  const data = new Uint8Array(1);
  const files = Array.from({ length: 3_000 }, () => ({
    get name() {
      prepared++;
      return 'a.pdf';
    },
    data,
  }));
  setTimeout(() => controller.abort());
  const options = { checkLimits: false, signal: controller.signal };
  await failure(client({}).uploads.create({ files }, options), AbortError);
  expect(prepared).toBeLessThan(files.length);
});

test.each<[string, Partial<ClientOptions>]>([
  ['a fetch that ignores its signal', { fetch: never }],
  ['a body that never ends', { fetch: async () => new Response(new ReadableStream({ pull: never })) }],
  ['an onRequest that never ends', { onRequest: never }],
  ['an onResponse that never ends', { onResponse: never }],
  ['an onError that never ends', { fetch: failing, onError: never }],
  ['a log of a failure that never ends', { fetch: failing, log: never }],
  ['a log of a response that never ends', { log: never }],
  ['a key that never comes', { apiKey: never }],
])('%s is ended by every limit', async (_, options) => {
  const docproc = client(options);
  for (const limit of [{ timeout: 20 }, { totalTimeout: 20, retries: 2 }]) {
    const error = await failure(docproc.tasks.get('t-1', limit), TimeoutError);
    expect(error).toMatchObject({ name: 'TimeoutError', operation: 'getTask', status: undefined });
    expect(error.message).toBe('getTask: no complete response within 20 ms');
  }
  const controller = new AbortController();
  const request = docproc.tasks.get('t-1', { signal: controller.signal });
  setTimeout(() => controller.abort('enough'), 20);
  expect((await failure(request, AbortError)).cause).toBe('enough');
});

test.each([
  ['a limit of the request', () => ({ totalTimeout: 20 }), 'TimeoutError'],
  ['a limit of an attempt', () => ({ timeout: 20, retries: 0 }), 'TimeoutError'],
  ['a signal', () => ({ signal: AbortSignal.timeout(20) }), 'AbortError'],
])('an attempt that %s ended is told to onError and log', async (_, options, name) => {
  const told: unknown[] = [];
  const docproc = client({
    fetch() {
      // The time is over by more than a timer is late.
      for (const end = performance.now() + 30; performance.now() < end;);
      return never();
    },
    log: (line) => void told.push(line),
    onError({ attempt, error, retryIn }) {
      told.push([attempt, (error as Error).name, retryIn]);
      throw error;
    },
  });
  await expect(docproc.tasks.get('t-1', options())).rejects.toMatchObject({ name });
  const line = expect.stringMatching(`^getTask: attempt 1 failed, no other follows: ${name}`);
  expect(told).toEqual([line, [1, name, undefined]]);
});

test('what is over before it begins is not sent', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => void vi.restoreAllMocks());
  const fetch = vi.fn<typeof task>(task);
  const docproc = client({ fetch });
  const error = await failure(docproc.tasks.get('t-1', { totalTimeout: 0 }), TimeoutError);
  expect(error.message).toBe('getTask: no complete response within 0 ms');
  await failure(docproc.tasks.get('t-1', { timeout: 0 }), TimeoutError);
  const cause = new Error('changed my mind');
  const aborted = docproc.tasks.get('t-1', { signal: AbortSignal.abort(cause) });
  expect(await failure(aborted, AbortError)).toMatchObject({
    name: 'AbortError',
    operation: 'getTask',
    cause,
  });
  expect(fetch).not.toHaveBeenCalled();
  for (const [, time = 0] of timers.mock.calls) expect(time).toBeGreaterThanOrEqual(0);
});

test('an upload has a second more per megabyte, unless the request sets the time itself', async () => {
  const docproc = client({
    timeout: 50,
    fetch: () =>
      new Promise((resolve) => setTimeout(() => resolve(Response.json(example('createUpload'))), 300)),
  });
  const files = [new Blob([new Uint8Array(2 ** 24)])];
  await docproc.uploads.create({ files });
  await failure(docproc.uploads.create({ files }, { timeout: 50 }), TimeoutError);
});

test('a delay beyond `totalTimeout` is not begun: the last response is the error', async () => {
  const fetch = vi.fn<typeof task>(
    async () => new Response('', { status: 503, headers: { 'retry-after': '5' } }),
  );
  const { tasks } = client({ fetch, retries: 2, totalTimeout: 2_000 });
  await expect(tasks.get('t-1')).rejects.toMatchObject({ status: 503 });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['a delay of 2^31 ms', { retryDelay: 2 ** 31, maxRetryDelay: Infinity }, {}, 2 ** 30],
  ['a Retry-After of 90 days', { maxRetryAfter: Infinity }, { 'retry-after': '7776000' }, 7_776_000_000],
])('%s is waited for in timers that are not too long', async (_, options, headers, least) => {
  let count = 0;
  const { fetch, delays } = fakeClock(() =>
    count++ === 0 ? new Response('', { status: 503, headers }) : Response.json(example('getTask')),
  );
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => void vi.restoreAllMocks());
  await clientWith(fetch, { retries: 1, ...options }).tasks.get('t-1');
  expect(delays()[0]).toBeGreaterThanOrEqual(least);
  expect(timers.mock.calls.length).toBeGreaterThan(1);
  for (const [, time = 0] of timers.mock.calls) expect(time).toBeLessThan(2 ** 31);
});

test('a time limit of 2^31 ms or more holds', async () => {
  const { fetch } = fakeClock(() => new Response(''));
  const hangs = () => fetch().then(never);
  await failure(clientWith(hangs, { timeout: 2 ** 31 + 5 }).tasks.get('t-1'), TimeoutError);
});

test('a wait between two reads keeps Node from ending', async () => {
  const entry = join(import.meta.dirname, '../../generated/client/dist/index.js');
  const text = JSON.stringify(example('getUpload'));
  const program = `import { createClient } from ${JSON.stringify(entry)};
    const fetch = async () => new Response(${JSON.stringify(text)});
    const { uploads } = createClient({ baseUrl: 'http://x', apiKey: 'k', teamId: 't', projectId: 'p', fetch });
    setTimeout(() => { console.log('waits'); process.exit(3); }, 100).unref();
    await uploads.waitFor('u', { until: 'NONE', interval: 2 ** 31, maxInterval: 2 ** 32 });`;
  const args = ['--input-type=module', '--eval', program];
  await expect(promisify(execFile)(process.execPath, args)).rejects.toMatchObject({
    code: 3,
    stdout: 'waits\n',
  });
});

test('the limits of the fetch of Node are lifted for a longer one', async () => {
  const name = Symbol.for('undici.globalDispatcher.1');
  const { docproc } = await serve((_, response) => reply(response, 200, example('getTask')));
  await docproc.tasks.get('t-1');
  const own = Reflect.get(globalThis, name) as { dispatch: (options: object, handler: unknown) => boolean };
  const seen: object[] = [];
  const dispatch = (options: object, handler: unknown) => (
    seen.push(options),
    own.dispatch(options, handler)
  );
  Object.assign(globalThis, { [name]: { dispatch } });
  onTestFinished(() => void Object.assign(globalThis, { [name]: own }));
  await docproc.tasks.get('t-1', { timeout: Infinity });
  await docproc.tasks.get('t-1', { timeout: 600_000 });
  await docproc.tasks.get('t-1');
  const lifted = { headersTimeout: 0, bodyTimeout: 0 };
  expect(seen).toMatchObject([lifted, lifted, {}]);
  expect(seen[2]).not.toMatchObject(lifted);
});

test('a signal ends the delay between two attempts', async () => {
  const expectCleared = spyOnTimers();
  const controller = new AbortController();
  const fetch = vi.fn<typeof task>(
    async () => new Response('', { status: 503, headers: { 'retry-after': '31' } }),
  );
  const docproc = client({ fetch, retries: 2, onError: () => void setTimeout(() => controller.abort()) });
  await failure(docproc.tasks.get('t-1', { signal: controller.signal }), AbortError);
  expect(fetch).toHaveBeenCalledTimes(1);
  expectCleared(31_000);
});

test('a request leaves neither a timer nor a listener behind', async () => {
  const expectCleared = spyOnTimers();
  const { signal } = new AbortController();
  const counts: number[] = [];
  const fetch = () => (counts.push(getEventListeners(signal, 'abort').length), task());
  await client({ fetch }).tasks.get('t-1', { signal, timeout: 51_234 });
  expectCleared(51_234);
  expect([...counts, getEventListeners(signal, 'abort').length]).toEqual([1, 0]);
});

test('a hook that outlives its time sends nothing afterwards', async () => {
  const fetch = vi.fn<typeof task>(task);
  let release = (): void => {};
  const docproc = client({ fetch, onRequest: () => new Promise((resolve) => (release = resolve)) });
  await failure(docproc.tasks.get('t-1', { timeout: 10 }), TimeoutError);
  release();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(fetch).not.toHaveBeenCalled();
});

test('a jump of the clock neither ends a request nor prolongs it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let count = 0;
  const docproc = client({
    retries: 1,
    fetch: async () => {
      vi.setSystemTime(Date.now() + 86_400_000);
      return count++ === 0 ? new Response('', { status: 503 }) : task();
    },
  });
  await docproc.tasks.get('t-1', { totalTimeout: 5_000 });
  expect(count).toBe(2);
});

test('a signal has one listener, however many requests it ends', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const add = vi.spyOn(signal, 'addEventListener');
  const remove = vi.spyOn(signal, 'removeEventListener');
  const docproc = client({ fetch: never });
  const requests = Array.from({ length: 20 }, () =>
    failure(docproc.tasks.get('t-1', { signal }), AbortError),
  );
  await Promise.resolve();
  controller.abort();
  await Promise.all(requests);
  // Node adds the same listener once, however often it is passed.
  expect(new Set(add.mock.calls.map(([, listener]) => listener)).size).toBe(1);
  expect(remove).toHaveBeenCalledTimes(1);
});

test('the limits of one request leave another with the same signal alone', async () => {
  const { signal } = new AbortController();
  let respond = (): void => {};
  const docproc = client({
    fetch: (url) =>
      url.endsWith('slow') ? new Promise((resolve) => (respond = () => void task().then(resolve))) : never(),
  });
  const slow = docproc.tasks.get('slow', { signal });
  await failure(docproc.tasks.get('silent', { signal, timeout: 10 }), TimeoutError);
  respond();
  expect(await slow).toMatchObject({ id: expect.any(String) });
});

const throwing = (): never => {
  throw new Error('thrown');
};
test.each<[string, unknown]>([
  ['has a getter that throws', Object.defineProperty({}, 'isDocprocError', { get: throwing })],
  ['is a proxy that throws', new Proxy({}, { get: throwing })],
  ['is null', null],
])('a reason of an abort that %s ends the request, and not the process', async (_, reason) => {
  const controller = new AbortController();
  const request = client({ fetch: never }).tasks.get('t-1', { signal: controller.signal });
  setTimeout(() => controller.abort(reason), 5);
  await failure(request, AbortError);
});

test('the signal of an attempt has few listeners, however many files it sends, and none afterwards', async () => {
  const counts: number[] = [];
  let sent: AbortSignal | undefined;
  const docproc = client({
    async fetch(_, { body, signal }) {
      sent = signal;
      for await (const chunk of body as AsyncIterable<Uint8Array>)
        if (chunk.length > 0) counts.push(getEventListeners(signal, 'abort').length);
      return Response.json(example('createUpload'));
    },
  });
  await docproc.uploads.create({ files: Array.from({ length: 100 }, (_, index) => new Blob([`${index}`])) });
  expect(counts.length).toBeGreaterThan(200);
  expect(Math.max(...counts)).toBeLessThanOrEqual(2);
  expect(getEventListeners(sent ?? new EventTarget(), 'abort')).toHaveLength(1);
});
