// The key stays out of errors, and what is no key stays in them.
import { inspect } from 'node:util';
import { type ClientOptions, createClient, DocprocError } from '@docproc/client';
import { describe, expect, test } from 'vitest';
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

test.each([
  ['task', 'no such task', 'no such task'],
  ['task', 'unknown: Bearer task', 'unknown: Bearer [API key]'],
  ['12345', '{"code":12345}', { code: 12345 }],
  ['production', '{"message":"production-2 and productions"}', { message: 'production-2 and productions' }],
  ['123456789', '{"code":123456789,"said":"123456789"}', { code: 123456789, said: '[API key]' }],
])('with the key %j, %s keeps what is no key', async (apiKey, sent, body) => {
  const error = await failure(client({ apiKey, fetch: respond(400, sent) }).tasks.get('t-1'), DocprocError);
  expect(error.body).toEqual(body);
});

describe('hostile input ends in an error of the client', () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);

  test.each([400, 200])('a body nested 100,000 times, with status %i', async (status) => {
    const error = await failure(client({ fetch: respond(status, deep) }).tasks.get('t-1'), DocprocError);
    expect(error.status).toBe(status);
    expect(error.message.length).toBeLessThan(400);
  });
});
