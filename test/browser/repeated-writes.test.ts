/** Which writes Chromium sends again on its own, as the guide "Connections" says. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { constants, createSecureServer, type Http2ServerRequest } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from './chromium.ts';

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
const used = new WeakSet<object>();
/** Writes since the first one on a connection that was used before: on a new one Chromium repeats less. */
const writes: string[] = [];
function handle(request: Request, response: { writeHead(status: number): unknown; end(): unknown }): void {
  const how = request.url?.slice(1) ?? '';
  const respond = (status: number) => void (response.writeHead(status), response.end());
  const connection = connectionOf(request);
  const isNew = connection !== undefined && !used.has(connection);
  if (connection) used.add(connection);
  if (request.method !== 'POST' || (isNew && writes.length === 0) || writes.push(how) > 1)
    return respond(200);
  request.resume().on('end', () => (ends[how] ?? (() => respond(Number(how))))(request));
}
const servers = [createServer({ keepAliveTimeout: 60_000 }, handle), createSecureServer(tls, handle)];
let browser: Browser;
let urls: string[];
beforeAll(async () => {
  browser = await launch(['--ignore-certificate-errors']);
  for (const server of servers) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  urls = servers.map((server) => `://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterAll(() => browser.close());

test.each([
  ['HTTP/1.1', 'text', ['closed', 'reset', '408', '421']],
  ['HTTP/2', 'text', ['closed', 'reset', '421']],
  ['HTTP/2', 'a stream', []],
])('over %s with a body that is %s', async (protocol, body, repeated) => {
  const url = protocol === 'HTTP/2' ? `https${urls[1]}` : `http${urls[0]}`;
  const found = [];
  for (const how of ['closed', 'reset', '408', '421', '503']) {
    const page = await browser.newPage();
    writes.splice(0);
    await page.goto(url);
    const sent = body === 'text' ? "body: '{}'" : "body: new Blob(['{}']).stream(), duplex: 'half'";
    while (writes.length === 0)
      await page.evaluate(`fetch('/${how}', { method: 'POST', ${sent} }).catch(() => {})`);
    if (writes.length > 1) found.push(how);
    await page.close();
  }
  expect(found).toEqual(repeated);
});
