import { createClient, DocprocError, RateLimitError, ServerError } from '@docproc/client';
import { describe, expect, test } from 'vitest';
import {
  clientWith,
  example,
  examples,
  failure,
  fakeClock,
  identity,
  never,
  reply,
  serve,
} from './server.ts';

const now = { 'retry-after': '0' };

/** A `fetch` that fails this often and then succeeds, with a clock that does not let the client wait. */
function failing(times: number, code?: string): ReturnType<typeof fakeClock> {
  let count = 0;
  return fakeClock(() => {
    count += 1;
    if (count > times) return Response.json(example('getTask'));
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('down'), { code }) });
  });
}

describe('a read is tried again', () => {
  test('on a connection that breaks', async () => {
    const { docproc, got } = await serve((one, response, count) =>
      count < 3 ? response.destroy() : examples(one, response, count),
    );
    await docproc.tasks.get('t-1');
    expect(got).toHaveLength(3);
  });

  test('on a response that takes too long', async () => {
    let count = 0;
    const fetch = async () => (++count < 2 ? never() : Response.json(example('getTask')));
    await clientWith(fetch, { timeout: 20, retries: 2 }).tasks.get('t-1');
    expect(count).toBe(2);
  });

  test('twice and no more, and then it fails with the last response', async () => {
    const { docproc, got } = await serve((_, response, count) => reply(response, 500, `${count}`, now));
    expect((await failure(docproc.uploads.get('u-1'), ServerError)).body).toBe(3);
    expect(got).toHaveLength(3);
  });

  test('as often as the options of the request state, or else those of the client', async () => {
    const { docproc, got } = await serve((_, response) => reply(response, 503, '', now), { retries: 1 });
    await docproc.uploads.get('u-1').catch(() => {});
    expect(got).toHaveLength(2);
    await docproc.uploads.get('u-1', { retries: 0 }).catch(() => {});
    expect(got).toHaveLength(3);
  });
});

describe('a write', () => {
  test('is retried where the options of the request or the client state it, and those of the request take precedence', async () => {
    const { docproc, got, baseUrl } = await serve((one, response, count) =>
      count % 2 ? reply(response, 503, '', now) : examples(one, response, count),
    );
    await docproc.tasks.approve('t-1', { retryWrites: true });
    const bold = createClient({ baseUrl, ...identity, retryWrites: true });
    await bold.tasks.approve('t-1');
    expect(got).toHaveLength(4);
    await failure(bold.tasks.approve('t-1', { retryWrites: false }), DocprocError);
    expect(got).toHaveLength(5);
  });
});

describe('the wait before another try', () => {
  test('doubles, up to eight seconds, and is drawn from the upper half', async () => {
    const { fetch, delays } = failing(7);
    await clientWith(fetch, { retries: 7, retryDelay: undefined }).tasks.get('t-1');
    const longest = [500, 1000, 2000, 4000, 8000, 8000, 8000];
    expect(delays()).toHaveLength(longest.length);
    delays().forEach((delay, index) => {
      expect(delay).toBeLessThanOrEqual(longest[index] ?? 0);
      expect(delay).toBeGreaterThanOrEqual((longest[index] ?? 0) / 2);
    });
    expect(new Set(delays().slice(4)).size).toBeGreaterThan(1);
  });

  test.each([
    ['seconds', '7', 7000, 7000],
    ['a date', () => new Date(Date.now() + 20_000).toUTCString(), 18_000, 20_000],
    ['a date that is over', () => new Date(0).toUTCString(), 0, 0],
  ])('is what Retry-After says in %s', async (_, header, min, max) => {
    let count = 0;
    const { fetch, delays } = fakeClock(() => {
      if (count++ > 0) return Response.json(example('getTask'));
      const headers = { 'retry-after': typeof header === 'string' ? header : header() };
      return new Response('', { status: 503, headers });
    });
    await clientWith(fetch, { retries: 1 }).tasks.get('t-1');
    expect(delays()).toHaveLength(1);
    expect(delays()[0]).toBeGreaterThanOrEqual(min);
    expect(delays()[0]).toBeLessThanOrEqual(max);
  });

  test('is not taken at all where Retry-After asks for more than a minute', async () => {
    const { docproc, got } = await serve((_, response) => reply(response, 429, '', { 'retry-after': '61' }));
    expect((await failure(docproc.tasks.get('t-1'), RateLimitError)).status).toBe(429);
    expect(got).toHaveLength(1);
  });
});
