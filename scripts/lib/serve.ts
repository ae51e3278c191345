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
    const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
    const found = file.startsWith(root + sep) && existsSync(file) ? statSync(file) : undefined;
    if (found?.isDirectory()) {
      // Relative links of the page need the slash.
      response.writeHead(301, { location: `${path}/` }).end();
      return;
    }
    const sendPage = (status: number, page: string) => {
      response.writeHead(status, { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache' });
      response.end(page);
    };
    compress(request, response, () => {
      if (change && found && file.endsWith('.html')) sendPage(200, change(readFileSync(file, 'utf8')));
      else
        files(request, response, () => {
          const page = join(root, '404.html');
          sendPage(404, existsSync(page) ? readFileSync(page, 'utf8') : 'Page not found.\n');
        });
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
