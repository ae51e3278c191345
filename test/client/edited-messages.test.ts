// What an edit of the contract makes of the client: cookies, and bodies with several media types.
import { expect, test } from 'vitest';
import type { Document, SchemaObject } from '../../scripts/model/document.ts';
import { add, compile, json, none, operation, path, project, ref, start, text } from './edited.ts';

test('a parameter in a cookie is an option, and goes out in the Cookie header', async () => {
  const edit = (document: Document): void =>
    add(
      document,
      'get',
      '/task/{task_id}/session',
      operation(
        'getSession',
        'Tasks',
        { 200: json(ref('Task')) },
        {
          parameters: [
            { name: 'session_id', in: 'cookie', required: true, schema: text },
            { name: 'tags', in: 'cookie', explode: false, schema: { type: 'array', items: text } },
          ],
        },
      ),
    );
  const { docproc, got, folder } = await start(edit, 200, {});
  await docproc['tasks']?.['getSession']?.('t-1', { sessionId: 'a;b', tags: ['x', 'y'] });
  const params = { path: { team_id: 't', project_id: 'p', task_id: 't-1' }, cookie: { session_id: 'raw' } };
  await docproc['raw']?.['GET']?.(`${project}/task/{task_id}/session`, { params });
  expect(got.map(({ headers }) => headers.cookie)).toEqual(['session_id=a%3Bb; tags=x,y', 'session_id=raw']);
  expect(
    compile(
      folder,
      `export const one: Promise<Task> = docproc.tasks.getSession('t-1', { sessionId: 'a', tags: ['x'] });
      // @ts-expect-error The cookie is missing.
      void docproc.tasks.getSession('t-1');
      // @ts-expect-error A cookie is a text.
      void docproc.tasks.getSession('t-1', { sessionId: 1 });`,
    ),
  ).toEqual([]);
});

test.each([
  ['text first', ['text/csv', 'application/json']],
  ['JSON first', ['application/json', 'text/csv']],
])('of two media types of a body, JSON is sent, and typed: %s', async (_, types) => {
  const schemas: Record<string, SchemaObject> = {
    'text/csv': text,
    'application/json': { type: 'object', required: ['name'], properties: { name: text } },
  };
  const content = Object.fromEntries(types.map((type) => [type, { schema: schemas[type] ?? {} }]));
  const { docproc, got, folder } = await start(
    (document) =>
      add(
        document,
        'post',
        '/task/{task_id}/label',
        operation('labelTask', 'Tasks', { 204: none }, { requestBody: { required: true, content } }),
      ),
    204,
  );
  await docproc['tasks']?.['label']?.('t-1', { name: 'n' });
  expect(got[0]?.headers['content-type']).toBe('application/json');
  expect(String(got[0]?.body)).toBe('{"name":"n"}');
  expect(
    compile(
      folder,
      `void docproc.tasks.label('t-1', { name: 'n' });
      // @ts-expect-error No text.
      void docproc.tasks.label('t-1', 'n');
      const params = { path: { team_id: 't', project_id: 'p', task_id: 't' } };
      void docproc.raw.POST('${project}/task/{task_id}/label', { params, body: { name: 'n' } });
      // @ts-expect-error No text.
      void docproc.raw.POST('${project}/task/{task_id}/label', { params, body: 'n' });`,
    ),
  ).toEqual([]);
});

test('an identifier can be an array, a long integer or one of some values', async () => {
  const at = '/group/{kind}/{ids}/{number}/{active}';
  const kind: SchemaObject = { type: 'string', enum: ['a', 'b'] };
  const parameters = [
    path('kind', kind),
    path('ids', { type: 'array', items: text }),
    path('number', { type: 'integer', format: 'int64' }),
    path('active', { type: 'boolean' }),
  ];
  const edit = (document: Document): void =>
    add(document, 'get', at, operation('getGroup', 'Tasks', { 200: json(ref('Task')) }, { parameters }));
  const { docproc, got, folder } = await start(edit, 200, {});
  const send = (...given: unknown[]): unknown => docproc['tasks']?.['getGroup']?.(...given);
  await send('a', ['x y', 'd,e'], 2n ** 60n, true);
  const values = { team_id: 't', project_id: 'p', kind: 'b', ids: ['x', 'y'], number: 1, active: false };
  await docproc['raw']?.['GET']?.(project + at, { params: { path: values } });
  expect(got.map((each) => each.path.replace(/.*\/group/, ''))).toEqual([
    '/a/x%20y,d%2Ce/1152921504606846976/true',
    '/b/x,y/1/false',
  ]);
  for (const wrong of [
    [[], 1],
    [['..'], 1],
    ['x', 1e21],
    ['x', NaN],
    ['x', 2 ** 53],
  ]) {
    await expect(send('a', ...wrong, true)).rejects.toThrow('must be an identifier');
  }
  expect(got).toHaveLength(2);
  expect(
    compile(
      folder,
      `const ids: readonly string[] = ['x'];
      void docproc.tasks.getGroup('a', ids, 1n, true);
      // @ts-expect-error Neither a nor b.
      void docproc.tasks.getGroup('c', ids, 1, true);
      // @ts-expect-error An array.
      void docproc.tasks.getGroup('a', 'x', 1, true);`,
    ),
  ).toEqual([]);
});

test('a result has no fields that only requests have, at any depth', async () => {
  const secret: SchemaObject = { type: 'string', writeOnly: true };
  const edit = (document: Document): void => {
    document.components.schemas!['User'] = {
      type: 'object',
      required: ['name'],
      properties: {
        name: text,
        password: secret,
        profile: { type: 'object', properties: { pin: secret, city: text } },
      },
    };
    const requestBody = { required: true, content: { 'application/json': { schema: ref('User') } } };
    add(
      document,
      'post',
      '/user',
      operation('createUser', 'Tasks', { 201: json(ref('User')) }, { requestBody }),
    );
  };
  const { folder } = await start(edit);
  expect(
    compile(
      folder,
      `const user = await docproc.tasks.createUser({ name: 'n', password: 'p', profile: { pin: '1' } });
      export const city: string | undefined = user.profile?.city;
      // @ts-expect-error No response has it.
      void user.password;
      // @ts-expect-error No response has it.
      void user.profile?.pin;`,
    ),
  ).toEqual([]);
});
