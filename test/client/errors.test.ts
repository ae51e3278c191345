import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import * as client from '@docproc/client';
import { ConnectionError, createClient, DocprocError, UnexpectedResponseError } from '@docproc/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { closedPort, example, failure, identity, key, reply, serve } from './server.ts';

const classes = [
  [400, client.BadRequestError],
  [401, client.UnauthorizedError],
  [403, client.ForbiddenError],
  [404, client.NotFoundError],
  [413, client.FileTooLargeError],
  [500, client.ServerError],
] as const;

test.each(classes)('%i has a class of its own', async (status, type) => {
  const headers = { 'x-request-id': 'req-7' };
  const { docproc } = await serve((_, response) => reply(response, status, { message: 'no' }, headers), {
    retries: 0,
  });
  // Creating and reading an upload list all of them between the two.
  const call =
    status === 404 ? docproc.uploads.get('u-1') : docproc.uploads.create({ files: [new Blob(['x'])] });
  const error = await failure<DocprocError>(call, type);
  expect(error).toBeInstanceOf(DocprocError);
  expect(error).toMatchObject({
    name: type.name,
    status,
    operation: status === 404 ? 'getUpload' : 'createUpload',
    body: { message: 'no' },
    requestId: 'req-7',
  });
  expect(error.response?.status).toBe(status);
  expect(error.message).toMatch(
    new RegExp(`^${error.operation}: answered with ${status}.*: {"message":"no"}$`),
  );
  expect(error.stack).toContain(`${type.name}: ${error.operation}`);
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
    'completeTask: answered with 401 (needs the scope task.edit)',
  );
});

describe('an answer that the contract does not have is UnexpectedResponseError', () => {
  const task = (example('getTask') as { payload: object }).payload;
  test.each([
    [
      'HTML with 200',
      200,
      '<!doctype html><p>Log in</p>',
      /answered with 200, but the body.*<!doctype html>/,
    ],
    ['broken JSON', 200, '{"payload":{"id":', /answered with 200, but the body/],
    ['nothing', 200, undefined, /answered with 200, but the body/],
    ['JSON without payload', 200, task, /answered with 200, but the body/],
    ['a payload that is null', 200, { payload: null }, /answered with 200, but the body/],
    ['a payload that is no object', 200, { payload: 'task' }, /answered with 200, but the body/],
    [
      'a success that is not listed',
      202,
      { payload: task },
      /answered with 202, which is not in the contract/,
    ],
    ['a status that is not listed', 418, 'teapot', /answered with 418, which is not in the contract: teapot/],
    ['a status listed for other operations', 403, 'no', /answered with 403, which is not in the contract/],
    ['a redirect', 302, undefined, /answered with 302, which is not in the contract/],
  ])('%s', async (_, status, body, message) => {
    const { docproc, got } = await serve((_got, response) =>
      reply(response, status, body, { location: '/elsewhere', 'request-id': 'req-8' }),
    );
    const error = await failure(docproc.tasks.get('t-1'), UnexpectedResponseError);
    expect(error).toMatchObject({ status, operation: 'getTask', body, requestId: 'req-8' });
    expect(error.message).toMatch(message);
    expect(got).toHaveLength(1);
  });

  test('a long body is cut in the message and whole in `body`', async () => {
    const { docproc } = await serve((_, response) => reply(response, 200, 'x'.repeat(5000)));
    const error = await failure(docproc.tasks.get('t-1'), UnexpectedResponseError);
    expect(error.message.length).toBeLessThan(400);
    expect(error.body).toHaveLength(5000);
  });
});

describe('no answer at all is ConnectionError', () => {
  test('nobody listens: nothing was sent', async () => {
    const baseUrl = await closedPort();
    const docproc = createClient({ baseUrl, ...identity, retries: 0 });
    const error = await failure(docproc.tasks.complete('t-1'), ConnectionError);
    expect(error).toMatchObject({
      sent: false,
      operation: 'completeTask',
      status: undefined,
      response: undefined,
    });
    expect(error.message).toMatch(/no answer from http:\/\/127\.0\.0\.1:\d+: .*ECONNREFUSED/);
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  test('no such host: nothing was sent', async () => {
    const docproc = createClient({ baseUrl: 'http://nowhere.invalid', ...identity, retries: 0 });
    expect(await failure(docproc.tasks.complete('t-1'), ConnectionError)).toMatchObject({ sent: false });
  });

  test('a port that fetch refuses: nothing was sent', async () => {
    const docproc = createClient({ baseUrl: 'http://127.0.0.1:9', ...identity, retries: 0 });
    const error = await failure(docproc.tasks.complete('t-1'), ConnectionError);
    expect(error).toMatchObject({ sent: false, message: expect.stringContaining('bad port') });
  });

  test('the connection breaks before the answer: it may have been sent', async () => {
    const { docproc } = await serve((_, response) => response.destroy(), { retries: 0 });
    expect(await failure(docproc.tasks.complete('t-1'), ConnectionError)).toMatchObject({ sent: true });
  });

  test('the answer breaks off', async () => {
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

test('an error in a body is the error of whoever gave it, and not of the connection', async () => {
  const { docproc, got } = await serve((_, response) => reply(response, 200));
  const issues: unknown[] = [];
  issues.push(issues);
  const error = await failure(docproc.tasks.report('t-1', { issues } as never), TypeError);
  expect(error.message).toMatch(/circular/);
  expect(got).toHaveLength(0);
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
      onResponse: (answer) => void shown.push(answer),
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
  expect(text).toContain('NotFoundError: getTask: answered with 404');
  expect(text).toContain("operation: 'getTask'");
  expect(text).not.toContain('Response');
});
