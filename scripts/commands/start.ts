/** `npm start`: builds everything, and serves the docs, the mock and the sandbox until it is ended. */
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { build } from './build.ts';
import { assertFree, flags, main, port } from '../lib/cli.ts';
import { curl, startMock } from './mock.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.yaml': 'application/yaml',
};

/** Serves the files below a folder. A path that ends in `/` means the index.html there. */
export async function serve(folder: string, port: number, host = '127.0.0.1'): Promise<Server> {
  const root = resolve(folder);
  const server = createServer((request, response) => {
    find(root, request.url ?? '/').then(
      ({ content, type }) => response.setHeader('content-type', type).end(content),
      (error: NodeJS.ErrnoException) =>
        error.code === 'EISDIR'
          ? response.writeHead(301, { location: `${request.url}/` }).end()
          : response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such page.\n'),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

async function find(root: string, url: string): Promise<{ content: Buffer; type: string }> {
  const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
  if (!file.startsWith(root + sep)) throw new Error(`${path} leaves the folder.`);
  return { content: await readFile(file), type: types[extname(file)] ?? 'application/octet-stream' };
}

if (import.meta.main) {
  await main(async () => {
    const options = flags(
      {
        'docs-port': { type: 'string', default: '4000' },
        'mock-port': { type: 'string', default: '4010' },
        'sandbox-port': { type: 'string', default: '4020' },
      },
      'npm start -- [--docs-port 4000] [--mock-port 4010] [--sandbox-port 4020]',
    );
    const docsPort = port(options['docs-port'], '--docs-port');
    const mockPort = port(options['mock-port'], '--mock-port');
    const sandboxPort = port(options['sandbox-port'], '--sandbox-port');
    await assertFree({ '--docs-port': docsPort, '--mock-port': mockPort, '--sandbox-port': sandboxPort });
    await build();
    // Not before the build, which makes it.
    const { startSandbox } = await import('@docproc/sandbox');
    const [mock] = await Promise.all([
      startMock({ port: mockPort, flag: '--mock-port' }),
      startSandbox({ port: sandboxPort, examples: true }),
      serve('generated/docs', docsPort),
    ]);
    const lines = [
      `Docs     http://localhost:${docsPort}`,
      `Mock     ${mock.url}`,
      `Sandbox  http://localhost:${sandboxPort}`,
      `Try      ${await curl(mock.url)}`,
    ];
    console.log(`\n${lines.join('\n')}`);
  });
}
