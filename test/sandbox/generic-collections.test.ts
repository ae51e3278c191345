/** Lists and writes of several records as well-known APIs have them: HAL, ids in a body or a query, names below a parent. */
import { describe, expect, test } from 'vitest';
import { add, envelope, error, json, missing, ok, type Patch, query, ref, start, text } from './patched.ts';

const integer = { type: 'integer' };
const listOf = (items: object) => ({ type: 'array', items });
const object = (properties: object, required: string[] = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
});
const body = (schema: object) => ({ required: true, ...json(schema) });
const one = (value: unknown) => ({ one: { value } });
const none = { description: 'Done.' };
const rejected = { '400': error, '404': missing };
const responses = (status: string, schema: object, example?: unknown) => ({
  [status]: ok(schema, example === undefined ? undefined : one(example)),
  ...rejected,
});

const orders: Patch = (document) => {
  const { schemas } = document.components;
  const link = object({ href: text });
  schemas.Order = object({ id: text, state: { type: 'string', enum: ['open', 'closed'] }, buyer: text });
  schemas.Orders = object(
    {
      _embedded: object({ orders: listOf(ref('Order')) }),
      _links: object({ self: link, next: link }, ['self']),
      page: object({ size: integer, total_elements: integer, number: integer }),
    },
    ['_embedded', '_links'],
  );
  const pages = [
    query('page', { type: 'integer', minimum: 0 }),
    query('size', integer),
    query('with_deleted', { type: 'boolean', default: false }),
    query('state', { type: 'string', enum: ['open', 'closed', 'all'], default: 'open' }),
  ];
  const input = object({ buyer: text, state: text }, []);
  const example = { id: 'o-1', state: 'open', buyer: 'a' };
  add(document, 'GET /order', { responses: responses('200', ref('Orders')) }, pages);
  add(document, 'POST /order', {
    requestBody: body(input),
    responses: responses('201', ref('Order'), example),
  });
  const filters = [query('ids', listOf(text)), query('buyer', text)];
  add(document, 'DELETE /order', { responses: { '204': none, ...rejected } }, filters);
  add(document, 'POST /order/bulk-delete', {
    requestBody: body(object({ order_ids: listOf(text) })),
    responses: { '204': none, ...rejected },
  });
  add(document, 'GET /order/{order_id}', { responses: responses('200', ref('Order'), example) });

  const ids = body(object({ task_ids: listOf(text) }));
  const transition = {
    record: 'Task',
    from: { status: { in: ['REVIEWING'] } },
    to: { status: { value: 'DISCARDED' } },
    rejectedWith: '400',
    event: 'task_discarded',
  };
  const several = ok(envelope(listOf(ref('Task'))));
  add(document, 'POST /project/{project_id}/task/discard', {
    requestBody: ids,
    responses: { '200': several, ...rejected },
    'x-transition': transition,
  });
  add(document, 'POST /project/{project_id}/task/discard-some', {
    requestBody: ids,
    responses: { '200': several, '207': several, ...rejected },
    'x-transition': transition,
  });
};

describe('a HAL list', async () => {
  const { send, sandbox } = await start(orders);
  for (const buyer of ['a', 'b']) await send('POST /order', { buyer });
  await send('POST /order', { buyer: 'c', state: 'closed' });
  const buyers = (found: { buyer: string }[]) => found.map(({ buyer }) => buyer);

  test('has the records of the store, and links to the pages around it', async () => {
    const { body: first, source } = await send('GET /order?size=1');
    expect(source).toBe('store');
    expect(buyers(first['_embedded'].orders)).toEqual(['a']);
    expect(first.page).toEqual({ size: 1, total_elements: 2, number: 0 });
    const next = first['_links'].next.href.replace('/v2/team-1', '');
    const { body: second } = await send(`GET ${next}`);
    expect(buyers(second['_embedded'].orders)).toEqual(['b']);
    expect(second['_links']).toEqual({ self: { href: `/v2/team-1${next}` } });
  });

  test('ignores a parameter that the request has and no field shows, and states it', async () => {
    await send('GET /order');
    expect(sandbox.journal().at(-1)).not.toHaveProperty('ignored');
    await send('GET /order?with_deleted=true');
    expect(sandbox.journal().at(-1)).toHaveProperty('ignored', ['with_deleted']);
  });

  test('is filtered by the default of a parameter, and by no value where the parameter has one for all', async () => {
    const found = async (search: string) =>
      buyers((await send(`GET /order${search}`)).body['_embedded'].orders);
    expect(await found('')).toEqual(['a', 'b']);
    expect(await found('?state=closed')).toEqual(['c']);
    expect(await found('?state=all')).toEqual(['a', 'b', 'c']);
  });
});

describe('several records', async () => {
  const { send, sandbox } = await start(orders);
  const create = async (buyer: string) => String((await send('POST /order', { buyer })).body.id);
  const left = async () => {
    const { body: found } = await send('GET /order');
    return found['_embedded'].orders.map(({ buyer }: { buyer: string }) => buyer);
  };

  test('are deleted by a query of their fields or ids', async () => {
    const [first = ''] = [await create('a'), await create('b'), await create('c')];
    expect(await send('DELETE /order?buyer=b')).toMatchObject({ status: 204, source: 'store' });
    expect(await left()).toEqual(['a', 'c']);
    await send(`DELETE /order?ids=${first}`);
    expect(await left()).toEqual(['c']);
    expect(sandbox.journal().at(-2)?.counts).toEqual({ created: 0, updated: 0, deleted: 1 });
    await send('DELETE /order');
    expect(await left()).toEqual([]);
  });

  test('are deleted by a POST with their ids, all of them or none', async () => {
    const ids = [await create('a'), await create('b')];
    expect((await send('POST /order/bulk-delete', { order_ids: [ids[0], 'none'] })).status).toBe(404);
    expect(await left()).toEqual(['a', 'b']);
    expect(await send('POST /order/bulk-delete', { order_ids: ids })).toMatchObject({
      status: 204,
      source: 'store',
    });
    expect(await left()).toEqual([]);
  });

  test('have one transition, of all of them, or of those that can have it', async () => {
    const path = '/project/project-1/task';
    for (const id of ['t-1', 't-2', 't-3']) sandbox.seed({ id, project_id: 'project-1' });
    sandbox.seed({ id: 't-4', project_id: 'project-1', status: 'COMPLETED' });
    const status = async (id: string) => (await send(`GET ${path}/${id}`)).body.payload.status;
    expect((await send(`POST ${path}/discard`, { task_ids: ['t-1', 't-9'] })).status).toBe(404);
    expect(await send(`POST ${path}/discard`, { task_ids: ['t-1', 't-4'] })).toMatchObject({
      status: 400,
      body: { made_up_member: 't-4: status is COMPLETED, and must be REVIEWING' },
    });
    expect(await status('t-1')).toBe('REVIEWING');
    const both = await send(`POST ${path}/discard`, { task_ids: ['t-1', 't-2'] });
    expect(both).toMatchObject({ status: 200, source: 'transition' });
    expect(both.body.payload).toMatchObject([
      { id: 't-1', status: 'DISCARDED' },
      { id: 't-2', status: 'DISCARDED' },
    ]);
    const some = await send(`POST ${path}/discard-some`, { task_ids: ['t-3', 't-4', 't-9'] });
    expect(some.status).toBe(207);
    expect(some.body.payload).toMatchObject([{ id: 't-3' }]);
    expect(sandbox.events().map(({ task_id }) => task_id)).toEqual(['t-1', 't-2', 't-3']);
  });
});

const nested: Patch = (document) => {
  const { schemas } = document.components;
  schemas.Label = object({ name: text, color: text, repo: text }, ['name', 'color']);
  const label = { name: 'bug', color: 'red' };
  const input = body(object({ color: text }, []));
  const labels = '/repo/{repo}/label';
  add(document, `GET ${labels}`, { responses: responses('200', listOf(ref('Label')), [label]) });
  add(document, `PUT ${labels}/{name}`, {
    requestBody: input,
    responses: { '200': ok(ref('Label'), one(label)), '201': ok(ref('Label')), '400': error },
  });
  add(document, `GET ${labels}/{name}`, { responses: responses('200', ref('Label'), label) });
  add(document, `DELETE ${labels}/{name}`, { responses: { '204': none, ...rejected } });
  const topics = '/repo/{repo}/topic';
  add(document, `GET ${topics}`, { responses: responses('200', listOf(text), ['x']) });
  add(document, `POST ${topics}`, {
    requestBody: body(listOf(text)),
    responses: responses('201', listOf(text)),
  });
  add(document, `DELETE ${topics}/{topic}`, { responses: { '204': none, ...rejected } });
};

test('records of two parents can have the same name', async () => {
  const { send, sandbox } = await start(nested);
  expect((await send('PUT /repo/a/label/bug', { color: 'red' })).status).toBe(201);
  expect(await send('PUT /repo/b/label/bug', { color: 'blue' })).toMatchObject({
    status: 201,
    body: { name: 'bug', color: 'blue' },
  });
  expect((await send('PUT /repo/b/label/bug', { color: 'green' })).status).toBe(200);
  const colors = async (fetched = send) => [
    (await fetched('GET /repo/a/label/bug')).body.color,
    (await fetched('GET /repo/b/label/bug')).body.color,
    (await fetched('GET /repo/b/label')).body.length,
  ];
  expect(await colors()).toEqual(['red', 'green', 1]);
  const other = await start(nested);
  other.sandbox.import(sandbox.export());
  expect(await colors(other.send)).toEqual(['red', 'green', 1]);
  await send('DELETE /repo/a/label/bug');
  expect((await send('GET /repo/a/label/bug')).status).toBe(404);
  expect((await send('GET /repo/b/label/bug')).body.color).toBe('green');
  await send('DELETE /repo/b/label/bug');
  expect((await send('GET /repo/b/label')).body).toEqual([]);

  for (const repo of ['a', 'b']) await send(`POST /repo/${repo}/topic`, ['new']);
  expect((await send('DELETE /repo/b/topic/new')).status).toBe(204);
  expect((await send('GET /repo/a/topic')).body).toEqual(['new']);
  expect((await send('GET /repo/b/topic')).body).toEqual([]);
});
