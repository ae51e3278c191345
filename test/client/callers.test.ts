// Errors lead to the line that caused them: the stack has the caller, and the message what to change.
import * as client from '@docproc/client';
import { createClient } from '@docproc/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  baseUrl,
  callUntyped,
  clientWith as create,
  failure,
  identity,
  never,
  reply,
  serve,
} from './server.ts';

const returning = (status: number, body = '{}') => create(async () => new Response(body, { status }));
const path = '/v2/{team_id}/project/{project_id}/task/{task_id}';
const params = { path: { team_id: 't', project_id: 'p', task_id: 't-1' } };
const lost = () => Promise.reject(new TypeError('fetch failed'));
const files = [new Blob(['x'])];

type Kind = [name: string, type: typeof client.DocprocError, call: () => Promise<unknown>];
const kinds: Kind[] = [
  ['BadRequestError', client.BadRequestError, () => returning(400).tasks.get('t-1')],
  ['ServerError', client.ServerError, () => returning(500).tasks.get('t-1').withResponse()],
  ['ResponseError', client.ResponseError, () => returning(418).tasks.complete('t-1')],
  ['UnexpectedResponseError', client.UnexpectedResponseError, () => returning(200).tasks.get('t-1')],
  ['UnexpectedResponseError', client.UnexpectedResponseError, () => returning(200).raw.GET(path, { params })],
  ['ConnectionError', client.ConnectionError, () => create(lost).tasks.get('t-1')],
  ['ConnectionError', client.ConnectionError, () => create(lost).uploads.create({ files })],
  ['ConnectionError', client.ConnectionError, () => create(lost).raw.GET(path, { params })],
  ['TimeoutError', client.TimeoutError, () => create(never).tasks.get('t-1', { timeout: 5 })],
  ['TimeoutError', client.TimeoutError, () => create(never).tasks.get('t-1', { totalTimeout: 5 })],
  ['TimeoutError', client.TimeoutError, () => create(never).raw.GET(path, { params, timeout: 5 })],
  [
    'TimeoutError',
    client.TimeoutError,
    () => create(never).uploads.waitFor('u-1', { until: 'FAILED', totalTimeout: 5 }),
  ],
  ['AbortError', client.AbortError, () => create(never).tasks.get('t-1', { signal: AbortSignal.timeout(5) })],
  ['AbortError', client.AbortError, () => create(never).tasks.get('t-1', { signal: AbortSignal.abort() })],
  [
    'AbortError',
    client.AbortError,
    () => create(never).raw.GET(path, { params, signal: AbortSignal.timeout(5) }),
  ],
  [
    'ServerError',
    client.ServerError,
    () => returning(500).uploads.waitFor('u-1', { until: 'FAILED', interval: 1 }),
  ],
  ['FileError', client.FileError, () => create(lost).uploads.create({ files: ['/nowhere'] })],
  [
    'FileLimitError',
    client.FileLimitError,
    () => create(lost).uploads.create({ files: Array.from({ length: 101 }, () => new Blob(['x'])) }),
  ],
];

test.each(kinds)('the stack of a %s has its caller', async (_, type, call) => {
  async function theCaller(): Promise<unknown> {
    const result = call();
    return await result;
  }
  const error = await failure(theCaller(), type);
  expect(error.stack).toMatch(/^\w+Error: \w+: .*\n +at /);
  expect(error.stack?.startsWith(`${error.name}: ${error.message}\n`)).toBe(true);
  expect(error.stack).toContain('theCaller');
  expect(Object.keys(error)).not.toContain('stack');
});

describe('the message of a response', () => {
  test('has the method and the path, and not the host', async () => {
    const url = '/proxy/v2/team/project/project/task/a%20b';
    const { docproc, baseUrl: host } = await serve((_, response) => reply(response, 400, 'no'));
    const through = docproc.withOptions({ baseUrl: `${host}/proxy` });
    await expect(through.tasks.get('a b')).rejects.toThrow(`getTask: GET ${url} failed with 400: no`);
    await expect(through.tasks.complete('a b')).rejects.toThrow(`completeTask: POST ${url}/complete failed`);
    await expect(returning(200).tasks.get('t-1')).rejects.toThrow(
      'GET /v2/team/project/project/task/t-1 returned 200',
    );
  });

  test('of 404 says that the key may have no access', async () => {
    await expect(returning(404, '').tasks.get('t-1')).rejects.toThrow(
      / 404: there is none, or the key has no access to it or the project \(needs the scope task\.read\)$/,
    );
    // Of this operation, the contract lists no 404.
    await expect(returning(404, '').uploads.create({ files })).rejects.toThrow(/404, which the contract/);
  });
});

test.each<[unknown, string, string?]>([
  [7, 'no http:// or https://', '7'],
  ['docproc.example', 'no http:// or https://'],
  ['ftp://a.example', 'no http:// or https://'],
  ['user:secret@a.example', 'no http:// or https://', 'a.example'],
  ['https://user:secret@a.example', 'credentials', 'https://a.example'],
  ['https://a.example?key=secret', '"?"', 'https://a.example'],
  ['https://a.example#secret', '"#"', 'https://a.example'],
  ['https://a.example\n', '"\\n"'],
  ['https://', 'no host'],
  ['https:///a', 'no host'],
  ['https://a.example:99999', 'no valid host'],
  ['https://a.example/v2', '/v2'],
  ['https://a.example/v2//', '/v2'],
  ['https://a.example/v2/team', '/v2'],
  ['https://a.example/v2/team/project/project/', '/v2'],
])(
  'the base URL %j is rejected with what is wrong, and its value',
  (value, problem, shown = String(value)) => {
    const call = () => callUntyped(createClient, { ...identity, baseUrl: value });
    const expected = 'an http URL without credentials, query and /v2';
    expect(call).toThrow(
      `createClient: baseUrl ${JSON.stringify(shown)} has ${problem}. It must be ${expected}`,
    );
    expect(call).not.toThrow(/secret/);
  },
);

test('a base URL can have a path of its own, with a version in it', () => {
  for (const value of ['https://a.example/v2/docproc', 'https://a.example/v20', 'https://a.example/api/'])
    expect(() => createClient({ ...identity, baseUrl: value })).not.toThrow();
});

describe('a key that no header can have', () => {
  test.each([
    ['Bearer k-secret', ': remove "Bearer"'],
    ['bearer\tk-secret', ': remove "Bearer"'],
    ['k-secret\n', ': remove spaces and line breaks'],
    [' k-secret', ': remove spaces and line breaks'],
    ['k-secret€', ''],
    ['"k-secret"', ': remove the quotes'],
    ["'k-secret'", ': remove the quotes'],
    ['k-secret"', ': remove the quotes'],
    [7, ''],
  ])('%j is rejected with what to remove, and without its text', async (value, remove) => {
    const call = () => callUntyped(createClient, { baseUrl, ...identity, apiKey: value });
    expect(call).toThrow(`createClient: apiKey must be text for a header${remove}`);
    expect(call).not.toThrow(/secret/);
    const docproc = create(never, { apiKey: () => value as string });
    const error = await failure(docproc.tasks.get('t-1'), TypeError);
    expect(error.message).toBe(`getTask: apiKey must return text for a header${remove}`);
  });
});

test.each([
  ['teamId', '"team"', 'must be a string without quotes and spaces around it'],
  ['projectId', "'project'", 'must be a string without quotes and spaces around it'],
  ['projectId', 'project\n', 'must be a string without quotes and spaces around it'],
  ['baseUrl', `"${baseUrl}"`, 'has quotes. It must be an http URL'],
  ['baseUrl', `${baseUrl}/'`, 'has quotes. It must be an http URL'],
])('%s with quotes or spaces from a file of variables is rejected: %s', (name, value, expected) => {
  const create = () => createClient({ baseUrl, ...identity, [name]: value });
  expect(create).toThrow(`createClient: ${name}`);
  expect(create).toThrow(expected);
});

test('a runtime without fetch is no lost connection', async () => {
  vi.stubGlobal('fetch', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const error = await failure(createClient({ baseUrl, ...identity }).tasks.get('t-1'), TypeError);
  expect(error.message).toBe('getTask: there is no global fetch. Set the option fetch');
});

test.each([
  'AbortController',
  'Headers',
  'URL',
  'performance',
  'Blob',
  'TextEncoder',
  'crypto',
  'ReadableStream',
])('an environment without %s is a TypeError that names it', async (name) => {
  const file = new Blob(['a']);
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
  onTestFinished(() => void Object.defineProperty(globalThis, name, descriptor));
  Reflect.deleteProperty(globalThis, name);
  const upload = async () => create(fetch).uploads.create({ files: [file] });
  const error = await failure(upload(), TypeError);
  expect(error.message).toMatch(`: there is no global ${name}. Define one`);
});
