/** Clients of the protocols of 2025 over HTTP: they state once, in a session, that they can ask their user. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createServerFactory } from '@docproc/mcp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createListener } from '../../src/mcp/http.ts';
import { createSessions } from '../../src/mcp/sessions.ts';
import { sandboxWith } from './connect.ts';

const url = 'http://localhost/mcp';
type Listener = (request: Request) => Promise<Response>;

const toFetch =
  (listener: Listener) =>
  async (to: string | URL, init?: RequestInit): Promise<Response> => {
    const headers = new Headers(init?.headers);
    headers.set('host', 'localhost');
    return listener(new Request(to, { ...init, headers }));
  };

async function connectLegacy(listener: Listener, answer?: boolean) {
  const capabilities = answer === undefined ? {} : { elicitation: {} };
  const client = new Client(
    { name: 'test', version: '1' },
    { capabilities, versionNegotiation: { mode: 'legacy' } },
  );
  const asked: string[] = [];
  if (answer !== undefined) {
    client.setRequestHandler('elicitation/create', ({ params }) => {
      asked.push(params.message);
      return { action: 'accept', content: { confirm: answer } };
    });
  }
  const transport = new StreamableHTTPClientTransport(new URL(url), { fetch: toFetch(listener) });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return {
    asked,
    transport,
    call: async (name: string, task: string) =>
      JSON.stringify(await client.callTool({ name, arguments: { task_id: task } })),
  };
}

it.each<[boolean | undefined, string]>([
  [true, 'DISCARDED'],
  [false, 'the user did not confirm it'],
  [undefined, 'this MCP client cannot ask the user'],
])('are asked before an irreversible request: the user confirms: %s', async (answer, text) => {
  const { client, sent } = sandboxWith({ id: 'task-1' });
  const { call, asked } = await connectLegacy(createListener(createServerFactory({ client })), answer);
  expect(await call('discard_task', 'task-1')).toContain(text);
  expect(asked).toHaveLength(answer === undefined ? 0 : 1);
  expect(sent().includes('discardTask')).toBe(answer === true);
});

it('each have a session of their own', async () => {
  const { client, sandbox } = sandboxWith({ id: 'task-1' }, { id: 'task-2' });
  const listener = createListener(createServerFactory({ client }));
  const [one, two] = await Promise.all([connectLegacy(listener, true), connectLegacy(listener, false)]);
  await Promise.all([one.call('discard_task', 'task-1'), two.call('discard_task', 'task-2')]);
  expect(sandbox.tasks().map(({ status }) => status)).toEqual(['DISCARDED', 'REVIEWING']);
  expect([one.asked.length, two.asked.length]).toEqual([1, 1]);
});

it('are not advised to remove the protection where the session is what is missing', async () => {
  const { client, sent } = sandboxWith({ id: 'task-1' });
  const fetch = toFetch(createListener(createServerFactory({ client })));
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'discard_task', arguments: { task_id: 'task-1' } },
    }),
  });
  const text = await response.text();
  expect(text).toContain('Begin a session with initialize');
  expect(text).not.toContain('--allow');
  expect(sent()).not.toContain('discardTask');
});

it('are not served across hosts, in sessions neither', async () => {
  const listener = createListener(createServerFactory());
  const { transport } = await connectLegacy(listener);
  const headers = { host: 'attacker.example', 'mcp-session-id': transport.sessionId ?? '' };
  expect((await listener(new Request(url, { headers }))).status).toBe(403);
});

it('keep a session that a person has left for hours', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { call } = await connectLegacy(createListener(createServerFactory()));
  vi.setSystemTime(Date.now() + 20 * 3_600_000);
  expect(await call('get_task', 'task-1')).toContain('task-1');
});

it('lose a session that expired, or that was unused for the longest where there are too many', async () => {
  let servers = 0;
  const factory = createServerFactory();
  const limits = { most: 3, idleTime: 3_600_000 };
  const sessions = createSessions(() => (servers++, factory()), limits);
  const listener: Listener = async (request) =>
    (await sessions(request)) ?? new Response('', { status: 400 });
  const all: Awaited<ReturnType<typeof connectLegacy>>[] = [];
  for (let index = 0; index < 5; index++) all.push(await connectLegacy(listener));
  const isServed = ({ call }: (typeof all)[number]): Promise<boolean> =>
    call('get_task', 'task-1').then(
      () => true,
      () => false,
    );
  const [first, second, third, , last] = all;
  if (!first || !second || !third || !last) throw new Error('There are five.');
  expect(await Promise.all([first, second].map(isServed))).toEqual([false, false]);
  expect(await Promise.all([third, last].map(isServed))).toEqual([true, true]);
  limits.idleTime = -1;
  expect(await isServed(last)).toBe(false);
  expect(servers).toBe(5);
});
