import type { HookResponse } from '@docproc/client';
import { describe, expect, test } from 'vitest';
import { asBrowser, example, examples, key, reply, serve } from './server.ts';

test('onRequest sees each try, may change its headers, and does not see the key', async () => {
  const seen: object[] = [];
  const { docproc, got, baseUrl } = await serve(
    (one, response, count) =>
      count === 1 ? reply(response, 503, '', { 'retry-after': '0' }) : examples(one, response, count),
    {
      onRequest: async (request) => {
        seen.push({ ...request, headers: Object.fromEntries(request.headers) });
        await Promise.resolve();
        request.headers.set('x-trace', `trace-${request.attempt}`);
      },
    },
  );
  await docproc.tasks.get('t-1');
  const url = `${baseUrl}/v2/team/project/project/task/t-1`;
  const headers = { accept: 'application/json', 'user-agent': expect.any(String) };
  expect(seen).toEqual(
    [1, 2].map((attempt) => ({ operation: 'getTask', method: 'GET', url, headers, attempt })),
  );
  expect(got.map((one) => one.headers['x-trace'])).toEqual(['trace-1', 'trace-2']);
  expect(got[1]?.headers.authorization).toBe(`Bearer ${key}`);
});

test('onRequest may set a key of its own', async () => {
  const { docproc, got } = await serve(examples, {
    onRequest: ({ headers }) => headers.set('authorization', 'Bearer fresh'),
  });
  await docproc.tasks.get('t-1');
  expect(got[0]?.headers.authorization).toBe('Bearer fresh');
});

test('onResponse sees each response, those of failed attempts too, and may read a clone', async () => {
  const seen: HookResponse[] = [];
  const bodies: unknown[] = [];
  const { docproc } = await serve(
    (one, response, count) =>
      count === 1 ? reply(response, 503, '', { 'retry-after': '0' }) : examples(one, response, count),
    {
      onResponse: async (response) => {
        seen.push(response);
        bodies.push(await response.response.clone().text());
      },
    },
  );
  const start = performance.now();
  await docproc.tasks.get('t-1');
  expect(seen.map(({ attempt, response }) => [attempt, response.status])).toEqual([
    [1, 503],
    [2, 200],
  ]);
  expect(seen[0]?.duration).toBeGreaterThan(0);
  expect(seen[0]?.duration).toBeLessThan(performance.now() - start);
  expect(bodies).toEqual(['', JSON.stringify(example('getTask'))]);
});

test.each(['onRequest', 'onResponse'])(
  'an error in %s ends the call as it is, and without another try',
  async (hook) => {
    const mine = new TypeError('mine');
    const { docproc } = await serve(examples, { [hook]: () => Promise.reject(mine) });
    const { stack } = mine;
    await expect(docproc.tasks.get('t-1')).rejects.toBe(mine);
    expect(mine.stack).toBe(stack);
  },
);

describe('headers', () => {
  test('of the request take precedence over those of the client, and those before ours, in any letter case', async () => {
    const { docproc, got } = await serve(examples, {
      headers: { 'X-One': 'client', 'x-two': 'client', Accept: 'text/x' },
    });
    await docproc.tasks.get('t-1', { headers: { 'x-one': 'call' } });
    expect(got[0]?.headers).toMatchObject({ 'x-one': 'call', 'x-two': 'client', accept: 'text/x' });
  });

  test('name the client to the service', async () => {
    const { docproc, got } = await serve(examples);
    await docproc.tasks.get('t-1');
    expect(got[0]?.headers['user-agent']).toMatch(/^docproc-client\/\d+\.\d+\.\d+$/);
  });

  test('name the application first, if it has a name', async () => {
    const { docproc, got } = await serve(examples, { userAgent: 'ledger/2.0' });
    await docproc.tasks.get('t-1');
    expect(got[0]?.headers['user-agent']).toMatch(/^ledger\/2\.0 docproc-client\//);
  });

  test('leave the user-agent alone in a browser', async () => {
    asBrowser();
    const { docproc, got } = await serve(examples, { userAgent: 'ledger/2.0' });
    await docproc.tasks.get('t-1');
    expect(got[0]?.headers['user-agent']).toBe('node'); // What fetch sends here by itself.
  });
});

test('fetch can be replaced, and gets an address and plain options', async () => {
  const calls: [string, RequestInit][] = [];
  const { docproc, baseUrl } = await serve(examples, {
    fetch: async (url, init) => {
      calls.push([url, init]);
      return Response.json(example('getTask'));
    },
  });
  await docproc.tasks.get('t-1');
  expect(calls).toEqual([
    [
      `${baseUrl}/v2/team/project/project/task/t-1`,
      expect.objectContaining({
        method: 'GET',
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${key}`,
          'user-agent': expect.any(String),
        },
      }),
    ],
  ]);
});
