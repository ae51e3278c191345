/** Arrays of plain values, searches by a body, and values that need care: hidden, long or several in one text. */
import { describe, expect, test } from 'vitest';
import { add, error, json, missing, ok, path, type Patch, query, ref, start, text } from './patched.ts';

const body = (schema: object) => ({ required: true, ...json(schema) });
const integer = { type: 'integer' };
const listOf = (items: object) => ({ type: 'array', items });
const one = (value: unknown) => ({ one: { value } });
const rejected = { '400': error, '404': missing };

const values: Patch = (document) => {
  const { schemas } = document.components;
  schemas.Color = { type: 'string', enum: ['red', 'blue', 'green'] };
  const colors = listOf(ref('Color'));
  const list = { responses: { '200': ok(colors, one(['red', 'blue', 'red'])), ...rejected } };
  const paging = [query('limit', { ...integer, minimum: 1 }), query('offset', integer)];
  add(document, 'GET /shown-colors', list, paging);

  const numbers = {
    type: 'object',
    required: ['numbers', 'total'],
    properties: { numbers: listOf(integer), total: integer, next_cursor: { type: ['string', 'null'] } },
  };
  const page = ok(numbers, one({ numbers: [1, 2, 3], total: 3 }));
  add(document, 'GET /numbers', { responses: { '200': page, ...rejected } }, [
    query('limit', { ...integer, default: 2 }),
    query('cursor', text),
  ]);

  add(document, 'GET /labels', list);
  add(document, 'PUT /labels', { requestBody: body(colors), ...list });
  add(document, 'POST /labels', { requestBody: body(colors), ...list });
  add(document, 'DELETE /labels', { responses: { '204': { description: 'Gone.' } } });
  const done = { description: 'Done.' };
  add(document, 'PUT /labels/{label}', { responses: { '204': done } });
  add(document, 'DELETE /labels/{label}', { responses: { '204': done, '404': missing } });

  schemas.Account = {
    type: 'object',
    required: ['id', 'name'],
    properties: {
      id: { ...integer, format: 'int64', readOnly: true },
      name: text,
      color: text,
      balance: { ...integer, format: 'int64' },
      made_at: text,
      password: { ...text, writeOnly: true },
    },
  };
  const account = ok(ref('Account'), one({ id: 1, name: 'a' }));
  const at = path('account_id', { ...integer, format: 'int64' });
  add(document, 'POST /account', {
    requestBody: body(ref('Account')),
    responses: { '201': account, ...rejected },
  });
  add(document, 'GET /account/{account_id}', { responses: { '200': account, ...rejected } }, [at]);
  const accounts = {
    type: 'object',
    required: ['accounts', 'total'],
    properties: { accounts: listOf(ref('Account')), total: integer, next: { type: ['integer', 'null'] } },
  };
  const filter = {
    type: 'object',
    properties: { color: listOf(text), balance: { type: 'object', properties: { gte: integer } } },
  };
  const search = {
    type: 'object',
    properties: { name: text, filter, sort: text, limit: { ...integer, default: 2 }, offset: integer },
  };
  add(document, 'POST /account/search', {
    requestBody: { ...body(search), required: false },
    responses: { '200': ok(accounts), ...rejected },
  });
  const deleted = { type: 'object', properties: { deleted: integer } };
  add(document, 'DELETE /account', {
    requestBody: body({
      type: 'object',
      required: ['account_ids'],
      properties: { account_ids: listOf(integer) },
    }),
    responses: { '200': ok(deleted, one({ deleted: 1 })), ...rejected },
  });
  add(document, 'POST /account/{account_id}:close', { responses: { '204': done, '404': missing } }, [at]);
  add(document, 'GET /sum/{ids}', { responses: { '200': ok(text, one('sum')), ...rejected } }, [
    path('ids', { ...listOf(integer), maxItems: 2 }),
  ]);
};

const { send, sandbox } = await start(values);
const last = () => sandbox.journal().at(-1);

describe('a list of plain values', () => {
  test('has pages of the example', async () => {
    const whole = { body: ['red', 'blue', 'red'], source: 'store' };
    expect(await send('GET /shown-colors')).toMatchObject(whole);
    expect((await send('GET /shown-colors?limit=1&offset=1')).body).toEqual(['blue']);
    expect((await send('GET /shown-colors?limit=0')).status).toBe(400);
    const { body: first } = await send('GET /numbers');
    expect(first).toEqual({ numbers: [1, 2], total: 3, next_cursor: '2' });
    const { body: second } = await send(`GET /numbers?cursor=${first.next_cursor}`);
    expect(second).toEqual({ numbers: [3], total: 3, next_cursor: null });
  });

  test('is written as a whole, and by value', async () => {
    expect((await send('GET /labels')).body).toEqual([]);
    expect((await send('PUT /labels', ['red', 'red', 'green'])).body).toEqual(['red', 'red', 'green']);
    expect((await send('PUT /labels', ['white'])).status).toBe(400);
    expect((await send('PUT /labels', ['red'])).body).toEqual(['red']);
    expect(last()?.counts).toEqual({ created: 0, updated: 1, deleted: 2 });
    expect((await send('POST /labels', ['blue'])).body).toEqual(['blue']);
    expect(await send('PUT /labels/green')).toMatchObject({ status: 204, source: 'store' });
    expect((await send('DELETE /labels/red')).status).toBe(204);
    expect((await send('DELETE /labels/red')).status).toBe(404);
    expect((await send('GET /labels')).body).toEqual(['blue', 'green']);
    expect((await send('DELETE /labels')).status).toBe(204);
    expect((await send('GET /labels')).body).toEqual([]);
  });
});

test('a search has the page, the order and the filters of its body', async () => {
  for (const [name, color, balance] of [
    ['a', 'red', 1],
    ['b', 'blue', 2],
    ['c', 'blue', 3],
  ]) {
    await send('POST /account', { name, color, balance });
  }
  const search = async (given?: object) => {
    const { body, source } = await send('POST /account/search', given);
    expect(source).toBe('store');
    return [body.accounts.map((each: { name: string }) => each.name).join(), body.total, body.next];
  };
  expect(await search()).toEqual(['a,b', 3, 2]);
  expect(await search({ offset: 2 })).toEqual(['c', 3, null]);
  expect(await search({ limit: 1, sort: '-name' })).toEqual(['c', 3, 1]);
  expect(await search({ name: 'b' })).toEqual(['b', 1, null]);
  expect(await search({ filter: { color: ['blue'], balance: { gte: 3 } } })).toEqual(['c', 1, null]);
  expect((await send('POST /account/search', { limit: 'all' })).status).toBe(400);
});

test('several resources are deleted by their ids, all of them or none', async () => {
  const { body: one } = await send('POST /account', { name: 'x' });
  const { body: other } = await send('POST /account', { name: 'y' });
  const ids = (...account_ids: number[]) => send('DELETE /account', { account_ids });
  expect(await ids(one.id, 99)).toMatchObject({ status: 404 });
  expect((await send(`POST /account/${one.id}:close`)).status).toBe(204);
  expect(await ids(one.id, other.id)).toMatchObject({ status: 200, source: 'store' });
  expect(last()?.counts).toEqual({ created: 0, updated: 0, deleted: 2 });
  expect((await send(`GET /account/${one.id}`)).status).toBe(404);
  expect((await send(`POST /account/${one.id}:close`)).status).toBe(404);
});

test('a field of requests alone is accepted, and no response has it', async () => {
  const { status, body: created } = await send('POST /account', { name: 'd', password: 'secret' });
  expect([status, created]).toEqual([201, { id: expect.any(Number), name: 'd' }]);
  expect((await send(`GET /account/${created.id}`)).body).toEqual(created);
  expect((await send('POST /account', { name: 'd', password: 1 })).status).toBe(400);
});

test('an integer that JavaScript would round is rejected', async () => {
  expect((await send('GET /account/9007199254740993')).status).toBe(404);
  const kept = await send('POST /account', '{"name":"9007199254740993","balance":9007199254740991}');
  expect(kept.body).toMatchObject({ name: '9007199254740993', balance: 9007199254740991 });
  const rounded = await send('POST /account', '{"name":"e","balance":-9007199254740993}');
  expect(rounded.status).toBe(400);
  expect(last()?.rejected).toBe('the sandbox would round -9007199254740993 in the body');
});

test('a parameter of the path can have several values', async () => {
  expect((await send('GET /sum/1,2')).status).toBe(200);
  expect((await send('GET /sum/1,b')).status).toBe(400);
  expect((await send('GET /sum/1,2,3')).status).toBe(400);
});
