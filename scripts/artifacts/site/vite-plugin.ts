/** The plugin that puts the contract into the site, for `vitepress dev`, `vitepress build` and `npm run build`. */
import { dirname, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { type ContractSite, folders, path } from './contract-site.ts';
import { watch } from './hot-reload.ts';

const name = 'docproc:contract';

export function contractPlugin(site: ContractSite): Plugin<ContractSite> {
  return {
    name,
    api: site,
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [{ find: '@docproc/sandbox/fetch', replacement: path('src/sandbox/fetch.ts') }],
      },
      server: { fs: { allow: [path('.')] } },
    }),
    configureServer: (server) => watch(site, server),
    // The sandbox of this contract, and not that of an earlier build.
    resolveId(source, importer) {
      if (!source.startsWith('.') || importer === undefined) return undefined;
      const file = resolve(dirname(importer), source);
      return file.startsWith(folders.sandbox + sep) ? file : undefined;
    },
    async load(id) {
      return id.startsWith(folders.sandbox + sep) ? (await site.modules()).get(id) : undefined;
    },
    async transform(code, id) {
      const page = relative(folders.docs, id).split(sep).join('/');
      return id.endsWith('.md') && !page.startsWith('..') ? site.expand(code, page) : undefined;
    },
  };
}

/** The site of a configuration that has the plugin. */
export function siteOf(plugins: readonly unknown[] = []): ContractSite {
  const found = plugins
    .flat()
    .find((each): each is Plugin<ContractSite> => (each as Plugin | undefined)?.name === name);
  if (!found?.api) throw new Error('docs/.vitepress/config.ts lacks the plugin of the contract.');
  return found.api;
}
