/** Which writes browsers send again on their own, as the guide "Connections" says: a change of ours cannot break it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { constants, createSecureServer, type Http2ServerRequest } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Engine, type EngineName, engines, launchEngine } from './engines.ts';

const folder = mkdtempSync(join(tmpdir(), 'docproc-tls-'));
const [key, cert] = ['key.pem', 'cert.pem'].map((file) => join(folder, file)) as [string, string];
const flags = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost';
execFileSync('openssl', [...flags.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
const tls = { key: readFileSync(key), cert: readFileSync(cert) };
rmSync(folder, { recursive: true });

type Request = IncomingMessage | Http2ServerRequest;
const connectionOf = (request: Request) => ('stream' in request ? request.stream.session : request.socket);
/** How the server ends the first write. */
const ends: Record<string, (request: Request) => unknown> = {
  closed: (request) => connectionOf(request)?.destroy(),
  reset: (request) =>
    'stream' in request
      ? request.stream.close(constants.NGHTTP2_REFUSED_STREAM)
      : request.socket.resetAndDestroy(),
};
/** As a server that takes no body of that size: it responds at once, and closes the connection. */
function early(request: Request): void {
  if ('stream' in request) return;
  request.socket.end('HTTP/1.1 413 Content Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  request.socket.destroySoon();
}
const used = new WeakSet<object>();
/** Writes since the first one on a connection that was used before: on a new one Chromium repeats less. */
const writes: string[] = [];
/** WebKitGTK sends each write on a connection of its own. */
let reuses = true;
function handle(request: Request, response: { writeHead(status: number): unknown; end(): unknown }): void {
  const how = request.url?.slice(1) ?? '';
  const respond = (status: number) => void (response.writeHead(status), response.end());
  const connection = connectionOf(request);
  const isNew = connection !== undefined && !used.has(connection);
  if (connection) used.add(connection);
  if (request.method !== 'POST' || (isNew && reuses && writes.length === 0 && how !== 'early'))
    return respond(200);
  const number = writes.push(how);
  if (how === 'early') return early(request);
  if (number > 1) return respond(200);
  request.resume().on('end', () => (ends[how] ?? (() => respond(Number(how))))(request));
}
const servers = [createServer({ keepAliveTimeout: 60_000 }, handle), createSecureServer(tls, handle)];
let urls: string[];
beforeAll(async () => {
  for (const server of servers) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  urls = servers.map((server) => `://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterAll(() => servers.forEach((server) => server.close()));

type Case = [protocol: string, body: 'text' | 'a stream', repeated: string[]];
/** Firefox has no streams as bodies, and WebKit sends none. */
const cases: Record<EngineName, Case[]> = {
  chromium: [
    ['HTTP/1.1', 'text', ['closed', 'reset', '408', '421']],
    ['HTTP/2', 'text', ['closed', 'reset', '421']],
    ['HTTP/2', 'a stream', []],
  ],
  firefox: [
    ['HTTP/1.1', 'text', ['closed', 'reset', '421']],
    ['HTTP/2', 'text', ['reset', '408', '421']],
  ],
  webkit: [
    ['HTTP/1.1', 'text', ['421']],
    ['HTTP/2', 'text', ['reset', '421']],
  ],
};

describe.each(engines)('%s', (name) => {
  let engine: Engine;
  beforeAll(async () => {
    reuses = name !== 'webkit';
    engine = await launchEngine(name);
  });
  afterAll(() => engine.close());

  it.each(cases[name])('over %s with a body that is %s', async (protocol, body, repeated) => {
    const url = protocol === 'HTTP/2' ? `https${urls[1]}` : `http${urls[0]}`;
    const found = [];
    // Once: a browser aborts a navigation over a connection that the server has ended.
    await engine.open(url);
    for (const how of ['closed', 'reset', '408', '421', '503']) {
      writes.splice(0);
      const send = async (path: string, isText: boolean): Promise<void> => {
        const init = isText ? { body: '{}' } : { body: new Blob(['{}']).stream(), duplex: 'half' };
        await fetch(path, { method: 'POST', ...init }).catch(() => {});
      };
      while (writes.length === 0) await engine.run(send, `/${how}`, body === 'text');
      if (writes.length > 1) found.push(how);
    }
    expect(found).toEqual(repeated);
  });

  it('sends an upload that is rejected before it was read once, but Firefox', async () => {
    writes.splice(0);
    await engine.open(`http${urls[0]}`);
    await engine.run(() =>
      fetch('/early', { method: 'POST', body: new Uint8Array(30_000_000) }).then(
        () => {},
        () => {},
      ),
    );
    expect(writes).toHaveLength(name === 'firefox' ? 2 : 1);
  });
});
