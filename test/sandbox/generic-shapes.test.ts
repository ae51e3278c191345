/** Shapes of resources, lists and paths that today's contract does not have. */
import { describe, expect, test } from 'vitest';
import { add, error, json, missing, ok, type Patch, query, ref, start, text } from './patched.ts';

const body = (schema: object) => ({ required: true, ...json(schema) });
const gone = { description: 'Gone.' };
const header = (schema: object, required = false) => ({ description: 'A header.', required, schema });

const shapes: Patch = (document) => {
  const { schemas } = document.components;
  schemas.Label = {
    type: 'object',
    required: ['name'],
    properties: { id: text, name: text, hidden: { type: 'boolean' } },
  };
  const labels = { type: 'array', items: ref('Label') };
  for (const method of ['GET', 'PUT', 'PATCH', 'POST', 'DELETE']) {
    const written = method !== 'GET' && method !== 'DELETE';
    const responses =
      method === 'DELETE' ? { '204': gone } : { [method === 'POST' ? '201' : '200']: ok(labels) };
    add(document, `${method} /labels`, {
      ...(written && { requestBody: body(labels) }),
      responses: { ...responses, '400': error, '404': missing },
    });
  }
  schemas.Policy = { type: 'object', required: ['days'], properties: { days: { type: 'integer' } } };
  const policy = ok(ref('Policy'), { one: { value: { days: 30 } } });
  add(document, 'GET /policy', { responses: { '200': policy, '404': missing } });
  add(document, 'PUT /policy', {
    requestBody: body(ref('Policy')),
    responses: { '200': policy, '201': policy },
  });
  add(document, 'DELETE /policy', { responses: { '204': gone, '404': missing } });

  schemas.Flag = {
    type: 'object',
    required: ['key', 'on'],
    properties: { key: text, on: { type: 'boolean' } },
  };
  add(document, 'GET /flag/{flag_key}', { responses: { '200': ok(ref('Flag')), '404': missing } });
  add(document, 'PUT /flag/{flag_key}', {
    requestBody: body({ type: 'object', required: ['on'], properties: { on: { type: 'boolean' } } }),
    responses: { '204': { description: 'Set.' } },
  });

  schemas.Metadata = { type: 'object', additionalProperties: { type: ['string', 'null'] } };
  const metadata = ok(ref('Metadata'), { one: { value: { owner: 'ada' } } });
  for (const method of ['GET', 'PUT', 'PATCH']) {
    add(document, `${method} /metadata`, {
      ...(method !== 'GET' && { requestBody: body(ref('Metadata')) }),
      responses: { '200': metadata },
    });
  }

  const base = {
    type: 'object',
    required: ['kind'],
    properties: { id: { ...text, readOnly: true }, kind: text },
  };
  const kind = (name: string, member: string) => ({
    allOf: [base, { required: [member], properties: { kind: { const: name }, [member]: text } }],
  });
  schemas.Rule = { oneOf: [kind('regex', 'pattern'), kind('list', 'words')] };
  const rule = ok(ref('Rule'), { one: { value: { id: 'r', kind: 'regex', pattern: 'a' } } });
  const paging = [
    query('page', { type: 'integer', minimum: 0 }),
    query('size', { type: 'integer', default: 2 }),
  ];
  const rules = {
    type: 'object',
    required: ['content', 'page'],
    properties: {
      content: { type: 'array', items: ref('Rule') },
      page: {
        type: 'object',
        properties: { number: { type: 'integer' }, totalElements: { type: 'integer' } },
      },
      links: { type: 'object', properties: { next: { type: ['string', 'null'], format: 'uri-reference' } } },
    },
  };
  const headers = { Link: header(text), 'X-Total-Count': header({ type: 'integer' }, true) };
  add(document, 'GET /rules', { responses: { '200': { ...ok(rules), headers }, '400': error } }, paging);
  add(document, 'POST /rules', { requestBody: body(ref('Rule')), responses: { '201': rule, '400': error } });

  schemas.Memo = {
    type: 'object',
    required: ['id', 'color', 'due'],
    properties: { id: text, note: text, color: text, due: { type: ['string', 'null'] }, made_at: text },
  };
  const shown = { id: 'm', note: 'b', color: 'blue', due: 'today', made_at: 'then' };
  add(document, 'POST /memo', {
    requestBody: body({
      type: 'object',
      properties: { note: text, color: { ...text, default: 'red' }, due: { type: ['string', 'null'] } },
    }),
    responses: { '201': ok(ref('Memo'), { one: { value: shown } }) },
  });

  add(document, 'PATCH /memo/{memo_id}', {
    requestBody: body({ type: 'object', properties: { note: { type: ['string', 'null'] }, color: text } }),
    responses: { '200': ok(ref('Memo')), '404': missing },
  });
  schemas.Stamp = { type: 'object', required: ['id'], properties: { id: text } };
  const stamps = ok({ type: 'array', items: ref('Stamp') }, { one: { value: [{ id: 's1' }] } });
  add(document, 'GET /stamps', { responses: { '200': stamps } });
  add(document, 'DELETE /stamps/{stamp_id}', { responses: { '204': gone, '404': missing } });

  add(document, 'POST /memo/{memo_id}:archive', { responses: { '204': gone } });
  add(document, 'GET /straße/{größe}.{format}', { responses: { '200': ok({ type: 'object' }) } });
  add(document, 'GET /report/{day}', {
    responses: {
      '200': {
        description: 'A report.',
        content: {
          'application/json': { schema: { type: 'object', properties: { tasks: { type: 'integer' } } } },
          'text/csv': { schema: text, examples: { one: { value: 'tasks\n1' } } },
        },
      },
    },
  });
  document.paths['/v2/{team_id}/report/{day}'].parameters[1].schema = { type: 'string', format: 'date' };
};

const { exchange, send, sandbox } = await start(shapes);
const last = () => sandbox.journal().at(-1);

describe('a whole list', () => {
  test('is replaced, in the order of the body, and by ids', async () => {
    expect(await send('GET /labels')).toMatchObject({ body: [], source: 'store' });
    const { body: first, source } = await send('PUT /labels', [{ name: 'a' }, { id: 'own', name: 'b' }]);
    expect(source).toBe('store');
    expect(first).toEqual([
      { id: expect.any(String), name: 'a' },
      { id: 'own', name: 'b' },
    ]);
    expect(last()?.counts).toEqual({ created: 2, updated: 0, deleted: 0 });
    const second = [{ name: 'c' }, { id: 'own', name: 'B' }];
    expect((await send('PUT /labels', second)).body).toMatchObject(second);
    expect(last()?.counts).toEqual({ created: 1, updated: 1, deleted: 1 });
    expect((await send('GET /labels')).body).toMatchObject(second);
    expect((await send('PUT /labels', [{ nam: 'c' }])).status).toBe(400);
  });

  test('is added to, merged and cleared', async () => {
    const created = await send('POST /labels', [{ name: 'd', hidden: true }, { name: 'e' }]);
    expect(created).toMatchObject({ status: 201, body: [{ name: 'd' }, { name: 'e' }] });
    const { id } = created.body[0];
    const merged = await send('PATCH /labels', [{ id, name: 'D' }]);
    expect(merged.body).toEqual([{ id, name: 'D', hidden: true }]);
    expect(await send('PATCH /labels', [{ id: 'nobody', name: 'x' }])).toMatchObject({ status: 404 });
    expect(await send('DELETE /labels')).toMatchObject({ status: 204, source: 'store' });
    expect(last()?.counts?.deleted).toBe(4);
    expect((await send('GET /labels')).body).toEqual([]);
  });
});

describe('a resource that is put', () => {
  test('is not there before, and after it is deleted', async () => {
    expect((await send('GET /policy')).status).toBe(404);
    expect((await send('DELETE /policy')).status).toBe(404);
    expect(await send('PUT /policy', { days: 5 })).toMatchObject({ status: 201, body: { days: 5 } });
    expect(await send('PUT /policy', { days: 6 })).toMatchObject({ status: 200, source: 'store' });
    expect((await send('GET /policy')).body).toEqual({ days: 6 });
    expect((await send('DELETE /policy')).status).toBe(204);
    expect((await send('GET /policy')).status).toBe(404);
  });

  test('has the id of the path, also where only the put can create it', async () => {
    expect((await send('GET /flag/dark')).status).toBe(404);
    expect(await send('PUT /flag/dark', { on: true })).toMatchObject({ status: 204, source: 'store' });
    expect((await send('GET /flag/dark')).body).toEqual({ key: 'dark', on: true });
  });

  test('can have members of any names', async () => {
    expect((await send('GET /metadata')).body).toEqual({ owner: 'ada' });
    const put = await send('PUT /metadata', { 'Foo-Bar': 'x', b: 'y' });
    expect(put.body).toEqual({ 'Foo-Bar': 'x', b: 'y' });
    expect((await send('PATCH /metadata', { b: null, c: 'z' })).body).toEqual({ 'Foo-Bar': 'x', c: 'z' });
    expect((await send('GET /metadata')).body).toEqual({ 'Foo-Bar': 'x', c: 'z' });
  });
});

test('a new resource has no optional values of the example that the request could have', async () => {
  const { body } = await send('POST /memo', {});
  expect(body).toEqual({ id: expect.any(String), color: 'red', due: null, made_at: 'then' });
});

test('a resource of several alternatives keeps the members of its own, on pages that begin at 0', async () => {
  const rules = [
    { kind: 'regex', pattern: 'a' },
    { kind: 'list', words: 'b' },
    { kind: 'list', words: 'c' },
  ];
  for (const rule of rules) {
    expect((await send('POST /rules', rule)).body).toEqual({ id: expect.any(String), ...rule });
  }
  expect((await send('POST /rules', { kind: 'list', pattern: 'a' })).status).toBe(400);
  const first = await send('GET /rules');
  const { headers } = (await exchange('GET /rules')).response;
  expect(first.body).toMatchObject({ content: rules.slice(0, 2), page: { number: 0, totalElements: 3 } });
  expect(headers.get('link')).toBe('</v2/team-1/rules?page=1>; rel="next"');
  expect(headers.get('x-total-count')).toBe('3');
  const second = await send(first.body.links.next.replace('/v2/team-1', 'GET '));
  expect(second.body).toMatchObject({ content: rules.slice(2), page: { number: 1 }, links: { next: null } });
  const { response } = await exchange('GET /rules?page=1');
  expect(response.headers.get('link')).toBe('</v2/team-1/rules?page=0>; rel="prev"');
});

test('a segment can have text and parameters, and letters outside ASCII', async () => {
  const { id } = (await send('POST /memo', { note: 'n' })).body;
  expect((await send(`POST /memo/${id}:archive`)).status).toBe(204);
  expect((await send('POST /memo/none:archive')).status).toBe(404);
  expect((await send('POST /memo/1')).status).toBe(405);
  expect((await send('GET /straße/groß.png')).status).toBe(200);
  expect((await send('GET /straße/groß')).status).toBe(404);
});

test('a resource that nothing writes is that of the example, in the media type that is accepted', async () => {
  expect(await send('GET /report/2026-01-02')).toMatchObject({ status: 200, source: 'example' });
  expect((await send('GET /report/today')).status).toBe(400);
  const csv = await exchange('GET /report/2026-01-02', undefined, { accept: 'text/csv, */*;q=0.1' });
  expect(csv.text).toBe('tasks\n1');
  expect((await send('GET /report/2026-01-02', undefined, { accept: 'image/png' })).status).toBe(406);
});

test('an import leaves resources as they were: without removed fields, with members of any names, none where all were deleted', async () => {
  const { id, note } = (await send('POST /memo', { note: 'n' })).body;
  expect(note).toBe('n');
  const changed = await exchange(`PATCH /memo/${id}`, { note: null });
  expect(changed.text).not.toContain('note');
  await send('PUT /metadata', { z: '1', a: '2' });
  expect((await send('GET /stamps')).body).toEqual([{ id: 's1' }]);
  expect((await send('DELETE /stamps/s1')).status).toBe(204);
  const look = async () => {
    const all = [`PATCH /memo/${id}`, 'GET /metadata', 'GET /stamps', 'GET /labels', 'GET /policy'];
    const texts: string[] = [];
    for (const line of all)
      texts.push((await exchange(line, line.startsWith('PATCH') ? {} : undefined)).text);
    return texts;
  };
  const before = await look();
  expect(before.slice(1, 3)).toEqual(['{"z":"1","a":"2"}', '[]']);
  sandbox.import(JSON.parse(JSON.stringify(sandbox.export())));
  expect(await look()).toEqual(before);
});
