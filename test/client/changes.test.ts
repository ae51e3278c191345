// What an edit of the contract alone does to the client: its methods, types, errors, limits and guards.
import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type {
  Document,
  OperationObject,
  ParameterObject,
  ResponseObject,
  SchemaObject,
} from '../../scripts/model/document.ts';
import { problems } from '../support/snippets.ts';
import { type AnyClient, edited, type EditedPackage, filesOf } from './edited.ts';
import { failure, type Got, identity, reply, serve } from './server.ts';

const project = '/v2/{team_id}/project/{project_id}';
const text: SchemaObject = { type: 'string' };
const ref = (name: string): SchemaObject => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: SchemaObject): ResponseObject => ({
  description: 'A body.',
  content: { 'application/json': { schema } },
});
const none: ResponseObject = { description: 'No body.' };
const path = (name: string, schema = text): ParameterObject => ({ name, in: 'path', required: true, schema });
const operation = (
  operationId: string,
  tag: string,
  responses: Record<string, ResponseObject>,
  more: Partial<OperationObject> = {},
): OperationObject => ({ operationId, tags: [tag], summary: operationId, responses, ...more });

/** Adds an operation below a project. */
function add(
  { paths }: Document,
  method: 'get' | 'put' | 'post' | 'patch' | 'delete',
  at: string,
  added: OperationObject,
): void {
  const ids = [...`${project}${at}`.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const known = new Set((added.parameters ?? []).map((each) => ('name' in each ? each.name : '')));
  const parameters = ids.filter((id) => !known.has(id)).map((id) => path(id));
  paths[`${project}${at}`] = {
    ...paths[`${project}${at}`],
    [method]: { ...added, parameters: [...parameters, ...(added.parameters ?? [])] },
  };
}

/** Loads an edited client, with a server that responds as told. */
async function start(
  edit: (document: Document) => void,
  status = 200,
  body: unknown = undefined,
): Promise<EditedPackage & { docproc: AnyClient; got: Got[] }> {
  const { got, baseUrl } = await serve((_, response) => reply(response, status, body));
  const loaded = await edited(edit);
  return { ...loaded, got, docproc: loaded.client.createClient({ baseUrl, ...identity, retries: 0 }) };
}

/** What the compiler says against a program that uses an edited client. */
function compile(folder: string, program: string): string[] {
  const head = `import type { Docproc, Task, TaskStatus } from './client/dist/index.js';
import type * as types from './client/dist/index.js';
declare const docproc: Docproc;
export type Used = [Task, TaskStatus, typeof types, types.Task];
`;
  writeFileSync(join(folder, 'program.mts'), head + program);
  return problems(folder, ['program.mts']);
}

const list: OperationObject = operation(
  'listTasks',
  'Tasks',
  {
    200: json({
      type: 'object',
      required: ['payload', 'next'],
      properties: { payload: { type: 'array', items: ref('Task') }, next: text },
    }),
  },
  {
    parameters: [
      { name: 'status', in: 'query', schema: { type: 'array', items: ref('TaskStatus') } },
      { name: 'step-types', in: 'query', explode: false, schema: { type: 'array', items: text } },
      {
        name: 'filter',
        in: 'query',
        style: 'deepObject',
        explode: true,
        schema: { type: 'object', properties: { name: text } },
      },
      { name: 'page_size', in: 'query', description: 'How many.', schema: { type: 'integer' } },
      { name: 'X-Trace', in: 'header', schema: text },
    ],
  },
);

describe('a list with parameters in query and header', () => {
  const edit = (document: Document): void => add(document, 'get', '/task', list);

  test('sends them as options, serialized as the contract says', async () => {
    const page = { payload: [{ id: 't-1' }], next: 'n' };
    const { docproc, got } = await start(edit, 200, page);
    const options = {
      status: ['REVIEWING', 'FAILED'],
      stepTypes: ['A&B', 'C'],
      filter: { name: 'x y' },
      pageSize: 7,
      xTrace: 'trace-1',
      headers: { 'x-own': '1' },
    };
    expect(await docproc['tasks']?.['list']?.(options)).toEqual({ tasks: page.payload, next: 'n' });
    expect(got[0]?.path).toBe(
      '/v2/team/project/project/task?status=REVIEWING&status=FAILED&step-types=A%26B,C&filter[name]=x%20y&page_size=7',
    );
    expect(got[0]?.headers).toMatchObject({ 'x-trace': 'trace-1', 'x-own': '1' });
    await docproc['tasks']?.['list']?.();
    await docproc['tasks']?.['list']?.({ status: [], pageSize: undefined });
    expect(got.slice(1).map((one) => one.path)).toEqual(Array(2).fill('/v2/team/project/project/task'));
  });

  test('has types', async () => {
    const { folder } = await edited(edit);
    expect(
      compile(
        folder,
        `const { tasks, next } = await docproc.tasks.list({ status: ['REVIEWING'], pageSize: 7, xTrace: 't', filter: { name: 'x' } });
        export const names: string[] = tasks.map((task: Task) => task.name + next);
        // @ts-expect-error A number.
        void docproc.tasks.list({ pageSize: '7' });
        // @ts-expect-error A status that does not exist.
        void docproc.tasks.list({ status: ['NEW'] });
        // @ts-expect-error A misspelt option.
        void docproc.tasks.list({ stat: [] });
        const params = { path: { team_id: 't', project_id: 'p' }, query: { status: ['FAILED' as const] }, header: { 'X-Trace': 't' } };
        const { data } = await docproc.raw.GET('${project}/task', { params });
        export const first: Task | undefined = data?.payload[0];`,
      ),
    ).toEqual([]);
  });

  test('works through raw, by the names of the contract', async () => {
    const { docproc, got } = await start(edit, 200, { payload: [], next: '' });
    const params = {
      path: { team_id: 't', project_id: 'p' },
      query: { status: ['A', 'B'], page_size: 1 },
      header: { 'X-Trace': 'raw' },
    };
    await docproc['raw']?.['GET']?.(`${project}/task`, { params });
    expect(got[0]?.path).toBe('/v2/t/project/p/task?status=A&status=B&page_size=1');
    expect(got[0]?.headers['x-trace']).toBe('raw');
  });
});

test('a required parameter makes the options required, and one named like an option has another name', async () => {
  const parameters: ParameterObject[] = [
    { name: 'q', in: 'query', required: true, schema: text },
    { name: 'timeout', in: 'query', schema: { type: 'integer' } },
    { name: 'project_id', in: 'query', required: true, schema: text },
  ];
  const { docproc, got, folder } = await start(
    (document) =>
      void (document.paths['/v2/{team_id}/search'] = {
        get: operation(
          'searchTasks',
          'Tasks',
          { 200: json({ type: 'array', items: ref('Task') }) },
          { parameters: [path('team_id'), ...parameters] },
        ),
      }),
    200,
    [],
  );
  expect(await docproc['tasks']?.['search']?.({ q: 'a', timeoutQuery: 5, timeout: 5000 })).toEqual([]);
  expect(got[0]?.path).toBe('/v2/team/search?q=a&timeout=5&project_id=project');
  expect(
    compile(
      folder,
      `export const found: Promise<Task[]> = docproc.tasks.search({ q: 'a', timeoutQuery: 5, projectId: 'other' });
      // @ts-expect-error The query is missing.
      void docproc.tasks.search();
      // @ts-expect-error The query is missing.
      void docproc.tasks.search({});`,
    ),
  ).toEqual([]);
});

describe('any method', () => {
  const edit = (document: Document): void => {
    const inline: SchemaObject = {
      type: 'object',
      required: ['name'],
      properties: { name: text, priority: { type: 'integer' } },
    };
    add(
      document,
      'patch',
      '/task/{task_id}',
      operation(
        'updateTask',
        'Tasks',
        { 200: json(ref('TaskEnvelope')), 423: none },
        {
          requestBody: { required: true, content: { 'application/merge-patch+json': { schema: inline } } },
        },
      ),
    );
    add(document, 'delete', '/task/{task_id}', operation('deleteTask', 'Tasks', { 204: none }));
    add(
      document,
      'put',
      '/task/{task_id}/lock',
      operation('lockTask', 'Tasks', { 202: none, 200: json(ref('TaskEnvelope')) }),
    );
    add(
      document,
      'get',
      '/task/{task_id}/page/{number}',
      operation(
        'getPage',
        'Tasks',
        { 200: json(ref('Page')) },
        {
          parameters: [path('number', { type: 'integer' })],
        },
      ),
    );
  };

  test('is sent, with its body in its media type', async () => {
    const task = { id: 't-1' };
    const { docproc, got } = await start(edit, 200, { payload: task });
    const tasks = docproc['tasks'] ?? {};
    expect(await tasks['update']?.('t-1', { name: 'new' })).toEqual(task);
    expect(await tasks['lock']?.('t-1')).toEqual(task);
    expect(await tasks['delete']?.('t-1')).toBeUndefined();
    expect(await tasks['getPage']?.('t-1', 2)).toEqual({ payload: task });
    expect(
      got.map(({ method, path: at }) => `${method} ${at.replace('/v2/team/project/project', '')}`),
    ).toEqual(['PATCH /task/t-1', 'PUT /task/t-1/lock', 'DELETE /task/t-1', 'GET /task/t-1/page/2']);
    expect(got[0]?.headers['content-type']).toBe('application/merge-patch+json');
    expect(String(got[0]?.body)).toBe('{"name":"new"}');
    expect(got[2]?.body).toHaveLength(0);
    const params = { path: { team_id: 't', project_id: 'p', task_id: 't-1' } };
    expect(await docproc['raw']?.['DELETE']?.(`${project}/task/{task_id}`, { params })).toMatchObject({
      data: undefined,
    });
  });

  test.each([202, 204])(
    'a success without a body is undefined (%i), where the contract lists one',
    async (status) => {
      const { docproc } = await start(edit, status);
      expect(await docproc['tasks']?.['lock']?.('t-1')).toBeUndefined();
      expect(await docproc['tasks']?.['delete']?.('t-1')).toBeUndefined();
      await expect(docproc['tasks']?.['update']?.('t-1', { name: '' })).rejects.toMatchObject({ status });
    },
  );

  test('writes are not retried', async () => {
    const { docproc, got } = await start(edit, 503);
    for (const name of ['delete', 'update', 'lock']) {
      await expect(docproc['tasks']?.[name]?.('t-1', {}, { retries: 2 })).rejects.toThrow('503');
    }
    expect(got).toHaveLength(3);
  });

  test('has types, of bodies in place too', async () => {
    const { folder } = await edited(edit);
    expect(
      compile(
        folder,
        `export const updated: Task = await docproc.tasks.update('t-1', { name: 'n', priority: 1 });
        export const nothing: void = await docproc.tasks.delete('t-1');
        export const perhaps: Task | undefined = await docproc.tasks.lock('t-1');
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

describe('media types other than JSON', () => {
  const bytes: SchemaObject = { contentMediaType: 'application/pdf' };
  const edit = (document: Document): void => {
    add(
      document,
      'get',
      '/task/{task_id}/document',
      operation('downloadTask', 'Tasks', {
        200: { description: 'A file.', content: { 'application/pdf': { schema: bytes } } },
      }),
    );
    add(
      document,
      'get',
      '/report.csv',
      operation('exportTasks', 'Tasks', {
        200: { description: 'Lines.', content: { 'text/csv': { schema: text } } },
      }),
    );
    add(
      document,
      'post',
      '/task/{task_id}/note',
      operation(
        'noteTask',
        'Tasks',
        { 204: none },
        {
          requestBody: { required: true, content: { 'text/plain': { schema: text } } },
        },
      ),
    );
    add(
      document,
      'post',
      '/task/{task_id}/label',
      operation(
        'labelTask',
        'Tasks',
        { 204: none },
        {
          requestBody: {
            required: true,
            content: {
              'application/x-www-form-urlencoded': {
                schema: { type: 'object', properties: { label: text } },
              },
            },
          },
        },
      ),
    );
    add(
      document,
      'post',
      '/task/{task_id}/attachment',
      operation(
        'attachTask',
        'Tasks',
        { 204: none },
        {
          requestBody: {
            required: true,
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  required: ['scan'],
                  properties: { scan: bytes, extra: { type: 'array', items: bytes }, comment: text },
                },
              },
            },
          },
        },
      ),
    );
  };

  test('are sent and received as they are', async () => {
    const { docproc, got } = await start(edit, 200, '1');
    const tasks = docproc['tasks'] ?? {};
    expect(await tasks['export']?.()).toBe('1');
    const file = await tasks['download']?.('t-1');
    expect(file).toBeInstanceOf(Blob);
    expect(await (file as Blob).text()).toBe('1');
    await tasks['note']?.('t-1', 'a note');
    await tasks['label']?.('t-1', { label: 'a b' });
    await tasks['attach']?.('t-1', {
      scan: new Blob(['s']),
      extras: [new File(['e'], 'e.pdf')],
      comment: 'c',
    });
    expect(got.slice(2, 4).map(({ headers, body }) => [headers['content-type'], String(body)])).toEqual([
      ['text/plain', 'a note'],
      ['application/x-www-form-urlencoded', 'label=a+b'],
    ]);
    expect(got[0]?.headers.accept).toContain('text/csv');
    const type = got[4]?.headers['content-type'] ?? '';
    const form = await new Response(got[4]?.body as BodyInit, {
      headers: { 'content-type': type },
    }).formData();
    expect([...form.keys()]).toEqual(['comment', 'scan', 'extra']);
  });

  test('have types', async () => {
    const { folder } = await edited(edit);
    expect(
      compile(
        folder,
        `export const file: Blob = await docproc.tasks.download('t-1');
        export const lines: string = await docproc.tasks.export();
        void docproc.tasks.note('t-1', 'a note');
        void docproc.tasks.label('t-1', { label: 'x' });
        void docproc.tasks.attach('t-1', { scan: './a.pdf', extras: [new Uint8Array(1)], comment: 'c' });
        // @ts-expect-error The file is missing.
        void docproc.tasks.attach('t-1', { comment: 'c' });`,
      ),
    ).toEqual([]);
  });
});

describe('a new tag with a record of its own', () => {
  const edit = (document: Document): void => {
    document.tags = [...(document.tags ?? []), { name: 'Webhooks', description: 'Where events go.' }];
    document.components.schemas = {
      ...document.components.schemas,
      Webhook: {
        type: 'object',
        required: ['id', 'state'],
        properties: { id: text, state: ref('WebhookState') },
      },
      WebhookState: {
        type: 'string',
        enum: ['ACTIVE', 'PAUSED'],
        'x-lifecycle': {
          record: 'Webhook',
          field: 'state',
          states: {
            ACTIVE: { description: 'Events are sent.' },
            PAUSED: { description: 'Events are kept.' },
          },
          moves: [{ to: 'ACTIVE' }],
        },
      },
    };
    add(
      document,
      'post',
      '/webhook',
      operation(
        'createWebhook',
        'Webhooks',
        { 201: json({ type: 'object', properties: { payload: ref('Webhook'), secret: text } }) },
        {
          requestBody: { required: true, content: { 'application/json': { schema: ref('Webhook') } } },
        },
      ),
    );
    add(
      document,
      'get',
      '/webhook/{webhook_id}',
      operation('getWebhook', 'Webhooks', { 200: json(ref('Webhook')) }),
    );
    add(
      document,
      'post',
      '/webhook/{webhook_id}/pause',
      operation(
        'pauseWebhook',
        'Webhooks',
        { 200: json(ref('Webhook')), 409: none },
        {
          'x-transition': {
            record: 'Webhook',
            from: { state: { in: ['ACTIVE'] } },
            to: { state: { value: 'PAUSED' } },
            rejectedWith: '409',
          },
        },
      ),
    );
  };

  test('is a namespace, with results named after the record, and guards', async () => {
    const { docproc, client } = await start(edit, 200, { payload: { id: 'w' }, secret: 's' });
    expect(await docproc['webhooks']?.['create']?.({})).toEqual({ webhook: { id: 'w' }, secret: 's' });
    const can = client.can as unknown as (action: string, record: object, name?: string) => unknown;
    expect(can('pause', { state: 'ACTIVE' }, 'Webhook')).toBe(true);
    expect(can('pause', { state: 'PAUSED' }, 'Webhook')).toBe(false);
    expect(can('discard', { status: 'REVIEWING' })).toBe(true);
  });

  test('has types', async () => {
    const { folder } = await edited(edit);
    expect(
      compile(
        folder,
        `import { allowed, can, type Webhook, type WebhookAction, type Webhooks } from './client/dist/index.js';
        const webhooks: Webhooks = docproc.webhooks;
        const { webhook } = await webhooks.create({ id: 'w', state: 'ACTIVE' });
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
});

test('a new state is in the types, and in what an editor shows', async () => {
  const { folder } = await edited(({ components }) => {
    const status = components.schemas?.['TaskStatus'];
    status?.enum?.push('ARCHIVED');
    Object.assign(status?.['x-lifecycle']?.states ?? {}, { ARCHIVED: { description: 'It is kept.' } });
  });
  expect(compile(folder, `export const archived: TaskStatus = 'ARCHIVED';`)).toEqual([]);
  const types = String((await filesOf(() => {}))['client/dist/types.d.ts']);
  expect(types).not.toContain('ARCHIVED');
});

test('a status of an error is documented and thrown, alone or as a range, with a class of its own or without', async () => {
  const edit = ({ paths }: Document): void => {
    const get = paths[`${project}/task/{task_id}`]?.get;
    const listed = { 409: 'Conflict.', 423: 'Locked.', 429: 'Slow down.', '5XX': 'Broken.' };
    for (const [status, description] of Object.entries(listed))
      Object.assign(get?.responses ?? {}, { [status]: { description } });
  };
  const declared = String((await filesOf(edit))['client/dist/namespaces.d.ts']);
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

test('limits are those of the operation, and unknown ones are left to the service', async () => {
  const { docproc, got } = await start(
    ({ paths }) => {
      const body = paths[`${project}/upload`]?.post?.requestBody as { content: Record<string, object> };
      Object.assign(body.content['multipart/form-data'] ?? {}, {
        'x-limits': {
          many: { value: 2, unit: 'files', per: 'batch' },
          pageSize: { value: 0.000001, unit: 'MB', per: 'page' },
        },
      });
    },
    201,
    { id: 'u' },
  );
  const files = [new Blob(['1']), new Blob(['2']), new Blob(['3'])];
  await expect(docproc['uploads']?.['create']?.({ files })).rejects.toMatchObject({
    code: 'file_limit',
    max: 2,
  });
  await docproc['uploads']?.['create']?.({ files: files.slice(1) });
  await docproc['shorthand']?.['createUpload']?.({ files });
  expect(got).toHaveLength(2);
});

test('two operations that would be one method stop the build, with the names of both', async () => {
  const edit = (document: Document): void => {
    add(document, 'get', '/task', list);
    add(document, 'get', '/tasks', operation('listTask', 'Tasks', { 200: json(ref('Task')) }));
  };
  await expect(filesOf(edit)).rejects.toThrow(
    'listTasks and listTask would both be the method tasks.list. Rename one operationId.',
  );
});
