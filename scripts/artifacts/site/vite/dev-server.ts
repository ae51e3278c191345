/** The development server of the docs, which also serves files that are not pages. */
import { extname, resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { createServer, disposeMdItInstance, resolveConfig } from 'vitepress';
import { messageOf } from '../../../lib/cli.ts';
import { atUrl } from '../../../lib/package-addresses.ts';
import { originOf, types } from '../../../lib/serve.ts';
import type { Files } from '../../../lib/write-files.ts';
import { loadContract } from '../../../model/bundle.ts';
import { toolFiles } from '../pages/machine-readable.ts';
import type { Pages } from '../pages/pages.ts';
import { fromRoot, notePages, pagesInFolder, source, writePages } from './source.ts';

/** A development server of the docs. */
export interface RunningDocs {
  url: string;
  /**
   * Writes the pages again after an edit, which browsers then show. What is wrong with it is reported with file and line, and
   * the pages stay as they were.
   *
   * @param ofContract whether the contract was edited, and not only `docs/`
   */
  update(ofContract: boolean): Promise<void>;
  /** Renders all pages for the search. Otherwise the first edit would wait for them. */
  prepare(): Promise<void>;
  /** Notes what the pages are made from now, so that they are not rendered for the next server. */
  note(sources: string): Promise<void>;
  close(): Promise<void>;
}

interface DocsOptions {
  /** 0 for any that is free. @default 4000 */
  port?: number;
  /** Folder of the contract. @default `openapi/` of the project */
  contract?: string;
  /** Makes the packages that the site serves. */
  packages?: () => Promise<Files>;
  /** What the pages are made from, to be compared with what is noted. */
  sources?: string | undefined;
}

/** Serves the docs with hot reload. */
export async function startDocs(options: DocsOptions = {}): Promise<RunningDocs> {
  const { port = 4000 } = options;
  const contract = resolve(options.contract ?? fromRoot('openapi'));
  source.contract = () => loadContract(contract);
  await pagesInFolder(options.sources);
  const start = async (own: number) => {
    const config = await resolveConfig(fromRoot('docs'));
    config.vite = { ...config.vite, plugins: [...(config.vite?.plugins ?? []), files(options.packages)] };
    const listens = { port: own, host: '127.0.0.1', strictPort: own !== 0 };
    const server = await createServer(fromRoot('docs'), listens, restart, config);
    return server.listen();
  };
  let server = await start(port);
  const address = server.httpServer?.address();
  const used = typeof address === 'object' && address ? address.port : port;
  /** After an edit of the configuration. */
  async function restart(): Promise<void> {
    await server.close();
    disposeMdItInstance();
    server = await start(used);
  }
  const prepare = async () => void (await server.transformRequest('/@localSearchIndex'));
  return { url: `http://localhost:${used}/`, update, prepare, note: notePages, close: () => server.close() };
}

async function update(ofContract: boolean): Promise<void> {
  try {
    const known = ofContract ? undefined : await pagesInFolder();
    const { warnings } = await writePages(known?.contract);
    for (const warning of warnings) console.warn(warning);
  } catch (error) {
    console.error(`${messageOf(error)}\nThe pages show the last good state.`);
  }
}

/** Serves the reference, the files for tools, and the packages. */
const files = (packages: DocsOptions['packages']): Plugin => ({
  name: 'docproc:files',
  configureServer: ({ middlewares }) => void middlewares.use(serveFiles(packages)),
});

function serveFiles(packages: DocsOptions['packages']): Connect.NextHandleFunction {
  const made = new WeakMap<Pages, Promise<Files>>();
  return async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const type = types[extname(pathname)];
    const isReference = /^\/reference\/(index\.html)?$/.test(pathname);
    // A browser asks for a page as a module.
    const isModule = request.headers['sec-fetch-dest'] === 'script';
    if ((type === undefined || isModule) && !isReference) return next();
    try {
      const pages = await pagesInFolder();
      if (isReference) {
        const { renderReference } = await import('../../reference.ts');
        const html = await renderReference(pages.site, pages.written);
        return void response.setHeader('content-type', types['.html'] ?? '').end(html);
      }
      const files = made.get(pages) ?? toolFiles(pages);
      made.set(pages, files);
      const isPacked = pathname.startsWith('/packages/') && packages !== undefined;
      const content = isPacked ? (await packages())[`docs${pathname}`] : (await files)[pathname.slice(1)];
      const isText = /\.(md|txt)$/.test(pathname);
      const sent = isText ? atUrl(originOf(request))(String(content)) : content;
      if (content !== undefined) response.setHeader('content-type', type ?? '').end(sent);
      // Not the page that any other path gets: npm would take it for a package.
      else if (isPacked) response.writeHead(404).end();
      else next();
    } catch (error) {
      next(error);
    }
  };
}
