import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operation } from '../support/contract.ts';

export const apiKey = 'sk-runtimes-0123456789';

/** What has to be in every file that is sent. */
export const content = 'a document, naïve';

export interface Service {
  baseUrl: string;
  /** A base URL without a listener. */
  closedUrl: string;
  close: () => void;
}

/** Starts a server that replaces the service: the ids of tasks and uploads select its behavior. */
export async function serve(): Promise<Service> {
  const visits = new Map<string, number>();
  const server = createServer((request, response) => {
    const count = (visits.get(request.url ?? '') ?? 0) + 1;
    visits.set(request.url ?? '', count);
    respond(request, response, count).catch((error: unknown) => reply(response, 400, String(error)));
  });
  const [baseUrl, closedUrl] = [await listen(server), await listen(createServer(), true)];
  return {
    baseUrl,
    closedUrl,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function listen(server: ReturnType<typeof createServer>, closed = false): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (closed) await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

/** `count` states how often this URL was requested before, this time included. */
async function respond(request: IncomingMessage, response: ServerResponse, count: number): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/') return void response.setHeader('content-type', 'text/html').end('<!doctype html>');
  if (request.headers['x-response'] === 'redirect') {
    return reply(response, 302, '', { location: '/elsewhere' });
  }
  if (request.headers['x-response'] === 'size') {
    let fileSize = 0;
    for await (const chunk of request) fileSize += (chunk as Buffer).length;
    return reply(response, 200, { fileSize });
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (request.headers.authorization !== `Bearer ${apiKey}`) return reply(response, 401, 'another key');

  const [before, last] = pathname.split('/').slice(-2);
  // As a server that closes a connection that it has kept: whether it did something is unknown.
  if (before === 'closing' && count === 1) return void request.socket.destroy();
  if (before === 'closing') return reply(response, 200, example('getTask', '200', 'reviewing'));
  if (last === 'upload') return receive(request, Buffer.concat(chunks), response);
  if (last === 'complete') {
    return reply(response, 400, { problem: 'it does not validate' }, { 'x-request-id': 'r-1' });
  }
  if (last === 'report') return reply(response, 207, example('reportTask', '207', 'errorObject'));
  if (before === 'upload') {
    const name = count < 3 ? 'processing' : 'completed';
    return reply(response, 200, example('getUpload', '200', name));
  }

  const task = example('getTask', '200', 'reviewing');
  if (last === 'silent') return;
  if (last === 'half' || last === 'broken') {
    const text = JSON.stringify(task);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
    response.write(text.slice(0, 20), () => last === 'broken' && response.destroy());
  } else if (last === 'busy' && count === 1) reply(response, 503, 'busy', { 'retry-after': '0' });
  else if (last === 'moved') reply(response, 302, '', { location: pathname.replace('moved', 'task-1') });
  else if (last === 'echo') reply(response, 400, { headers: request.headers });
  else reply(response, 200, task);
}

/** Accepts an upload, and returns the names of its files; rejects it if anything is not as it was sent. */
async function receive(request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<void> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  if (form.get('name') === 'moved') return reply(response, 302, '', { location: '/elsewhere' });
  const fields = { projectId: form.get('projectId'), name: form.get('name'), meta: form.get('meta') };
  const meta = JSON.stringify([{ name: 'purchase order', value: '"42" – ü' }]);
  const sent = { projectId: 'project-1', name: 'März', meta };
  if (JSON.stringify(fields) !== JSON.stringify(sent)) return reply(response, 400, fields);
  const files = form.getAll('file').filter((file) => typeof file !== 'string');
  for (const file of files)
    if ((await file.text()) !== content) return reply(response, 400, await file.text());
  const created = example('createUpload', '2XX', 'created') as object;
  reply(response, 201, { ...created, name: files.map(({ name }) => name).join(',') });
}

function reply(response: ServerResponse, status: number, body: unknown, headers: object = {}): void {
  const [text, type] =
    typeof body === 'string' ? [body, 'text/plain'] : [JSON.stringify(body), 'application/json'];
  response.writeHead(status, { 'content-type': type, ...headers }).end(text);
}

/** The value of a named example of the contract. */
function example(operationId: string, status: string, name: string): unknown {
  const { content = {} } = operation(operationId).responses?.[status] ?? {};
  return content['application/json']?.examples?.[name]?.value;
}
