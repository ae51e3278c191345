import { readFileSync } from 'node:fs';
import { defineConfig, type DefaultTheme, type MarkdownEnv } from 'vitepress';
import type * as Settings from '../../scripts/artifacts/site/vite/settings.ts';
import { maintainers, sections, siteName } from './sections.ts';

// VitePress would bundle what this file imports, in each build. Node loads a URL that is computed.
const url = new URL('../../scripts/artifacts/site/vite/settings.ts', import.meta.url).href;
const settings = (await import(url)) as typeof Settings;
const { fromRoot, source } = settings;

const { site, written } = await settings.pagesInFolder();
const titles = new Map(written.map(({ path, title }) => [path, title]));
const reference = settings.apiSidebar(site);
const unlisted = new Set(sections.find(({ section }) => section === maintainers)?.pages);

/** Scripts that the browser would load before the style sheet and the fonts, without which no text is seen. */
const early = /<link rel="modulepreload"[^>]*>\n? */g;

export default defineConfig<DefaultTheme.Config & { kit: Awaited<ReturnType<typeof settings.readKit>> }>({
  title: siteName,
  titleTemplate: `:title | ${siteName}`,
  description: 'Upload documents, review the extracted data, and decide what happens next.',
  lang: 'en',
  // Every URL is relative, so that the site works below any path, and from a disk.
  base: './',
  // The links into the reference; test/docs looks at every link of the finished site.
  ignoreDeadLinks: [/reference\//, /\.(json|yaml|txt)$/],
  // Every page of docs/ with the parts of the contract in place, and the pages that are generated.
  srcDir: source.folder,
  cacheDir: '../.cache/vitepress',
  outDir: '../.cache/site',
  // Pages that a reader may never open are not loaded in advance.
  router: { prefetchLinks: false },
  vite: {
    publicDir: fromRoot('docs/public'),
    plugins: [
      settings.theme,
      settings.searchStyle,
      {
        name: 'docproc:search',
        enforce: 'pre',
        resolveId: (imported, importer) =>
          imported === 'minisearch' && importer?.includes('VPLocalSearchBox')
            ? fromRoot('docs/.vitepress/theme/search.ts')
            : undefined,
      },
    ],
    // Nothing is loaded in advance, so no script is needed for it.
    build: { modulePreload: false },
    // The source, so that pages follow its edits.
    resolve: { alias: { '@docproc/sandbox/fetch': fromRoot('src/sandbox/hosts/fetch.ts') } },
    server: { fs: { allow: [fromRoot('.')] } },
    // Neither the theme of VitePress nor ours uses it, and it is sent with every page.
    define: { __VUE_OPTIONS_API__: 'false' },
  },
  markdown: {
    ...settings.markdown,
    // The samples have the same colors in both, and each grammar takes time.
    languageAlias: { js: 'ts' },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    headers: { level: [2, 3] },
  },
  transformHead: (page) => settings.headOf(page, source.origin),
  // Without the URL of the site there is none.
  sitemap: {
    hostname: source.origin ?? '',
    transformItems: (items) => items.filter(({ url: path }) => !unlisted.has(path.replace(/\.html$/, '.md'))),
  },
  transformHtml: (page, file) =>
    // It is shown in the place of any page, also where a relative URL leads to no file: so it loads nothing.
    settings.withPolicy(
      file.endsWith('404.html')
        ? settings.withFont(readFileSync(fromRoot('docs/.vitepress/404.html'), 'utf8'))
        : settings.withLateScripts(page.replaceAll(early, '')),
    ),
  themeConfig: {
    kit: await settings.readKit(),
    nav: [
      { text: 'Guides', link: '/guides/getting-started', activeMatch: '/(guides|recipes)/' },
      { text: 'API reference', link: '/operations', activeMatch: '/(operations|reference|schemas)' },
      { text: 'Open questions', link: '/open-questions' },
    ],
    sidebar: {
      '/reference/': reference,
      '/schemas/': reference,
      '/operations': reference,
      '/': sections
        .filter(({ section }) => section !== maintainers)
        .map(({ section, pages }) => ({
          text: section,
          items: pages.map((path) => ({
            text: titles.get(path) ?? path,
            link: `/${path.replace(/\.md$/, '')}`,
          })),
        })),
    },
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      options: {
        detailedView: 'auto',
        // They make the index. theme/search.ts has them, too, so no page needs them: they are not listed in its data.
        miniSearch: Object.defineProperty({}, 'options', { value: settings.indexOptions }),
        _render: async (text, env, md) => {
          const page: MarkdownEnv = { ...env, relativizeUrls: true };
          const html = await md.renderAsync(text, page);
          return unlisted.has(page.relativePath ?? '') ? '' : settings.indexed(html, page.frontmatter ?? {});
        },
      },
    },
    docFooter: { prev: 'Previous', next: 'Next' },
  },
});
