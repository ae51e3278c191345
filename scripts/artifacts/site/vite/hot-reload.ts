/** What the development server does beyond the build: it follows edits, and serves files that are not pages. */
import { join, sep } from 'node:path';
import { readFile } from 'node:fs/promises';
import type { Connect, ViteDevServer } from 'vite';
import { messageOf } from '../../../lib/cli.ts';
import { loadContract } from '../../../model/bundle.ts';
import { type ContractSite, folders } from './contract-site.ts';
import { machineFiles } from '../pages/machine-readable.ts';
import { build as renditions } from '../../renditions.ts';
import { makePlan, type Plan } from '../pages/plan.ts';

/** Files outside docs/ that pages show. */
const sources = ['CHANGELOG.md', 'src/client/README.md', 'src/sandbox/outcomes.ts'];

/** Follows edits of the contract and of the sources of pages. */
export function watch(site: ContractSite, server: ViteDevServer): void {
  const root = join(folders.docs, '..');
  const inputs = [site.folder, ...sources.map((file) => join(root, file))];
  server.watcher.add(inputs);
  const isContract = (file: string) => file.startsWith(site.folder + sep);
  const isPage = (file: string) => file.startsWith(folders.docs + sep) && file.endsWith('.md');
  const isInput = (file: string) => inputs.includes(file) || file === join(folders.docs, 'errors.yaml');

  let timer: NodeJS.Timeout | undefined;
  let bundle = false;
  let work: Promise<void> = Promise.resolve();
  server.watcher.on('all', (_event, file) => {
    if (!isContract(file) && !isPage(file) && !isInput(file)) return;
    bundle ||= isContract(file);
    clearTimeout(timer);
    // An editor writes a file in several steps. The work that comes before has begun by then.
    timer = setTimeout(() => {
      const whole = bundle;
      bundle = false;
      work = Promise.all([work, site.after()])
        .then(() => reload(site, server, whole))
        .catch(() => {});
    }, 60);
  });
  server.httpServer?.once('close', () => clearTimeout(timer));
  server.middlewares.use(serveFiles(site));
}

/** Shows the new state of the contract; if there is a fault in it, reports its place, and shows the last good one. */
async function reload(site: ContractSite, server: ViteDevServer, bundle: boolean): Promise<void> {
  const { logger } = server.config;
  const before = await site.plan().catch(() => undefined);
  let after: Plan;
  let changed: string[];
  try {
    const whole = bundle || !before;
    after = await makePlan(whole ? await loadContract(site.folder) : before.contract);
    changed = await changedPages(before, after);
  } catch (error) {
    logger.error(`${messageOf(error)}\nThe pages show the last good state.`, { timestamp: true });
    return;
  }
  const modules = loadedModules(server);
  const texts = modules.length > 0 ? await site.modules() : undefined;
  site.show(after);
  for (const warning of after.warnings) logger.warn(warning, { timestamp: true });
  // For Vite these files have changed: it renders them again and notifies the browsers.
  for (const page of changed) server.watcher.emit('change', join(folders.docs, page));
  if (!texts) return;
  const now = await site.modules();
  for (const { environment, module, file } of modules) {
    if (now.get(file) !== texts.get(file)) await environment.reloadModule(module);
  }
}

/** The generated modules of the sandbox that some browser has loaded. */
const loadedModules = (server: ViteDevServer) =>
  Object.values(server.environments).flatMap((environment) =>
    [...environment.moduleGraph.idToModuleMap].flatMap(([file, module]) =>
      file.startsWith(folders.sandbox + sep) ? [{ environment, module, file }] : [],
    ),
  );

/** The pages whose blocks differ between two plans. Every block is generated, so that a fault in any is found. */
async function changedPages(before: Plan | undefined, after: Plan): Promise<string[]> {
  const pages = after.pages.map(async ({ path, text }) => {
    const now = await after.expand(text, path, 'site');
    const then = await before?.expand(text, path, 'site').catch(() => undefined);
    return now === then ? [] : [path];
  });
  const generated = [...after.api].map(async ([path, page]) => {
    const now = await page.source();
    return now === (await before?.api.get(path)?.source()) ? [] : [path];
  });
  return (await Promise.all([...pages, ...generated])).flat();
}

const types: Record<string, string> = {
  json: 'application/json',
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  yaml: 'application/yaml',
};

/** Serves the reference, and the files for tools. */
function serveFiles(site: ContractSite): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // A browser asks for a page as a module.
    if (pathname.endsWith('.md') && request.headers['sec-fetch-dest'] === 'script') return next();
    const path = pathname === '/reference/' ? 'reference/index.html' : pathname.slice(1);
    try {
      const content = await findFile(site, path);
      const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      if (content === undefined) next();
      else response.setHeader('content-type', type).end(content);
    } catch (error) {
      next(error);
    }
  };
}

async function findFile(site: ContractSite, path: string): Promise<string | Uint8Array | undefined> {
  // Other Markdown is a page, which Vite asks for as a module.
  if (!/^(reference|schemas)\/|^[\w.-]+\.(json|txt|yaml)$|^workflows\//.test(path)) return undefined;
  const { site: model, pages, expand, contract } = await site.plan();
  if (path === 'reference/index.html') {
    const { renderReference } = await import('../../reference.ts');
    return renderReference(model, pages);
  }
  if (path === 'openapi.json') return contract.json;
  if (path === 'openapi.yaml') return contract.yaml;
  if (path.startsWith('openapi.')) return (await renditions(contract))[path];
  if (path.startsWith('workflows')) return readFile(join(contract.folder, path)).catch(() => undefined);
  return (await machineFiles(model, pages, expand))[path];
}
