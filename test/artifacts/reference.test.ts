import { once } from 'node:events';
import type { Server } from 'node:http';
import { mkdirSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { artifacts, make } from '../../scripts/commands/build.ts';
import { merge } from '../../scripts/lib/write-files.ts';
import { atUrl } from '../../scripts/lib/package-addresses.ts';
import { serve } from '../../scripts/lib/serve.ts';
import { project, root } from './project.ts';

let page: string;
beforeAll(async () => {
  const files = merge(
    await make(
      join(root, 'openapi'),
      artifacts.filter(({ name }) => name === 'reference'),
    ),
  );
  page = String(files['docs/reference/index.html']);
});

describe('the reference page', () => {
  it('allows itself no request', () => {
    const [, policy = ''] = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(page) ?? [];
    expect(Object.fromEntries(policy.split('; ').map((rule) => rule.split(/ (.*)/, 2)))).toEqual({
      'default-src': "'none'",
      'script-src': "'unsafe-inline'",
      'style-src': "'unsafe-inline'",
      'img-src': 'data:',
      'font-src': 'data:',
      'worker-src': 'blob:',
      'base-uri': "'none'",
      'form-action': "'none'",
    });
    // A policy binds what comes after it.
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.search(/<(script|style|link|img)\b/));
  });

  it('carries the contract, and no telemetry', () => {
    expect(page).toContain('"disableTelemetry":true');
    expect(page).not.toContain('"disableTelemetry":false');
    expect(page).toContain('"operationId":"disapproveTask"');
  });
});

describe('the server of the site', () => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = await serve(join(root, 'openapi'), 0);
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => void server.close().closeAllConnections());

  /** Sends a path as it is; fetch would tidy it first. */
  async function get(path: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    return text(socket);
  }

  it('serves files with their type', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/openapi.yaml?query`);
    expect(response.headers.get('content-type')).toBe('application/yaml');
    expect(await response.text()).toMatch(/^openapi: 3\.1\.1\n/);
  });

  it('serves a page at each form of its URL, as Markdown to who accepts that, and as text until it is built', async () => {
    const { folder, write } = project();
    for (const name of ['guides', 'reference']) mkdirSync(join(folder, 'site', name), { recursive: true });
    write('site/guides/errors.html', '<h1>Errors</h1>');
    write('site/guides/errors.md', '# Errors at http://localhost:4000/packages/');
    write('site/guides/early.md', '# Early');
    write('site/reference/index.html', '<h1>Reference</h1>');
    const own = await serve(join(folder, 'site'), 0, (html, origin) =>
      atUrl(origin)(html.replaceAll('h1', 'H1')),
    );
    onTestFinished(() => void own.close().closeAllConnections());
    const url = `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
    const read = async (path: string, accept = 'text/html') => {
      const response = await fetch(url + path, { headers: { accept } });
      return [response.url.replace(url, ''), await response.text()];
    };
    for (const path of ['/guides/errors', '/guides/errors.html'])
      expect(await read(path)).toEqual([path, '<H1>Errors</H1>']);
    // Its relative links would lead elsewhere.
    expect(await read('/guides/errors/')).toEqual(['/guides/errors', '<H1>Errors</H1>']);
    expect(await read('/reference')).toEqual(['/reference/', '<H1>Reference</H1>']);
    const markdown = `# Errors at ${url}/packages/`;
    expect(await read('/guides/errors', 'text/markdown, */*')).toEqual(['/guides/errors', markdown]);
    expect(await read('/guides/errors.md')).toEqual(['/guides/errors.md', markdown]);
    for (const path of ['/guides/early', '/guides/early.html'])
      expect(await read(path)).toEqual([path, '# Early']);
  });

  it.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/paths/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/..%5cpackage.json',
    '/%00',
    '/%zz',
    '//',
    '//example.com/',
    '/none',
  ])('finds nothing at %s', async (path) => expect(await get(path)).toMatch(/^HTTP\/1\.1 404 /));

  it('finds nothing at a path that is too long for a file', async () =>
    expect(await get(`/${'x'.repeat(5_000)}`)).toMatch(/^HTTP\/1\.1 404 /));

  it('does not leave its folder for a neighbour whose name begins alike', async () => {
    const { folder, write } = project();
    write('site-secret.txt', 'secret');
    const own = await serve(join(folder, 'site'), 0);
    const { port } = own.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/..%2fsite-secret.txt`);
    own.close().closeAllConnections();
    expect(response.status).toBe(404);
  });
});
