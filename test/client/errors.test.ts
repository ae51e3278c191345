import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import * as client from '@docproc/client';
import {
  ConnectionError,
  createClient,
  DocprocError,
  ResponseError,
  UnexpectedResponseError,
} from '@docproc/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { closedPort, example, failure, identity, key, model, reply, serve } from './server.ts';

type Classes = {
  [Name in keyof typeof client as Name extends `${string}Error` ? Name : never]: (typeof client)[Name];
};
/** A code that the type of each class allows. */
const codes: { [Name in keyof Classes]: InstanceType<Classes[Name]>['code'] } = {
  AbortError: 'abort',
  BadRequestError: 'bad_request',
  ConflictError: 'conflict',
  ConnectionError: 'connection',
  DocprocError: 'docproc',
  FileError: 'file',
  FileLimitError: 'file_limit',
  FileTooLargeError: 'file_too_large',
  ForbiddenError: 'forbidden',
  NotFoundError: 'not_found',
  RateLimitError: 'rate_limit',
  ResponseError: 'response',
  ServerError: 'server',
  TimeoutError: 'timeout',
  UnauthorizedError: 'unauthorized',
  UnexpectedResponseError: 'unexpected_response',
};
test.each(Object.entries(codes))('the code of a %s is %s', (name, code) => {
  const type = Object.entries(client).find(([each]) => each === name)?.[1] as typeof DocprocError;
  expect(new type('getTask', 'no').code).toBe(code);
});

const classes: [number, typeof ResponseError, string][] = [
  [400, client.BadRequestError, 'bad_request'],
  [401, client.UnauthorizedError, 'unauthorized'],
  [403, client.ForbiddenError, 'forbidden'],
  [404, client.NotFoundError, 'not_found'],
  [409, client.ConflictError, 'conflict'],
  [413, client.FileTooLargeError, 'file_too_large'],
  [429, client.RateLimitError, 'rate_limit'],
  [500, client.ServerError, 'server'],
  [502, client.ServerError, 'server'],
  [503, client.ServerError, 'server'],
  [504, client.ServerError, 'server'],
  [599, client.ServerError, 'server'],
  // No class of their own: redirects, and statuses that no operation lists today.
  ...[301, 302, 307, 402, 405, 410, 418, 422, 423, 451].map(
    (status): [number, typeof ResponseError, string] => [status, ResponseError, 'response'],
  ),
];

describe.each(['getUpload', 'completeTask'])('%s: the status alone decides the class', (operation) => {
  test.each(classes)('%i is %o', async (status, type, code) => {
    const headers = { 'x-request-id': 'req-7', location: '/elsewhere' };
    const { docproc, got } = await serve(
      (_, response) => reply(response, status, { message: 'no' }, headers),
      { retries: 0 },
    );
    const request = operation === 'getUpload' ? docproc.uploads.get('u-1') : docproc.tasks.complete('t-1');
    const error = await failure<ResponseError>(request, type);
    expect(error.constructor).toBe(type);
    expect(error).toBeInstanceOf(DocprocError);
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).not.toBeInstanceOf(UnexpectedResponseError);
    const documented = model.operation(operation).responses.some((each) => each.status === `${status}`);
    expect(error).toMatchObject({
      name: type.name,
      code,
      status,
      operation,
      documented,
      body: { message: 'no' },
      requestId: 'req-7',
    });
    expect(error.response.status).toBe(status);
    const note = documented ? '.*' : ', which the contract does not list';
    expect(error.message).toMatch(
      new RegExp(`^${operation}: [A-Z]+ /v2/\\S+ failed with ${status}${note}: {"message":"no"}$`),
    );
    expect(error.stack).toContain(`${type.name}: ${operation}`);
    expect(got).toHaveLength(1);
  });
});

test.each([
  ['7', 7_000],
  ['0', 0],
  [undefined, undefined],
  ['soon', undefined],
  ['-5', undefined],
  ['5, 5', undefined],
])('429 with Retry-After %j is retryAfter %j', async (header, retryAfter) => {
  const headers = header === undefined ? {} : { 'retry-after': header };
  const { docproc } = await serve((_, response) => reply(response, 429, '', headers), { retries: 0 });
  const error = await failure(docproc.tasks.get('t-1'), client.RateLimitError);
  expect(error.retryAfter).toBe(retryAfter);
});

test('as JSON, an error says what it is, and leaves the body out', async () => {
  const { docproc } = await serve((_, response) =>
    reply(response, 404, { secret: 'body' }, { 'request-id': 'req-9' }),
  );
  const error = await failure(docproc.tasks.get('t-1'), client.NotFoundError);
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    name: 'NotFoundError',
    code: 'not_found',
    message: error.message,
    operation: 'getTask',
    status: 404,
    requestId: 'req-9',
    documented: true,
  });
});

test.each([
  ['an object', { code: 7 }, { code: 7 }],
  ['a JSON string', '"no"', 'no'],
  ['plain text', 'no <b>way</b>', 'no <b>way</b>'],
  ['nothing', undefined, undefined],
])('the body of an error may be %s', async (_, sent, body) => {
  const { docproc } = await serve((_got, response) => reply(response, 400, sent));
  const error = await failure(docproc.tasks.get('t-1'), client.BadRequestError);
  expect(error.body).toEqual(body);
});

test('401 and 403 name the scope that is needed', async () => {
  const { docproc } = await serve((_, response) => reply(response, 401));
  await expect(docproc.tasks.complete('t-1')).rejects.toThrow(
    '/complete failed with 401 (needs the scope task.edit)',
  );
});

describe('a success without the documented form is UnexpectedResponseError', () => {
  const task = (example('getTask') as { payload: object }).payload;
  test.each([
    ['HTML with 200', 200, '<!doctype html><p>Log in</p>', /returned 200, but the body.*<!doctype html>/],
    ['broken JSON', 200, '{"payload":{"id":', /returned 200, but the body/],
    ['nothing', 200, undefined, /returned 200, but the body/],
    ['JSON without payload', 200, task, /returned 200, but the body/],
    ['a payload that is null', 200, { payload: null }, /returned 200, but the body/],
    ['a payload that is no object', 200, { payload: 'task' }, /returned 200, but the body/],
    ['a status that has no body', 204, undefined, /returned 204, but the body/],
    ['an array', 200, [task], /returned 200, but the body/],
  ])('%s', async (_, status, body, message) => {
    const { docproc, got } = await serve((_got, response) =>
      reply(response, status, body, { location: '/elsewhere', 'request-id': 'req-8' }),
    );
    const error = await failure(docproc.tasks.get('t-1'), UnexpectedResponseError);
    const code = 'unexpected_response';
    expect(error).toMatchObject({ status, code, operation: 'getTask', body, requestId: 'req-8' });
    expect(error.message).toMatch(message);
    expect(got).toHaveLength(1);
  });

  test.each([201, 202, 206])('any other success that fits is a success: %i', async (status) => {
    const { docproc } = await serve((_, response) => reply(response, status, { payload: task }));
    expect(await docproc.tasks.get('t-1')).toEqual(task);
  });

  test('a long body is cut in the message and whole in `body`', async () => {
    const { docproc } = await serve((_, response) => reply(response, 200, 'x'.repeat(5000)));
    const error = await failure(docproc.tasks.get('t-1'), UnexpectedResponseError);
    expect(error.message.length).toBeLessThan(400);
    expect(error.body).toHaveLength(5000);
  });
});

describe('no response at all is ConnectionError', () => {
  test('no listener: nothing was sent', async () => {
    const baseUrl = await closedPort();
    const docproc = createClient({ baseUrl, ...identity, retries: 0 });
    const error = await failure(docproc.tasks.complete('t-1'), ConnectionError);
    expect(error).toMatchObject({
      sent: false,
      operation: 'completeTask',
      code: 'connection',
      status: undefined,
      response: undefined,
    });
    expect(error.message).toMatch(/no response from http:\/\/127\.0\.0\.1:\d+: .*ECONNREFUSED/);
    expect(error.cause).toMatchObject({ name: 'TypeError', cause: { code: 'ECONNREFUSED' } });
  });

  test('no such host: nothing was sent', async () => {
    const docproc = createClient({ baseUrl: 'http://nowhere.invalid', ...identity, retries: 0 });
    expect(await failure(docproc.tasks.complete('t-1'), ConnectionError)).toMatchObject({ sent: false });
  });

  test('a port that fetch rejects: nothing was sent', async () => {
    const docproc = createClient({ baseUrl: 'http://127.0.0.1:9', ...identity, retries: 0 });
    const error = await failure(docproc.tasks.complete('t-1'), ConnectionError);
    expect(error).toMatchObject({ sent: false, message: expect.stringContaining('bad port') });
  });

  test('the connection breaks before the response: it may have been sent', async () => {
    const { docproc } = await serve((_, response) => response.destroy(), { retries: 0 });
    expect(await failure(docproc.tasks.complete('t-1'), ConnectionError)).toMatchObject({ sent: true });
  });

  test('the response breaks off', async () => {
    const { docproc } = await serve(
      (_, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{"payload":');
        setTimeout(() => response.destroy(), 20);
      },
      { retries: 0 },
    );
    expect(await failure(docproc.tasks.complete('t-1'), ConnectionError)).toMatchObject({ sent: true });
  });

  test('the other side does not speak HTTP', async () => {
    const server = createServer((socket) => socket.end('SSH-2.0-nothing\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const docproc = createClient({ baseUrl, ...identity, retries: 0 });
    await failure(docproc.tasks.complete('t-1'), ConnectionError);
  });
});

test('the API key is in no error, no client and no hook, also when the service repeats it', async () => {
  const shown: unknown[] = [];
  const { docproc, baseUrl } = await serve(
    (got, response) => {
      const status = got.path.includes('html') ? 200 : 401;
      reply(
        response,
        status,
        got.path.includes('json') ? { said: got.headers } : `you said ${got.headers.authorization}`,
      );
    },
    {
      onRequest: (request) => void shown.push({ ...request }),
      onResponse: (response) => void shown.push(response),
    },
  );
  shown.push(docproc);
  for (const id of ['text', 'json', 'html'])
    shown.push(await docproc.tasks.get(id).catch((error: unknown) => error));
  const path = '/v2/{team_id}/project/{project_id}/task/{task_id}';
  const params = { path: { team_id: 'team', project_id: 'project', task_id: 'html' } };
  shown.push(await docproc.raw.GET(path, { params }).catch((error: unknown) => error));
  const options = { baseUrl, ...identity, retries: 0 };
  const unreachable = createClient({
    ...options,
    fetch: (_, init) =>
      Promise.reject(new Error(`cannot send ${JSON.stringify([...new Headers(init.headers)])}`)),
  });
  const lost = await failure(unreachable.tasks.get('t-1'), ConnectionError);
  expect(lost.message).toMatch(/cannot send/);
  shown.push(lost);

  expect(shown).toHaveLength(14);
  for (const value of shown) {
    const { message = '', stack = '', body } = value as DocprocError;
    expect(inspect(value, { depth: 9 }) + message + stack + JSON.stringify([value, body])).not.toContain(key);
  }
});

test('a logged error shows what matters, and not the insides of a response', async () => {
  const { docproc } = await serve((_, response) => reply(response, 404, { message: 'no' }));
  const text = inspect(await docproc.tasks.get('t-1').catch((error: unknown) => error));
  expect(text).toContain('NotFoundError: getTask: GET /v2/');
  expect(text).toContain("operation: 'getTask'");
  expect(text).not.toMatch(/Response \{|headers/i);
});
