/** The development server of the docs: it follows edits, and serves files that are not pages. */
import { resolve, sep } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { createServer, disposeMdItInstance, resolveConfig } from 'vitepress';
import { messageOf } from '../../../lib/cli.ts';
import type { Files } from '../../../lib/write-files.ts';
import { loadContract } from '../../../model/bundle.ts';
import { toolFiles } from '../pages/machine-readable.ts';
import type { Pages } from '../pages/pages.ts';
import { fromRoot, pagesInFolder, source, writePages } from './source.ts';

/** A development server of the docs. */
export interface RunningDocs {
  url: string;
  close(): Promise<void>;
}

interface DocsOptions {
  /** 0 for any that is free. @default 4000 */
  port?: number;
  /** Folder of the contract. @default `openapi/` of the project */
  contract?: string;
  /** The work on an edit that comes before the pages. */
  after?: () => Promise<unknown>;
}

/**
 * Serves the docs with hot reload: pages follow edits of the contract and of `docs/`. An edit that breaks the contract
 * is reported with file and line, and the pages stay as they were.
 */
export async function startDocs(options: DocsOptions = {}): Promise<RunningDocs> {
  const { port = 4000, after = () => Promise.resolve() } = options;
  const contract = resolve(options.contract ?? fromRoot('openapi'));
  source.contract = () => loadContract(contract);
  const start = async (own: number) => {
    const config = await resolveConfig(fromRoot('docs'));
    config.vite = { ...config.vite, plugins: [...(config.vite?.plugins ?? []), follower(contract, after)] };
    const listens = { port: own, host: '127.0.0.1', strictPort: own !== 0 };
    const server = await createServer(fromRoot('docs'), listens, restart, config);
    await server.listen();
    // All pages are rendered for the search. Before that, an edit would wait for them.
    await server.transformRequest('/@localSearchIndex');
    return server;
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
  return { url: `http://localhost:${used}/`, close: () => server.close() };
}

/** What pages show besides the contract. */
const sources = ['docs', 'CHANGELOG.md', 'src/client/README.md', 'src/sandbox/outcomes.ts'].map(fromRoot);

/** Writes the pages again after an edit, which VitePress then shows, and serves the files for tools. */
function follower(contract: string, after: () => Promise<unknown>): Plugin {
  return {
    name: 'docproc:follower',
    configureServer({ watcher, httpServer, middlewares, config: { logger } }) {
      watcher.add([contract, ...sources]);
      let timer: NodeJS.Timeout | undefined;
      let edited = false;
      let work: Promise<unknown> = Promise.resolve();
      watcher.on('all', (_event, file) => {
        const ofContract = file.startsWith(contract + sep);
        const isTheme = file.startsWith(fromRoot('docs/.vitepress'));
        if (!ofContract && (isTheme || !sources.some((each) => `${file}${sep}`.startsWith(each + sep))))
          return;
        edited ||= ofContract;
        clearTimeout(timer);
        // An editor writes a file in several steps. The work that comes before has begun by then.
        timer = setTimeout(() => {
          work = Promise.all([work, after()]).then(update).catch(report);
        }, 60);
      });
      httpServer?.once('close', () => clearTimeout(timer));
      middlewares.use(serveFiles());

      async function update(): Promise<void> {
        const known = edited ? undefined : await pagesInFolder();
        edited = false;
        const { warnings } = await writePages(known?.contract);
        for (const warning of warnings) logger.warn(warning, { timestamp: true });
      }
      function report(error: unknown): void {
        logger.error(`${messageOf(error)}\nThe pages show the last good state.`, { timestamp: true });
      }
    },
  };
}

const types: Record<string, string> = {
  json: 'application/json',
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  yaml: 'application/yaml',
};

/** Serves the reference, and the files for tools. */
function serveFiles(): Connect.NextHandleFunction {
  const made = new WeakMap<Pages, Promise<Files>>();
  return async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const type = types[pathname.split('.').at(-1) ?? ''];
    const isReference = /^\/reference\/(index\.html)?$/.test(pathname);
    // A browser asks for a page as a module.
    const isModule = request.headers['sec-fetch-dest'] === 'script';
    if ((type === undefined || isModule) && !isReference) return next();
    try {
      const pages = await pagesInFolder();
      if (isReference) {
        const { renderReference } = await import('../../reference.ts');
        const html = await renderReference(pages.site, pages.written);
        return void response.setHeader('content-type', types['html'] ?? '').end(html);
      }
      const files = made.get(pages) ?? toolFiles(pages);
      made.set(pages, files);
      const content = (await files)[pathname.slice(1)];
      if (content === undefined) next();
      else response.setHeader('content-type', type ?? '').end(content);
    } catch (error) {
      next(error);
    }
  };
}
