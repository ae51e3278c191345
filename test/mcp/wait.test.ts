/** Waits for uploads. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox } from '@docproc/sandbox/fetch';
import { beforeEach, expect, it } from 'vitest';
import { clientOf, connect } from './connect.ts';
import { temporary } from '../support/folders.ts';

let root: string;
beforeEach(() => {
  root = temporary();
  writeFileSync(join(root, 'invoice.pdf'), '%PDF');
});

const isRead = (url: unknown): boolean => !String(url).endsWith('/upload');

it('reports progress until the upload is processed', async () => {
  const sandbox = createSandbox({ processingMs: 1_000 });
  const { call } = await connect({ client: clientOf(sandbox), roots: [root] });
  const messages: (string | undefined)[] = [];
  const { text, isError } = await call(
    'create_upload',
    { files: ['invoice.pdf'] },
    {
      onprogress({ message, progress, total = 0 }) {
        messages.push(message);
        expect(total).toBe(45);
        expect(progress).toBeLessThanOrEqual(total);
        sandbox.advance(1_000);
      },
    },
  );
  expect(messages).toEqual(['The upload is PROCESSING.']);
  expect({ isError, status: JSON.parse(text).status }).toEqual({ isError: false, status: 'REVIEWING' });
});

it('names the upload if the wait ends before, or fails', async () => {
  const sandbox = createSandbox({ processingMs: 1_000 });
  const own = clientOf(sandbox);
  const { call } = await connect({ client: own, roots: [root] });
  const args = { files: ['invoice.pdf'], wait_seconds: 1 };
  const over = await call('create_upload', args);
  expect(over).toMatchObject({
    isError: false,
    text: expect.stringMatching(/^The upload upload-\w+ was created/),
  });
  const fetch: typeof own.fetch = (url, init) =>
    isRead(url) ? Promise.resolve(new Response('', { status: 403 })) : own.fetch(url, init);
  const denied = await connect({ client: { ...own, fetch }, roots: [root] });
  expect(await denied.call('create_upload', args)).toMatchObject({
    isError: true,
    text: expect.stringMatching(/^The upload upload-\w+ was created.*403/),
  });
});

it('is of no upload whose id is unknown', async () => {
  const own = clientOf(createSandbox());
  const fetch = async () => Response.json({ payload: { id: 'upload-1' } });
  const { call } = await connect({ client: { ...own, fetch }, roots: [root] });
  expect(await call('create_upload', { files: ['invoice.pdf'] })).toEqual({
    isError: true,
    text: 'create_upload succeeded, and its result cannot be shown: the response is not as documented: it has no id.',
  });
});

it('ends its requests when the call is cancelled', async () => {
  const own = clientOf(createSandbox({ processingMs: 1_000 }));
  const controller = new AbortController();
  const signals: AbortSignal[] = [];
  const fetch: typeof own.fetch = async (url, init) => {
    if (!isRead(url) || !init?.signal) return own.fetch(url, init);
    const { signal } = init;
    signals.push(signal);
    controller.abort();
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  };
  const { call } = await connect({ client: { ...own, fetch }, roots: [root] });
  const args = { files: ['invoice.pdf'], wait_seconds: 3_600 };
  const called = call('create_upload', args, { signal: controller.signal });
  await expect(called).rejects.toThrow(/abort/i);
  await expect.poll(() => signals[0]?.aborted).toBe(true);
});

it('returns the tasks of an upload where something knows them, and else says who does', async () => {
  const own = await connect({ roots: [root] });
  const { text } = await own.call('create_upload', { files: ['invoice.pdf', 'invoice.pdf'] });
  const created = JSON.parse(text) as { id: string; task_ids?: string[]; left_out?: string };
  const { id, task_ids = [], left_out } = created;
  expect({ count: task_ids.length, left_out }).toEqual({ count: 2, left_out: undefined });
  for (const task_id of task_ids) expect((await own.call('get_task', { task_id })).isError).toBe(false);
  // The wait for them may have ended before.
  const read = await own.call('get_upload', { upload_id: id, result_fields: ['task_ids'] });
  expect(JSON.parse(read.text)).toEqual({ task_ids });
  const service = await connect({ client: clientOf(createSandbox()), roots: [root] });
  const found = JSON.parse((await service.call('create_upload', { files: ['invoice.pdf'] })).text) as object;
  expect(found).toMatchObject({ left_out: expect.stringContaining('ask the user') });
  expect(found).not.toHaveProperty('task_ids');
});

it.each<[does: string, tasksOf: () => unknown, isError: boolean, text: RegExp]>([
  ['throws', () => Promise.reject(new Error('no list')), true, /^The upload \S+ was created.*no list$/],
  ['returns one ID', () => 'task-1', true, /^The upload \S+ was created.*must return an array of task IDs/],
  ['returns no IDs', () => [1], true, /^The upload \S+ was created.*must return an array of task IDs/],
  ['returns one twice', () => ['task-1', 'task-1'], false, /"task_ids":\["task-1"\]/],
  ['never ends', () => new Promise(() => {}), false, /^The upload \S+ was created/],
])('names the upload, if what knows its tasks %s', async (_, tasksOf, isError, text) => {
  const client = { ...clientOf(createSandbox()), tasksOf: tasksOf as () => string[] };
  const { call } = await connect({ client, roots: [root] });
  const result = await call('create_upload', { files: ['invoice.pdf'], wait_seconds: 1 });
  expect(result).toEqual({ isError, text: expect.stringMatching(text) });
});
