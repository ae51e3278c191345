// What an edit of the contract makes of the client: cookies, and bodies with several media types.
import { expect, test } from 'vitest';
import type { Document, SchemaObject } from '../../scripts/model/document.ts';
import { add, compile, json, none, operation, project, ref, start, text } from './edited.ts';

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
