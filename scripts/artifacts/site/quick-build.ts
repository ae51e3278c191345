import type { Plugin } from 'vite';
import { kept } from './kept.ts';
import { pageModule } from './page-module.ts';

const prefix = '\0docproc:page:';

/**
 * Leaves work out of a build of VitePress: pages are compiled once for browsers and servers, and without the compiler of
 * Vue where they can be; what VitePress itself consists of is compiled by the first build; servers need no search.
 */
export function quickBuild(): Plugin {
  /** The modules of pages, from the build for browsers to that for servers, which comes next. */
  const pages = new Map<string, string>();
  return {
    name: 'docproc:quick-build',
    apply: 'build',
    enforce: 'pre',
    configResolved({ plugins, build }) {
      const vue = plugins.find(({ name }) => name === 'vite:vue');
      if (typeof vue?.transform !== 'object')
        throw new Error('VitePress has no plugin vite:vue with a transform.');
      const { handler } = vue.transform;
      const ssr = build.ssr !== false;
      vue.transform.handler = function (code, id, options) {
        if (id.endsWith('.md')) {
          const page = pageModule(code);
          if (page !== undefined) {
            pages.set(id, page);
            return { code: page, map: null };
          }
        }
        const compile = () => handler.call(this, code, id, options);
        return id.includes('/node_modules/vitepress/') ? kept.get('vue', [id, ssr], compile) : compile();
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
