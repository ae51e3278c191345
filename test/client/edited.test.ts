// What ordinary edits of the contract make of the client. `test/evolution` has the effect of each kind on all artifacts.
import { describe, expect, test } from 'vitest';
import type { Document, ParameterObject, SchemaObject } from '../../scripts/model/document.ts';
import { reportOf } from '../../scripts/artifacts/sandbox/followed.ts';
import { readModel } from '../../scripts/model/index.ts';
import {
  add,
  type AnyClient,
  compile,
  contractOf,
  filesOf,
  json,
  none,
  operation,
  path,
  project,
  ref,
  start,
  text,
} from './edited.ts';
import { failure } from './server.ts';

const params = { path: { team_id: 't', project_id: 'p', task_id: 't-1' } };

test('parameters in query and header are options, and have the names of the contract in raw', async () => {
  const page = { payload: [{ id: 't-1' }], next: 'n' };
  const body: SchemaObject = {
    type: 'object',
    required: ['payload', 'next'],
    properties: { payload: { type: 'array', items: ref('Task') }, next: text },
  };
  const parameters: ParameterObject[] = [
    { name: 'status', in: 'query', schema: { type: 'array', items: ref('TaskStatus') } },
    { name: 'page_size', in: 'query', required: true, schema: { type: 'integer' } },
    // The name of an option that every method has.
    { name: 'timeout', in: 'query', schema: { type: 'integer' } },
    { name: 'X-Trace', in: 'header', schema: text },
  ];
  const list = operation('listTasks', 'Tasks', { 200: json(body) }, { parameters });
  const { docproc, got, folder } = await start((document) => add(document, 'get', '/task', list), 200, page);
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
  const query = { status: ['A', 'B'], page_size: 1 };
  await docproc['raw']?.['GET']?.(`${project}/task`, {
    params: { ...params, query, header: { 'X-Trace': 'raw' } },
  });
  expect(got.map((each) => each.path.slice(each.path.indexOf('/task')))).toEqual([
    '/task?status=REVIEWING&status=A%26B&page_size=7&timeout=5',
    '/task?page_size=0',
    '/task?status=A&status=B&page_size=1',
  ]);
  expect(got[0]?.headers).toMatchObject({ 'x-trace': 'trace-1', 'x-own': '1' });
  expect(got.map(({ headers }) => headers['x-trace'])).toEqual(['trace-1', undefined, 'raw']);
  expect(
    compile(
      folder,
      `const { tasks, next } = await docproc.tasks.list({ status: ['REVIEWING'], pageSize: 7, xTrace: 't', timeoutQuery: 5 });
      export const names: string[] = tasks.map((task: Task) => task.name + next);
      // @ts-expect-error It needs a size.
      void docproc.tasks.list();
      // @ts-expect-error A status that does not exist.
      void docproc.tasks.list({ pageSize: 7, status: ['NEW'] });
      const params = { path: { team_id: 't', project_id: 'p' }, query: { page_size: 1 }, header: { 'X-Trace': 't' } };
      const { data } = await docproc.raw.GET('${project}/task', { params });
      export const first: Task | undefined = data?.payload[0];`,
    ),
  ).toEqual([]);
});

test('a parameter that the client does not send is no option', async () => {
  const parameters: ParameterObject[] = [
    { name: 'session', in: 'cookie', schema: text },
    { name: 'filter', in: 'query', style: 'deepObject', schema: { type: 'object' } },
    { name: 'tags', in: 'query', explode: false, schema: { type: 'array', items: text } },
    { name: 'where', in: 'query', content: { 'application/json': { schema: text } } },
    { name: 'limit', in: 'query', explode: false, schema: { type: 'integer' } },
  ];
  const edit = (document: Document): void =>
    add(document, 'get', '/task', operation('findTask', 'Tasks', { 204: none }, { parameters }));
  const { docproc, got } = await start(edit, 204);
  const report = reportOf(await readModel(contractOf(edit)));
  const unread = [...report.matchAll(/ parameter (\w+) of findTask: its style is not read/g)];
  expect(unread.map(([, name]) => name)).toEqual(['session', 'filter', 'tags', 'where']);
  await docproc['tasks']?.['find']?.({ limit: 1 });
  expect(got[0]?.path).toMatch(/\/task\?limit=1$/);
  await expect(docproc['tasks']?.['find']?.({ filter: {} })).rejects.toThrow('filter is not an option');
});

describe('other methods', () => {
  const edit = (document: Document): void => {
    const inline: SchemaObject = {
      type: 'object',
      required: ['name'],
      properties: { name: text, priority: { type: 'integer' } },
    };
    const envelope = json(ref('TaskEnvelope'));
    const requestBody = { required: true, content: { 'application/merge-patch+json': { schema: inline } } };
    add(
      document,
      'patch',
      '/task/{task_id}',
      operation('updateTask', 'Tasks', { 200: envelope }, { requestBody }),
    );
    add(document, 'delete', '/task/{task_id}', operation('deleteTask', 'Tasks', { 204: none }));
    const either = { 202: none, 200: envelope };
    add(document, 'put', '/task/{task_id}/lock', operation('lockTask', 'Tasks', either));
    const parameters = [path('number', { type: 'integer' })];
    const page = operation('getPage', 'Tasks', { 200: json(ref('Page')) }, { parameters });
    add(document, 'get', '/task/{task_id}/page/{number}', page);
  };

  test('are sent, with their body in its media type, and not retried', async () => {
    const task = { id: 't-1' };
    const { docproc, got } = await start(edit, 200, { payload: task });
    const tasks = docproc['tasks'] ?? {};
    expect(await tasks['update']?.('t-1', { name: 'new' })).toEqual(task);
    expect(await tasks['lock']?.('t-1')).toEqual(task);
    expect(await tasks['delete']?.('t-1')).toBeUndefined();
    expect(await tasks['getPage']?.('t-1', 2)).toEqual({ payload: task });
    await expect(tasks['getPage']?.('t-1', 2 ** 53)).rejects.toThrow('must be an identifier');
    expect(
      got.map(({ method, path: at }) => `${method} ${at.replace('/v2/team/project/project', '')}`),
    ).toEqual(['PATCH /task/t-1', 'PUT /task/t-1/lock', 'DELETE /task/t-1', 'GET /task/t-1/page/2']);
    expect(got[0]?.headers['content-type']).toBe('application/merge-patch+json');
    expect(String(got[0]?.body)).toBe('{"name":"new"}');
    expect(got[2]?.body).toHaveLength(0);
    const deleted = await docproc['raw']?.['DELETE']?.(`${project}/task/{task_id}`, { params });
    expect(deleted).toMatchObject({ data: undefined });
    const failing = await start(edit, 503);
    for (const name of ['delete', 'update', 'lock']) {
      await expect(failing.docproc['tasks']?.[name]?.('t-1', {}, { retries: 2 })).rejects.toThrow('503');
    }
    expect(failing.got).toHaveLength(3);
  });

  test.each([202, 204])(
    'return undefined without a body (%i), where the contract lists one',
    async (status) => {
      const { docproc } = await start(edit, status);
      expect(await docproc['tasks']?.['lock']?.('t-1')).toBeUndefined();
      expect(await docproc['tasks']?.['delete']?.('t-1')).toBeUndefined();
      await expect(docproc['tasks']?.['update']?.('t-1', { name: '' })).rejects.toMatchObject({ status });
    },
  );

  test('have types, of bodies in place too', async () => {
    const { folder } = await start(edit);
    expect(
      compile(
        folder,
        `export const updated: Task = await docproc.tasks.update('t-1', { name: 'n', priority: 1 });
        export const nothing: void = await docproc.tasks.delete('t-1');
        // @ts-expect-error There may be no body.
        export const certain: Task = await docproc.tasks.lock('t-1');
        export const page: types.Page = await docproc.tasks.getPage('t-1', 2);
        // @ts-expect-error A page is a number.
        void docproc.tasks.getPage('t-1', '2');
        // @ts-expect-error The name is missing.
        void docproc.tasks.update('t-1', {});
        const params = { path: { team_id: 't', project_id: 'p', task_id: 't' } };
        const deleted = await docproc.raw.DELETE('${project}/task/{task_id}', { params });
        export const none: undefined = deleted.data;
        void docproc.raw.PATCH('${project}/task/{task_id}', { params, body: { name: 'n' } });
        // @ts-expect-error No such method on this path.
        void docproc.raw.PUT('${project}/task/{task_id}', { params });`,
      ),
    ).toEqual([]);
  });
});

test('text, files and forms are sent and received as they are', async () => {
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
  const { docproc, got, folder } = await start(
    (document) => {
      const download = operation('downloadTask', 'Tasks', received('application/pdf', bytes));
      add(document, 'get', '/task/{task_id}/document', download);
      add(document, 'get', '/report.csv', operation('exportTasks', 'Tasks', received('text/csv', text)));
      const note = operation('noteTask', 'Tasks', { 204: none }, sent('text/plain', text));
      add(document, 'post', '/task/{task_id}/note', note);
      const attach = operation('attachTask', 'Tasks', { 204: none }, sent('multipart/form-data', form));
      add(document, 'post', '/task/{task_id}/attachment', attach);
    },
    200,
    '1',
  );
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
  expect(
    compile(
      folder,
      `export const file: Blob = await docproc.tasks.download('t-1');
      export const lines: string = await docproc.tasks.export();
      void docproc.tasks.note('t-1', 'a note');
      void docproc.tasks.attach('t-1', { scan: './a.pdf', extras: [new Uint8Array(1)], comment: 'c' });
      // @ts-expect-error The file is missing.
      void docproc.tasks.attach('t-1', { comment: 'c' });`,
    ),
  ).toEqual([]);
});

test('a new tag is a namespace, with results named after its resource, and guards', async () => {
  const edit = (document: Document): void => {
    document.tags = [...(document.tags ?? []), { name: 'Webhooks', description: 'Where events go.' }];
    const id: SchemaObject = { type: 'string', readOnly: true };
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
      Webhook: { type: 'object', required: ['id', 'state'], properties: { id, state: ref('WebhookState') } },
      WebhookState: state,
    });
    const created = json({ type: 'object', properties: { payload: ref('Webhook'), secret: text } });
    const requestBody = { required: true, content: { 'application/json': { schema: ref('Webhook') } } };
    add(
      document,
      'post',
      '/webhook',
      operation('createWebhook', 'Webhooks', { 201: created }, { requestBody }),
    );
    const pause = operation('pauseWebhook', 'Webhooks', { 200: json(ref('Webhook')), 409: none });
    pause['x-transition'] = {
      record: 'Webhook',
      from: { state: { in: ['ACTIVE'] } },
      to: { state: { value: 'PAUSED' } },
      rejectedWith: '409',
    };
    add(document, 'post', '/webhook/{webhook_id}/pause', pause);
  };
  const { docproc, client, folder } = await start(edit, 200, { payload: { id: 'w' }, secret: 's' });
  expect(await docproc['webhooks']?.['create']?.({})).toEqual({ webhook: { id: 'w' }, secret: 's' });
  expect(client.can('pause', { state: 'ACTIVE' }, 'Webhook')).toBe(true);
  expect(client.can('pause', { state: 'PAUSED' }, 'Webhook')).toBe(false);
  expect(client.can('discard', { status: 'REVIEWING' })).toBe(true);
  expect(
    compile(
      folder,
      `import { allowed, can, type Webhook, type WebhookAction, type Webhooks } from './client/dist/index.js';
      const webhooks: Webhooks = docproc.webhooks;
      // The service sets the id.
      const { webhook } = await webhooks.create({ state: 'ACTIVE' });
      export const paused: Webhook = await docproc.webhooks.pause('w-1');
      const action: WebhookAction = 'pause';
      if (can(action, paused, 'Webhook')) console.log(webhook, allowed(paused, 'Webhook').pause.reason);
      // @ts-expect-error An action on a task.
      can('complete', paused, 'Webhook');
      // @ts-expect-error No such state.
      can('pause', { state: 'GONE' }, 'Webhook');`,
    ),
  ).toEqual([]);
});

test('a status of an error is documented and thrown, alone or as a range, with a class of its own or without', async () => {
  const edit = ({ paths }: Document): void => {
    const get = paths[`${project}/task/{task_id}`]?.get;
    const listed = { 409: 'Conflict.', 423: 'Locked.', 429: 'Slow down.', '5XX': 'Broken.' };
    for (const [status, description] of Object.entries(listed))
      Object.assign(get?.responses ?? {}, { [status]: { description } });
  };
  const declared = String((await filesOf(edit))['client/contract/namespaces.ts']);
  for (const line of [
    '{ConflictError} 409: Conflict.',
    '{ResponseError} 423: Locked.',
    '{RateLimitError} 429: Slow down.',
    '{ServerError} 5XX: Broken.',
  ]) {
    expect(declared).toContain(`@throws ${line}`);
  }
  for (const [status, documented] of [
    [409, true],
    [423, true],
    [503, true],
    [418, false],
  ] as const) {
    const { docproc, client } = await start(edit, status);
    const error = await failure(docproc['tasks']?.['get']?.('t-1') as Promise<unknown>, client.ResponseError);
    expect(error).toMatchObject({ status, documented });
  }
});

test('the body of an error has the type of its schema, where every response with the status has one', async () => {
  const schema: SchemaObject = { type: 'object', required: ['reason'], properties: { reason: text } };
  const edit = (document: Document): void => {
    Object.assign(document.components.schemas ?? {}, { Clash: schema });
    const own = { ...schema, properties: { reason: text, at: text } };
    const lock = { 200: json(ref('Task')), 404: json(ref('Clash')), 409: json(ref('Clash')) };
    add(document, 'post', '/task/{task_id}/lock', operation('lockTask', 'Tasks', lock));
    const hold = { 200: json(ref('Task')), 409: json(own), 429: json(ref('Clash')) };
    add(document, 'post', '/task/{task_id}/hold', operation('holdTask', 'Tasks', hold));
  };
  const { docproc, client, folder } = await start(edit, 409, { reason: 'locked' });
  const error = await failure(docproc['tasks']?.['lock']?.('t-1') as Promise<unknown>, client.ConflictError);
  expect(error).toMatchObject({ status: 409, documented: true, body: { reason: 'locked' } });
  expect(
    compile(
      folder,
      `export const reason = (error: types.ConflictError): string => error.body.reason;
      // @ts-expect-error No member of one of the two.
      export const at = (error: types.ConflictError) => error.body.at;
      export const limited = (error: types.RateLimitError): types.Clash => error.body;
      // @ts-expect-error Other operations have no schema for 404.
      export const missing = (error: types.NotFoundError): types.Clash => error.body;`,
    ),
  ).toEqual([]);
});

test('limits are those of the operation, and unknown ones are left to the service', async () => {
  const { docproc, got } = await start(
    ({ paths }) => {
      const body = paths[`${project}/upload`]?.post?.requestBody as { content: Record<string, object> };
      Object.assign(body.content['multipart/form-data'] ?? {}, {
        'x-limits': {
          many: { value: 2, unit: 'files', per: 'batch' },
          pageSize: { value: 0.0000001, unit: 'MB', per: 'page' },
        },
      });
    },
    201,
    { id: 'u' },
  );
  const files = [new Blob(['1']), new Blob(['2']), new Blob(['3'])];
  const tooMany = docproc['uploads']?.['create']?.({ files });
  await expect(tooMany).rejects.toMatchObject({ code: 'file_limit', max: 2 });
  await docproc['uploads']?.['create']?.({ files: files.slice(1) });
  const raw: object = docproc['raw'] ?? {};
  await (raw as AnyClient)['shorthand']?.['createUpload']?.({ files });
  expect(got).toHaveLength(2);
});
