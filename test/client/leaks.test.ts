// The key stays out of errors, and what is no key stays in them.
import { inspect } from 'node:util';
import { type ClientOptions, createClient, DocprocError, type FetchInit, FileError } from '@docproc/client';
import { createClient as createValidating } from '@docproc/client/validate';
import { describe, expect, test, vi } from 'vitest';
import { responses } from '@docproc/types/schemas';
import { failure, identity } from './server.ts';

const key = 'sk-"secret\\0123456789';
const client = (options: Partial<ClientOptions>) =>
  createClient({ baseUrl: 'http://docproc.example', ...identity, apiKey: key, retries: 0, ...options });
const respond =
  (status: number, body: string, headers = {}) =>
  async () =>
    new Response(body, { status, headers });

/** Everything that a program could print of an error. */
function shown(error: DocprocError): string {
  const causes: unknown[] = [];
  for (let each: unknown = error; each && causes.length < 9; each = (each as Error).cause) causes.push(each);
  const all = causes.map((each) => [
    inspect(each, { depth: 9, showHidden: true }),
    (each as Error).stack,
    (each as Error).message,
  ]);
  return [...all.flat(), JSON.stringify(error), JSON.stringify(error.body), error.requestId].join('\n');
}

function expectClean(error: DocprocError, secret = key): void {
  const text = shown(error);
  for (const form of [secret, JSON.stringify(secret).slice(1, -1)]) expect(text).not.toContain(form);
}

describe('the key is not in the error of', () => {
  test.each([
    ['a text', `you said ${key}`],
    ['a value of JSON', JSON.stringify({ said: [key] })],
    ['a name of JSON', JSON.stringify({ [key]: 1 })],
    ['JSON that is cut', JSON.stringify({ said: key }).slice(0, -1)],
    ['JSON in a text of JSON', JSON.stringify({ said: `Bearer ${key}` })],
  ])('a body with it in %s', async (_, body) => {
    for (const status of [400, 200]) {
      const error = await failure(client({ fetch: respond(status, body) }).tasks.get('t-1'), DocprocError);
      expectClean(error);
      expect(shown(error)).toContain('[API key]');
    }
  });

  test('a request id that repeats it', async () => {
    const fetch = respond(404, '', { 'x-request-id': `r-1 ${key}` });
    const error = await failure(client({ fetch }).tasks.get('t-1'), DocprocError);
    expect(error.requestId).toBe('r-1 [API key]');
  });

  test('a key that onRequest sets, or that rotates', async () => {
    const secret = 'fresh-0123456789';
    const fetch = respond(401, `you said ${secret}`);
    const hooked = client({
      fetch,
      onRequest: ({ headers }) => headers.set('authorization', `Bearer ${secret}`),
    });
    expectClean(await failure(hooked.tasks.get('t-1'), DocprocError), secret);
    expectClean(
      await failure(client({ fetch, apiKey: () => secret }).tasks.get('t-1'), DocprocError),
      secret,
    );
  });
});

/** How a server can write a key, so that its text is not there as it is. */
const long = 'sk-live/0123+4567.89=';
const each =
  (write: (code: string, letter: string) => string, letters = /./g) =>
  (text: string) =>
    text.replace(letters, (letter) => write(letter.charCodeAt(0).toString(16).padStart(2, '0'), letter));
const writers: Record<string, (text: string) => string> = {
  'JSON after a line break': (text) => JSON.stringify({ error: `Invalid token:\n${text}` }),
  'JSON after a letter': (text) => JSON.stringify({ error: `token${text}` }),
  'JSON with escapes': (text) =>
    JSON.stringify({ error: text }).replaceAll('/', '\\/').replaceAll('+', '\\u002B'),
  'JSON with escapes in a text': (text) => JSON.stringify({ error: each((code) => `\\u00${code}`)(text) }),
  'JSON in JSON, cut': (text) =>
    JSON.stringify(JSON.stringify(`\n${each((code) => `\\u00${code}`)(text)}`)).slice(0, -1),
  'a URL': (text) => `/login?token=${encodeURIComponent(text)}`,
  'a URL in a URL': (text) => `/to?next=${encodeURIComponent(`/?t=${encodeURIComponent(text)}`)}`,
  'a URL after a line break': (text) => `token%0A${text}`,
  'percent codes throughout': each((code) => `%${code}`),
  'percent codes of percent codes': each((code) => `%25${code}`),
  'bytes of a program': each((code) => `\\x${code}`),
  'codes of ES2015': each((code) => `\\u{${code}}`),
  'octal codes of a program': each((_, letter) => `\\${letter.charCodeAt(0).toString(8).padStart(3, '0')}`),
  'hexadecimal digits': (text) => Buffer.from(text).toString('hex').toUpperCase(),
  'bytes as Node prints them': each((code) => `${code} `),
  'quoted-printable': each((code) => `=${code.toUpperCase()}`),
  'lines of a mail': (text) => text.replace(/.{6}/g, '$&=\r\n'),
  'lines of YAML': (text) => `"${text.slice(0, 9)}\\\n  ${text.slice(9)}"`,
  'letters with spaces between': each((_, letter) => `${letter} `),
  'two bytes for each letter': each((_, letter) => `\0${letter}`),
  'letters with others between that cannot be seen': each((_, letter) => `${letter}\u200b`),
  Base64: (text) => Buffer.from(`user:${text}`).toString('base64'),
  'Base64 in lines': (text) => Buffer.from(text).toString('base64').replace(/.{5}/g, '$&\r\n'),
  'Base64 for URLs': (text) => Buffer.from(`>>>${text}?`).toString('base64url'),
  'entities of HTML': each((code) => `&#x${code.toUpperCase()};`),
  'decimal entities of HTML': each((_, letter) => `&#${letter.charCodeAt(0)};`, /\W/g),
  'entities without their end': each((_, letter) => `&#${letter.charCodeAt(0)}`),
  'entities of entities': each((code) => `&amp;#x${code};`),
  'colors around it': (text) => `\u001b[31m${text}\u001b[0m`,
  'colors inside it': (text) => `${text.slice(0, 9)}\u001b[1;31m${text.slice(9)}`,
  'colors inside it, as JSON': (text) => JSON.stringify(`${text.slice(0, 9)}\u001b[1;31m${text.slice(9)}`),
  'capital letters': (text) => text.toUpperCase(),
};

describe.each(Object.entries(writers))('a key in %s', (_, write) => {
  test.each([400, 401, 200])('is in nothing that an error with %i shows', async (status) => {
    const lines: string[] = [];
    const seen: unknown[] = [];
    const id = write(long).replaceAll('\u001b', '%1B');
    const fetch = async () => {
      const response = new Response(write(long), { status });
      // Beside the headers of the response, which the error has as they are.
      vi.spyOn(response.headers, 'get').mockImplementation((name) => (name === 'x-request-id' ? id : null));
      return response;
    };
    const docproc = client({
      fetch,
      apiKey: long,
      log: (line) => void lines.push(line),
      onError: ({ error }) => void seen.push(error),
    });
    const error = await failure(docproc.tasks.get('t-1'), DocprocError);
    expect(seen).toEqual([error]);
    const text = `${shown(error)}\n${lines.join('\n')}`;
    expect(text).toContain('[API key]');
    // What the server wrote is long; of the key, not even a part is left.
    for (const part of [long, write(long), long.slice(3, 12), write(long).slice(-20, -4)])
      expect(text.toLowerCase()).not.toContain(part.toLowerCase());
  });
});

test('a body is in no line of the log', async () => {
  const lines: string[] = [];
  for (const [status, body] of [
    [400, 'secret of a person'],
    [200, '"secret of a person"'],
  ] as const)
    await failure(
      client({ fetch: respond(status, body), log: (line) => void lines.push(line) }).tasks.get('t-1'),
      DocprocError,
    );
  expect(lines).toHaveLength(4);
  expect(lines.join()).not.toContain('secret');
  expect(lines[1]).toBe('getTask: attempt 1 failed, no other follows: BadRequestError');
});

test('the cause of a file that cannot be read has no key, and what it has beside', async () => {
  const reason = Object.assign(new Error(`GET /a?key=${encodeURIComponent(long)} failed`), { code: 'EREAD' });
  const stream = () => new ReadableStream<Uint8Array>({ pull: () => Promise.reject(reason) });
  const fetch = async (_: string, { body }: FetchInit) =>
    new Response(await new Response(body as BodyInit).text());
  for (const apiKey of [long, () => long]) {
    const call = client({ apiKey, fetch }).uploads.create({
      files: [{ name: 'a.pdf', stream: stream(), size: 5 }],
    });
    const error = await failure(call, FileError);
    expectClean(error, encodeURIComponent(long));
    expect(error).toMatchObject({
      message: 'createUpload: the file a.pdf cannot be read: Error: GET /a?key=[API key] failed',
      cause: { code: 'EREAD' },
    });
  }
});

test('an authorization without a scheme is a key too', async () => {
  const docproc = client({
    fetch: respond(401, `unknown: ${long}`),
    onRequest: ({ headers }) => headers.set('authorization', long),
  });
  const error = await failure(docproc.tasks.get('t-1'), DocprocError);
  expect(error.body).toBe('unknown: [API key]');
});

test('the reports of a validating client have no key in codes', async () => {
  const reports: unknown[] = [];
  const docproc = createValidating({
    baseUrl: 'http://docproc.example',
    ...identity,
    apiKey: long,
    fetch: respond(200, JSON.stringify({ payload: { id: encodeURIComponent(long), status: `x${long}` } })),
    validate: { schemas: responses, mode: 'warn', report: (violation) => reports.push(violation) },
  });
  await docproc.tasks.get('t-1');
  expect(reports.length).toBeGreaterThan(0);
  expect(JSON.stringify(reports)).not.toMatch(/0123(\+|%2B)4567/);
});

test.each([
  ['test', 'latest.pdf and test', 'latest.pdf and test'],
  ['test', 'Bearer%20test', 'Bearer%20[API key]'],
  ['a', '{"a":"a Bearer a"}', { a: 'a Bearer [API key]' }],
  ['key-0123', '{"error":"token:\\nkey-0123"}', { error: 'token:\n[API key]' }],
  ['key-0123', '\u001b[31mkey-0123', '[API key]'],
  [long, `"${long.slice(0, 17)}****" and ${long.slice(0, 15)}`, `"[API key]****" and ${long.slice(0, 15)}`],
  ['task', 'no such task', 'no such task'],
  ['task', 'unknown: Bearer task', 'unknown: Bearer [API key]'],
  ['12345', '{"code":12345}', { code: 12345 }],
  ['production', '{"message":"production-2 and productions"}', { message: 'production-2 and productions' }],
  ['123456789', '{"code":123456789,"other":1234567890}', { code: '[API key]', other: 1234567890 }],
  ['key-012345', '6b65792d303132333435 a2V5LTAxMjM0NQ==', '[API key] [API key]Q=='],
])('with the key %j, %s keeps what is no key', async (apiKey, sent, body) => {
  const error = await failure(client({ apiKey, fetch: respond(400, sent) }).tasks.get('t-1'), DocprocError);
  expect(error.body).toEqual(body);
});

test.each([100, 6_000])('a key of %i characters is replaced, in codes too', async (length) => {
  const apiKey = Array.from({ length }, (_, index) => (index * index).toString(36).at(-1)).join('');
  const bytes = Buffer.from(apiKey);
  const sent = [apiKey, bytes.toString('hex'), ...['', 'a', 'ab'].map((each) => btoa(each + apiKey))];
  const error = await failure(
    client({ apiKey, fetch: respond(400, `${sent.join(' | ')} | end`) }).tasks.get('t-1'),
    DocprocError,
  );
  const [text, hex, ...coded] = String(error.body).split(' | ');
  expect([text, hex, coded.at(-1)]).toEqual(['[API key]', '[API key]', 'end']);
  for (const each of coded.slice(0, -1)) expect(each).toMatch(/^\w{0,4}\[API key\]\w?={0,2}$/);
});

describe('hostile input ends in an error of the client', () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);

  test.each([400, 200])('a body nested 100,000 times, with status %i', async (status) => {
    const error = await failure(client({ fetch: respond(status, deep) }).tasks.get('t-1'), DocprocError);
    expect(error.status).toBe(status);
    expect(error.message.length).toBeLessThan(400);
  });
});
