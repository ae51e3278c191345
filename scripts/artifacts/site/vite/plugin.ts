/** The plugin that puts the contract into the site, for `vitepress dev`, `vitepress build` and `npm run build`. */
import { dirname, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { DefaultTheme, SiteConfig } from 'vitepress';
import { type ContractSite, folders, path } from './contract-site.ts';
import { watch } from './hot-reload.ts';

// What the configuration of VitePress needs besides.
export { ContractSite, folders } from './contract-site.ts';
export { markdown } from './markdown.ts';
export { readPages } from '../pages/written.ts';
export { searchOptions } from './search.ts';

const name = 'docproc:contract';

export function contractPlugin(site: ContractSite): Plugin<ContractSite> {
  return {
    name,
    api: site,
    enforce: 'pre',
    async config(_config, { command }) {
      const added = await addPages(site, command === 'build');
      return {
        resolve: {
          alias: [{ find: '@docproc/sandbox/fetch', replacement: path('src/sandbox/fetch.ts') }],
        },
        server: { fs: { allow: [path('.')] } },
        ...(added && { build: { rolldownOptions: { input: added } } }),
      };
    },
    configureServer: (server) => watch(site, server),
    // The sandbox of this contract, and not that of an earlier build.
    async resolveId(source, importer) {
      const page = await generatedPage(site, source);
      if (page !== undefined) return page;
      if (!source.startsWith('.') || importer === undefined) return undefined;
      const file = resolve(dirname(importer), source);
      return file.startsWith(folders.sandbox + sep) ? file : undefined;
    },
    async load(id) {
      // Its content is generated below, as for pages that are files.
      if (await generatedPage(site, id)) return '';
      return id.startsWith(folders.sandbox + sep) ? (await site.modules()).get(id) : undefined;
    },
    async transform(code, id) {
      const page = relative(folders.docs, id).split(sep).join('/');
      return id.endsWith('.md') && !page.startsWith('..') ? site.source(code, page) : undefined;
    },
  };
}

/** The file that a generated page would be; undefined for anything else. */
async function generatedPage(site: ContractSite, id: string): Promise<string | undefined> {
  if (!id.endsWith('.md')) return undefined;
  const file = id.startsWith(folders.docs + sep) ? id : resolve(folders.docs, id.replace(/^\//, ''));
  const { api } = await site.plan();
  return api.has(relative(folders.docs, file).split(sep).join('/')) ? file : undefined;
}

/** Adds the generated pages where VitePress was started on its own. Returns them as inputs of its build. */
async function addPages(site: ContractSite, build: boolean): Promise<Record<string, string> | undefined> {
  const { VITEPRESS_CONFIG: config } = globalThis as { VITEPRESS_CONFIG?: SiteConfig<DefaultTheme.Config> };
  if (!config) return undefined;
  await site.addPages(config);
  if (!build) return undefined;
  // Browsers and the server have a build each, and VitePress collected the pages of both before.
  const { api } = await site.plan();
  return Object.fromEntries(
    [...api.keys()].map((page) => [page.replaceAll('/', '_'), resolve(folders.docs, page)]),
  );
}

/** The site of a configuration that has the plugin. */
export function siteOf(plugins: readonly unknown[] = []): ContractSite {
  const found = plugins
    .flat()
    .find((each): each is Plugin<ContractSite> => (each as Plugin | undefined)?.name === name);
  if (!found?.api) throw new Error('docs/.vitepress/config.ts lacks the plugin of the contract.');
  return found.api;
}
