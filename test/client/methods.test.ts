import { createClient } from '@docproc/client';
import { createFetch, createSandbox } from '@docproc/sandbox/fetch';
import { describe, expect, test } from 'vitest';
import { cells } from '../contract/behaviour.ts';
import { allowedIn, endpoints, transitions } from '../contract/interface.ts';
import { example, examples, identity, key, reply, serve } from './server.ts';

type AnyMethod = (...given: unknown[]) => Promise<unknown>;

/** Returns a method by what a program writes after the client. */
const methodOf = (docproc: object, name: string): AnyMethod =>
  name
    .split('.')
    .reduce((value, part) => (value as Record<string, object>)[part] ?? {}, docproc) as AnyMethod;

const body = { issues: [{ label: 'Wrong Document Type', value: 'wrong_type' }], message: 'a note' };
const payload = (id: string): unknown => (example(id) as { payload: unknown }).payload;

describe('each method sends one request and unwraps the response', () => {
  const task = 'POST /v2/team/project/project/task/t-1';
  const upload = '/v2/team/project/project/upload/u-1';
  test.each([
    ['tasks.get', 'GET /v2/team/project/project/task/t-1', ['t-1'], payload('getTask')],
    ['tasks.discard', `${task}/discard`, ['t-1'], payload('discardTask')],
    ['tasks.approve', `${task}/approve`, ['t-1'], payload('approveTask')],
    ['tasks.disapprove', `${task}/disapprove`, ['t-1'], payload('disapproveTask')],
    ['tasks.unlock', `${task}/unlock`, ['t-1'], example('unlockTask')],
    [
      'tasks.complete',
      `${task}/complete`,
      ['t-1'],
      { task: payload('completeTask'), message: (example('completeTask') as { message: string }).message },
    ],
    [
      'tasks.report',
      `${task}/report`,
      ['t-1', body],
      { task: payload('reportTask'), error: null, partial: false },
    ],
    ['uploads.get', `GET ${upload}`, ['u-1'], payload('getUpload')],
    ['uploads.move', `POST ${upload}/move/f-1`, ['u-1', 'f-1'], payload('moveUpload')],
    [
      'uploads.create',
      'POST /v2/team/project/project/upload',
      [{ files: [new Blob(['x'])] }],
      example('createUpload'),
    ],
    [
      'raw.shorthand.createUpload',
      'POST /v2/team/upload',
      [{ files: [new Blob(['x'])] }],
      example('createUploadShorthand'),
    ],
    ['raw.shorthand.getUpload', 'GET /v2/team/upload/u-1', ['u-1'], payload('getUploadShorthand')],
  ])('%s', async (name, line, given, expected) => {
    const { docproc, got } = await serve(examples);
    expect(await methodOf(docproc, name)(...given)).toEqual(expected);
    expect(got.map((one) => `${one.method} ${one.path}`)).toEqual([line]);
    expect(got[0]?.headers.authorization).toBe(`Bearer ${key}`);
  });
});

test('a report is sent as JSON, and other requests for tasks have no body and no content type', async () => {
  const { docproc, got } = await serve(examples);
  await docproc.tasks.report('t-1', body);
  await docproc.tasks.complete('t-1');
  expect(JSON.parse(String(got[0]?.body))).toEqual(body);
  expect(got[0]?.headers['content-type']).toBe('application/json');
  expect(got[1]?.body).toHaveLength(0);
  expect(got[1]?.headers['content-type']).toBeUndefined();
});

test.each([
  [200, null, false],
  [201, null, false],
  [207, 'the call failed', true],
])('a report that returns %i', async (status, error, partial) => {
  const { docproc } = await serve((_, response) =>
    reply(response, status, { payload: payload('getTask'), error }),
  );
  expect(await docproc.tasks.report('t-1', body)).toEqual({ task: payload('getTask'), error, partial });
});

test.each([200, 201, 202])('an upload created with %i', async (status) => {
  const { docproc } = await serve((_, response) => reply(response, status, example('createUpload')));
  expect(await docproc.uploads.create({ files: [new Blob(['x'])] })).toEqual(example('createUpload'));
});

test.each([
  ['an object', { a: 1 }, { a: 1 }],
  ['text', 'done', 'done'],
  ['nothing', undefined, undefined],
  ['nothing', undefined, undefined, 204],
])('unlock returns %s as received', async (_, sent, given, status = 200) => {
  const { docproc } = await serve((_got, response) => reply(response, status, sent));
  expect(await docproc.tasks.unlock('t-1')).toEqual(given);
});

const known = ['complete', 'discard', 'report', 'unlock', 'approve', 'disapprove'];
/** Operations on a task beyond these, each with a state that allows it. */
const others = Object.keys(transitions)
  .filter((id) => id.endsWith('Task') && !known.includes(id.slice(0, -4)))
  .map((id) => ({
    name: id.slice(0, -4) as 'complete',
    status: cells(allowedIn).find(([row, , is]) => is && row === id)?.[1] as 'COMPLETED',
  }));

test('a sandbox finds no request that the contract does not allow', async () => {
  const sandbox = createSandbox({ log: () => {} });
  sandbox.seed({ id: 't-1', upload_id: 'u-1' });
  sandbox.seed({ id: 't-2', upload_id: 'u-1', status: 'DISCARDED' });
  // This one keeps its upload from being fully processed.
  sandbox.seed({ id: 't-3', upload_id: 'u-2' });
  const { tasks, uploads, raw } = createClient({
    baseUrl: 'http://sandbox.test',
    apiKey: sandbox.apiKey(),
    teamId: 'team-1',
    projectId: 'project-1',
    fetch: createFetch(sandbox),
  });
  const upload = { files: [new Blob(['x'])], name: 'March', meta: [{ name: 'po', value: '42' }] };
  await tasks.get('t-1');
  expect((await tasks.approve('t-1')).approved).toBe(true);
  expect((await tasks.disapprove('t-1')).approved).toBe(false);
  await tasks.report('t-1', body);
  await tasks.unlock('t-2');
  await tasks.discard('t-2');
  await tasks.complete('t-1');
  await uploads.move('u-1', 'f-1');
  for (const { name, status } of others) {
    sandbox.seed({ id: name, upload_id: 'u-2', status });
    await Reflect.apply(Reflect.get(tasks, name), tasks, [name]);
  }
  const { id } = await uploads.create(upload);
  await uploads.get(id);
  await raw.shorthand.getUpload((await raw.shorthand.createUpload(upload)).id);
  const requests = sandbox.journal().map(({ operation, verdict }) => [operation, verdict.request]);
  const sent = new Set(requests.map(([operation]) => operation));
  // Lists have no more than a path and a query.
  const isList = (id: string): boolean => /^GET .*[^}]$/.test(endpoints[id]?.request ?? '');
  expect([...sent].filter((id) => !isList(String(id))).sort()).toEqual(
    Object.keys(endpoints)
      .filter((id) => !isList(id))
      .sort(),
  );
  expect(requests.filter(([, verdict]) => verdict !== 'valid')).toEqual([]);
});

test('a body that may be given is an option', async () => {
  const { docproc, got } = await serve(examples);
  await docproc.uploads.move('u-1', 'f-1', { body: { upload_id: 'u-1' } });
  await docproc.tasks.unlock('t-1', { body: { reason: 'mistake' } });
  expect(got.map((one) => String(one.body))).toEqual(['{"upload_id":"u-1"}', '{"reason":"mistake"}']);
});

test('fields that the contract does not have are passed on', async () => {
  const task = { ...(payload('getTask') as object), brand_new: 1 };
  const { docproc } = await serve((_, response) => reply(response, 200, { payload: task }));
  expect(await docproc.tasks.get('t-1')).toEqual(task);
});

test('team and project can be others for one request', async () => {
  const { docproc, got } = await serve(examples);
  await docproc.tasks.get('t-1', { teamId: 'T', projectId: 'P' });
  await docproc.raw.shorthand.getUpload('u-1', { teamId: 'T' });
  await docproc.tasks.get('t-1');
  expect(got.map(({ path }) => path)).toEqual([
    '/v2/T/project/P/task/t-1',
    '/v2/T/upload/u-1',
    '/v2/team/project/project/task/t-1',
  ]);
});

test('an id cannot leave its place in the path', async () => {
  const { docproc, got } = await serve(examples);
  await docproc.tasks.get('a;b?c#d%2e é');
  expect(got[0]?.path).toBe('/v2/team/project/project/task/a%3Bb%3Fc%23d%252e%20%C3%A9');
  for (const id of ['', '.', '..', undefined, 7.5]) {
    await expect(docproc.tasks.get(id as string)).rejects.toThrow(/task_id must be an identifier, not/);
  }
  await expect(docproc.tasks.get('t-1', { projectId: '..' })).rejects.toThrow(TypeError);
  expect(got).toHaveLength(1);
});

const code = (text: string): string =>
  text.replace(/./g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
test.each([
  '../../project-2/task/t',
  '..%2F..%2Fproject-2',
  'a/b',
  '/',
  'a\\b',
  'a%2fb',
  'a%252Fb',
  'a%25252fb',
  'a%5Cb',
  'a%255cb',
  'a%%32%66b',
  'a%2%66b',
  'a%c0%afb',
  'a%C1%9Cb',
  'a%e0%80%afb',
  'a%u002fb',
  'a%f0%80%80%afb',
  'a%EF%BC%8Fb',
  'a%25ef%25bc%25bcb',
  'a\uff0fb',
  'a\uff3cb',
  '\uff05\uff12\uff26',
  '%2e',
  '%2E%2e',
  '.%252e',
  code(code('..')),
  '\uff0e\uff0e',
  '\u2025',
  ' ',
  '.. ',
  '\t..',
  '%e2%80%a5',
  '%ef%bc%8e.',
  '..?x',
  '..%23',
  '..;x',
  '..%3b',
  '..\0',
  '..%00',
  '..%09',
])('an id that a server can read as another path is one error before a request: %j', async (id) => {
  const { docproc, got } = await serve(examples);
  const path = { team_id: 'team', project_id: 'project', task_id: id };
  for (const [name, call] of [
    ['task_id', () => docproc.tasks.get(id)],
    [
      'task_id',
      () => docproc.raw.GET('/v2/{team_id}/project/{project_id}/task/{task_id}', { params: { path } }),
    ],
    ['upload_id', () => docproc.uploads.waitFor(id, { until: 'COMPLETED' })],
    ['folder_id', () => docproc.uploads.move('u-1', id)],
    ['project_id', () => docproc.uploads.create({ files: [new Blob([])] }, { projectId: id })],
    ['team_id', () => docproc.withOptions({ teamId: id }).tasks.complete('t-1')],
  ] as const)
    await expect(async () => call()).rejects.toThrow(
      RegExp(`${name} must be an identifier, not |createUpload: projectId must|createClient: teamId must`),
    );
  expect(got).toEqual([]);
});

test.each([
  '100%',
  '50%25',
  'a.b',
  '...',
  '.a',
  'a..',
  '..a',
  ';a',
  'à la carte',
  '%E0%A4%85',
  '2024:7',
  'a%20b',
])('an id that stays in its place is sent as it is: %j', async (id) => {
  const { docproc, got } = await serve(examples);
  await docproc.tasks.get(id);
  expect(got[0]?.path).toBe(`/v2/team/project/project/task/${encodeURIComponent(id)}`);
});

test('a base address may have a path, and ends with a slash or not', async () => {
  const { got, baseUrl } = await serve(examples);
  for (const end of ['', '/', '//', '/proxy', '/proxy///']) {
    const docproc = createClient({ ...identity, baseUrl: `${baseUrl}${end}` });
    await docproc.tasks.get('t-1').catch(() => {});
  }
  const path = '/v2/team/project/project/task/t-1';
  expect(got.map((one) => one.path)).toEqual([path, path, path, `/proxy${path}`, `/proxy${path}`]);
});
