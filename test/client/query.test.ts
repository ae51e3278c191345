// Queries and mutations with TanStack Query: what they send, when, and what they invalidate.
import { createQueries, pollUntil } from '@docproc/client/query';
import { ConnectionError, type DocprocError, NotFoundError, type Upload } from '@docproc/client';
import {
  environmentManager,
  MutationObserver,
  QueryClient,
  QueryObserver,
  skipToken,
} from '@tanstack/query-core';
import { expect, expectTypeOf, onTestFinished, test } from 'vitest';
import { queriesOf } from '../../scripts/artifacts/client/queries-module.ts';
import type { SchemaObject } from '../../scripts/model/document.ts';
import { readModel } from '../../scripts/model/index.ts';
import { add, contractOf, json, none, operation, ref } from './edited.ts';
import { example, examples, failure, reply, serve } from './server.ts';

/** A client of TanStack Query with other defaults than ours, and queries of a service with the examples of the contract. */
async function start(respond = examples) {
  const { docproc, got } = await serve(respond);
  const client = new QueryClient({ defaultOptions: { queries: { retry: 5 }, mutations: { retry: 5 } } });
  onTestFinished(() => client.clear());
  const requests = () =>
    got.splice(0).map(({ method, path }) => `${method} ${path.replace(/.*project\//, '')}`);
  return { queries: createQueries(docproc), client, requests };
}

test('a write invalidates its resource and the one that it belongs to, and no other', async () => {
  const { queries, client, requests } = await start();
  const { get } = queries.tasks;
  const task = example('getTask') as { payload: { upload_id: string } };
  const uploadId = task.payload.upload_id;
  const { uploads } = queries;
  for (const options of [
    get.queryOptions('task-1'),
    get.queryOptions('task-2'),
    get.queryOptions('task-1', { teamId: 'other' }),
  ])
    onTestFinished(new QueryObserver<unknown>(client, options).subscribe(() => {}));
  for (const id of [uploadId, 'upload-of-others'])
    onTestFinished(new QueryObserver<unknown>(client, uploads.get.queryOptions(id)).subscribe(() => {}));
  await expect.poll(() => client.isFetching()).toBe(0);
  requests();
  const { task: completed } = await new MutationObserver(
    client,
    queries.tasks.complete.mutationOptions(),
  ).mutate(['task-1']);
  expectTypeOf(completed.id).toEqualTypeOf<string>();
  expect(requests().sort()).toEqual([
    'GET task/task-1',
    'GET task/task-1',
    `GET upload/${uploadId}`,
    'POST task/task-1/complete',
  ]);
  await new MutationObserver(client, queries.tasks.report.mutationOptions()).mutate([
    'task-1',
    { issues: [{ label: 'a', value: 'b' }] },
  ]);
  expect(requests()).toEqual(['POST task/task-1/report']);
  await new MutationObserver(client, uploads.move.mutationOptions()).mutate([uploadId, 'folder-1']);
  expect(requests()).toEqual([`POST upload/${uploadId}/move/folder-1`, `GET upload/${uploadId}`]);
});

test('a write that fails is sent once, and invalidates all the same', async () => {
  const { queries, client, requests } = await start((got, response, count) =>
    got.method === 'POST' ? reply(response, 503) : examples(got, response, count),
  );
  onTestFinished(new QueryObserver(client, queries.tasks.get.queryOptions('task-1')).subscribe(() => {}));
  await expect.poll(() => client.isFetching()).toBe(0);
  requests();
  await expect(
    new MutationObserver(client, queries.tasks.approve.mutationOptions()).mutate(['task-1']),
  ).rejects.toThrow('503');
  expect(requests()).toEqual(['POST task/task-1/approve', 'GET task/task-1']);
});

test('a query with skipToken in place of its id does not read until there is one', async () => {
  const { queries, client, requests } = await start();
  const optionsOf = (id?: string) => queries.tasks.get.queryOptions(id ?? skipToken);
  const observer = new QueryObserver(client, optionsOf());
  onTestFinished(observer.subscribe(() => {}));
  expect(observer.getCurrentResult()).toMatchObject({ status: 'pending', fetchStatus: 'idle' });
  observer.setOptions(optionsOf('task-1'));
  await expect.poll(() => observer.getCurrentResult().data?.status).toBeTypeOf('string');
  expect(requests()).toEqual(['GET task/task-1']);
  // @ts-expect-error Only a query that is skipped has no function.
  expect(() => optionsOf().queryFn({ signal: new AbortController().signal })).toThrow(TypeError);
  expectTypeOf(queries.tasks.get.queryOptions('task-1').queryFn).toBeFunction();
});

test('the key of a query is the same for the same arguments', async () => {
  const { queries } = await start();
  const { queryOptions } = queries.tasks.get;
  const key = ['docproc', 'tasks', 'get', '5'];
  const keys = [
    queryOptions('5'),
    queryOptions('5', undefined),
    queryOptions('5', {}),
    queryOptions('5', { teamId: undefined }),
    Reflect.apply(queryOptions, undefined, ['5', 0, ['5']]),
    Reflect.apply(queryOptions, undefined, [5]),
    Reflect.apply(queryOptions, undefined, ['5', null]),
  ].map((each) => (each as { queryKey: unknown }).queryKey);
  for (const each of keys) expect(each).toEqual(key);
  expect(queryOptions('5', { teamId: 'a' }).queryKey).toEqual([...key, { teamId: 'a' }]);
});

test('a mutation takes an array of arguments alone, and there is none that the client cannot send', async () => {
  const { queries, client, requests } = await start();
  const observer = new MutationObserver(client, queries.tasks.approve.mutationOptions());
  // @ts-expect-error Of a text, each letter would be an argument.
  const { message } = await failure(observer.mutate('7'), TypeError);
  expect(message).toBe("tasks.approve: pass an array of arguments, such as mutate(['task-1'])");
  expect(requests()).toEqual([]);
  expect(Object.keys(createQueries({ tasks: {} }))).toEqual(['tasks']);
});

test('a mutation has errors of the client', async () => {
  const { queries, client } = await start();
  const observer = new MutationObserver(client, queries.tasks.complete.mutationOptions());
  expectTypeOf(observer.getCurrentResult().error).toEqualTypeOf<DocprocError | null>();
});

test('a read is repeated by the client alone, and ends when its query is cancelled', async () => {
  const { queries, client, requests } = await start((_, response) => reply(response, 404));
  const { queryKey, ...options } = queries.tasks.get.queryOptions('task-1');
  expect(queryKey).toEqual(['docproc', 'tasks', 'get', 'task-1']);
  await expect(client.fetchQuery({ queryKey, ...options })).rejects.toThrow(NotFoundError);
  expect(requests()).toEqual(['GET task/task-1']);
  const aborted = new AbortController();
  aborted.abort();
  await expect(options.queryFn({ signal: aborted.signal })).rejects.toThrow('aborted');
});

test('an upload is polled until it is what the page waits for', async () => {
  const statuses = ['PROCESSING', 'processing', 'IN_REVIEW'];
  const { payload } = example('getUpload') as { payload: Upload };
  const { queries, client, requests } = await start((_, response) =>
    reply(response, 200, { payload: { ...payload, status: statuses.shift() } }),
  );
  // It polls in browsers only.
  environmentManager.setIsServer(() => false);
  onTestFinished(() => environmentManager.setIsServer(() => true));
  const observer = new QueryObserver(client, {
    ...queries.uploads.get.queryOptions('upload-1'),
    refetchInterval: pollUntil(['REVIEWING', 'COMPLETED'], { interval: 1 }),
    refetchIntervalInBackground: true,
  });
  onTestFinished(observer.subscribe(() => {}));
  await expect.poll(() => observer.getCurrentResult().data?.status).toBe('IN_REVIEW');
  expect(requests()).toHaveLength(3);
});

test('an interval ends after an error that no other read can solve, and follows Retry-After', () => {
  const until = pollUntil(({ status }) => status === 'COMPLETED', { interval: 2_000, maxInterval: 4_000 });
  const state = { data: undefined, error: null, dataUpdateCount: 1, errorUpdateCount: 0 };
  const at = (changes: object) => until({ state: { ...state, ...changes } });
  expect(at({ data: { status: 'PROCESSING' } })).toBe(2_000);
  expect(at({ dataUpdateCount: 2, errorUpdateCount: 3 })).toBe(4_000);
  expect(at({ data: { status: 'COMPLETED' } })).toBe(false);
  expect(at({ error: new ConnectionError('getUpload', 'lost') })).toBe(2_000);
  expect(at({ error: Object.assign(new ConnectionError('getUpload', 'lost'), { retryAfter: 9_000 }) })).toBe(
    9_000,
  );
  const none = Object.assign(new NotFoundError('getUpload', 'none'), { status: 404 });
  expect(at({ error: none, errorUpdateCount: 2 })).toBe(4_000);
  expect(at({ error: none, errorUpdateCount: 3 })).toBe(false);
  // A longer timer would end at once.
  expect(
    at({ error: Object.assign(new ConnectionError('getUpload', 'lost'), { retryAfter: 2 ** 40 }) }),
  ).toBe(2 ** 31 - 1);
  // @ts-expect-error Not an option.
  expect(() => pollUntil('COMPLETED', { interval: 1, totalTimeout: 1 })).toThrow(
    'pollUntil: totalTimeout is not an option. Options: until, interval, maxInterval',
  );
  // @ts-expect-error Without a status.
  expect(() => pollUntil()).toThrow('pollUntil: until must be a status, an array of statuses or a function');
});

test('what a write changes follows the contract', async () => {
  const tasks: SchemaObject = {
    type: 'object',
    properties: { payload: { type: 'array', items: ref('Task') } },
  };
  const contract = contractOf((document) => {
    add(document, 'get', '/task', operation('listTasks', 'Tasks', { 200: json(tasks) }));
    add(document, 'delete', '/task/{task_id}', operation('deleteTask', 'Tasks', { 204: none }));
  });
  const { value } = queriesOf(await readModel(contract));
  const { tasks: ofTasks, uploads } = value as Record<string, Record<string, object>>;
  const list = { read: ['tasks', 'list'], ids: 0 };
  const changes = expect.arrayContaining([
    { read: ['tasks', 'get'], ids: 1 },
    { read: ['uploads', 'get'], ids: 0, field: 'upload_id' },
    list,
  ]);
  expect(ofTasks).toMatchObject({ list: { ids: 0 }, complete: { changes }, delete: { changes } });
  expect(uploads).toMatchObject({ create: { changes: [list] } });
});
