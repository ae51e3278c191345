/**
 * Sessions over HTTP for clients of the protocols of 2025. They state their capabilities once, when a session begins: without
 * it, the server could not ask a person to confirm a request. Clients of 2026-07-28 state them with each request.
 */
import { randomUUID } from 'node:crypto';
import {
  isInitializeRequest,
  isLegacyRequest,
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';

const most = 100;
/** Milliseconds after which a session ends that received nothing, a day: the clients of the SDK begin no other one on their own. */
const idleTime = 86_400_000;

interface Session {
  transport: WebStandardStreamableHTTPServerTransport;
  lastUsed: number;
}

/**
 * Returns a function that responds to the requests of sessions, and to those that begin one; undefined to any other request.
 *
 * @param limits How many sessions there can be, and for how long: the one that was unused for the longest ends first.
 */
export function createSessions(createMcpServer: () => McpServer, limits = { most, idleTime }) {
  /** By their ids, in the order in which they were used. */
  const sessions = new Map<string, Session>();
  const use = (id: string, { transport }: Pick<Session, 'transport'>): void => {
    sessions.delete(id);
    sessions.set(id, { transport, lastUsed: Date.now() });
  };

  /** Ends the sessions that have expired, and as many others as it takes to have room for new ones. */
  function endOld(room = 0): void {
    for (const [id, { transport, lastUsed }] of sessions) {
      if (sessions.size + room <= limits.most && lastUsed > Date.now() - limits.idleTime) return;
      sessions.delete(id);
      void transport.close();
    }
  }

  async function begin(): Promise<WebStandardStreamableHTTPServerTransport> {
    endOld(1);
    const transport: WebStandardStreamableHTTPServerTransport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      onsessioninitialized: (id) => use(id, { transport }),
      onsessionclosed: (id) => void sessions.delete(id),
    });
    await createMcpServer().connect(transport);
    return transport;
  }

  return async (request: Request): Promise<Response | undefined> => {
    if (!(await isLegacyRequest(request))) return undefined;
    const id = request.headers.get('mcp-session-id');
    if (id === null) {
      const copy = new Response(request.method === 'POST' ? request.clone().body : '');
      const body: unknown = await copy.json().catch(() => {});
      const begins = [body].flat().some((message) => isInitializeRequest(message));
      return begins ? (await begin()).handleRequest(request) : undefined;
    }
    endOld();
    const session = sessions.get(id);
    if (!session) {
      // Its client begins another one.
      const error = { code: -32_001, message: 'The session has ended. Begin another one with initialize.' };
      return Response.json({ jsonrpc: '2.0', id: null, error }, { status: 404 });
    }
    use(id, session);
    return session.transport.handleRequest(request);
  };
}
