import { createServer } from 'node:net';
import { inspect } from 'node:util';
import * as client from '@docproc/client';
import {
  ConnectionError,
  createClient,
  DocprocError,
  ResponseError,
  UnexpectedResponseError,
} from '@docproc/client';
import { describe, expect, test, vi } from 'vitest';
import { clientWith, closedPort, example, failure, identity, key, model, reply, serve } from './server.ts';
import { listen } from '../support/listen.ts';

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
    const { tasks, uploads } = clientWith(async () => Response.json({ message: 'no' }, { status, headers }));
    const request = operation === 'getUpload' ? uploads.get('u-1') : tasks.complete('t-1');
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
  });
});

test.each([
  ['7', 7_000],
  ['0', 0],
  // Over, and still a time: a request that may be repeated when one is stated is repeated.
  [new Date(0).toUTCString(), 0],
  [undefined, undefined],
  ['soon', undefined],
  ['-5', undefined],
  ['5, 5', undefined],
])('429 with Retry-After %j is retryAfter %j', async (header, retryAfter) => {
  const headers = header === undefined ? {} : { 'retry-after': header };
  const { tasks } = clientWith(async () => new Response('', { status: 429, headers }));
  const error = await failure(tasks.get('t-1'), client.RateLimitError);
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
    ['an empty array in payload', 200, { payload: [] }, /returned 200, but the body/],
    ['an array of tasks', 200, { payload: [task] }, /returned 200, but the body/],
  ])('%s', async (_, status, body, message) => {
    const { docproc, got } = await serve(
      (_got, response) => reply(response, status, body, { location: '/elsewhere', 'request-id': 'req-8' }),
      // A read of JSON that is not complete is repeated.
      { retries: 0 },
    );
    const { tasks, uploads } = docproc;
    for (const call of [tasks.get, tasks.complete, uploads.get]) {
      const error = await failure(call('id-1'), UnexpectedResponseError);
      expect(error).toMatchObject({ status, code: 'unexpected_response', body, requestId: 'req-8' });
      expect(error.message).toMatch(message);
    }
    expect(got).toHaveLength(3);
  });

  test.each([201, 202, 206])('any other success that fits is a success: %i', async (status) => {
    const { docproc } = await serve((_, response) => reply(response, status, { payload: task }));
    expect(await docproc.tasks.get('t-1')).toEqual(task);
  });
});

describe('no response at all is ConnectionError', () => {
  test.each([
    ['no listener', closedPort, /^no response from http:\/\/127\.0\.0\.1:\d+: .*ECONNREFUSED/],
    ['no such host', () => 'http://nowhere.invalid', /ENOTFOUND|EAI_AGAIN/],
    ['a port that fetch rejects', () => 'http://127.0.0.1:9', /bad port/],
  ])('%s: nothing was sent', async (_, urlOf, message) => {
    const docproc = createClient({ baseUrl: await urlOf(), ...identity, retries: 0 });
    const error = await failure(docproc.tasks.complete('t-1'), ConnectionError);
    expect(error).toMatchObject({ sent: false, code: 'connection', status: undefined, response: undefined });
    expect(error.message.replace('completeTask: ', '')).toMatch(message);
    expect(error.cause).toMatchObject({ name: 'TypeError', cause: expect.anything() });
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
    const docproc = createClient({ baseUrl: await listen(server), ...identity, retries: 0 });
    await failure(docproc.tasks.complete('t-1'), ConnectionError);
  });
});

test('the API key is in no client, no hook and no typed request, also when the service repeats it', async () => {
  const shown: unknown[] = [];
  const { docproc } = await serve(
    (got, response) => reply(response, got.path.endsWith('html') ? 200 : 401, `you said ${key}`),
    {
      onRequest: (request) => void shown.push({ ...request }),
      onResponse: (response) => void shown.push(response),
    },
  );
  const path = '/v2/{team_id}/project/{project_id}/task/{task_id}';
  for (const task_id of ['text', 'html']) {
    const params = { path: { team_id: 'team', project_id: 'project', task_id } };
    shown.push(await docproc.raw.GET(path, { params }).catch((error: unknown) => error));
  }
  expect(shown).toHaveLength(6);
  for (const value of [docproc, ...shown])
    expect(inspect(value, { depth: 9 }) + JSON.stringify(value)).not.toContain(key);
});

test('a logged error shows what matters, and not the insides of a response', async () => {
  const { docproc } = await serve((_, response) => reply(response, 404, { message: 'no' }));
  const text = inspect(await docproc.tasks.get('t-1').catch((error: unknown) => error));
  expect(text).toContain('NotFoundError: getTask: GET /v2/');
  expect(text).toContain("operation: 'getTask'");
  expect(text).not.toMatch(/Response \{|headers/i);
});

describe('an error that others touch', () => {
  const notFound = () => new client.NotFoundError('getTask', 'no', { response: new Response(), body: 1 });

  test('can be written to, renamed and copied, and stays what it is', () => {
    const error = notFound();
    expect(Object.keys(error)).not.toContain('name');
    for (const name of ['name', 'message', 'stack', 'code', 'status', 'response', 'body', 'cause'])
      expect(Reflect.set(error, name, 'TimeoutError')).toBe(true);
    expect(error).toBeInstanceOf(client.NotFoundError);
    expect(error).not.toBeInstanceOf(client.TimeoutError);
    expect(`${Object.assign(notFound(), { name: 'Mine' })}`).toBe('Mine: getTask: no');
    expect(Reflect.deleteProperty(error, 'name') && error.name).toBe('NotFoundError');
  });

  test('has messages of bounded length, whatever is in them', async () => {
    const id = 'x'.repeat(10_000);
    const long = '\u2028'.repeat(5_000);
    const { tasks, uploads } = clientWith(async () => Response.json({}, { status: 404 }));
    const texts = [
      await failure(tasks.get(id), client.NotFoundError),
      await failure(tasks.get(`/${id}`), TypeError),
      await failure(uploads.create({ files: [`/${id}/${long}`] }), client.FileError),
      await failure(clientWith(() => Promise.reject(new Error(id))).tasks.get('t-1'), ConnectionError),
    ].map(({ message }) => message);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(2_000);
    expect(texts[0]).toMatch(/^getTask: GET \/v2\/team.{150,200}… failed with 404/);
    expect(texts[1]).toMatch(/^getTask: task_id must be an identifier, not "\/x+…$/);
  });

  test('names the variable of a missing option', () => {
    for (const name of ['DOCPROC_BASE_URL', 'DOCPROC_API_KEY']) vi.stubEnv(name, undefined);
    const create = (options: object) => () => Reflect.apply(createClient, undefined, [options]) as unknown;
    expect(create({ ...identity, apiKey: 'k' })).toThrow(
      'createClient: baseUrl is missing. Set it, or the environment variable DOCPROC_BASE_URL',
    );
    expect(create({ ...identity, baseUrl: 'http://a', apiKey: '' })).toThrow('variable DOCPROC_API_KEY');
    expect(create({ ...identity, baseUrl: 'http://a', teamId: '' })).toThrow(/: teamId is missing$/);
  });
});
