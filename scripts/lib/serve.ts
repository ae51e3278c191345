import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { join, resolve, sep } from 'node:path';
import compression from '@polka/compression';
import sirv from 'sirv';

/** Types that the library has no standard name for. */
const types: Record<string, string> = { yaml: 'application/yaml', md: 'text/markdown;charset=utf-8' };

/**
 * Serves the files below a folder, compressed. A path that ends in `/` means the index.html there, and one without an
 * ending a page; a path with no file gets the 404.html of the folder. Agents that accept Markdown get that of a page.
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
  const isFile = (path: string): boolean => {
    const file = join(root, path);
    return file.startsWith(root + sep) && existsSync(file) && statSync(file).isFile();
  };
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/^\/+/, '/').replace(/\?.*/s, '');
    const bare = path.replace(/\/$/, '');
    // A page also has the URL without `.html`.
    const page = path !== bare ? `${path}index.html` : isFile(path) ? path : `${path}.html`;
    // The relative links of a page work at one form of its URL.
    const [other, moved] = path === bare ? [`${bare}/index.html`, `${bare}/`] : [`${bare}.html`, bare];
    if (!isFile(page) && isFile(other)) {
      response.writeHead(301, { location: moved }).end();
      return;
    }
    const sendPage = (status: number, text: string) => {
      response.writeHead(status, { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache' });
      response.end(text);
    };
    const isPage = page.endsWith('.html') && isFile(page);
    const markdown = page.replace(/\.html$/, '.md');
    if (isPage) response.setHeader('vary', 'accept');
    compress(request, response, () => {
      if (isPage && request.headers.accept?.includes('text/markdown') && isFile(markdown))
        request.url = markdown;
      else if (isPage && change) return sendPage(200, change(readFileSync(join(root, page), 'utf8')));
      files(request, response, () => {
        sendPage(
          404,
          isFile('404.html') ? readFileSync(join(root, '404.html'), 'utf8') : 'Page not found.\n',
        );
      });
    });
  });
  // A client that pauses longer would lose the request that it then sends.
  server.keepAliveTimeout = 60_000;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
