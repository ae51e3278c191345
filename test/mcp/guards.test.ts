/** What is not sent: requests that a state forbids, irreversible ones, files outside the roots. And the key. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { connect, sandboxWith, type User } from './connect.ts';
import { temporary } from '../support/folders.ts';

describe('a request that the state of the task forbids', () => {
  it('is not sent, and the result has the reason and what is allowed', async () => {
    const { client, sent } = sandboxWith({ id: 'task-1', status: 'PROCESSING' });
    const { call } = await connect({ client });
    const { text, isError } = await call('approve_task', { task_id: 'task-1' });
    expect(isError).toBe(true);
    expect(text).toBe(
      'approve_task was not sent: status is PROCESSING, and must not be PROCESSING. Allowed now: report_task.',
    );
    expect(sent()).toEqual(['getTask']);
  });

  it('is known before', async () => {
    const { client } = sandboxWith({ id: 'task-1', status: 'FILTERED', approved: true });
    const { call } = await connect({ client });
    const listed = JSON.parse((await call('list_task_tools', { task_id: 'task-1' })).text) as {
      tool: string;
      allowed: boolean | 'unknown';
    }[];
    expect(Object.fromEntries(listed.map(({ tool, allowed }) => [tool, allowed]))).toMatchObject({
      complete_task: false,
      discard_task: false,
      report_task: true,
      unlock_task: 'unknown',
      approve_task: false,
      disapprove_task: true,
    });
  });
});

describe.each([
  '../../project-2/task/t',
  'a%2fb',
  'a%252Fb',
  'a\\b',
  '..',
  '%2e%2E',
  '.',
  'a／b',
  '..;x',
  '%c0%af',
  '',
])('the id %j, which leads elsewhere', (id) => {
  it.each([
    ['get_task', { task_id: id }],
    ['discard_task', { task_id: id }],
    ['list_task_tools', { task_id: id }],
    ['get_upload', { upload_id: id }],
    ['move_upload', { upload_id: 'upload-1', folder_id: id }],
  ])('is one error of %s before a request', async (tool, args) => {
    const { client, sent } = sandboxWith({ id: 'task-1' });
    const { call, asked } = await connect({ client }, 'confirms');
    const { text, isError } = await call(tool, args);
    expect(isError).toBe(true);
    expect(text).toMatch(/(task|upload|folder)_id must be an identifier, not ".*"$/);
    expect([asked, sent()]).toEqual([[], []]);
  });
});

describe('an irreversible request', () => {
  it.each<[User, RegExp | undefined]>([
    ['confirms', undefined],
    ['leaves it open', /discard_task was not sent: the user did not confirm it/],
    ['declines', /discard_task was not sent: the user did not confirm it/],
    [undefined, /discard_task was not sent: .*--allow irreversible/],
  ])('is sent if the user confirms it: the user %s', async (user, reason) => {
    const { client, sent, sandbox } = sandboxWith({ id: 'task-1' });
    const { call, asked } = await connect({ client }, user);
    const { text, isError } = await call('discard_task', { task_id: 'task-1' });
    const questions = asked.map((each) => /^Discard a task: .*\(task-1\)\? .*cannot be undone/.test(each));
    expect(questions).toEqual(user ? [true] : []);
    expect({ isError, isSent: sent().includes('discardTask') }).toEqual({
      isError: reason !== undefined,
      isSent: reason === undefined,
    });
    expect(text).toMatch(reason ?? /"DISCARDED"/);
    expect(sandbox.tasks()[0]?.status).toBe(reason ? 'REVIEWING' : 'DISCARDED');
  });

  it('is sent without a confirmation where that is allowed, and never where the state forbids it', async () => {
    const { client, sent } = sandboxWith({ id: 'task-1' });
    const { call } = await connect({ client, allowIrreversible: true });
    expect(await call('complete_task', { task_id: 'task-1' })).toMatchObject({ isError: false });
    expect(await call('discard_task', { task_id: 'task-1' })).toMatchObject({ isError: true });
    expect(sent()).toEqual(['getTask', 'completeTask', 'getTask']);
  });

  it('needs a confirmation of its own: that of another task does not count', async () => {
    const { client, sent } = sandboxWith({ id: 'task-1' }, { id: 'task-2' });
    const { client: mcp } = await connect({ client }, 'confirms');
    const ask = (id: string, more: object = {}) =>
      mcp.request(
        { method: 'tools/call', params: { name: 'discard_task', arguments: { task_id: id }, ...more } },
        { allowInputRequired: true },
      );
    const inputResponses = { confirm: { action: 'accept', content: { confirm: true } } };
    const first = await ask('task-1');
    expect(first).toMatchObject({ resultType: 'input_required' });
    const { requestState } = first;
    expect(await ask('task-2', { inputResponses, requestState })).toMatchObject({
      resultType: 'input_required',
    });
    expect(await ask('task-1', { inputResponses })).toMatchObject({ resultType: 'input_required' });
    await expect(ask('task-1', { inputResponses, requestState: `${requestState}x` })).rejects.toThrow(
      /state/i,
    );
    expect(sent()).not.toContain('discardTask');
    await ask('task-1', { inputResponses, requestState });
    expect(sent()).toContain('discardTask');
  });
});

describe('a file', () => {
  const folder = (): string => {
    const made = temporary();
    mkdirSync(join(made, 'root/inner'), { recursive: true });
    mkdirSync(join(made, 'root-2'));
    for (const name of ['root/invoice.pdf', 'root/inner/letter.pdf', 'secret.pdf', 'root-2/secret.pdf'])
      writeFileSync(join(made, name), '%PDF');
    symlinkSync(join(made, 'secret.pdf'), join(made, 'root/link.pdf'));
    symlinkSync(join(made, 'root-2'), join(made, 'root/folder'));
    symlinkSync(join(made, 'root/inner/letter.pdf'), join(made, 'root/inner/link.pdf'));
    return made;
  };

  it('is sent if it is below a root', async () => {
    const at = folder();
    const { client, sandbox } = sandboxWith();
    const { call } = await connect({ client, roots: [join(at, 'root')] });
    const files = ['invoice.pdf', join(at, 'root/inner/letter.pdf'), 'inner/link.pdf'];
    const { text, isError } = await call('create_upload', { files, meta: [{ name: 'a', value: 'b' }] });
    expect({ text, isError }).toMatchObject({ isError: false, text: expect.stringContaining('"REVIEWING"') });
    const [entry] = sandbox.journal();
    expect(entry?.form?.files.map(({ name }) => name)).toEqual(['invoice.pdf', 'letter.pdf', 'link.pdf']);
    expect(entry?.form?.fields).toMatchObject({ meta: ['[{"name":"a","value":"b"}]'] });
  });

  it.each([
    'link.pdf',
    'folder/secret.pdf',
    '../secret.pdf',
    'inner/../../secret.pdf',
    '../root-2/secret.pdf',
    '/etc/hosts',
    'missing.pdf',
    '.',
  ])('is rejected elsewhere: %s', async (path) => {
    const at = folder();
    const { client, sent } = sandboxWith();
    const { call } = await connect({ client, roots: [join(at, 'root')] });
    expect(await call('create_upload', { files: ['invoice.pdf', path] })).toMatchObject({ isError: true });
    expect(sent()).toEqual([]);
  });
});

it('shows the key nowhere, even if the service repeats it', async () => {
  const { client, sandbox } = sandboxWith({ id: 'task-1' });
  const apiKey = 'sk-"test"\\key';
  let status = 200;
  const { call } = await connect({
    client: {
      ...client,
      apiKey,
      retries: 0,
      fetch: async () => {
        const payload = { ...sandbox.tasks()[0], name: `Bearer ${apiKey}`, [apiKey]: [apiKey] };
        return Response.json({ payload, error: apiKey }, { status, statusText: apiKey.slice(0, 3) });
      },
    },
  });
  for (status of [200, 404, 500]) {
    const { text } = await call('get_task', { task_id: 'task-1' });
    expect(text).toContain('[API key]');
    expect(text).not.toMatch(/test\W+key/);
  }
});

it.each(['test', 'a', 'true', '1'])(
  'leaves texts and JSON as they are, with the short key %s',
  async (apiKey) => {
    const { client, sandbox } = sandboxWith({ id: 'task-1' });
    const payload = { ...sandbox.tasks()[0], name: 'latest.pdf', note: `Bearer ${apiKey}` };
    const { call } = await connect({
      client: { ...client, apiKey, fetch: async () => Response.json({ payload }) },
    });
    const { text } = await call('get_task', { task_id: 'task-1' });
    expect(JSON.parse(text)).toEqual({ ...payload, note: 'Bearer [API key]' });
  },
);
