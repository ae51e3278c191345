import {
  createClient,
  DocprocError,
  RateLimitError,
  ServerError,
  UnexpectedResponseError,
} from '@docproc/client';
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

const quick = { retryDelay: 0 };

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
    const { docproc, got } = await serve((_, response, count) => reply(response, 500, `${count}`), quick);
    expect((await failure(docproc.uploads.get('u-1'), ServerError)).body).toBe(3);
    expect(got).toHaveLength(3);
  });

  test('as often as the options of the request state, or else those of the client', async () => {
    const { docproc, got } = await serve((_, response) => reply(response, 503), { retries: 1, ...quick });
    await docproc.uploads.get('u-1').catch(() => {});
    expect(got).toHaveLength(2);
    await docproc.uploads.get('u-1', { retries: 0 }).catch(() => {});
    expect(got).toHaveLength(3);
  });
});

const task = JSON.stringify(example('getTask'));
const withStatus = (status: number) => (): Response => new Response(status === 304 ? null : '', { status });

/** Failures that another attempt can solve. */
const temporary: [string, () => Response][] = [
  ...[408, 421, 425, 429, 500, 502, 503, 504, 507, 520, 521, 522, 523, 524, 529, 530, 599].map(
    (status): [string, () => Response] => [`${status}`, withStatus(status)],
  ),
  ['half a JSON', () => new Response(task.slice(0, -9))],
  ['half a JSON of a list', () => new Response(' [{"a":')],
  ['nothing in place of JSON', () => new Response('')],
];
/** Others. */
const lasting: [string, () => Response][] = [
  ...[300, 304, 400, 401, 403, 409, 410, 413, 422, 423, 424, 426, 451, 501, 505, 511].map(
    (status): [string, () => Response] => [`${status}`, withStatus(status)],
  ),
  ['a page in HTML', () => new Response('<html>Sign in</html>')],
  ['text', () => new Response('fine')],
  ['JSON of another form', () => new Response('{"payload":null}')],
  ['JSON of a text', () => new Response('"{"')],
];

/** A read, and a wait, whose first response fails. */
function beginning(failed: () => Response): Promise<unknown>[] {
  const client = (id: string, retries: number) => {
    let count = 0;
    const { fetch } = fakeClock(() => (count++ === 0 ? failed() : Response.json(example(id))));
    return clientWith(fetch, { retries });
  };
  const wait = { until: () => true, totalTimeout: 60_000 };
  return [client('getTask', 1).tasks.get('t-1'), client('getUpload', 0).uploads.waitFor('u-1', wait)];
}

test.each(temporary)('%s ends neither a read nor a wait', async (_, failed) => {
  for (const each of beginning(failed)) expect(await each).toHaveProperty('id');
});

test.each(lasting)('%s ends a read and a wait', async (_, failed) => {
  for (const each of beginning(failed)) await expect(each).rejects.toBeInstanceOf(DocprocError);
});

test('404 ends a read, and no wait: what was created can appear later', async () => {
  const [read, wait] = beginning(withStatus(404));
  await expect(read).rejects.toBeInstanceOf(DocprocError);
  expect(await wait).toHaveProperty('id');
});

test.each([...temporary, ...lasting])('%s does not repeat a write', async (_, failed) => {
  const { fetch, delays } = fakeClock(failed);
  await failure(clientWith(fetch, { retries: 2 }).tasks.complete('t-1'), DocprocError);
  expect(delays()).toEqual([]);
});

test('JSON that is not complete is called so', async () => {
  const { tasks } = clientWith(async () => new Response('{"payload":'));
  const error = await failure(tasks.get('t-1'), UnexpectedResponseError);
  expect(error.message).toMatch(/returned 200, but the body is not complete JSON: \{"payload":$/);
  expect(error).toMatchObject({ permanent: false, body: '{"payload":' });
});

describe('a write', () => {
  test('is retried where the options of the request or the client state it, and those of the request take precedence', async () => {
    const { docproc, got, baseUrl } = await serve(
      (one, response, count) => (count % 2 ? reply(response, 503) : examples(one, response, count)),
      quick,
    );
    await docproc.tasks.approve('t-1', { retryWrites: true });
    const bold = createClient({ baseUrl, ...identity, retryWrites: true, ...quick });
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

  test.each(['0', new Date(0).toUTCString(), '1'])('has a floor with a Retry-After of %s', async (after) => {
    const { fetch, delays } = fakeClock(
      () => new Response('', { status: 503, headers: { 'retry-after': after } }),
    );
    const { tasks } = clientWith(fetch, { retries: 3, retryDelay: undefined });
    await failure(tasks.get('t-1'), ServerError);
    const least = [250, 500, 1_000].map((delay) => Math.max(delay, Number(after) * 1_000 || 0));
    expect(delays()).toHaveLength(3);
    delays().forEach((delay, index) => expect(delay).toBeGreaterThanOrEqual(least[index] ?? 0));
  });

  test('is not taken at all where Retry-After asks for more than a minute', async () => {
    const { docproc, got } = await serve((_, response) => reply(response, 429, '', { 'retry-after': '61' }));
    expect((await failure(docproc.tasks.get('t-1'), RateLimitError)).status).toBe(429);
    expect(got).toHaveLength(1);
  });
});
