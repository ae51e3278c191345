/** What an edit of `openapi/` alone brings to the sandbox, in detail. `test/contract-edits` has the usual edits. */
import { describe, expect, test } from 'vitest';
import {
  add,
  body as bodyOf,
  envelope,
  error,
  json,
  missing,
  object,
  ok,
  type Patch,
  query,
  ref,
  start,
  text,
} from './patched.ts';
import { form } from './support.ts';

/** Webhooks: a tag with a record of its own, its lifecycle, and every method on it. */
const webhooks: Patch = (document) => {
  const { schemas } = document.components;
  schemas.WebhookStatus = {
    type: 'string',
    enum: ['PENDING', 'ACTIVE', 'PAUSED'],
    'x-lifecycle': {
      record: 'Webhook',
      field: 'status',
      states: {
        PENDING: { description: 'New.' },
        ACTIVE: { description: 'Live.' },
        PAUSED: { description: 'Off.' },
      },
      moves: [{ to: 'PENDING' }, { from: 'PENDING', to: 'ACTIVE' }],
    },
  };
  const fields = { retries: { type: 'integer' }, events: { type: 'array', items: text } };
  const own = { id: text, url: text, status: ref('WebhookStatus'), secret: text };
  const times = { created_at: text, updated_at: text };
  schemas.Webhook = object({ ...own, ...times, ...fields }, Object.keys({ ...own, ...times }));
  const value = {
    payload: { id: 'w', url: 'a', status: 'ACTIVE', secret: 's3cret', created_at: 'x', updated_at: 'x' },
  };
  const one = ok(envelope(ref('Webhook')), { one: { value } });
  const rejected = { '400': error, '404': missing };
  const requestBody = bodyOf(
    object({ url: { type: 'string', minLength: 8, maxLength: 50 }, ...fields }, ['url']),
  );
  add(document, 'POST /webhook', { requestBody, responses: { '201': one, '400': error } });
  const page = object(
    {
      payload: { type: 'array', items: ref('Webhook') },
      total: { type: 'integer' },
      next_cursor: { type: ['string', 'null'] },
      has_more: { type: 'boolean' },
    },
    ['payload', 'total'],
  );
  add(document, 'GET /webhook', { responses: { '200': ok(page), '400': error } }, [
    query('status', { type: 'array', items: ref('WebhookStatus') }),
    query('limit', { type: 'integer', minimum: 1, default: 2 }),
    query('cursor', text),
  ]);
  const item = '/webhook/{webhook_id}';
  add(document, `GET ${item}`, { responses: { '200': one, ...rejected } });
  const change = bodyOf(object({ url: text }, []));
  add(document, `PATCH ${item}`, { requestBody: change, responses: { '200': one, ...rejected } });
  add(document, `PUT ${item}`, { requestBody, responses: { '202': one, ...rejected } });
  add(document, `DELETE ${item}`, { responses: { '204': { description: 'Gone.' }, ...rejected } });
  add(document, `POST ${item}/pause`, {
    operationId: 'pauseWebhook',
    responses: { '200': one, ...rejected, '409': { description: 'Not now.', ...json(ref('MetaItem')) } },
    'x-transition': {
      record: 'Webhook',
      from: { status: { in: ['ACTIVE'] } },
      to: { status: { value: 'PAUSED' } },
      event: 'webhook_paused',
      rejectedWith: '409',
    },
  });
};

const input = { url: 'https://b.test', events: ['task_approved'] };

describe('a record of a new tag', () => {
  test('has ids, times and values of its own', async () => {
    const { send, sandbox } = await start(webhooks);
    const { body } = await send('POST /webhook', input);
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
    const changed = await send(`PATCH /webhook/${id}`, { url: 'https://c.test' });
    expect(changed.body.payload).toMatchObject({ url: 'https://c.test', events: input.events });
    expect(changed.body.payload.updated_at).toBe('2026-01-01T00:00:01.000Z');
    const replaced = await send(`PUT /webhook/${id}`, { ...input, retries: 3 });
    expect(replaced).toMatchObject({ status: 202, body: { payload: { url: input.url, retries: 3 } } });
    expect(sandbox.records('Webhook')).toMatchObject([{ id, retries: 3 }]);
    expect(await send('POST /webhook', { url: 'x'.repeat(51) })).toMatchObject({ status: 400 });
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
});

test('an operation without a record returns the example of the contract', async () => {
  const { send } = await start((document) => {
    const usage = ok(object({ pages: { type: 'integer' } }), { usual: { value: { pages: 12 } } });
    add(document, 'GET /usage', { responses: { '200': usage, '422': error } }, [
      query('month', { type: 'string', pattern: '^\\d{4}-\\d{2}$' }, true),
      { name: 'X-Unit', in: 'header', schema: { enum: ['pages', 'files'] } },
    ]);
  });
  const example = { status: 200, body: { pages: 12 }, source: 'example' };
  expect(await send('GET /usage?month=2026-01')).toEqual(example);
  expect((await send('GET /usage?month=May')).status).toBe(422);
  expect((await send('GET /usage')).status).toBe(422);
  expect((await send('GET /usage?month=2026-01', undefined, { 'x-unit': 'miles' })).status).toBe(422);
  expect((await send('DELETE /usage')).status).toBe(405);
});

test('a resource that no operation creates has the records of the examples', async () => {
  const { send } = await start((document) => {
    document.components.schemas.Label = object({ id: text, name: text });
    const label = ok(ref('Label'), { one: { value: { id: 'label-1', name: 'Urgent' } } });
    add(document, 'GET /label/{label_id}', { responses: { '200': label, '404': missing } });
  });
  const urgent = { status: 200, body: { name: 'Urgent' }, source: 'store' };
  expect(await send('GET /label/label-1')).toMatchObject(urgent);
  expect((await send('GET /label/none')).status).toBe(404);
});

describe('what HTTP and OpenAPI allow', () => {
  const task = '/v2/{team_id}/project/{project_id}/task/{task_id}';

  test('an operation without security needs no key, and a scope may have one spelling', async () => {
    const { send, sandbox } = await start((d) => {
      const { get } = d.paths[task];
      d.paths[task].head = {
        operationId: 'headTask',
        security: [{ ApiKey: ['task.check'] }],
        responses: { 200: { description: 'It exists.' }, 403: { description: 'No.' } },
      };
      get.security = [];
    });
    sandbox.seed({ id: 'task-1' });
    const path = '/project/project-1/task';
    expect(await send(`GET ${path}/task-1`, undefined, { authorization: '' })).toMatchObject({ status: 200 });
    const [may, mayNot] = ['task.check', 'task.edit'].map((scope) => `Bearer ${sandbox.apiKey(scope)}`);
    const head = async (id: string, authorization = '') =>
      (await send(`HEAD ${path}/${id}`, undefined, { authorization })).status;
    expect([await head('task-1', may), await head('task-1', mayNot)]).toEqual([200, 403]);
    expect(await head('task-9', may)).toBe(404);
  });

  test('responses are those of `default`, and of JSON of any type', async () => {
    const { send } = await start((document) => {
      const any = { description: 'Any.', ...json({}, { one: { value: 'a' } }) };
      add(document, 'POST /any', { responses: { default: any } });
      const schema = { type: 'object' };
      const content = { 'application/problem+json': { schema, examples: { one: { value: { code: 1 } } } } };
      const problem = { description: 'An error.', content };
      add(document, 'POST /error', { responses: { 204: { description: 'Done.' }, default: problem } });
    });
    expect(await send('POST /any')).toMatchObject({ status: 200, body: 'a' });
    expect(await send('POST /error')).toMatchObject({ status: 204 });
    expect(await send('POST /error', undefined, { prefer: 'code=503' })).toMatchObject({
      status: 503,
      body: { code: 1 },
    });
  });
});

test('operations on tasks and uploads list and delete the real ones', async () => {
  const { send, sandbox } = await start((document) => {
    const page = object({ items: { type: 'array', items: ref('Task') }, total: { type: 'integer' } });
    add(document, 'GET /project/{project_id}/upload/{upload_id}/task', { responses: { '200': ok(page) } }, [
      query('approved', { type: 'boolean' }),
    ]);
    const gone = { '202': { description: 'Soon gone.' }, '404': error };
    add(document, 'DELETE /project/{project_id}/upload/{upload_id}', { responses: gone });
  });
  const { body: upload } = await send(
    'POST /project/p/upload',
    form(['a.pdf', 'fail.pdf'], { projectId: 'p' }),
  );
  sandbox.seed({ id: 't3', project_id: 'p', upload_id: upload.id, approved: true });
  sandbox.seed({ project_id: 'q' });
  const list = `GET /project/p/upload/${upload.id}/task`;
  expect((await send(list)).body).toMatchObject({
    items: [{ name: 'a.pdf' }, { name: 'fail.pdf', status: 'FAILED' }, { id: 't3' }],
    total: 3,
  });
  expect((await send(`${list}?approved=true`)).body.items).toMatchObject([{ id: 't3' }]);
  expect((await send(`${list}?approved=maybe`)).status).toBe(400);
  expect((await send('GET /project/p/upload/none/task')).status).toBe(404);
  expect((await send(`DELETE /project/p/upload/${upload.id}`)).status).toBe(202);
  expect(sandbox.tasks()).toMatchObject([{ project_id: 'q' }]);
  expect(sandbox.state.tasks).toBe(1);
});
