import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The types of files by their ending. */
export const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.tgz': 'application/gzip',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
  '.yaml': 'application/yaml',
};

/** The only file that has no ending is the catalog of the API. */
const catalog = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

const encoders = {
  // The default quality is the highest: it needs seconds for a large page, and saves a few percent.
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: Buffer) => promisify(gzip)(text),
};

/** Sends a file, compressed if it is a text and the client accepts that, unless the client has it. */
async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status = 200, content, type }: { status?: number; content: Buffer; type: string },
): Promise<void> {
  const { 'accept-encoding': accepted = '', 'if-none-match': known } = request.headers;
  const etag = `W/"${createHash('sha256').update(content).digest('base64url')}"`;
  response.appendHeader('vary', 'accept-encoding');
  response.setHeaders(new Map(Object.entries({ etag, 'cache-control': 'no-cache', 'content-type': type })));
  if (status === 200 && known === etag) return void response.writeHead(304).end();
  const isText = /^text|json|yaml/.test(type);
  const encoding = isText ? (['br', 'gzip'] as const).find((name) => accepted.includes(name)) : undefined;
  const body = encoding === undefined ? content : await encoders[encoding](content);
  if (encoding !== undefined) response.setHeader('content-encoding', encoding);
  response.writeHead(status, { 'content-length': body.length }).end(body);
}

/** The root of the site that a request was sent to, also through a proxy of HTTPS. */
export const originOf = ({ headers }: IncomingMessage): string =>
  `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${headers.host ?? 'localhost'}/`;

/**
 * Serves the files below a folder, compressed. A path that ends in `/` means the index.html there, and one without an
 * ending a page; a path with no file gets the 404.html of the folder. Agents that accept Markdown get that of a page, and
 * so does everybody until the page is built.
 *
 * @param port 0 for any that is free
 * @param change what becomes of a text, such as a page, before it is sent, by the root of the site that it was asked from
 * @param ready what a path waits for
 */
export async function serve(
  folder: string,
  port: number,
  change?: (text: string, origin: string) => string,
  ready?: (path: string) => Promise<unknown> | undefined,
): Promise<Server> {
  const root = resolve(folder);
  const isFile = (path: string): boolean => {
    const full = join(root, path);
    return full.startsWith(root + sep) && existsSync(full) && statSync(full).isFile();
  };
  // At each request: a build may change it.
  const read = (name: string): Buffer => readFileSync(join(root, name));
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '/').replace(/^\/+/, '/').replace(/\?.*/s, '');
    await ready?.(path);
    const bare = path.replace(/\/$/, '');
    // A page also has the URL without `.html`.
    const page =
      path !== bare ? `${path}index.html` : isFile(path) || path.endsWith('.html') ? path : `${path}.html`;
    // The relative links of a page work at one form of its URL.
    const [other, moved] = path === bare ? [`${bare}/index.html`, `${bare}/`] : [`${bare}.html`, bare];
    if (!isFile(page) && isFile(other)) {
      response.writeHead(301, { location: moved }).end();
      return;
    }
    const isPage = page.endsWith('.html') && isFile(page);
    if (isPage) response.setHeader('vary', 'accept');
    const text = !isPage && page === '/index.html' ? '/llms.txt' : page.replace(/\.html$/, '.md');
    const hasText = page.endsWith('.html') && isFile(text);
    const isEarly = hasText && !isPage;
    const asMarkdown = hasText && request.headers.accept?.includes('text/markdown');
    if (isEarly) response.setHeader('refresh', '2');
    const file = asMarkdown || isEarly ? text : page;
    if (!isFile(file)) {
      const content = isFile('404.html') ? read('404.html') : Buffer.from('Page not found.\n');
      return void send(request, response, { status: 404, content, type: types['.html'] ?? '' });
    }
    // Browsers show no Markdown.
    const type = types[isEarly && !asMarkdown ? '.txt' : extname(file)] ?? catalog;
    const isChanged = change && /\.(html|md|txt)$/.test(file);
    const content = isChanged ? Buffer.from(change(read(file).toString(), originOf(request))) : read(file);
    void send(request, response, { content, type });
  });
  // A client that pauses longer would lose the request that it then sends.
  server.keepAliveTimeout = 60_000;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
