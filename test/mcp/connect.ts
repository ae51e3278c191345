/** MCP servers in this process, as a client of the protocol of 2026-07-28 sees them. */
import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { createServerFactory, type ServerOptions } from '@docproc/mcp';
import { createFetch, createSandbox, type Sandbox } from '@docproc/sandbox/fetch';
import { onTestFinished } from 'vitest';

type Arguments = Record<string, unknown>;

/** What a tool returned: its text, and whether it is an error. */
interface Called {
  text: string;
  isError: boolean;
}

interface Connected {
  client: Client;
  /** Messages of the confirmations that the user was asked for. */
  asked: string[];
  call(name: string, args: Arguments, options?: Parameters<Client['callTool']>[1]): Promise<Called>;
}

/** How the user responds to a confirmation; `undefined` for a client that cannot ask. */
export type User = 'confirms' | 'leaves it open' | 'declines' | undefined;

/** Connects a client to a server. */
export async function connect(options: ServerOptions = {}, user?: User): Promise<Connected> {
  const handler = createMcpHandler(createServerFactory(options));
  const capabilities: ClientOptions['capabilities'] = user ? { elicitation: { form: {} } } : {};
  const client = new Client(
    { name: 'test', version: '1' },
    { capabilities, versionNegotiation: { mode: 'auto' } },
  );
  const asked: string[] = [];
  if (user) {
    client.setRequestHandler('elicitation/create', ({ params }) => {
      asked.push(params.message);
      if (user === 'declines') return { action: 'decline' };
      return { action: 'accept', content: { confirm: user === 'confirms' } };
    });
  }
  await client.connect(
    new StreamableHTTPClientTransport(new URL('http://test.local/mcp'), {
      fetch: (url, init) => handler.fetch(new Request(url, init)),
    }),
  );
  onTestFinished(async () => {
    await client.close();
    await handler.close();
  });
  return {
    client,
    asked,
    async call(name, args, given) {
      const { content, isError = false } = await client.callTool({ name, arguments: args }, given);
      const [first] = content;
      return { text: first?.type === 'text' ? first.text : '', isError };
    },
  };
}

/** The options with which a server uses a sandbox. */
export const clientOf = (sandbox: Sandbox) => ({
  baseUrl: 'http://sandbox.test',
  apiKey: sandbox.apiKey(),
  teamId: 'team-1',
  projectId: 'project-1',
  fetch: createFetch(sandbox),
});

/** A sandbox, and the requests that it received. */
export function sandboxWith(...tasks: Parameters<Sandbox['seed']>[0][]) {
  const sandbox = createSandbox();
  for (const task of tasks) sandbox.seed(task);
  const sent = () => sandbox.journal().map(({ operation }) => operation);
  return { sandbox, client: clientOf(sandbox), sent };
}
