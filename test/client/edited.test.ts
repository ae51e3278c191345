// What ordinary edits of the contract make of the client. `test/contract-edits` has the effect of each kind on all artifacts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Document,
  methods,
  type ParameterObject,
  type SchemaObject,
} from '../../scripts/model/document.ts';
import { reportOf } from '../../scripts/artifacts/sandbox/support.ts';
import { readModel } from '../../scripts/model/index.ts';
import {
  add,
  type AnyClient,
  compile,
  contractOf,
  edited,
  type EditedPackage,
  json,
  none,
  operation,
  path,
  project,
  ref,
  text,
} from './edited.ts';
import { baseUrl, failure, type Got, identity, reply, serve } from './server.ts';

/** What each test edits, and the programs that must compile then. One package has all edits. */
const edits: ((document: Document) => void)[] = [];
const programs: string[] = [];
const editAll = (document: Document): void => edits.forEach((edit) => edit(document));
let built: EditedPackage;
beforeAll(async () => {
  built = await edited(editAll, afterAll);
});

/** A client with a server that responds as configured. */
async function start(status = 200, body?: unknown): Promise<{ docproc: AnyClient; got: Got[] }> {
  const { got, baseUrl } = await serve((_, response) => reply(response, status, body));
  return { got, docproc: built.client.createClient({ baseUrl, ...identity, retries: 0 }) };
}

edits.push((document) => {
  const properties = { payload: { type: 'array', items: ref('Task') }, next: text } as const;
  const body: SchemaObject = { type: 'object', required: ['payload', 'next'], properties };
  const parameters: ParameterObject[] = [
    { name: 'status', in: 'query', schema: { type: 'array', items: ref('TaskStatus') } },
    { name: 'page_size', in: 'query', required: true, schema: { type: 'integer' } },
    // The name of an option that every method has.
    { name: 'timeout', in: 'query', schema: { type: 'integer' } },
    { name: 'X-Trace', in: 'header', schema: text },
  ];
  add(document, 'get', '/task', operation('listTasks', 'Tasks', { 200: json(body) }, { parameters }));
});
programs.push(`const params = { path: { team_id: 't', project_id: 'p' }, query: { page_size: 1 }, header: { 'X-Trace': 't' } };
  const { data } = await docproc.raw.GET('${project}/task', { params });
  export const first: Task | undefined = data?.payload[0];`);
test('parameters in query and header are options, and have the names of the contract in raw', async () => {
  const page = { payload: [{ id: 't-1' }], next: 'n' };
  const { docproc, got } = await start(200, page);
  const options = {
    status: ['REVIEWING', 'A&B'],
    pageSize: 7,
    timeoutQuery: 5,
    timeout: 5_000,
    xTrace: 'trace-1',
    headers: { 'x-own': '1' },
  };
  expect(await docproc['tasks']?.['list']?.(options)).toEqual({ tasks: page.payload, next: 'n' });
  await docproc['tasks']?.['list']?.({ status: [], pageSize: 0, xTrace: undefined });
  const raw = { query: { status: ['A', 'B'], page_size: 1 }, header: { 'X-Trace': 'raw' } };
  const params = { path: { team_id: 't', project_id: 'p' }, ...raw };
  await docproc['raw']?.['GET']?.(`${project}/task`, { params });
  expect(got.map((each) => each.path.slice(each.path.indexOf('/task')))).toEqual([
    '/task?status=REVIEWING&status=A%26B&page_size=7&timeout=5',
    '/task?page_size=0',
    '/task?status=A&status=B&page_size=1',
  ]);
  expect(got[0]?.headers).toMatchObject({ 'x-trace': 'trace-1', 'x-own': '1' });
  expect(got.map(({ headers }) => headers['x-trace'])).toEqual(['trace-1', undefined, 'raw']);
});

edits.push((document) => {
  const parameters: ParameterObject[] = [
    { name: 'session', in: 'cookie', schema: text },
    { name: 'filter', in: 'query', style: 'deepObject', schema: { type: 'object' } },
    { name: 'tags', in: 'query', explode: false, schema: { type: 'array', items: text } },
    { name: 'where', in: 'query', content: { 'application/json': { schema: text } } },
    { name: 'limit', in: 'query', explode: false, schema: { type: 'integer' } },
  ];
  add(document, 'get', '/found', operation('findTask', 'Tasks', { 204: none }, { parameters }));
});
test('a parameter that the client does not send is no option', async () => {
  const { docproc, got } = await start(204);
  const report = reportOf(await readModel(contractOf(editAll)));
  const unread = [...report.matchAll(/ parameter (\w+) of findTask: its style is not read/g)];
  expect(unread.map(([, name]) => name)).toEqual(['session', 'filter', 'tags', 'where']);
  await docproc['tasks']?.['find']?.({ limit: 1 });
  expect(got[0]?.path).toMatch(/\/found\?limit=1$/);
  await expect(docproc['tasks']?.['find']?.({ filter: {} })).rejects.toThrow('filter is not an option');
});

edits.push((document) => {
  const envelope = json(ref('TaskEnvelope'));
  const requestBody = {
    required: true,
    content: { 'application/merge-patch+json': { schema: ref('Task') } },
  };
  const update = operation('updateTask', 'Tasks', { 200: envelope }, { requestBody });
  add(document, 'patch', '/task/{task_id}', update);
  add(document, 'delete', '/task/{task_id}', operation('deleteTask', 'Tasks', { 204: none }));
  const parameters = [path('number', { type: 'integer' })];
  const page = operation('getPage', 'Tasks', { 200: json(ref('Page')) }, { parameters });
  add(document, 'get', '/task/{task_id}/page/{number}', page);
});
test('other methods are sent, with their body in its media type, and not retried', async () => {
  const task = { id: 't-1' };
  const { docproc, got } = await start(200, { payload: task });
  const tasks = docproc['tasks'] ?? {};
  expect(await tasks['update']?.('t-1', { name: 'new' })).toEqual(task);
  expect(await tasks['delete']?.('t-1')).toBeUndefined();
  expect(await tasks['getPage']?.('t-1', 2)).toEqual({ payload: task });
  await expect(tasks['getPage']?.('t-1', 2 ** 53)).rejects.toThrow('must be an identifier');
  expect(
    got.map(({ method, path: at }) => `${method} ${at.replace('/v2/team/project/project', '')}`),
  ).toEqual(['PATCH /task/t-1', 'DELETE /task/t-1', 'GET /task/t-1/page/2']);
  expect(got[0]?.headers['content-type']).toBe('application/merge-patch+json');
  expect(String(got[0]?.body)).toBe('{"name":"new"}');
  expect(got[1]?.body).toHaveLength(0);
  const failing = await start(503);
  for (const name of ['delete', 'update'])
    await expect(failing.docproc['tasks']?.[name]?.('t-1', {}, { retries: 2 })).rejects.toThrow('503');
  expect(failing.got).toHaveLength(2);
});

edits.push((document) => {
  const either = { 202: none, 200: json(ref('TaskEnvelope')) };
  add(document, 'put', '/task/{task_id}/lock', operation('lockTask', 'Tasks', either));
  const count = { type: 'object', required: ['payload'], properties: { payload: { type: 'integer' } } };
  add(document, 'get', '/count', operation('countTasks', 'Tasks', { 200: json(count as SchemaObject) }));
});
programs.push(`// @ts-expect-error There may be no body.
  export const certain: Task = await docproc.tasks.lock('t-1');
  // @ts-expect-error It is a number.
  export const count: string = await docproc.tasks.count();`);
test('a success of several forms, or without members, is returned as it is, and its type is unknown', async () => {
  const { docproc } = await start(200, { payload: 7 });
  expect(await docproc['tasks']?.['lock']?.('t-1')).toEqual({ payload: 7 });
  expect(await docproc['tasks']?.['count']?.()).toEqual({ payload: 7 });
  const without = await start(202);
  expect(await without.docproc['tasks']?.['lock']?.('t-1')).toBeUndefined();
});

edits.push((document) => {
  const bytes: SchemaObject = { contentMediaType: 'application/pdf' };
  const form: SchemaObject = {
    type: 'object',
    required: ['scan'],
    properties: { scan: bytes, extra: { type: 'array', items: bytes }, comment: text },
  };
  const received = (type: string, schema: SchemaObject) => ({
    200: { description: 'A file.', content: { [type]: { schema } } },
  });
  const sent = (type: string, schema: SchemaObject) => ({
    requestBody: { required: true, content: { [type]: { schema } } },
  });
  const download = operation('downloadTask', 'Tasks', received('application/pdf', bytes));
  add(document, 'get', '/task/{task_id}/document', download);
  add(document, 'get', '/report.csv', operation('exportTasks', 'Tasks', received('text/csv', text)));
  const note = operation('noteTask', 'Tasks', { 204: none }, sent('text/plain', text));
  add(document, 'post', '/task/{task_id}/note', note);
  const attach = operation('attachTask', 'Tasks', { 204: none }, sent('multipart/form-data', form));
  add(document, 'post', '/task/{task_id}/attachment', attach);
});
programs.push(`export const file: Blob = await docproc.tasks.download('t-1');
  export const lines: string = await docproc.tasks.export();
  void docproc.tasks.note('t-1', 'a note');
  void docproc.tasks.attach('t-1', { scan: './a.pdf', extras: [new Uint8Array(1)], comment: 'c' });
  // @ts-expect-error The file is missing.
  void docproc.tasks.attach('t-1', { comment: 'c' });`);
test('text, files and forms are sent and received as they are', async () => {
  const { docproc, got } = await start(200, '1');
  const tasks = docproc['tasks'] ?? {};
  expect(await tasks['export']?.()).toBe('1');
  const file = await tasks['download']?.('t-1');
  expect(file).toBeInstanceOf(Blob);
  expect(await (file as Blob).text()).toBe('1');
  await tasks['note']?.('t-1', 'a note');
  await tasks['attach']?.('t-1', { scan: new Blob(['s']), extras: [new File(['e'], 'e.pdf')], comment: 'c' });
  expect(got[0]?.headers.accept).toContain('text/csv');
  expect([got[2]?.headers['content-type'], String(got[2]?.body)]).toEqual(['text/plain', 'a note']);
  const headers = { 'content-type': got[3]?.headers['content-type'] ?? '' };
  const fields = await new Response(got[3]?.body as BodyInit, { headers }).formData();
  expect([...fields.keys()]).toEqual(['comment', 'scan', 'extra']);
});

edits.push((document) => {
  document.tags = [...(document.tags ?? []), { name: 'Webhooks', description: 'Where events go.' }];
  const state: SchemaObject = {
    type: 'string',
    enum: ['ACTIVE', 'PAUSED'],
    'x-lifecycle': {
      record: 'Webhook',
      field: 'state',
      states: { ACTIVE: { description: 'Events are sent.' }, PAUSED: { description: 'Events are kept.' } },
      moves: [{ to: 'ACTIVE' }],
    },
  };
  Object.assign(document.components.schemas ?? {}, {
    Webhook: {
      type: 'object',
      required: ['id', 'state'],
      properties: { id: text, state: ref('WebhookState') },
    },
    WebhookState: state,
  });
  const created = json({ type: 'object', properties: { payload: ref('Webhook'), secret: text } });
  const requestBody = { required: true, content: { 'application/json': { schema: ref('WebhookState') } } };
  const create = operation('createWebhook', 'Webhooks', { 201: created }, { requestBody });
  add(document, 'post', '/webhook', create);
  const pause = operation('pauseWebhook', 'Webhooks', { 200: json(ref('Webhook')), 400: none });
  pause['x-transition'] = {
    record: 'Webhook',
    from: { state: { in: ['ACTIVE'] } },
    to: { state: { value: 'PAUSED' } },
    rejectedWith: '400',
  };
  add(document, 'post', '/webhook/{webhook_id}/pause', pause);
  // A guard on another resource leaves the default as it is, also where it comes first.
  document.paths = Object.fromEntries(Object.entries(document.paths).toReversed());
});
test('a new tag is a namespace, with results named after its resource, and guards', async () => {
  const { docproc } = await start(200, { payload: { id: 'w' }, secret: 's' });
  expect(await docproc['webhooks']?.['create']?.({})).toEqual({ webhook: { id: 'w' }, secret: 's' });
  const { can } = built.client;
  expect(can('pause', { state: 'ACTIVE' }, 'Webhook')).toBe(true);
  expect(can('pause', { state: 'PAUSED' }, 'Webhook')).toBe(false);
  expect(can('discard', { status: 'REVIEWING' })).toBe(true);
});

edits.push(({ paths }) => {
  const responses = paths[`${project}/task/{task_id}`]?.get?.responses ?? {};
  Object.assign(responses, { 423: { description: 'Locked.' }, '5XX': { description: 'Broken.' } });
});
test('a status of an error is documented and thrown, alone or as a range, with a class of its own or without', async () => {
  const { client, folder } = built;
  const declared = readFileSync(join(folder, 'client/dist/shared.d.ts'), 'utf8');
  for (const line of [
    '{ConflictError} 409: A body.',
    '{ResponseError} 423: Locked.',
    '{RateLimitError} 429: A body.',
    '{ServerError} 5XX: Broken.',
  ])
    expect(declared).toContain(`@throws ${line}`);
  for (const [status, documented] of [
    [423, true],
    [503, true],
    [418, false],
  ] as const) {
    const fetch = async () => new Response(null, { status });
    const { tasks } = client.createClient({ baseUrl, ...identity, retries: 0, fetch });
    const error = await failure(tasks?.['get']?.('t-1') as Promise<unknown>, client.ResponseError);
    expect(error).toMatchObject({ status, documented });
  }
});

edits.push((document) => {
  const schema: SchemaObject = { type: 'object', required: ['reason'], properties: { reason: text } };
  Object.assign(document.components.schemas ?? {}, { Clash: schema });
  const own = { ...schema, properties: { reason: text, at: text } };
  for (const item of Object.values(document.paths))
    for (const method of methods)
      if (item[method]?.responses['409']) item[method].responses['409'] = json(ref('Clash'));
  const seal = { 200: json(ref('Task')), 404: json(ref('Clash')), 409: json(ref('Clash')) };
  add(document, 'post', '/task/{task_id}/seal', operation('sealTask', 'Tasks', seal));
  const hold = { 200: json(ref('Task')), 409: json(own), 429: json(ref('Clash')) };
  add(document, 'post', '/task/{task_id}/hold', operation('holdTask', 'Tasks', hold));
});
programs.push(`export const reason = (error: types.ConflictError): string => error.body.reason;
  // @ts-expect-error No member of one of the two.
  export const at = (error: types.ConflictError) => error.body.at;
  export const limited = (error: types.RateLimitError): types.Clash => error.body;
  // @ts-expect-error Other operations have no schema for 404.
  export const missing = (error: types.NotFoundError): types.Clash => error.body;`);
test('the body of an error has the type of its schema, where every response with the status has one', async () => {
  const { client } = built;
  const { docproc } = await start(409, { reason: 'sealed' });
  const error = await failure(docproc['tasks']?.['seal']?.('t-1') as Promise<unknown>, client.ConflictError);
  expect(error).toMatchObject({ status: 409, documented: true, body: { reason: 'sealed' } });
});

test('programs compile where the types allow it, and only there', () => {
  expect(compile(built.folder, ...programs)).toEqual([]);
});
