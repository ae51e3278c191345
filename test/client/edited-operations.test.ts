// What an added operation makes of the client: methods, parameters, bodies, results.
import { describe, expect, test } from 'vitest';
import type {
  Document,
  OperationObject,
  ParameterObject,
  SchemaObject,
} from '../../scripts/model/document.ts';
import {
  add,
  compile,
  edited,
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

test('two operations that would be one method stop the build, with the names of both', async () => {
  const edit = (document: Document): void => {
    add(document, 'get', '/task', list);
    add(document, 'get', '/tasks', operation('listTask', 'Tasks', { 200: json(ref('Task')) }));
  };
  await expect(filesOf(edit)).rejects.toThrow(
    'listTasks and listTask would both be the method tasks.list. Rename one operationId.',
  );
});
