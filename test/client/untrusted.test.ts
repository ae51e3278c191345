// What a server says is not trusted: neither its text in messages and logs, nor names, forms and sizes.
import { gzipSync } from 'node:zlib';
import { inspect } from 'node:util';
import { BadRequestError, ConnectionError, TimeoutError, UnexpectedResponseError } from '@docproc/client';
import { describe, expect, test } from 'vitest';
import { clientWith as client, example, failure, fakeClock, reply, serve } from './server.ts';

const forged = 'no\r\n2026-01-01 INFO all is well\u001b[2J\u009b31m\u2028\u202E\u200f\u061cevil';
/** What controls a terminal, or ends a line where there must be one. */
const control = /(?!\n)\p{Cc}/u;

describe('control characters and line breaks of a server are escaped', () => {
  test.each([200, 400, 503])('in the message of a response with %i, and in its log', async (status) => {
    const lines: string[] = [];
    const headers = { 'x-request-id': 'r-1\u009b31m' };
    const { docproc } = await serve((_, response) => reply(response, status, forged, headers), {
      retries: 0,
      log: (line) => void lines.push(line),
    });
    const error = await failure(docproc.tasks.get('t-1'), Error);
    expect(error.message).toMatch(
      /: no%0D%0A2026-01-01 INFO all is well%1B\[2J%C2%9B31m%E2%80%A8%E2%80%AE%E2%80%8F%D8%9Cevil$/,
    );
    for (const text of [...lines, error.message]) expect(text).not.toMatch(/\n|\r/);
    const texts = [...lines, error.message, error.stack, String(error), inspect(error, { depth: 5 })];
    expect(texts.join('\n')).not.toMatch(control);
    expect(error).toMatchObject({ body: forged, requestId: 'r-1%C2%9B31m' });
  });

  test('in the error of a connection, and in its cause', async () => {
    const fetch = () => Promise.reject(new TypeError(forged, { cause: new Error(forged) }));
    const error = await failure(client(fetch).tasks.get('t-1'), ConnectionError);
    expect(inspect(error, { depth: 5 }) + String(error.cause)).not.toMatch(control);
    expect(error.message).not.toMatch(/\n/);
  });

  test('in a status that is waited for', async () => {
    const payload = { ...(example('getUpload') as { payload: object }).payload, status: forged };
    const { fetch } = fakeClock(() => Response.json({ payload }));
    const error = await failure(
      client(fetch).uploads.waitFor('u-1', { until: 'FAILED', totalTimeout: 20 }),
      TimeoutError,
    );
    expect(error.message).toContain('is still no%0D%0A');
  });
});

describe('a sibling of the payload', () => {
  const task = { id: 't-1' };
  test.each([
    ['complete', { payload: task, task: { id: 'evil' }, message: 'done' }, { task, message: 'done' }],
    ['report', { payload: task, task: 7, partial: 'x', error: null }, { task, error: null, partial: false }],
  ] as const)('does not replace the result of %s', async (method, body, expected) => {
    const { tasks } = client(async () => Response.json(body));
    const call =
      method === 'report'
        ? tasks.report('t-1', { issues: [{ label: 'a', value: 'b' }] })
        : tasks[method]('t-1');
    expect(await call).toEqual(expected);
  });
});

describe('a response that is larger than `maxResponseSize`', () => {
  const payload = { id: 't-1', name: 'x'.repeat(2 ** 20) };
  const text = JSON.stringify({ payload });

  test.each([
    ['compressed', gzipSync(text), { 'content-encoding': 'gzip' }],
    // Its length is that of what is sent.
    [
      'compressed, with its length',
      gzipSync(text),
      { 'content-encoding': 'gzip', 'content-length': `${gzipSync(text).length}` },
    ],
    ['as it is', Buffer.from(text), {}],
  ])('is an error that names the option, also where it is %s', async (_, body, headers) => {
    const { docproc } = await serve(
      (_got, response) =>
        void response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body),
      { maxResponseSize: 2 ** 20 },
    );
    const error = await failure(docproc.tasks.get('t-1'), UnexpectedResponseError);
    expect(error.status).toBe(200);
    expect(error.message).toMatch(/ returned 200 with more than 1048576 bytes. Set maxResponseSize$/);
    expect(await docproc.tasks.get('t-1', { maxResponseSize: text.length })).toEqual(payload);
    await failure(docproc.tasks.get('t-1', { maxResponseSize: text.length - 1 }), UnexpectedResponseError);
  });

  test('ends before all of it is read; 256 MiB are the default', async () => {
    let sent = 0;
    const chunk = new Uint8Array(2 ** 24).fill(32);
    const body = () =>
      new ReadableStream({
        pull: (controller) =>
          sent < 2 ** 30 ? ((sent += chunk.length), controller.enqueue(chunk)) : controller.close(),
      });
    const error = await failure(
      client(async () => new Response(body())).tasks.get('t-1'),
      UnexpectedResponseError,
    );
    expect(error.message).toContain('more than 268435456 bytes');
    expect(sent).toBeLessThan(2 ** 29);
  });

  test('keeps its status, where that is an error', async () => {
    const { tasks } = client(async () => new Response('x'.repeat(100), { status: 400 }), {
      maxResponseSize: 10,
    });
    const error = await failure(tasks.get('t-1'), BadRequestError);
    expect(error.body).toBe('x'.repeat(10));
  });

  test('is kept in part where it is large: it is searched for keys', async () => {
    const body = JSON.stringify({ error: 'x'.repeat(2 ** 21) });
    const { tasks } = client(async () => new Response(body, { status: 400 }));
    expect(await failure(tasks.get('t-1'), BadRequestError)).toHaveProperty('body', body.slice(0, 2 ** 20));
  });

  test('has its beginning in the message', async () => {
    const body = 'x'.repeat(2 ** 20);
    const error = await failure(
      client(async () => new Response(body, { status: 400 })).tasks.get('t-1'),
      Error,
    );
    expect(error.message).toMatch(/ failed with 400: x{200}…$/);
    expect(error).toHaveProperty('body', body);
  });

  test('is read as UTF-8, wherever a chunk ends', async () => {
    const bytes = new TextEncoder().encode('\ufeff{"payload":{"id":"ü€😀"}}');
    const stream = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect((await client(async () => new Response(stream)).tasks.get('t-1')).id).toBe('ü€😀');
  });
});
