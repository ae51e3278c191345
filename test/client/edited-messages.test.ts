// What an edit of the contract makes of the client: cookies, and bodies with several media types.
import { expect, test } from 'vitest';
import type { Document, SchemaObject } from '../../scripts/model/document.ts';
import { add, compile, filesOf, json, none, operation, path, project, ref, start, text } from './edited.ts';

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
  const user: SchemaObject = {
    type: 'object',
    required: ['name'],
    properties: {
      name: text,
      password: secret,
      profile: { type: 'object', properties: { pin: secret, city: text } },
    },
  };
  const edit = (document: Document): void => {
    Object.assign(document.components.schemas ?? {}, { User: user });
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

test('JSON on each line is text, a value that can be null has its type, and `new` is a method', async () => {
  const owner: SchemaObject = { anyOf: [ref('Task'), { type: 'null' }] };
  const lines = { description: 'Lines.', content: { 'application/x-ndjson': { schema: ref('Task') } } };
  const requestBody = { required: true, content: { 'application/x-ndjson': { schema: ref('Task') } } };
  const edit = (document: Document): void => {
    add(document, 'get', '/lines', operation('streamLines', 'Tasks', { 200: lines }));
    add(document, 'post', '/lines', operation('sendLines', 'Tasks', { 204: none }, { requestBody }));
    add(document, 'get', '/owner', operation('getOwner', 'Tasks', { 200: json(owner), 204: none }));
    add(document, 'post', '/task', operation('newTask', 'Tasks', { 204: none }));
  };
  const { docproc, got, folder } = await start(edit, 200, null);
  expect(await docproc['tasks']?.['streamLines']?.()).toBe('null');
  expect(await docproc['tasks']?.['getOwner']?.()).toBeNull();
  await docproc['tasks']?.['sendLines']?.('{}\n{}\n').catch(() => {});
  expect(String(got[2]?.body)).toBe('{}\n{}\n');
  expect(
    compile(
      folder,
      `export const lines: string = await docproc.tasks.streamLines();
      void docproc.tasks.sendLines('{}');
      export const owner: Task | null | undefined = await docproc.tasks.getOwner();
      export const nothing: void = await docproc.tasks.new();`,
    ),
  ).toEqual([]);
});

test('what has no name or no form in the client stops the build, with the file to change', async () => {
  const parameters = [{ ...path('ids'), style: 'matrix' }];
  const matrix = (document: Document): void =>
    add(document, 'get', '/m/{ids}', operation('getMatrix', 'Tasks', { 204: none }, { parameters }));
  await expect(filesOf(matrix)).rejects.toThrow(
    'getMatrix: the parameter {ids} of the path has the style matrix, and the client sends values and arrays of the style `simple`. Change the parameter in openapi/, or extend `encode` in src/client/url.ts.',
  );
  const content = { 'application/json': { schema: text } };
  const withBody = operation('findTask', 'Tasks', { 204: none }, { requestBody: { content } });
  await expect(filesOf((document) => add(document, 'get', '/find', withBody))).rejects.toThrow(
    'findTask: `fetch` sends no body with GET. Remove the `requestBody` in openapi/, or change the method, such as to POST.',
  );
  const twice = (document: Document): void =>
    add(document, 'get', '/other', operation('getTask', 'Tasks', { 204: none }));
  await expect(filesOf(twice)).rejects.toThrow(
    /GET \S+ and GET \S+\/other have the operationId getTask\. Rename/,
  );
  const misspelt = ({ paths }: Document): void => {
    paths['/v3/{tusk_id}'] = { get: operation('getTusk', 'Tasks', { 204: none }) };
  };
  await expect(filesOf(misspelt)).rejects.toThrow(
    'openapi/paths: GET /v3/{tusk_id} has no parameter `tusk_id`. Add it to `parameters`, with `in: path`, or correct the name in the path.',
  );
  const dotted = (document: Document): void => {
    Object.assign(document.components.schemas ?? {}, { 'v2.Invoice': text });
  };
  await expect(filesOf(dotted)).rejects.toThrow(
    'openapi/schemas/v2.Invoice.yaml: `v2.Invoice` cannot name a type of TypeScript. Rename the schema to one with letters and digits alone, such as `V2Invoice`.',
  );
});

test('a schema whose name the client has for something else gets another name', async () => {
  const files = await filesOf(({ components }) => {
    Object.assign(components.schemas ?? {}, { ErrorCode: text });
  });
  const types = String(files['client/contract/namespaces.ts']);
  expect(types).toContain('export type ErrorCodeSchema = ErrorCode;');
  expect(types).toMatch(/import type {[^}]*\bErrorCode\b[^}]*} from '@docproc\/types'/);
});
