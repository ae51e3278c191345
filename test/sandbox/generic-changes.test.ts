/** Changes of one record as well-known APIs have them: JSON Patch, entity tags, ids in place of objects. */
import { describe, expect, test } from 'vitest';
import { add, error, json, missing, ok, type Patch, query, ref, start, text } from './patched.ts';

const object = (properties: object, required: string[] = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
});
const listOf = (items: object) => ({ type: 'array', items });
const one = (value: unknown) => ({ one: { value } });
const empty = (description: string) => ({ description });
const header = (name: string) => ({ name, in: 'header', schema: text });

const notes: Patch = (document) => {
  const { schemas } = document.components;
  const region = object({ slug: text });
  schemas.Note = object({ id: text, title: text, tags: listOf(text), region, pin: text }, [
    'id',
    'title',
    'tags',
    'region',
  ]);
  const note = { id: 'n-1', title: 'a', tags: [], region: { slug: 'nyc' } };
  const tagged = { ...ok(ref('Note'), one(note)), headers: { ETag: { schema: text } } };
  const rejected = { '400': error, '404': missing };
  const input = object({ title: text, tags: listOf(text), region: text, pin: text }, ['title']);
  const lists = [
    query('limit', { type: 'integer' }),
    query('starting_after', text),
    query('ending_before', text),
  ];
  add(
    document,
    'GET /note',
    {
      responses: { '200': { ...ok(listOf(ref('Note'))), headers: { Link: { schema: text } } }, ...rejected },
    },
    lists,
  );
  add(document, 'POST /note', {
    requestBody: { required: true, ...json(input) },
    responses: { '201': tagged, ...rejected },
  });
  add(
    document,
    'GET /note/{note_id}',
    { responses: { '200': tagged, '304': empty('Not modified.'), ...rejected } },
    [header('If-None-Match')],
  );
  const change = object({ op: text, path: text, from: text, value: {} }, ['op', 'path']);
  const conflict = { '409': error, '412': error };
  add(
    document,
    'PATCH /note/{note_id}',
    {
      requestBody: {
        required: true,
        content: {
          'application/json-patch+json': { schema: listOf(change) },
          'application/merge-patch+json': { schema: object({ title: text, region: text }, []) },
        },
      },
      responses: { '200': tagged, ...rejected, ...conflict },
    },
    [header('If-Match')],
  );
  add(
    document,
    'PUT /note/{note_id}',
    {
      requestBody: { required: true, ...json(object({ title: text })) },
      responses: { '200': tagged, '201': tagged, '412': error, '428': error },
    },
    [header('If-Match'), header('If-None-Match')],
  );
  const part = { description: 'A part.', content: { 'application/octet-stream': { schema: {} } } };
  add(document, 'GET /note/{note_id}/scan', {
    responses: {
      '206': part,
      '416': empty('There is no such part.'),
      '200': {
        description: 'Bytes.',
        content: {
          'application/octet-stream': { schema: {}, example: 'tüx' },
          'application/zip': { schema: {} },
          'application/xml': { schema: ref('Note') },
        },
      },
      ...rejected,
    },
  });
};

const { exchange, send } = await start(notes);
const create = async (title: string) =>
  (await send('POST /note', { title, tags: ['x'], region: 'sfo' })).body;

describe('a JSON Patch', async () => {
  const type = { 'content-type': 'application/json-patch+json' };
  const { id } = await create('a');
  const patch = async (...changes: object[]) => {
    const { status, body, source } = await send(`PATCH /note/${id}`, changes, type);
    return { status, body, source };
  };

  test('changes the record', async () => {
    const { status, body, source } = await patch(
      { op: 'test', path: '/title', value: 'a' },
      { op: 'replace', path: '/title', value: 'b' },
      { op: 'add', path: '/tags/-', value: 'y' },
      { op: 'add', path: '/tags/0', value: 'w' },
      { op: 'add', path: '/pin', value: 'p' },
    );
    expect({ status, source }).toEqual({ status: 200, source: 'store' });
    expect(body).toMatchObject({ id, title: 'b', tags: ['w', 'x', 'y'], pin: 'p' });
    await patch(
      { op: 'move', from: '/pin', path: '/tags/0' },
      { op: 'copy', from: '/tags/1', path: '/tags/-' },
      { op: 'remove', path: '/tags/3' },
    );
    const { body: found } = await send(`GET /note/${id}`);
    expect(found.tags).toEqual(['p', 'w', 'x', 'w']);
    expect(found).not.toHaveProperty('pin');
  });

  test('changes nothing if one of its changes cannot be made, or makes it invalid', async () => {
    const { body: before } = await send(`GET /note/${id}`);
    const title = { op: 'replace', path: '/title', value: 'z' };
    for (const [change, status] of [
      [{ op: 'test', path: '/title', value: 'other' }, 409],
      [{ op: 'replace', path: '/none/of/these', value: 1 }, 409],
      [{ op: 'remove', path: '/title' }, 400],
      [{ op: 'replace', path: '/title', value: 5 }, 400],
      [{ op: 'replace', path: '/title', value: null }, 400],
    ] as const) {
      expect((await patch(title, change)).status, JSON.stringify(change)).toBe(status);
    }
    expect((await send(`GET /note/${id}`)).body).toEqual(before);
  });

  test('can be sent where a merge patch can be sent, too', async () => {
    const merge = { 'content-type': 'application/merge-patch+json' };
    expect((await send(`PATCH /note/${id}`, { title: 'm' }, merge)).body).toMatchObject({ id, title: 'm' });
  });
});

test('an entity tag changes with the record, and requests can have a condition on it', async () => {
  const { id } = await create('a');
  const tagged = async (line: string, body?: unknown, headers?: Record<string, string>) => {
    const { response } = await exchange(line, body, headers);
    return { status: response.status, tag: response.headers.get('etag') ?? '' };
  };
  const merge = { 'content-type': 'application/merge-patch+json' };
  const { tag } = await tagged(`GET /note/${id}`);
  expect(tag).toMatch(/^"\w+"$/);
  expect(await tagged(`GET /note/${id}`, undefined, { 'if-none-match': `"x", W/${tag}` })).toMatchObject({
    status: 304,
  });
  const changed = await tagged(`PATCH /note/${id}`, { title: 'b' }, { ...merge, 'if-match': tag });
  expect(changed.status).toBe(200);
  expect(changed.tag).not.toBe(tag);
  const stale = { ...merge, 'if-match': tag };
  expect((await tagged(`PATCH /note/${id}`, { title: 'c' }, stale)).status).toBe(412);
  expect((await send(`GET /note/${id}`)).body.title).toBe('b');
  expect((await tagged(`GET /note/${id}`, undefined, { 'if-none-match': tag })).status).toBe(200);
  expect((await tagged(`PUT /note/${id}`, { title: 'c' })).status).toBe(428);
  expect((await tagged(`PUT /note/${id}`, { title: 'c' }, { 'if-none-match': '*' })).status).toBe(412);
  expect((await tagged('PUT /note/new', { title: 'c' }, { 'if-none-match': '*' })).status).toBe(201);
  expect((await tagged('PUT /note/none', { title: 'c' }, { 'if-match': '*' })).status).toBe(412);
});

test('an id in place of an object does not become the object', async () => {
  const { id, region } = await create('a');
  expect(region).toEqual({ slug: 'nyc' });
  const merge = { 'content-type': 'application/merge-patch+json' };
  expect((await send(`PATCH /note/${id}`, { region: 'ams' }, merge)).body.region).toEqual({ slug: 'nyc' });
});

test('a page follows or precedes a record', async () => {
  const { sandbox, exchange: ask, send: tell } = await start(notes);
  void sandbox;
  const ids: string[] = [];
  for (const title of ['a', 'b', 'c']) ids.push((await tell('POST /note', { title })).body.id);
  const titles = async (search: string) => {
    const { body } = await tell(`GET /note?${search}`);
    return body.map(({ title }: { title: string }) => title);
  };
  expect(await titles(`starting_after=${ids[0]}`)).toEqual(['b', 'c']);
  expect(await titles(`ending_before=${ids[2]}&limit=1`)).toEqual(['b']);
  expect((await tell('GET /note?starting_after=none')).status).toBe(400);
  const { response } = await ask('GET /note?limit=1');
  expect(response.headers.get('link')).toBe(`</v2/team-1/note?limit=1&starting_after=${ids[0]}>; rel="next"`);
});

test('a part of a file is returned', async () => {
  const { id } = await create('a');
  const part = async (range: string) => {
    const { response, text: found } = await exchange(`GET /note/${id}/scan`, undefined, { range });
    return [response.status, found, response.headers.get('content-range')];
  };
  expect(await part('bytes=0-2')).toEqual([206, 'tü', 'bytes 0-2/4']);
  expect(await part('bytes=1-')).toEqual([206, 'üx', 'bytes 1-3/4']);
  expect(await part('bytes=-1')).toEqual([206, 'x', 'bytes 3-3/4']);
  expect(await part('bytes=9-')).toEqual([416, '', 'bytes */4']);
  expect(await part('lines=1-2')).toEqual([200, 'tüx', null]);
});

test('what is not JSON and has no example is text', async () => {
  const { id } = await create('a');
  const texts = async (accept: string) =>
    (await exchange(`GET /note/${id}/scan`, undefined, { accept })).text;
  expect(await texts('application/zip')).toBe('text');
  expect(await texts('application/xml')).toBe('text');
});
