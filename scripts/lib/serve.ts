import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { join, resolve, sep } from 'node:path';
import compression from '@polka/compression';
import sirv from 'sirv';

/** Types that the library has no standard name for. */
const types: Record<string, string> = { yaml: 'application/yaml', md: 'text/markdown;charset=utf-8' };

/**
 * Serves the files below a folder, compressed. A path that ends in `/` means the index.html there; a path with no
 * file gets the 404.html of the folder.
 *
 * @param port 0 for any that is free
 * @param change what becomes of the text of a page before it is sent
 */
export async function serve(
  folder: string,
  port: number,
  change?: (page: string) => string,
): Promise<Server> {
  const root = resolve(folder);
  // The default level of Brotli is the highest: it needs seconds for a large page, and saves a few percent.
  const compress = compression({ brotli: true, level: 5 });
  const files = sirv(root, {
    // Reads the folder at each request: a build may change it.
    dev: true,
    etag: true,
    setHeaders(response, path) {
      const type = types[path.split('.').at(-1) ?? ''];
      if (type) response.setHeader('content-type', type);
    },
  });
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    if (isFolder(root, path)) {
      response.writeHead(301, { location: `${path}/` }).end();
      return;
    }
    compress(request, response, () => {
      const page = change && pageAt(root, path);
      if (page !== undefined) {
        response.writeHead(200, { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache' });
        response.end(change?.(readFileSync(page, 'utf8')));
        return;
      }
      files(request, response, () => {
        const page = join(root, '404.html');
        const found = existsSync(page);
        response.writeHead(404, { 'content-type': found ? 'text/html;charset=utf-8' : 'text/plain' });
        response.end(found ? readFileSync(page) : 'Page not found.\n');
      });
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Whether a path names a folder without the slash that its relative links need. */
function isFolder(root: string, path: string): boolean {
  const file = join(root, path);
  return (
    !path.endsWith('/') &&
    file.startsWith(root + sep) &&
    (statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false)
  );
}

/** The file of a page; undefined if a path leads to none. */
function pageAt(root: string, path: string): string | undefined {
  const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
  return file.startsWith(root + sep) && file.endsWith('.html') && existsSync(file) ? file : undefined;
}
