/** What an edit of `openapi/` alone brings to the sandbox: it keeps plain resources, whatever they are. */
import { describe, expect, test } from 'vitest';
import { error, ok, path, query, ref, start, team, webhooks } from './patched.ts';

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

describe('what HTTP and OpenAPI allow', () => {
  const json = (schema: object, value: unknown) => ({
    'application/json': { schema, examples: { one: { summary: 'One', value } } },
  });
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

  test('responses are those of `default`, of a redirect, and of JSON of any type', async () => {
    const { send } = await start((d) => {
      const { parameters } = d.paths[task];
      const post = (operationId: string, responses: object) => ({
        parameters: parameters.slice(0, 1),
        post: { operationId, responses },
      });
      const problem = {
        schema: { type: 'object' },
        examples: { one: { summary: 'One', value: { code: 1 } } },
      };
      d.paths['/v2/{team_id}/any'] = post('any', {
        default: { description: 'Any.', content: json({}, 'a') },
      });
      d.paths['/v2/{team_id}/see'] = post('see', { 303: { description: 'See there.' } });
      d.paths['/v2/{team_id}/error'] = post('error', {
        204: { description: 'Done.' },
        default: { description: 'An error.', content: { 'application/problem+json': problem } },
      });
    });
    expect(await send('POST /any')).toMatchObject({ status: 200, body: 'a' });
    expect(await send('POST /see')).toMatchObject({ status: 303 });
    expect(await send('POST /error')).toMatchObject({ status: 204 });
    expect(await send('POST /error', undefined, { prefer: 'code=503' })).toMatchObject({
      status: 503,
      body: { code: 1 },
    });
  });
});
