import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { path } from './contract-site.ts';
import { kept } from './kept.ts';
import { pageModule } from './page-module.ts';

/** Components of VitePress, and of its theme in `docs/`. */
const component = /\/(?:node_modules\/vitepress|docs\/\.vitepress)\/.*\.vue\b/;
const prefix = '\0docproc:page:';

/**
 * Leaves work out of a build of VitePress: pages are compiled once for browsers and servers, and without the compiler of
 * Vue where they can be; components are compiled by the first build; servers need no search.
 */
export function quickBuild(): Plugin {
  /** The modules of pages, from the build for browsers to that for servers, which comes next. */
  const pages = new Map<string, string>();
  /** Our theme: a component imports types of other files. */
  let known: string | undefined;
  const theme = (): string => (known ??= hashOf(path('docs/.vitepress/theme')));
  return {
    name: 'docproc:quick-build',
    apply: 'build',
    enforce: 'pre',
    configResolved({ plugins, build }) {
      const vue = plugins.find(({ name }) => name === 'vite:vue');
      if (typeof vue?.transform !== 'object')
        throw new Error('VitePress has no plugin vite:vue with a transform.');
      const { handler } = vue.transform;
      const { load } = vue;
      const ssr = build.ssr !== false;
      const keep = <T>(hook: string, id: string, compile: () => T): T =>
        component.test(id) ? kept.get('vue', [hook, id, ssr, theme()], compile) : compile();
      if (typeof load === 'object') {
        const { handler: loads } = load;
        load.handler = function (id, options) {
          return keep('load', id, () => loads.call(this, id, options));
        };
      }
      vue.transform.handler = function (code, id, options) {
        if (id.endsWith('.md')) {
          const page = pageModule(code);
          if (page !== undefined) {
            pages.set(id, page);
            return { code: page, map: null };
          }
        }
        return keep('transform', id, () => handler.call(this, code, id, options));
      };
    },
    resolveId(id, _importer, { ssr }) {
      // With another extension, since it is not Markdown any more.
      return ssr && pages.has(id) ? `${prefix}${id}.js` : undefined;
    },
    load(id, { ssr } = {}) {
      if (ssr && id.startsWith('/@localSearchIndex')) return 'export default {};';
      if (!id.startsWith(prefix)) return undefined;
      const file = id.slice(prefix.length, -'.js'.length);
      const page = pages.get(file) ?? '';
      pages.delete(file);
      return { code: page, moduleType: 'js', map: null };
    },
  };
}

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const file of files) if (/\.(?:vue|ts)$/.test(file)) hash.update(readFileSync(join(folder, file)));
  return hash.digest('base64url');
}
