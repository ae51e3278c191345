/** Shapes that well-known APIs have: a record in a property, updates with POST, nested queries, marks, settings. */
import { expect, test } from 'vitest';
import { add, error, json, missing, ok, path, type Patch, query, ref, start, text } from './patched.ts';

const integer = { type: 'integer' };
const listOf = (items: object) => ({ type: 'array', items });
const object = (properties: object, required: string[] = []) => ({ type: 'object', required, properties });
const body = (schema: object) => ({ required: true, ...json(schema) });
const one = (value: unknown) => ({ one: { value } });
const none = { description: 'Done.' };
const rejected = { '400': error, '404': missing };

const shapes: Patch = (document) => {
  const { schemas } = document.components;
  schemas.Droplet = object({ id: integer, name: text, size: integer, note: text }, ['id', 'name']);
  const droplet = { id: 7, name: 'shown', size: 1, note: 'shown' };
  const wrapped = ok(object({ droplet: ref('Droplet') }), one({ droplet }));
  const input = object({ name: text, note: text }, ['name']);
  const page = object({ droplets: listOf(ref('Droplet')), meta: object({ total: integer }) });
  add(
    document,
    'GET /droplet',
    {
      responses: { '200': ok(page, one({ droplets: [droplet], meta: { total: 1 } })), ...rejected },
    },
    [
      {
        ...query('page', object({ limit: { ...integer, minimum: 1 }, offset: integer })),
        style: 'deepObject',
      },
      { ...query('size', object({ gte: integer })), style: 'deepObject' },
    ],
  );
  add(document, 'POST /droplet', {
    requestBody: body(object({ droplet: input }, ['droplet'])),
    responses: { '201': wrapped, ...rejected },
  });
  add(document, 'GET /droplet/{droplet_id}', { responses: { '200': wrapped, ...rejected } });
  add(document, 'POST /droplet/{droplet_id}', {
    requestBody: body(object({ size: integer })),
    responses: { '200': wrapped, ...rejected },
  });
  add(document, 'PUT /droplet/{droplet_id}', {
    requestBody: body(object({ droplet: input }, ['droplet'])),
    responses: { '200': wrapped, ...rejected },
  });

  const changes = { 'application/json-patch+json': { schema: listOf(object({ op: text, path: text })) } };
  add(document, 'PATCH /droplet/{droplet_id}', {
    requestBody: { required: true, content: changes },
    responses: { '200': wrapped, ...rejected },
  });

  const own = object({ a: integer });
  const any = { description: 'Any.', content: { '*/*': { schema: own, example: { a: 42 } } } };
  const form = object({ meta: own, tags: listOf(text) }, ['meta']);
  add(document, 'POST /form', {
    requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } },
    responses: { '200': any, '400': error },
  });
  add(document, 'GET /item/{item_id}', { responses: { '200': ok(own), '404': missing } }, [
    path('item_id', { ...text, format: 'uuid' }),
  ]);

  const marks = { '204': none, '404': missing };
  for (const method of ['GET', 'PUT', 'DELETE']) {
    add(document, `${method} /star/{repository}`, { responses: marks });
    if (method !== 'GET') add(document, `${method} /maintenance`, { responses: marks });
  }

  schemas.Rule = object({ field: text }, ['field']);
  schemas.Settings = object({ rules: listOf(ref('Rule')), days: integer, steps: listOf(ref('StepType')) });
  const settings = { '200': ok(ref('Settings'), one({ rules: [{ field: 'a' }], days: 5 })), ...rejected };
  add(document, 'GET /settings', { responses: settings });
  add(document, 'PATCH /settings', { requestBody: body(ref('Settings')), responses: settings });
};

const { exchange, send } = await start(shapes);

test('a record can be in a property of its response, and of a body', async () => {
  const { body: created } = await send('POST /droplet', { droplet: { name: 'a', note: 'b' } });
  const { id } = created.droplet;
  expect(created).toEqual({ droplet: { id: expect.any(Number), name: 'a', size: 1, note: 'b' } });
  expect(await send(`GET /droplet/${id}`)).toMatchObject({ body: created, source: 'store' });
  const { body: put } = await send(`PUT /droplet/${id}`, { droplet: { name: 'c' } });
  expect(put).toEqual({ droplet: { id, name: 'c', size: 1 } });
  expect((await send(`PUT /droplet/${id}`, { name: 'c' })).status).toBe(400);
  const { body: posted } = await send(`POST /droplet/${id}`, { size: 3 });
  expect(posted).toEqual({ droplet: { id, name: 'c', size: 3 } });
  expect((await send('POST /droplet/none', { size: 3 })).status).toBe(404);
  const page = { droplets: [posted.droplet], meta: { total: 1 } };
  expect(await send('GET /droplet')).toMatchObject({ body: page, source: 'store' });
});

test('an object in the query selects a page and compares', async () => {
  const { body: big } = await send('POST /droplet', { droplet: { name: 'big' } });
  await send(`POST /droplet/${big.droplet.id}`, { size: 9 });
  const names = async (search: string) =>
    (await send(`GET /droplet?${search}`)).body.droplets?.map((each: { name: string }) => each.name);
  expect(await names('page[limit]=1')).toEqual(['c']);
  expect(await names('page[limit]=1&page[offset]=1')).toEqual(['big']);
  expect(await names('size[gte]=4')).toEqual(['big']);
  expect((await send('GET /droplet?page[limit]=0')).status).toBe(400);
});

test('a mark is there from PUT to DELETE', async () => {
  const statuses = async (at: string, ...methods: string[]) => {
    const found: number[] = [];
    for (const method of methods) found.push((await send(`${method} ${at}`)).status);
    return found;
  };
  const all = await statuses('/star/a', 'GET', 'PUT', 'PUT', 'GET', 'DELETE', 'GET', 'DELETE');
  expect(all).toEqual([404, 204, 204, 204, 204, 404, 404]);
  expect(await statuses('/maintenance', 'DELETE', 'PUT', 'DELETE', 'DELETE')).toEqual([404, 204, 204, 404]);
  expect(await send('PUT /star/b')).toMatchObject({ source: 'store' });
});

test('settings with arrays are one record, and no page of them', async () => {
  const { body: changed } = await send('PATCH /settings', { days: 9, rules: [], steps: ['GROUP'] });
  expect(changed).toMatchObject({ days: 9, rules: [] });
  expect(await send('GET /settings')).toMatchObject({ body: changed, source: 'store' });
});

test('a list of changes is one of the record, and no record', async () => {
  const { body: created } = await send('POST /droplet', { droplet: { name: 'z' } });
  const line = `PATCH /droplet/${created.droplet.id}`;
  const headers = { 'content-type': 'application/json-patch+json' };
  const { body: changed } = await send(line, [{ op: 'replace', path: '/name', value: 'y' }], headers);
  expect(changed).toEqual({ droplet: { ...created.droplet, name: 'y' } });
});

test('an object in a form is JSON, and a range of media types is JSON with the one example', async () => {
  const form = new FormData();
  form.set('meta', '{"a":1}');
  form.set('tags', 'x');
  const { response, text: body } = await exchange('POST /form', form);
  expect([response.status, response.headers.get('content-type'), body]).toEqual([
    200,
    expect.stringMatching(/^application\/json/),
    '{"a":42}',
  ]);
  form.set('meta', '{"a":"b"}');
  expect((await send('POST /form', form)).status).toBe(400);
});

test('an identifier that is none leads to nothing, where the contract lists no 400', async () => {
  expect((await send('GET /item/nobody')).status).toBe(404);
});
