import { resolve } from 'node:path';
import { createServer, disposeMdItInstance, resolveConfig } from 'vitepress';
import { folders } from './contract-site.ts';
import { siteOf } from './plugin.ts';

/** A development server of the docs. */
export interface RunningDocs {
  url: string;
  close(): Promise<void>;
}

interface DocsOptions {
  /** 0 for any that is free. @default 4000 */
  port?: number;
  /** @default '127.0.0.1' */
  host?: string;
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
  const { port = 4000, host = '127.0.0.1', contract, after } = options;
  const start = async (own: number) => {
    const config = await resolveConfig(folders.docs);
    const site = siteOf(config.vite?.plugins);
    if (contract !== undefined) site.folder = resolve(contract);
    if (after) site.after = after;
    const server = await createServer(
      folders.docs,
      { port: own, host, strictPort: own !== 0 },
      restart,
      config,
    );
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
