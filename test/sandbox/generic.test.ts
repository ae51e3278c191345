/** What an edit of `openapi/` alone brings to the sandbox: it serves every operation, of any record. */
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
  webhooks,
  type Patch,
} from './patched.ts';
import { form } from './support.ts';

const input = { url: 'https://b.test', events: ['task_approved'] };

describe('a record of a new tag', () => {
  test('is created, read, changed and deleted', async () => {
    const { send, sandbox } = await start(webhooks);
    const { status, body, source } = await send('POST /webhook', input);
    expect([status, source]).toEqual([201, 'store']);
    const { id } = body.payload;
    expect(body.payload).toEqual({
      ...input,
      id: expect.stringMatching(/^webhook-[\da-f]{16}$/),
      status: 'PENDING',
      secret: 's3cret',
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
    });
    sandbox.advance(1_000);
    expect(await send(`GET /webhook/${id}`)).toMatchObject({
      status: 200,
      body: { payload: { id, status: 'ACTIVE' } },
      source: 'store',
    });
    const changed = await send(`PATCH /webhook/${id}`, { url: 'https://c.test' });
    expect(changed.body.payload).toMatchObject({ url: 'https://c.test', events: input.events });
    expect(changed.body.payload.updated_at).toBe('2026-01-01T00:00:01.000Z');
    expect(await send(`PUT /webhook/${id}`, { ...input, retries: 3 })).toMatchObject({
      status: 202,
      body: { payload: { url: input.url, retries: 3 } },
    });
    expect(sandbox.records('Webhook')).toMatchObject([{ id, retries: 3 }]);
    expect(await send(`DELETE /webhook/${id}`)).toEqual({ status: 204, body: undefined, source: 'store' });
    expect(await send(`GET /webhook/${id}`)).toMatchObject({ status: 404 });
    expect(await send(`DELETE /webhook/${id}`)).toMatchObject({ status: 404 });
    expect(await send('POST /webhook', { url: 'short' })).toMatchObject({ status: 400 });
    expect(await send('POST /webhook', { url: 'x'.repeat(51) })).toMatchObject({ status: 400 });
    expect(sandbox.state.bytes).toBeGreaterThan(0);
  });

  test('has the lifecycle and the transitions of the contract', async () => {
    const { send, sandbox } = await start(webhooks, { processingMs: 1_000 });
    const { id } = (await send('POST /webhook', input)).body.payload;
    const early = await send(`POST /webhook/${id}/pause`);
    expect(early).toMatchObject({ status: 409, source: 'transition' });
    sandbox.advance(1_000);
    const { status, body } = await send(`POST /webhook/${id}/pause`);
    expect([status, body.payload.status]).toEqual([200, 'PAUSED']);
    expect(sandbox.events()).toMatchObject([{ name: 'webhook_paused', webhook_id: id }]);
    expect(sandbox.coverage().transitions).toContainEqual({
      operation: 'pauseWebhook',
      applied: 1,
      rejected: 1,
    });
    expect(sandbox.coverage().moves).toContainEqual({
      record: 'Webhook',
      from: 'PENDING',
      to: 'ACTIVE',
      count: 1,
    });
  });

  test('is listed in pages, and filtered by its fields', async () => {
    const { send, sandbox } = await start(webhooks);
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.push((await send('POST /webhook', input)).body.payload.id);
    sandbox.advance(1);
    await send(`POST /webhook/${ids[0]}/pause`);
    const found: string[] = [];
    let cursor: string | null = '';
    let pages = 0;
    while (cursor !== null) {
      const { body, source } = await send(`GET /webhook?cursor=${cursor}`);
      expect([source, body.total, body.has_more]).toEqual(['store', 5, pages < 2]);
      found.push(...body.payload.map((each: { id: string }) => each.id));
      cursor = body.next_cursor;
      pages++;
    }
    expect([pages, found]).toEqual([3, ids]);
    const of = async (text: string) => (await send(`GET /webhook?limit=9&${text}`)).body.total;
    expect(await of('status=PAUSED')).toBe(1);
    expect(await of('status=PAUSED&status=ACTIVE')).toBe(5);
    expect(await of('other=1')).toBe(5);
    for (const wrong of ['limit=0', 'limit=x', 'limit=1.5', 'status=NONE', 'cursor=none']) {
      expect(await send(`GET /webhook?${wrong}`), wrong).toMatchObject({ status: 400 });
    }
    expect(sandbox.journal().at(-4)?.verdict).toMatchObject({
      request: 'invalid',
      violation: expect.stringContaining('limit'),
    });
  });

  test('is of one team, and ids of the examples do not collide with it', async () => {
    const { send, sandbox } = await start(webhooks);
    await send('POST /webhook', input);
    expect(sandbox.team('other').records('Webhook')).toEqual([]);
    const seeded = sandbox.seed();
    const next = sandbox.team('twin');
    next.seed({ id: seeded.id, upload_id: 'u' });
    expect(new Set([...Array(50)].map(() => next.seed({ upload_id: 'u' }).id)).size).toBe(50);
  });
});

describe('operations on tasks and uploads', () => {
  const page = {
    type: 'object',
    required: ['items', 'meta'],
    properties: {
      items: { type: 'array', items: ref('Task') },
      meta: {
        type: 'object',
        required: ['total'],
        properties: { total: { type: 'integer' }, page: { type: 'integer' } },
      },
    },
  };
  const more: Patch = ({ paths }) => {
    const parameters = [
      query('status', ref('TaskStatus')),
      query('approved', { type: 'boolean' }),
      query('page', { type: 'integer' }),
      query('per_page', { type: 'integer' }),
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
    expect([all.body.meta, all.source]).toEqual([{ total: 3, page: 1 }, 'store']);
    expect((await send('GET /project/p/task?status=FAILED')).body.items).toMatchObject([
      { name: 'fail.pdf' },
    ]);
    expect((await send('GET /project/p/task?approved=true')).body.items).toMatchObject([{ id: 't3' }]);
    expect((await send('GET /project/p/task?per_page=2&page=2')).body.items).toMatchObject([{ id: 't3' }]);
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

  test('records below a task belong to it', async () => {
    const { send, sandbox } = await start((document) => {
      document.components.schemas.Comment = {
        type: 'object',
        required: ['id', 'text', 'task_id'],
        properties: { id: { type: 'integer' }, text: { type: 'string' }, task_id: { type: 'string' } },
      };
      document.paths[`${base}/task/{task_id}/comment`] = {
        parameters: [team, project, path('task_id')],
        post: {
          operationId: 'addComment',
          tags: ['Comments'],
          requestBody: {
            required: true,
            ...json({ type: 'object', properties: { text: { type: 'string' } } }),
          },
          responses: { '201': ok(ref('Comment')) },
        },
        get: {
          operationId: 'listComments',
          tags: ['Comments'],
          responses: { '200': ok({ type: 'array', items: ref('Comment') }) },
        },
      };
    });
    for (const id of ['a', 'b']) sandbox.seed({ id });
    const { status, body, source } = await send('POST /project/project-1/task/a/comment', { text: 'Hi' });
    expect([status, body, source]).toEqual([
      201,
      { id: expect.any(Number), text: 'Hi', task_id: 'a' },
      'store',
    ]);
    expect((await send('GET /project/project-1/task/a/comment')).body).toEqual([body]);
    expect((await send('GET /project/project-1/task/b/comment')).body).toEqual([]);
    expect((await send('GET /project/other/task/a/comment')).status).toBe(404);
    expect((await send('POST /project/project-1/task/none/comment', { text: 'x' })).status).toBe(404);
  });

  test('a state, a status and a scope that are new', async () => {
    const { send, sandbox } = await start(({ paths, components }) => {
      components.schemas.TaskStatus.enum.push('ARCHIVED');
      components.schemas.TaskStatus['x-lifecycle'].states.ARCHIVED = { description: 'Put away.' };
      components.securitySchemes.ApiKey['x-scope-aliases'].push({
        area: 'Archive',
        spellings: ['tasks.archive'],
      });
      paths[`${base}/task/{task_id}/archive`] = {
        parameters: [team, project, path('task_id')],
        post: {
          operationId: 'archiveTask',
          tags: ['Tasks'],
          security: [{ ApiKey: ['tasks.archive'] }],
          responses: {
            '202': { description: 'Soon.' },
            '404': error,
            '423': {
              description: 'Locked.',
              ...json({ type: 'object' }, { locked: { value: { code: 'locked', message: 'x' } } }),
            },
          },
          'x-transition': {
            record: 'Task',
            from: { status: { notIn: ['PROCESSING', 'ARCHIVED'] } },
            to: { status: { value: 'ARCHIVED' } },
            rejectedWith: '423',
          },
        },
      };
    });
    sandbox.seed({ id: 't', status: 'COMPLETED' });
    const archive = (key: string) =>
      send('POST /project/project-1/task/t/archive', undefined, { authorization: `Bearer ${key}` });
    expect((await archive(sandbox.apiKey('task.edit'))).status).toBe(404);
    expect(await archive(sandbox.apiKey('tasks.archive'))).toMatchObject({
      status: 202,
      body: undefined,
      source: 'transition',
    });
    expect(sandbox.tasks()).toMatchObject([{ status: 'ARCHIVED' }]);
    expect(await archive('any')).toMatchObject({
      status: 423,
      body: { code: 'locked', message: 'status is ARCHIVED, and must not be PROCESSING or ARCHIVED' },
    });
    expect(() => sandbox.seed({ step_type: 'X' as never })).toThrow('(EXTRACT, CLASSIFY, SEGMENT, GROUP)');
    expect(sandbox.seed({ status: 'ARCHIVED' as never }).pages).toHaveLength(1);
  });

  test('an optional field, and a limit that is changed', async () => {
    const { send, sandbox } = await start(({ paths, components }) => {
      components.schemas.Task.properties.assignee_id = { type: ['string', 'null'] };
      paths[`${base}/upload`].post.requestBody.content['multipart/form-data']['x-limits'].fileCount.value = 2;
    });
    const { status, body } = await send('POST /project/project-1/upload', form(['a.pdf', 'b.pdf']));
    expect(status).toBe(200);
    const [task] = sandbox.tasks();
    expect((await send(`GET /project/project-1/task/${task?.id}`)).body.payload).toEqual(task);
    expect(task).not.toHaveProperty('assignee_id');
    expect(sandbox.seed({ assignee_id: 'me', upload_id: body.id } as object)).toMatchObject({
      assignee_id: 'me',
    });
    expect((await send('POST /project/project-1/upload', form(['a', 'b', 'c']))).status).toBe(400);
  });
});

test('an operation without a record returns the example of the contract', async () => {
  const { send } = await start(({ paths }) => {
    paths['/v2/{team_id}/usage'] = {
      parameters: [
        team,
        query('month', { type: 'string', pattern: '^\\d{4}-\\d{2}$' }, true),
        { name: 'X-Unit', in: 'header', schema: { enum: ['pages', 'files'] } },
      ],
      get: {
        operationId: 'getUsage',
        tags: ['Usage'],
        responses: {
          '200': ok(
            { type: 'object', properties: { pages: { type: 'integer' } } },
            { usual: { value: { pages: 12 } } },
          ),
          '422': error,
        },
      },
    };
  });
  expect(await send('GET /usage?month=2026-01')).toEqual({
    status: 200,
    body: { pages: 12 },
    source: 'example',
  });
  expect((await send('GET /usage?month=May')).status).toBe(422);
  expect((await send('GET /usage')).status).toBe(422);
  expect((await send('GET /usage?month=2026-01', undefined, { 'x-unit': 'miles' })).status).toBe(422);
  expect((await send('DELETE /usage')).status).toBe(405);
});

test('a resource that no operation creates has the records of the examples', async () => {
  const { send } = await start(({ paths, components }) => {
    components.schemas.Label = {
      type: 'object',
      required: ['id', 'name'],
      properties: { id: { type: 'string' }, name: { type: 'string' } },
    };
    const example = { one: { value: { id: 'label-1', name: 'Urgent' } } };
    paths['/v2/{team_id}/label/{label_id}'] = {
      parameters: [team, path('label_id')],
      get: {
        operationId: 'getLabel',
        tags: ['Labels'],
        responses: { '200': ok(ref('Label'), example), '404': error },
      },
    };
  });
  expect(await send('GET /label/label-1')).toMatchObject({
    status: 200,
    body: { name: 'Urgent' },
    source: 'store',
  });
  expect((await send('GET /label/none')).status).toBe(404);
});
