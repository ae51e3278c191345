/** What the build prints of a contract: how each operation is performed, and what no artifact supports. */
import { expect, test } from 'vitest';
import { reportOf } from '../../scripts/artifacts/sandbox/support.ts';
import { endpoints } from '../contract/interface.ts';
import { add, json, modelOf, object, ok, query, ref, team, text } from './patched.ts';

test('every operation of the contract is performed, and everything is supported', () => {
  const lines = reportOf(modelOf(() => {})).split('\n');
  expect(lines).toHaveLength(Object.keys(endpoints).length);
  expect(lines).toContain('getTask                resource    get Task');
  expect(lines).toContain('completeTask           transition  Task');
});

test('each part of an edit that is not supported is named with its place', () => {
  const report = reportOf(
    modelOf((document) => {
      const all = ok({ type: 'array', items: ref('Task') });
      const filter = { name: 'filter', in: 'query', style: 'deepObject', schema: { type: 'object' } };
      const session = { name: 'session', in: 'cookie', schema: text };
      add(document, 'GET /task', { responses: { '200': { ...all, headers: { ETag: { schema: text } } } } }, [
        filter,
        session,
        { name: 'Idempotency-Key', in: 'header', schema: text },
        query('created_after', text),
        query('status', text),
        query('limit', { type: 'integer' }),
      ]);
      document.paths['/v2/{team_id}/project/{project_id}/task/{task_id}'].get.parameters = [
        query('lang', text),
      ];
      Object.assign(document.components.schemas.MoveUploadRequest, {
        properties: { upload_id: { type: 'string', format: 'iri' }, more: { unevaluatedItems: false } },
      });
      const file = { type: 'string', contentMediaType: 'application/octet-stream' };
      const form = { type: 'object', properties: { file, other: file } };
      add(document, 'POST /scan', {
        requestBody: { content: { 'multipart/form-data': { schema: form }, 'text/csv': { schema: text } } },
        responses: { '200': { description: 'Done.', content: { 'text/event-stream': { schema: text } } } },
      });
      add(document, 'POST /line', {
        requestBody: { content: { 'application/x-www-form-urlencoded': { schema: form } } },
        responses: { '204': { description: 'Done.' } },
        'x-resource': { action: 'none' },
      });
      const summary = { type: 'object', properties: { id: text, pages: { type: 'integer' } } };
      const callbacks = { done: { '{$request.query.url}': { post: { responses: { '200': ok(text) } } } } };
      add(document, 'POST /task/{task_id}/sum', {
        responses: { '200': ok(summary), '404': { $ref: '#/components/responses/TaskNotFound' } },
        callbacks,
        security: [{ Login: ['a'] }],
        'x-resource': { action: 'update', record: 'Task' },
      });
      document.components.schemas.Note = {
        anyOf: [object({ id: { ...text, pattern: '^n', readOnly: true } }), object({ name: text })],
      };
      const flows = { clientCredentials: { tokenUrl: 'https://a.test', scopes: { a: 'a' } } };
      document.components.securitySchemes.Login = { type: 'oauth2', flows };
      document.components.securitySchemes.Other = { type: 'apiKey', in: 'header', name: 'X-Key' };
      document.paths['/v2/{team_id}/line'].post.security = [{ Other: [] }];
      document.paths['/v2/{team_id}/scan'].post.security = [{ ApiKey: ['task.read'] }, { ApiKey: [] }];
      document.webhooks = { taskDone: { post: { requestBody: json(text), parameters: [team] } } };
    }),
  );
  const [performed = '', left = ''] = report.split('\n\nNot supported:\n');
  expect(performed).toMatch(/^get_task +resource +list Task$/m);
  expect(performed).toMatch(/^post_scan +example +POST \S+ does not show what it does to which resource/m);
  expect(performed).toMatch(/^post_line +example +the contract states that no resource changes$/m);
  expect(left.split('\n').map((line) => line.trim())).toEqual([
    'the query parameter lang of getTask: it has no effect',
    'the query parameter filter of get_task: its style is not read',
    'the cookie parameter session of get_task: its style is not read',
    'the header Idempotency-Key of get_task: it has no effect',
    'the query parameter created_after of get_task: it selects nothing',
    'the header ETag of 200 of get_task: the sandbox does not send it',
    'the security of post_scan: only the first way of access is checked',
    'the body text/csv of post_scan: only multipart/form-data is read',
    'the files of other of post_scan: only those of file are read',
    'the stream text/event-stream of 200 of post_scan: it is an example',
    'the security of post_line: only a bearer key is checked',
    'the body of post_line: application/x-www-form-urlencoded is not validated',
    'the field pages of the response of post_task_task_id_sum: it has another type than in Task, and is an example',
    'the keyword format: iri: values are not judged by it',
    'the keyword unevaluatedItems: values are not judged by it',
    'the webhook taskDone',
    'the callback done of post_task_task_id_sum',
    'the security scheme Login: its tokens are not requested, and are passed as API keys',
    'the keyword anyOf of #/components/schemas/Note: only the properties beside it are fields',
    'the keyword pattern of #/components/schemas/Note/anyOf/0/properties/id: ids of the sandbox need not match it',
    'the keyword readOnly of #/components/schemas/Note/anyOf/0/properties/id: requests can have it',
  ]);
});
