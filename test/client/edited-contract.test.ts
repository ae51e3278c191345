// What an edit of the contract makes of the client: media types, tags, records, states, statuses, limits.
import { describe, expect, test } from 'vitest';
import type { Document, SchemaObject } from '../../scripts/model/document.ts';
import {
  add,
  type AnyClient,
  compile,
  edited,
  filesOf,
  json,
  none,
  operation,
  project,
  ref,
  start,
  text,
} from './edited.ts';
import { failure } from './server.ts';

describe('media types other than JSON', () => {
  const bytes: SchemaObject = { contentMediaType: 'application/pdf' };
  const edit = (document: Document): void => {
    add(
      document,
      'get',
      '/task/{task_id}/document',
      operation('downloadTask', 'Tasks', {
        200: { description: 'A file.', content: { 'application/pdf': { schema: bytes } } },
      }),
    );
    add(
      document,
      'get',
      '/report.csv',
      operation('exportTasks', 'Tasks', {
        200: { description: 'Lines.', content: { 'text/csv': { schema: text } } },
      }),
    );
    add(
      document,
      'post',
      '/task/{task_id}/note',
      operation(
        'noteTask',
        'Tasks',
        { 204: none },
        {
          requestBody: { required: true, content: { 'text/plain': { schema: text } } },
        },
      ),
    );
    add(
      document,
      'post',
      '/task/{task_id}/label',
      operation(
        'labelTask',
        'Tasks',
        { 204: none },
        {
          requestBody: {
            required: true,
            content: {
              'application/x-www-form-urlencoded': {
                schema: { properties: { label: text, tags: { items: text }, more: { type: 'object' } } },
              },
            },
          },
        },
      ),
    );
    add(
      document,
      'post',
      '/task/{task_id}/attachment',
      operation(
        'attachTask',
        'Tasks',
        { 204: none },
        {
          requestBody: {
            required: true,
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  required: ['scan'],
                  properties: { scan: bytes, extra: { type: 'array', items: bytes }, comment: text },
                },
              },
            },
          },
        },
      ),
    );
  };

  test('are sent and received as they are', async () => {
    const { docproc, got } = await start(edit, 200, '1');
    const tasks = docproc['tasks'] ?? {};
    expect(await tasks['export']?.()).toBe('1');
    const file = await tasks['download']?.('t-1');
    expect(file).toBeInstanceOf(Blob);
    expect(await (file as Blob).text()).toBe('1');
    await tasks['note']?.('t-1', 'a note');
    await tasks['label']?.('t-1', { label: 'a b', tags: ['x', 'y'], more: { a: 'b' } });
    await tasks['attach']?.('t-1', {
      scan: new Blob(['s']),
      extras: [new File(['e'], 'e.pdf')],
      comment: 'c',
    });
    expect(got.slice(2, 4).map(({ headers, body }) => [headers['content-type'], String(body)])).toEqual([
      ['text/plain', 'a note'],
      ['application/x-www-form-urlencoded', 'label=a+b&tags=x&tags=y&more=%7B%22a%22%3A%22b%22%7D'],
    ]);
    expect(got[0]?.headers.accept).toContain('text/csv');
    const type = got[4]?.headers['content-type'] ?? '';
    const form = await new Response(got[4]?.body as BodyInit, {
      headers: { 'content-type': type },
    }).formData();
    expect([...form.keys()]).toEqual(['comment', 'scan', 'extra']);
  });

  test('have types', async () => {
    const { folder } = await edited(edit);
    expect(
      compile(
        folder,
        `export const file: Blob = await docproc.tasks.download('t-1');
        export const lines: string = await docproc.tasks.export();
        void docproc.tasks.note('t-1', 'a note');
        void docproc.tasks.label('t-1', { label: 'x' });
        void docproc.tasks.attach('t-1', { scan: './a.pdf', extras: [new Uint8Array(1)], comment: 'c' });
        // @ts-expect-error The file is missing.
        void docproc.tasks.attach('t-1', { comment: 'c' });`,
      ),
    ).toEqual([]);
  });
});

describe('a new tag with a record of its own', () => {
  const edit = (document: Document): void => {
    document.tags = [...(document.tags ?? []), { name: 'Webhooks', description: 'Where events go.' }];
    document.components.schemas = {
      ...document.components.schemas,
      Webhook: {
        type: 'object',
        required: ['id', 'state'],
        properties: { id: text, state: ref('WebhookState') },
      },
      WebhookState: {
        type: 'string',
        enum: ['ACTIVE', 'PAUSED'],
        'x-lifecycle': {
          record: 'Webhook',
          field: 'state',
          states: {
            ACTIVE: { description: 'Events are sent.' },
            PAUSED: { description: 'Events are kept.' },
          },
          moves: [{ to: 'ACTIVE' }],
        },
      },
    };
    add(
      document,
      'post',
      '/webhook',
      operation(
        'createWebhook',
        'Webhooks',
        { 201: json({ type: 'object', properties: { payload: ref('Webhook'), secret: text } }) },
        {
          requestBody: { required: true, content: { 'application/json': { schema: ref('Webhook') } } },
        },
      ),
    );
    add(
      document,
      'get',
      '/webhook/{webhook_id}',
      operation('getWebhook', 'Webhooks', { 200: json(ref('Webhook')) }),
    );
    add(
      document,
      'post',
      '/webhook/{webhook_id}/pause',
      operation(
        'pauseWebhook',
        'Webhooks',
        { 200: json(ref('Webhook')), 409: none },
        {
          'x-transition': {
            record: 'Webhook',
            from: { state: { in: ['ACTIVE'] } },
            to: { state: { value: 'PAUSED' } },
            rejectedWith: '409',
          },
        },
      ),
    );
  };

  test('is a namespace, with results named after the record, and guards', async () => {
    const { docproc, client } = await start(edit, 200, { payload: { id: 'w' }, secret: 's' });
    expect(await docproc['webhooks']?.['create']?.({})).toEqual({ webhook: { id: 'w' }, secret: 's' });
    expect(client.can('pause', { state: 'ACTIVE' }, 'Webhook')).toBe(true);
    expect(client.can('pause', { state: 'PAUSED' }, 'Webhook')).toBe(false);
    expect(client.can('discard', { status: 'REVIEWING' })).toBe(true);
  });

  test('has types', async () => {
    const { folder } = await edited(edit);
    expect(
      compile(
        folder,
        `import { allowed, can, type Webhook, type WebhookAction, type Webhooks } from './client/dist/index.js';
        const webhooks: Webhooks = docproc.webhooks;
        const { webhook } = await webhooks.create({ id: 'w', state: 'ACTIVE' });
        export const paused: Webhook = await docproc.webhooks.pause('w-1');
        const action: WebhookAction = 'pause';
        if (can(action, paused, 'Webhook')) console.log(webhook, allowed(paused, 'Webhook').pause.reason);
        // @ts-expect-error An action on a task.
        can('complete', paused, 'Webhook');
        // @ts-expect-error No such state.
        can('pause', { state: 'GONE' }, 'Webhook');`,
      ),
    ).toEqual([]);
  });
});

test('a new state is in the types, and in what an editor shows', async () => {
  const { folder } = await edited(({ components }) => {
    const status = components.schemas?.['TaskStatus'];
    status?.enum?.push('ARCHIVED');
    Object.assign(status?.['x-lifecycle']?.states ?? {}, { ARCHIVED: { description: 'It is kept.' } });
  });
  expect(compile(folder, `export const archived: TaskStatus = 'ARCHIVED';`)).toEqual([]);
  const types = String((await filesOf(() => {}))['types/index.d.ts']);
  expect(types).not.toContain('ARCHIVED');
});

test('a status of an error is documented and thrown, alone or as a range, with a class of its own or without', async () => {
  const edit = ({ paths }: Document): void => {
    const get = paths[`${project}/task/{task_id}`]?.get;
    const listed = { 409: 'Conflict.', 423: 'Locked.', 429: 'Slow down.', '5XX': 'Broken.' };
    for (const [status, description] of Object.entries(listed))
      Object.assign(get?.responses ?? {}, { [status]: { description } });
  };
  const declared = String((await filesOf(edit))['client/contract/namespaces.ts']);
  for (const line of [
    '{ConflictError} 409: Conflict.',
    '{ResponseError} 423: Locked.',
    '{RateLimitError} 429: Slow down.',
    '{ServerError} 5XX: Broken.',
  ]) {
    expect(declared).toContain(`@throws ${line}`);
  }
  for (const [status, documented] of [
    [409, true],
    [423, true],
    [503, true],
    [418, false],
  ] as const) {
    const { docproc, client } = await start(edit, status);
    const error = await failure(docproc['tasks']?.['get']?.('t-1') as Promise<unknown>, client.ResponseError);
    expect(error).toMatchObject({ status, documented });
  }
});

test('limits are those of the operation, and unknown ones are left to the service', async () => {
  const { docproc, got } = await start(
    ({ paths }) => {
      const body = paths[`${project}/upload`]?.post?.requestBody as { content: Record<string, object> };
      Object.assign(body.content['multipart/form-data'] ?? {}, {
        'x-limits': {
          many: { value: 2, unit: 'files', per: 'batch' },
          pageSize: { value: 0.0000001, unit: 'MB', per: 'page' },
        },
      });
    },
    201,
    { id: 'u' },
  );
  const files = [new Blob(['1']), new Blob(['2']), new Blob(['3'])];
  await expect(docproc['uploads']?.['create']?.({ files })).rejects.toMatchObject({
    code: 'file_limit',
    max: 2,
  });
  await docproc['uploads']?.['create']?.({ files: files.slice(1) });
  const raw: object = docproc['raw'] ?? {};
  await (raw as AnyClient)['shorthand']?.['createUpload']?.({ files });
  expect(got).toHaveLength(2);
});
