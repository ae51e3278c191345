/** A confirmation is for one request, and for what the user was shown. */
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { createServerFactory } from '@docproc/mcp';
import type { Sandbox } from '@docproc/sandbox/fetch';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect, sandboxWith } from './connect.ts';

const accepted = { confirm: { action: 'accept', content: { confirm: true } } };
const count = (sent: readonly (string | null)[], operation: string): number =>
  sent.filter((each) => each === operation).length;

/** Calls an irreversible tool as a client does that keeps the state of a question. */
async function asker(options: Parameters<typeof connect>[0]) {
  const { client: mcp } = await connect(options, 'confirms');
  return (task: string, more: object = {}, name = 'complete_task') =>
    mcp.request(
      { method: 'tools/call', params: { name, arguments: { task_id: task }, ...more } },
      { allowInputRequired: true },
    ) as Promise<{ requestState?: string; resultType?: string; isError?: boolean; content?: object[] }>;
}

const asked = { resultType: 'input_required' };

it('is for one request: the same state does not complete the task again', async () => {
  const { client, sandbox, sent } = sandboxWith({ id: 'task-1' });
  const ask = await asker({ client });
  const { requestState } = await ask('task-1');
  const answer = { inputResponses: accepted, requestState };
  expect(await ask('task-1', answer)).not.toMatchObject(asked);
  // The next step has ended, and the task is as it was.
  sandbox.updateTask('task-1', { status: 'REVIEWING' });
  expect(await ask('task-1', answer)).toMatchObject(asked);
  expect(count(sent(), 'completeTask')).toBe(1);
});

it('is for one of several requests that are sent at the same time', async () => {
  const { client, sent } = sandboxWith({ id: 'task-1' });
  const slow: typeof client.fetch = async (url, init) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return client.fetch(url, init);
  };
  const ask = await asker({ client: { ...client, fetch: slow } });
  const { requestState } = await ask('task-1');
  await Promise.all([1, 2, 3].map(() => ask('task-1', { inputResponses: accepted, requestState })));
  expect(count(sent(), 'completeTask')).toBe(1);
});

it('is not kept when the request fails', async () => {
  const { client, sent } = sandboxWith({ id: 'task-1' });
  let isDown = true;
  const fetch: typeof client.fetch = async (url, init) =>
    isDown && String(url).endsWith('/complete') ? new Response('', { status: 400 }) : client.fetch(url, init);
  const ask = await asker({ client: { ...client, fetch } });
  const { requestState } = await ask('task-1');
  const answer = { inputResponses: accepted, requestState };
  expect(await ask('task-1', answer)).toMatchObject({ isError: true });
  isDown = false;
  expect(await ask('task-1', answer)).toMatchObject(asked);
  expect(sent()).not.toContain('completeTask');
});

it('does not become one after the user declined', async () => {
  const { client, sent } = sandboxWith({ id: 'task-1' });
  const ask = await asker({ client });
  const { requestState } = await ask('task-1');
  const declined = { confirm: { action: 'decline' } };
  expect(await ask('task-1', { inputResponses: declined, requestState })).toMatchObject({ isError: true });
  expect(await ask('task-1', { inputResponses: accepted, requestState })).toMatchObject(asked);
  expect(sent()).not.toContain('completeTask');
});

it('is for one tool and one server', async () => {
  const here = sandboxWith({ id: 'task-1' });
  const there = sandboxWith({ id: 'task-1' });
  const ask = await asker({ client: here.client });
  const other = await asker({ client: there.client });
  const { requestState } = await ask('task-1');
  const answer = { inputResponses: accepted, requestState };
  expect(await ask('task-1', answer, 'discard_task')).toMatchObject(asked);
  expect(await other('task-1', answer)).toMatchObject(asked);
  expect([...here.sent(), ...there.sent()]).not.toContain('discardTask');
  expect(there.sent()).not.toContain('completeTask');
});

type Seed = Parameters<Sandbox['seed']>[0];
const value = {
  id: 'a',
  entity_id: 'total',
  confidence: 0.9,
  content: '10.00',
  top: null,
  left_of_line: null,
};
const none = { checkboxes: [], segments: [], signatures: [] };
const page = { id: 'page-1', width: 1, height: 1, annotations: [value], ...none };
const changes: Record<string, NonNullable<Seed>> = {
  'the step': { step_type: 'CLASSIFY' },
  'a value': { pages: [{ ...page, annotations: [{ ...value, content: '99.00' }] }] },
  'a confidence': { pages: [{ ...page, annotations: [{ ...value, confidence: 0.1 }] }] },
  'a page': { pages: [page, { ...page, id: 'page-2' }] },
  metadata: { meta: [{ name: 'order', value: '1' }] },
  'the approval': { approved: true },
};

describe('what changed while the user read is shown again', () => {
  const shown = { id: 'task-1', name: 'a.pdf', pages: [page] } satisfies Seed;

  it.each(Object.entries(changes))('%s', async (_, change) => {
    const { client, sandbox, sent } = sandboxWith(shown);
    const ask = await asker({ client });
    const { requestState } = await ask('task-1');
    sandbox.updateTask('task-1', change);
    const second = await ask('task-1', { inputResponses: accepted, requestState });
    expect(second).toMatchObject(asked);
    expect(JSON.stringify(second)).toContain('has changed');
    expect(sent()).not.toContain('completeTask');
    const { requestState: next } = second;
    await ask('task-1', { inputResponses: accepted, requestState: next });
    expect(count(sent(), 'completeTask')).toBe(1);
  });

  it('but not that the user has opened it to look at it', async () => {
    const { client, sandbox, sent } = sandboxWith(shown);
    const ask = await asker({ client });
    const { requestState } = await ask('task-1');
    sandbox.updateTask('task-1', { last_opened_at: '2026-01-01T00:00:00.000Z' });
    await ask('task-1', { inputResponses: accepted, requestState });
    expect(sent()).toContain('completeTask');
  });

  it('also in the protocol of 2025, where the server asks during the call', async () => {
    const { client, sandbox, sent } = sandboxWith(shown);
    const mcp = new Client({ name: 'test', version: '1' }, { capabilities: { elicitation: {} } });
    const messages: string[] = [];
    mcp.setRequestHandler('elicitation/create', ({ params }) => {
      messages.push(params.message);
      if (messages.length === 1) sandbox.updateTask('task-1', { step_type: 'CLASSIFY' });
      return { action: 'accept', content: { confirm: messages.length === 1 } };
    });
    const [here, there] = InMemoryTransport.createLinkedPair();
    await createServerFactory({ client })().connect(there);
    await mcp.connect(here);
    onTestFinished(() => mcp.close());
    const { isError } = await mcp.callTool({ name: 'complete_task', arguments: { task_id: 'task-1' } });
    expect(isError).toBe(true);
    expect(messages).toHaveLength(2);
    expect(sent()).not.toContain('completeTask');
  });
});

it('cannot be asked of a client that only opens pages', async () => {
  const { client, sent } = sandboxWith({ id: 'task-1' });
  const mcp = new Client({ name: 'test', version: '1' }, { capabilities: { elicitation: { url: {} } } });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await createServerFactory({ client })().connect(there);
  await mcp.connect(here);
  onTestFinished(() => mcp.close());
  const { content } = await mcp.callTool({ name: 'complete_task', arguments: { task_id: 'task-1' } });
  expect(JSON.stringify(content)).toContain('cannot ask the user');
  expect(sent()).not.toContain('completeTask');
});

describe('what the user is shown', () => {
  const question = async (task: object, name = 'discard_task'): Promise<string> => {
    const { client, sandbox } = sandboxWith();
    const payload = { ...sandbox.seed({ id: 'task-1', upload_id: 'upload-7' }), ...task };
    const fetch = async () => Response.json({ payload });
    const { call, asked: messages } = await connect({ client: { ...client, fetch } }, 'declines');
    await call(name, { task_id: 'task-1' });
    return messages.join();
  };

  it('has the task, its state and its data, in a sentence', async () => {
    const pages = [page, { ...page, id: 'page-2', annotations: [{ ...value, confidence: 0.41 }] }];
    expect(await question({ name: 'a "b".pdf', pages })).toBe(
      'Discard a task: "a \\"b\\".pdf" (task-1)? Removes a task from the pipeline. This cannot be undone. ' +
        'It is REVIEWING, in the step EXTRACT, in the upload upload-7. 2 items were found on 2 pages; the lowest confidence is 0.41.',
    );
  });

  it.each<[string, unknown, string]>([
    ['pages', undefined, 'Its pages are unknown.'],
    ['no page', [], 'Nothing was found: it has no pages.'],
    ['no item', [{ ...page, annotations: [] }], 'Nothing was found on its 1 page.'],
    ['one item', [page], '1 item was found on 1 page; the lowest confidence is 0.9.'],
    [
      'no confidence',
      [{ ...page, annotations: [value, { ...value, confidence: null }] }],
      '2 items were found on 1 page; the lowest confidence is 0.9, and that of 1 is unknown.',
    ],
  ])('says what is missing: %s', async (_, pages, text) => {
    expect(await question({ pages }, 'complete_task')).toContain(text);
  });

  it('cannot be forged by the document', async () => {
    const name = `x".\u2028Safe.\u202e\n${'y'.repeat(500)}`;
    const shown = await question({ name });
    expect(shown).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
    expect(shown.length).toBeLessThan(400);
  });

  it('has no key', async () => {
    const { client, sandbox } = sandboxWith({ id: 'task-1' });
    sandbox.updateTask('task-1', { name: `${'x'.repeat(70)} ${client.apiKey}` });
    const { call, asked: messages } = await connect({ client }, 'declines');
    await call('discard_task', { task_id: 'task-1' });
    expect(messages.join()).toContain('[API key]');
    expect(messages.join()).not.toContain(client.apiKey.slice(0, 6));
  });
});
