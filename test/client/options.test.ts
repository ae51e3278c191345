// What is checked before anything is sent, and where options come from.
import { type ClientOptions, createClient, type FetchInit } from '@docproc/client';
import { createClient as createTasks } from '@docproc/client/tasks';
import { createClient as createUploads } from '@docproc/client/uploads';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { asBrowser, callUntyped, example, failure, identity } from './server.ts';

const baseUrl = 'https://docproc.example';

/** A client whose requests all get a task, and what it sends. */
function recorded(options: Partial<ClientOptions> = {}) {
  const sent: { url: string; init: FetchInit }[] = [];
  const docproc = createClient({
    baseUrl,
    ...identity,
    fetch: async (url, init) => {
      sent.push({ url, init });
      return Response.json(example('getTask'));
    },
    ...options,
  });
  return { docproc, sent };
}

test.each([
  ['retry', 3, 'retry is not an option. Options: '],
  ['toString', 3, 'toString is not an option'],
  ['baseUrl', '', 'baseUrl is missing'],
  ['apiKey', undefined, 'apiKey is missing'],
  ['teamId', '', 'teamId is missing'],
  ['projectId', undefined, 'projectId is missing'],
  ['userAgent', 'a\r\nb', 'userAgent must be text for a header'],
  ['userAgent', 'a €', 'userAgent must be text for a header'],
  ['headers', 'x: 1', 'headers must be'],
  ['headers', [['x-a', 'b']], 'headers must be an object of names and values'],
  ['headers', new Headers({ 'x-a': 'b' }), 'headers must be an object of names and values'],
  ['headers', new Map([['x-a', 'b']]), 'headers must be an object of names and values'],
  ['headers', { 'x y': '1' }, 'headers must be'],
  ['headers', { x: 'a\nb' }, 'headers must be'],
  ['fetch', 'fetch', 'fetch must be a function'],
  ['onRequest', {}, 'onRequest must be a function'],
  ['retries', null, 'retries must be a number of 0 or more, not null'],
  ['retries', 'x', 'retries must be'],
  ['timeout', NaN, 'timeout must be'],
  ['totalTimeout', '1', 'totalTimeout must be'],
  ['retryWrites', 'yes', "retryWrites must be true, false or 'rejected'"],
  ['retryDelay', NaN, 'retryDelay must be a number of 0 or more, not NaN'],
  ['maxRetryDelay', -1, 'maxRetryDelay must be'],
  ['maxRetryAfter', '1', 'maxRetryAfter must be a number of 0 or more, not "1"'],
])('createClient rejects %s: %j, without its text', (name, value, message) => {
  const create = () => callUntyped(createClient, { baseUrl, ...identity, [name]: value });
  expect(create).toThrow(TypeError);
  expect(create).toThrow(`createClient: ${message}`);
  expect(create).not.toThrow(/secret/);
});

test.each([undefined, null, 7, 'x'])('createClient rejects %j in place of options', (options) => {
  expect(() => callUntyped(createClient, options)).toThrow(/^createClient: \w+ is missing/);
});

test.each([
  ['an unknown option', { retry: 1 }, 'getTask: retry is not an option'],
  ['an option of uploads', { checkLimits: true }, 'getTask: checkLimits is not an option'],
  ['a body that the operation does not have', { body: {} }, 'getTask: body is not an option'],
  ['a number', 7, 'getTask: the options must be an object'],
  ['a text', 'x', 'getTask: the options must be an object'],
  ['a signal that is none', { signal: {} }, 'getTask: signal must be an AbortSignal'],
  ['an empty team', { teamId: '' }, 'getTask: teamId must be a string'],
  ['NaN', { retries: NaN }, 'getTask: retries must be a number of 0 or more, not NaN'],
  ['headers in a Headers', { headers: new Headers({ 'x-a': 'b' }) }, 'getTask: headers must be'],
])('a request rejects %s', async (_, options, message) => {
  const { docproc, sent } = recorded();
  const error = await failure(callUntyped(docproc.tasks.get, 't-1', options), TypeError);
  expect(error.message).toContain(message);
  expect(sent).toEqual([]);
});

test.each([
  ['nothing', undefined, 'waitFor: until must be a status, an array of statuses or a function'],
  ['no condition', {}, 'waitFor: until must be'],
  ['no status', { until: null }, 'waitFor: until must be'],
  ['an empty array', { until: [] }, 'waitFor: until must be'],
  [
    'an interval of 0, which would flood the service',
    { until: 'FAILED', interval: 0 },
    'interval must be a number above 0',
  ],
  ['an interval that is no number', { until: 'FAILED', maxInterval: NaN }, 'maxInterval must be'],
  ['an unknown option', { until: 'FAILED', every: 5 }, 'waitFor: every is not an option'],
  [
    'a time in text',
    { until: 'FAILED', timeout: '5000' },
    'timeout must be a number of 0 or more, not "5000"',
  ],
])('waitFor rejects %s', async (_, options, message) => {
  const { docproc, sent } = recorded();
  const error = await failure(callUntyped(docproc.uploads.waitFor, 'u-1', options), TypeError);
  expect(error.message).toContain(message);
  expect(sent).toEqual([]);
});

test.each([
  ['nothing', undefined],
  ['no files', {}],
  ['a path', { files: './a.pdf' }],
  ['null', { files: null }],
])('an upload rejects %s', async (_, input) => {
  const { docproc } = recorded();
  const error = await failure(callUntyped(docproc.uploads.create, input), TypeError);
  expect(error.message).toMatch(/^createUpload: (files must be an array of files|the body is missing)/);
});

test('a report without a body, with a cyclic one, or with a number of JavaScript alone is rejected', async () => {
  const { docproc, sent } = recorded();
  const cyclic: Record<string, unknown> = {};
  cyclic['itself'] = cyclic;
  for (const [body, message] of [
    [undefined, 'the body is missing'],
    [cyclic, 'the body is not JSON: '],
    [{ issues: [] }, 'issues is empty'],
    [{ issues: 1n }, 'the body is not JSON: '],
    [() => 1, 'the body is not JSON: '],
    [Symbol('a'), 'the body is not JSON: '],
    [{ toJSON() {} }, 'the body is not JSON: '],
  ] as const) {
    const error = await failure(callUntyped(docproc.tasks.report, 't-1', body), TypeError);
    expect(error.message).toContain(`reportTask: ${message}`);
  }
  expect(sent).toEqual([]);
});

test('half of a surrogate pair is no identifier', async () => {
  const { docproc } = recorded();
  const error = await failure(docproc.tasks.get('\ud800'), TypeError);
  expect(error.message).toBe('getTask: task_id must be an identifier, not "\\ud800"');
  for (const id of [Symbol('x'), Object.create(null)]) {
    const rejected = await failure(callUntyped(docproc.tasks.get, id), TypeError);
    expect(rejected.message).toMatch(/^getTask: task_id must be an identifier, not /);
  }
});

describe('the environment', () => {
  const { baseUrl: _, apiKey: __, ...names } = { baseUrl, ...identity };
  const fetch = recorded().docproc && (async () => Response.json(example('getTask')));

  test('has the base URL and the key where no option does', async () => {
    vi.stubEnv('DOCPROC_BASE_URL', 'https://env.example');
    vi.stubEnv('DOCPROC_API_KEY', 'from-environment');
    onTestFinished(() => void vi.unstubAllEnvs());
    const sent: [string, FetchInit][] = [];
    const options = {
      ...names,
      fetch: (url: string, init: FetchInit) => (sent.push([url, init]), fetch()),
    };
    await createClient(options).tasks.get('t-1');
    await createClient({ ...options, apiKey: 'from-option', baseUrl: undefined }).tasks.get('t-1');
    expect(sent.map(([url, { headers }]) => [new URL(url).host, headers['authorization']])).toEqual([
      ['env.example', 'Bearer from-environment'],
      ['env.example', 'Bearer from-option'],
    ]);
  });

  test('is not read in browsers', () => {
    vi.stubEnv('DOCPROC_BASE_URL', 'https://env.example');
    onTestFinished(() => void vi.unstubAllEnvs());
    asBrowser();
    expect(() => createClient(names)).toThrow('createClient: baseUrl is missing');
  });
});

describe('apiKey as a function', () => {
  test('is called before each attempt', async () => {
    let count = 0;
    const keys: (string | undefined)[] = [];
    const { docproc } = recorded({
      apiKey: async () => `key-${++count}-rotated`,
      retryDelay: 0,
      fetch: async (_url, { headers }) => {
        keys.push(headers['authorization']);
        return keys.length < 2 ? new Response('', { status: 503 }) : Response.json(example('getTask'));
      },
    });
    await docproc.tasks.get('t-1');
    expect(keys).toEqual(['Bearer key-1-rotated', 'Bearer key-2-rotated']);
  });
});

test('withOptions creates a client with other options, and leaves the first as it is', async () => {
  const { docproc, sent } = recorded({ headers: { 'x-one': '1' } });
  const other = docproc.withOptions({ teamId: 'other', headers: { 'x-two': '2' }, projectId: undefined });
  await other.tasks.get('t-1');
  await other.withOptions({ projectId: 'p' }).tasks.get('t-1');
  await docproc.tasks.get('t-1');
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
    '/v2/other/project/project/task/t-1',
    '/v2/other/project/p/task/t-1',
    '/v2/team/project/project/task/t-1',
  ]);
  expect(sent[0]?.init.headers).toMatchObject({ 'x-one': '1', 'x-two': '2' });
  expect(sent[2]?.init.headers).not.toHaveProperty('x-two');
  expect(() => callUntyped(docproc.withOptions, { retry: 1 })).toThrow('retry is not an option');
});

test('a client of one namespace has the options of others', async () => {
  const urls: string[] = [];
  const fetch = async (url: string, { body }: FetchInit) => {
    urls.push(url);
    return Response.json(example(body ? 'createUpload' : 'getTask'));
  };
  const options = { baseUrl, ...identity, fetch };
  await createTasks(options).withOptions({ teamId: 'other' }).tasks.get('t-1');
  await createUploads(options).uploads.create({ files: [new Blob(['x'])] });
  expect(urls.map((url) => new URL(url).pathname)).toEqual([
    '/v2/other/project/project/task/t-1',
    '/v2/team/project/project/upload',
  ]);
  expect(() => callUntyped(createTasks, { ...options, retry: 1 })).toThrow('retry is not an option');
});

test('in Deno, which sends other bodies again when a connection closes, a write is a stream', async () => {
  vi.stubGlobal('Deno', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const { docproc, sent } = recorded();
  await docproc.tasks.complete('t-1').catch(() => {});
  await docproc.tasks.report('t-1', { issues: [{ label: 'a', value: 'b' }] });
  await docproc.tasks.get('t-1');
  const bodies = sent.map(({ init: { body } }) => body);
  expect(bodies).toEqual([expect.any(ReadableStream), expect.any(ReadableStream), undefined]);
  const texts = bodies.slice(0, 2).map((body) => new Response(body as BodyInit).text());
  expect(await Promise.all(texts)).toEqual(['', '{"issues":[{"label":"a","value":"b"}]}']);
});

test('withResponse returns the response and the request id beside the value', async () => {
  const { docproc } = recorded({
    fetch: async () => Response.json(example('getTask'), { headers: { 'x-request-id': 'r-1' } }),
  });
  const { data, response, requestId } = await docproc.tasks.get('t-1').withResponse();
  expect(data).toEqual(await docproc.tasks.get('t-1'));
  expect([response.status, requestId]).toEqual([200, 'r-1']);
  const failing = recorded({ fetch: async () => new Response('', { status: 404 }) }).docproc;
  await expect(failing.tasks.get('t-1').withResponse()).rejects.toMatchObject({ code: 'not_found' });
});

test('onError and log tell each attempt that failed, and neither shows the key', async () => {
  const lines: string[] = [];
  const failures: [number, unknown, number | undefined][] = [];
  const { docproc } = recorded({
    retryDelay: 0,
    retries: 1,
    log: (line) => void lines.push(line),
    onError: ({ attempt, error, retryIn }) => void failures.push([attempt, (error as Error).name, retryIn]),
    fetch: async (_url, { headers }) => new Response(headers['authorization'] ?? '', { status: 503 }),
  });
  await docproc.tasks.get('t-1').catch(() => {});
  expect(failures).toEqual([
    [1, 'ServerError', 0],
    [2, 'ServerError', undefined],
  ]);
  expect(lines.filter((line) => /attempt 1, GET .*\/task\/t-1: 503 in \d+ ms/.test(line))).toHaveLength(1);
  const [first, second] = lines.filter((line) => line.includes('failed'));
  expect(first).toMatch(/^getTask: attempt 1 failed, next in 0 ms: ServerError/);
  expect(second).toMatch(/^getTask: attempt 2 failed, no other follows: ServerError/);
  expect(lines.join()).not.toContain(identity.apiKey);
});

describe("retryWrites: 'rejected'", () => {
  test.each([
    [429, {}, 2],
    [503, { 'retry-after': '0' }, 2],
    [503, {}, 1],
    [500, { 'retry-after': '0' }, 1],
  ] as const)('%i with %j is sent %i times', async (status, headers, times) => {
    let count = 0;
    const { docproc } = recorded({
      retryWrites: 'rejected',
      retryDelay: 0,
      fetch: async () => {
        count += 1;
        return count < 2 ? new Response('', { status, headers }) : Response.json(example('approveTask'));
      },
    });
    await docproc.tasks.approve('t-1').catch(() => {});
    expect(count).toBe(times);
  });

  test('does not repeat what may have been received', async () => {
    let count = 0;
    const fetch = async () => {
      count += 1;
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) });
    };
    await recorded({ retryWrites: 'rejected', fetch })
      .docproc.tasks.approve('t-1')
      .catch(() => {});
    expect(count).toBe(1);
  });
});
