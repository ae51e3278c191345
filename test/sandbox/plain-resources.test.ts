/** Plain resources in all their forms, what `x-resource` states, and what the sandbox does not follow. */
import { describe, expect, test } from 'vitest';
import {
  add,
  body,
  error,
  missing,
  object,
  ok,
  path,
  type Patch,
  query,
  ref,
  start,
  text,
} from './patched.ts';

const rejected = { '400': error, '404': missing };

test('resources of examples, which no operation creates, keep what changes them', async () => {
  const { send } = await start((document) => {
    accounts(document);
    delete document.paths['/v2/{team_id}/account']?.post;
  });
  await send('PATCH /account/7', { name: 'b' });
  expect((await send('GET /account')).body).toMatchObject([{ id: 7, name: 'b' }]);
});

const accounts: Patch = (document) => {
  const id = { type: 'integer' };
  const fields = { name: text, balance: id };
  document.components.schemas.Account = object(
    { id, ...fields, color: text, due: { type: ['string', 'null'] } },
    ['id', 'name', 'color', 'due'],
  );
  const example = {
    one: { value: { id: 7, name: 'a', balance: 3, color: 'red', due: null } },
  };
  const one = ok(ref('Account'), example);
  const input = { ...fields, due: text };
  add(
    document,
    'GET /account',
    { responses: { '200': ok({ type: 'array', items: ref('Account') }), ...rejected } },
    [
      query('limit', { type: 'integer', minimum: 1 }),
      query('offset', id),
      query('name', text),
      query('with_closed', { type: 'boolean', default: false }),
    ],
  );
  add(document, 'POST /account', {
    requestBody: body(object(input, ['name'])),
    responses: { '201': one, ...rejected },
  });
  const byNumber = [path('account_id', id)];
  for (const method of ['GET', 'PATCH']) {
    const requestBody = method === 'PATCH' && body(object(input, []));
    add(
      document,
      `${method} /account/{account_id}`,
      { ...(requestBody && { requestBody }), responses: { '200': one, '404': missing } },
      byNumber,
    );
  }
};

describe('a resource', async () => {
  const { send, sandbox } = await start(accounts);

  test('has the values of the request, and those of the example', async () => {
    const { status, body: created } = await send('POST /account', { name: 'd' });
    expect([status, created]).toEqual([201, { id: 1, name: 'd', balance: 3, color: 'red', due: null }]);
    expect((await send('GET /account/1')).body).toEqual(created);
    expect((await send('POST /account', { name: 'd', balance: 'much' })).status).toBe(400);
  });

  test('is not found by an id that can be none, where the contract lists no 400', async () => {
    expect((await send('GET /account/nobody')).status).toBe(404);
  });

  test('is listed from an offset; a parameter that no field shows is noted', async () => {
    const names = async (search: string) =>
      (await send(`GET /account?${search}`)).body.map(({ name }: { name: string }) => name);
    await send('POST /account', { name: 'e' });
    expect(await names('limit=2&offset=1')).toEqual(['e']);
    expect(await names('name=e')).toEqual(['e']);
    expect(sandbox.journal().at(-1)).not.toHaveProperty('ignored');
    expect(await names('with_closed=true&lang=de')).toHaveLength(2);
    expect(sandbox.journal().at(-1)?.ignored?.toSorted()).toEqual(['lang', 'with_closed']);
    await send('GET /account/1?name=e');
    expect(sandbox.journal().at(-1)).toHaveProperty('ignored', ['name']);
  });

  test('keeps what the schema of the request names, and nothing else', async () => {
    const more = { id: 99, color: 'green', created_at: '2026-01-01T00:00:00Z', made_up: 1 };
    const { body: created } = await send('POST /account', { name: 'named', ...more });
    expect(created).toEqual({ id: expect.any(Number), name: 'named', balance: 3, color: 'red', due: null });
    expect(created.id).not.toBe(99);
    expect(sandbox.journal().at(-1)?.ignored).toEqual(Object.keys(more));
    const { body: changed } = await send(`PATCH /account/${created.id}`, { due: 'today', color: 'green' });
    expect(changed).toEqual({ ...created, due: 'today' });
    expect(sandbox.journal().at(-1)?.ignored).toEqual(['color']);
    const many = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`${'x'.repeat(1000)}${index}`, 1]),
    );
    await send(`PATCH /account/${created.id}`, many);
    expect(JSON.stringify(sandbox.journal().at(-1)?.ignored).length).toBeLessThan(2500);
  });
});

describe('x-resource', async () => {
  const { send, sandbox } = await start((document) => {
    accounts(document);
    const one = ok(ref('Account'));
    const all = ok({ type: 'array', items: ref('Account') });
    add(document, 'POST /account/search', {
      requestBody: body(object({ text }, [])),
      responses: { '200': all },
      'x-resource': { action: 'list', record: 'Account' },
    });
    add(document, 'POST /account/{account_id}/rename', {
      requestBody: body(object({ name: text })),
      responses: { '200': one, '404': missing },
      'x-resource': { action: 'update', record: 'Account' },
    });
    add(document, 'POST /open-account', {
      requestBody: body(object({ name: text })),
      responses: { '200': one },
      'x-resource': { action: 'create', record: 'Account' },
    });
    const summary = object({ id: { type: 'integer' }, name: { type: 'integer' }, due: text, color: text });
    add(document, 'POST /account/{account_id}/close', {
      requestBody: body(object({ name: text })),
      responses: {
        '200': ok(summary, { one: { value: { id: 9, name: 3, due: 'never', color: 'blue' } } }),
        '404': missing,
      },
      'x-resource': { action: 'update', record: 'Account' },
    });
    add(document, 'POST /account/{account_id}/remind', {
      responses: { '200': ok(object({ sent: { type: 'boolean' } }), { yes: { value: { sent: true } } }) },
      'x-resource': { action: 'none' },
    });
  });

  test('states what an operation does to which resource', async () => {
    expect(await send('POST /open-account', { name: 'a' })).toMatchObject({
      status: 200,
      body: { id: 1 },
      source: 'store',
    });
    expect(await send('POST /account/1/rename', { name: 'b' })).toMatchObject({
      body: { name: 'b' },
      source: 'store',
    });
    expect((await send('POST /account/2/rename', { name: 'b' })).status).toBe(404);
    expect((await send('POST /account/search', {})).body).toMatchObject([{ id: 1, name: 'b' }]);
    expect((await send('GET /account/1')).body.name).toBe('b');
  });

  test('a field of a response with another type than that of the resource has the example', async () => {
    const { body: created } = await send('POST /open-account', { name: 'c' });
    const closed = await send(`POST /account/${created.id}/close`, { name: 'd' });
    expect(closed.body).toEqual({ id: created.id, name: 3, due: 'never', color: created.color });
    expect((await send(`GET /account/${created.id}`)).body.name).toBe('d');
  });

  test('states that an operation changes no resource', async () => {
    expect(await send('POST /account/1/remind')).toEqual({
      status: 200,
      body: { sent: true },
      source: 'example',
    });
    expect(sandbox.journal().at(-1)?.reason).toBe('the contract states that no resource changes');
  });
});

describe('what the sandbox does not follow gets the example of the contract', async () => {
  const { send, exchange, sandbox } = await start((document) => {
    document.components.schemas.Note = object({ id: text, title: text }, ['id']);
    const note = { id: 'n-1', title: 'a' };
    const one = ok(ref('Note'), { one: { value: note } });
    const list = { '200': ok({ type: 'array', items: ref('Note') }, { all: { value: [note] } }) };
    add(document, 'GET /note', { responses: list });
    add(document, 'GET /note/{note_id}', {
      responses: { '200': one, '404': missing },
    });
    const notes = body({ type: 'array', items: ref('Note') });
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const requestBody = method !== 'DELETE' && notes;
      add(document, `${method} /note`, { ...(requestBody && { requestBody }), responses: list });
    }
    add(document, 'POST /note/search', { requestBody: body(object({ text }, [])), responses: list });
    add(document, 'GET /word', {
      responses: { '200': ok({ type: 'array', items: text }, { all: { value: ['a'] } }) },
    });
    const embedded = object({ notes: { type: 'array', items: ref('Note') } });
    add(document, 'GET /hal', {
      responses: {
        '200': ok(object({ _embedded: embedded }), { all: { value: { _embedded: { notes: [note] } } } }),
      },
    });
    const style = { in: 'query', required: true, schema: object({ pages: { type: 'integer' } }) };
    add(document, 'GET /count', { responses: { '200': ok({ type: 'integer' }, { all: { value: 3 } }) } }, [
      { ...style, name: 'filter', style: 'deepObject' },
      { name: 'session', in: 'cookie', required: true, schema: { type: 'integer' } },
    ]);
    document.components.securitySchemes.Other = { type: 'apiKey', in: 'header', name: 'X-Key' };
    document.paths['/v2/{team_id}/count'].get.security = [{ Other: [] }];
    add(document, 'GET /scan', {
      responses: {
        '200': {
          description: 'A scan.',
          content: { 'application/pdf': { schema: {} }, 'text/plain': { schema: text } },
        },
      },
    });
  });

  test.each(['PUT /note', 'PATCH /note', 'DELETE /note', 'POST /note/search'])('%s', async (line) => {
    const given = line.endsWith('search') ? {} : line.startsWith('DELETE') ? undefined : [];
    const { status, body: shown, source } = await send(line, given);
    expect([status, shown, source]).toEqual([200, [{ id: 'n-1', title: 'a' }], 'example']);
    const [method, target] = line.split(' ');
    expect(sandbox.journal().at(-1)?.reason).toBe(
      `${method} /v2/{team_id}${target} does not show what it does to which resource, and the contract does not state it`,
    );
  });

  test('a list of text, a list in an object of its own, a parameter of another style and another key', async () => {
    expect(await send('GET /word')).toEqual({ status: 200, body: ['a'], source: 'example' });
    expect((await send('GET /hal')).body['_embedded'].notes).toHaveLength(1);
    expect(await send('GET /count?filter[pages]=many', undefined, { authorization: '' })).toEqual({
      status: 200,
      body: 3,
      source: 'example',
    });
  });

  test('a header, a condition and a media type that is accepted have no effect', async () => {
    const headers = { accept: 'text/plain', 'if-none-match': 'x', range: 'bytes=0-1' };
    const read = await exchange('GET /note/n-1', undefined, headers);
    expect(read.response.status).toBe(200);
    const scan = await exchange('GET /scan', undefined, headers);
    expect([scan.response.status, scan.response.headers.get('content-type')]).toEqual([
      200,
      'application/pdf',
    ]);
  });
});
