/** What an edit of `openapi/` alone brings to tasks and uploads in the sandbox. */
import { describe, expect, test } from 'vitest';
import {
  base,
  envelope,
  error,
  json,
  ok,
  path,
  project,
  query,
  ref,
  security,
  start,
  team,
  type Patch,
} from './patched.ts';
import { form } from './support.ts';

describe('operations on tasks and uploads', () => {
  const page = {
    type: 'object',
    required: ['items', 'total'],
    properties: {
      items: { type: 'array', items: ref('Task') },
      total: { type: 'integer' },
    },
  };
  const more: Patch = ({ paths }) => {
    const parameters = [
      query('status', ref('TaskStatus')),
      query('approved', { type: 'boolean' }),
      query('limit', { type: 'integer' }),
      query('offset', { type: 'integer' }),
    ];
    paths[`${base}/task`] = {
      parameters: [team, project],
      get: {
        operationId: 'listTasks',
        tags: ['Tasks'],
        security,
        parameters,
        responses: { '200': ok(page) },
      },
    };
    paths[`${base}/upload/{upload_id}/task`] = {
      parameters: [team, project, path('upload_id')],
      get: {
        operationId: 'listUploadTasks',
        tags: ['Uploads'],
        security,
        responses: { '200': ok(envelope({ type: 'array', items: ref('Task') })) },
      },
    };
    Object.assign(paths[`${base}/task/{task_id}`], {
      patch: {
        operationId: 'updateTask',
        tags: ['Tasks'],
        requestBody: {
          required: true,
          ...json({ type: 'object', properties: { name: { type: 'string' } } }),
        },
        responses: { '200': ok(ref('TaskEnvelope')) },
      },
      delete: { operationId: 'deleteTask', tags: ['Tasks'], responses: { '204': { description: 'Gone.' } } },
    });
    paths[`${base}/upload/{upload_id}`].delete = {
      operationId: 'deleteUpload',
      tags: ['Uploads'],
      responses: { '202': { description: 'Soon gone.' }, '404': error },
    };
    paths[`${base}/upload`].get = {
      operationId: 'listUploads',
      tags: ['Uploads'],
      responses: { '200': ok({ type: 'array', items: ref('Upload') }) },
    };
  };

  test('list, change and delete the real ones', async () => {
    const { send, sandbox } = await start(more);
    const { body: upload } = await send(
      'POST /project/p/upload',
      form(['a.pdf', 'fail.pdf'], { projectId: 'p' }),
    );
    sandbox.seed({ id: 't3', project_id: 'p', approved: true });
    sandbox.seed({ project_id: 'q' });
    const all = await send('GET /project/p/task');
    expect(all.body.items.map(({ name }: { name: string }) => name)).toEqual([
      'a.pdf',
      'fail.pdf',
      'document.pdf',
    ]);
    expect([all.body.total, all.source]).toEqual([3, 'store']);
    expect((await send('GET /project/p/task?status=FAILED')).body.items).toMatchObject([
      { name: 'fail.pdf' },
    ]);
    expect((await send('GET /project/p/task?approved=true')).body.items).toMatchObject([{ id: 't3' }]);
    expect((await send('GET /project/p/task?limit=2&offset=2')).body.items).toMatchObject([{ id: 't3' }]);
    expect((await send('GET /project/p/task?approved=maybe')).status).toBe(400);
    const uploads = await send('GET /project/p/upload');
    expect(uploads.body).toMatchObject([{ id: upload.id, status: 'REVIEWING' }, { name: 'document.pdf' }]);
    expect((await send(`GET /project/p/upload/${upload.id}/task`)).body.payload).toHaveLength(2);
    expect((await send('GET /project/p/upload/none/task')).status).toBe(404);
    expect((await send('PATCH /project/p/task/t3', { name: 'new.pdf', id: 'x' })).body.payload).toMatchObject(
      { id: 't3', name: 'new.pdf' },
    );
    expect((await send('DELETE /project/q/task/t3')).status).toBe(404);
    expect((await send('DELETE /project/p/task/t3')).status).toBe(204);
    expect((await send('GET /project/p/task/t3')).status).toBe(404);
    expect((await send(`DELETE /project/p/upload/${upload.id}`)).status).toBe(202);
    expect(sandbox.tasks()).toMatchObject([{ project_id: 'q' }]);
    expect(sandbox.state.tasks).toBe(1);
  });
});
