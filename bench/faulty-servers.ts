/** Servers with one fault each, behind one port. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Sandbox } from '../src/sandbox/hosts/fetch.ts';
import { planted, type Fetch, type Mutant } from '../test/conformance/mutants/mutant.ts';

interface FaultyServers {
  /** Opens a server with a fault, or without one, and returns its base URL. */
  open(mutant: Mutant | undefined, prepare?: (sandbox: Sandbox) => void): string;
  close(): void;
}

/** Starts the server that all faulty ones share: the first segment of a path distinguishes them. */
export async function faultyServers(): Promise<FaultyServers> {
  const opened: Fetch[] = [];
  const server = createServer(async (request, response) => {
    const [, index = '', rest = ''] = /^\/(\d+)(\/.*)$/.exec(request.url ?? '') ?? [];
    const fetch = opened[Number(index)];
    if (!fetch) return response.writeHead(404).end();
    try {
      const { status, headers, body } = await respond(fetch, rest, request);
      response.writeHead(status, headers).end(body);
    } catch (error) {
      response.destroy(error as Error);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    open(mutant, prepare) {
      const { fetch, sandbox } = planted(mutant ?? { plant: (unchanged) => unchanged });
      prepare?.(sandbox);
      return `http://127.0.0.1:${port}/${opened.push(fetch) - 1}`;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function respond(fetch: Fetch, path: string, request: IncomingMessage) {
  const { method = 'GET', headers: sent } = request;
  const bytes = await buffer(request);
  const headers = Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const body = await bodyOf(bytes, headers['content-type'] ?? '');
  // The form is written again, with a boundary of its own.
  if (body instanceof FormData) for (const name of ['content-type', 'content-length']) delete headers[name];
  const init = { method, headers, ...(body !== undefined && { body }) };
  const response = await fetch(`http://sandbox.test${path}`, init);
  const own = Object.fromEntries([...response.headers].filter(([name]) => name !== 'content-length'));
  return { status: response.status, headers: own, body: Buffer.from(await response.arrayBuffer()) };
}

/** A body as the faults look at it: a form, text, or bytes. */
async function bodyOf(bytes: Buffer, type: string): Promise<BodyInit | undefined> {
  if (bytes.length === 0) return undefined;
  const copy = new Uint8Array(bytes);
  if (!type.startsWith('multipart/')) return new TextDecoder().decode(copy);
  return new Response(copy, { headers: { 'content-type': type } }).formData().catch(() => copy);
}
