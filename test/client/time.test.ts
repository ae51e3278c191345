import { AbortError, createClient, TimeoutError } from '@docproc/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { examples, failure, identity, reply, serve } from './server.ts';

const silent = (): void => {};
const halfAResponse = (_: unknown, response: import('node:http').ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"payload":');
};

describe('a try that takes longer than `timeout` is a TimeoutError', () => {
  test.each([
    ['no response', silent],
    ['half a response', halfAResponse],
  ])('%s', async (_, respond) => {
    const { docproc } = await serve(respond, { timeout: 50, retries: 0 });
    const error = await failure(docproc.tasks.get('t-1'), TimeoutError);
    expect(error).toMatchObject({ name: 'TimeoutError', operation: 'getTask', status: undefined });
    expect(error.message).toBe('getTask: no complete response within 50 ms');
  });

  test('the options of the request take precedence over those of the client', async () => {
    const { docproc } = await serve(silent, { timeout: 60_000 });
    await failure(docproc.tasks.complete('t-1', { timeout: 50 }), TimeoutError);
  });

  test('an upload has a second more per megabyte, unless the request sets the time itself', async () => {
    const { docproc } = await serve(
      (got, response) => void setTimeout(() => examples(got, response, 1), 300),
      { timeout: 50 },
    );
    const files = [new Blob([new Uint8Array(2 ** 24)])];
    await docproc.uploads.create({ files });
    await failure(docproc.uploads.create({ files }, { timeout: 50 }), TimeoutError);
  });
});

describe('`totalTimeout` bounds the request with its retries', () => {
  test('attempts included', async () => {
    const { docproc, got } = await serve(silent, { timeout: 60_000, totalTimeout: 500 });
    await failure(docproc.tasks.get('t-1'), TimeoutError);
    expect(got).toHaveLength(1);
  });

  test('also when it is over before the first try', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => void vi.restoreAllMocks());
    const { docproc } = await serve(silent, { totalTimeout: 0 });
    const error = await failure(docproc.tasks.get('t-1'), TimeoutError);
    expect(error.message).toBe('getTask: no complete response within 0 ms');
    for (const [, time = 0] of timers.mock.calls) expect(time).toBeGreaterThanOrEqual(0);
  });

  test('a wait that would go past it is not begun: the last response is the error', async () => {
    const headers = { 'retry-after': '5' };
    const { docproc, got } = await serve((_, response) => reply(response, 503, '', headers), {
      totalTimeout: 2_000,
    });
    await expect(docproc.tasks.get('t-1')).rejects.toMatchObject({ status: 503 });
    expect(got).toHaveLength(1);
  });
});

describe('a signal ends a request with AbortError', () => {
  test('before it is sent', async () => {
    const { docproc, got } = await serve(examples);
    const reason = new Error('changed my mind');
    const error = await failure(docproc.tasks.get('t-1', { signal: AbortSignal.abort(reason) }), AbortError);
    expect(error).toMatchObject({ name: 'AbortError', operation: 'getTask', cause: reason });
    expect(got).toHaveLength(0);
  });

  test.each([
    ['while it waits for the response', silent],
    ['in the middle of the response', halfAResponse],
  ])('%s', async (_, respond) => {
    const controller = new AbortController();
    const { docproc } = await serve((got, response) => {
      respond(got, response);
      setTimeout(() => controller.abort('enough'), 30);
    });
    const error = await failure(docproc.tasks.get('t-1', { signal: controller.signal }), AbortError);
    expect(error.cause).toBe('enough');
  });

  test('between two attempts, and leaves no timer behind', async () => {
    const set = vi.spyOn(globalThis, 'setTimeout');
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    onTestFinished(() => void vi.restoreAllMocks());
    const controller = new AbortController();
    const { docproc, got } = await serve((_, response) => reply(response, 503, '', { 'retry-after': '31' }), {
      onError: () => void setTimeout(() => controller.abort()),
    });
    await failure(docproc.tasks.get('t-1', { signal: controller.signal }), AbortError);
    expect(got).toHaveLength(1);
    const index = set.mock.calls.findIndex(([, time]) => time === 31_000);
    expect(index, 'the timer').not.toBe(-1);
    expect(cleared).toHaveBeenCalledWith(set.mock.results[index]?.value);
  });

  test('while files are sent', async () => {
    const controller = new AbortController();
    const docproc = createClient({
      baseUrl: 'http://x.invalid',
      ...identity,
      fetch: (_, init) => {
        setTimeout(() => controller.abort(), 10);
        return new Promise((_resolve, reject) =>
          init.signal?.addEventListener('abort', () => reject(new Error('stop'))),
        );
      },
    });
    await failure(
      docproc.uploads.create({ files: [new Blob(['x'])] }, { signal: controller.signal }),
      AbortError,
    );
  });
});

test('a request leaves neither a timer nor a listener behind', async () => {
  const { docproc } = await serve(examples);
  const controller = new AbortController();
  let listeners = 0;
  const { signal } = controller;
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  signal.addEventListener = (...given: Parameters<typeof add>) => void (listeners++, add(...given));
  signal.removeEventListener = (...given: Parameters<typeof remove>) => void (listeners--, remove(...given));
  const set = vi.spyOn(globalThis, 'setTimeout');
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  onTestFinished(() => void vi.restoreAllMocks());
  await docproc.tasks.get('t-1', { signal, timeout: 51_234 });
  const index = set.mock.calls.findIndex(([, time]) => time === 51_234);
  expect(index, 'the timer').not.toBe(-1);
  expect(cleared).toHaveBeenCalledWith(set.mock.results[index]?.value);
  expect(listeners).toBe(0);
});
