import { createServer, disposeMdItInstance } from 'vitepress';
import { folders } from './contract-site.ts';

/** A development server of the docs. */
export interface RunningDocs {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves the docs with hot reload: pages follow edits of `openapi/` and `docs/`. An edit that breaks the contract is
 * reported with file and line, and the pages stay as they were.
 *
 * @param options.port 0 for any that is free
 */
export async function startDocs({ port = 4000, host = '127.0.0.1' } = {}): Promise<RunningDocs> {
  const start = async (own: number) => {
    const server = await createServer(folders.docs, { port: own, host, strictPort: own !== 0 }, restart);
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
  return { url: `http://localhost:${used}/`, close: () => server.close() };
}
