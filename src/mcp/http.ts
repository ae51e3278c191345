import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type NodeIncomingMessageLike, toNodeHandler } from '@modelcontextprotocol/node';
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  type McpHttpHandler,
  type McpServer,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { createSessions } from './sessions.ts';

/**
 * Returns a function that responds to requests of this machine. Pages of other hosts cannot send requests, not even by a host
 * name that leads here.
 */
export function createListener(createMcpServer: () => McpServer): McpHttpHandler['fetch'] {
  const handler = createMcpHandler(createMcpServer);
  const inSession = createSessions(createMcpServer);
  return async (request, options) =>
    hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
    originValidationResponse(request, localhostAllowedOrigins()) ??
    (new URL(request.url).pathname === '/mcp'
      ? ((await inSession(request)) ?? handler.fetch(request, options))
      : new Response('The endpoint is /mcp.\n', { status: 404 }));
}

/**
 * Serves streamable HTTP on 127.0.0.1, and returns the URL.
 *
 * @param port 0 for any free port.
 * @throws {Error} The server cannot listen, for instance because the port is in use.
 */
export async function serveHttp(createMcpServer: () => McpServer, port: number): Promise<string> {
  const listener = toNodeHandler({ fetch: createListener(createMcpServer) });
  // A request of Node has more than the SDK reads of it.
  const server = createServer(
    (request, response) => void listener(request as NodeIncomingMessageLike, response),
  );
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
}
