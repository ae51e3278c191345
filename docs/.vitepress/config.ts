import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig } from 'vitepress';
import type * as Site from '../../scripts/artifacts/site/vite/plugin.ts';
import { sections } from './sections.ts';

// VitePress would bundle what this file imports, in each build. Node loads a URL that is computed.
const url = new URL('../../scripts/artifacts/site/vite/plugin.ts', import.meta.url).href;
const { ContractSite, contractPlugin, folders, markdown, readPages, searchOptions } = (await import(
  url
)) as typeof Site;

const docs = new URL('../', import.meta.url);
const contract = new ContractSite();
const pages = await readPages();
const titles = new Map(pages.map(({ path, title }) => [path, title]));

/** Puts the style sheet into a page, and leaves scripts and fonts for later, so that text is seen at once. */
function paintSoon(page: string, folder: string): string {
  return page
    .replace(/<link rel="preload stylesheet" href="([./]*)(assets\/[^"]*\.css)"[^>]*>/, (_, up, file) => {
      const sheet = readFileSync(join(folder, file), 'utf8');
      return `<style>${sheet.replace(/url\((?!["']?data:)(["']?)(?:\.\/)?/g, `url($1${up}assets/`)}</style>`;
    })
    .replaceAll(/<link rel="(?:modulepreload|preload)"[^>]*>/g, '');
}

export default defineConfig({
  title: 'Document Processing',
  titleTemplate: ':title | Document Processing Service',
  description: 'Upload documents, review the extracted data, and decide what happens next.',
  lang: 'en',
  // Every URL is relative, so that the site works below any path, and from a disk.
  base: './',
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  // The links into the reference; test/docs looks at every link of the finished site.
  ignoreDeadLinks: [/reference\//, /\.(json|yaml|txt)$/],
  cacheDir: '../.cache/vitepress',
  outDir: '../.cache/site',
  // Pages that a reader may never open are not loaded in advance.
  router: { prefetchLinks: false },
  vite: {
    plugins: [contractPlugin(contract)],
    // Neither the theme of VitePress nor ours uses it, and it is sent with every page.
    define: { __VUE_OPTIONS_API__: 'false' },
  },
  markdown: {
    ...markdown,
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    headers: { level: [2, 3] },
  },
  transformHtml: (page, file, { siteConfig }) =>
    // It is shown in the place of any page, also where a relative URL leads to no file: so it loads nothing.
    file.endsWith('404.html')
      ? readFileSync(new URL('.vitepress/404.html', docs), 'utf8')
      : paintSoon(page, siteConfig.outDir),
  themeConfig: {
    nav: [
      { text: 'Guides', link: '/guides/getting-started', activeMatch: '/(guides|recipes)/' },
      { text: 'API reference', link: '/operations', activeMatch: '/(operations|reference|schemas)' },
      { text: 'Open questions', link: '/open-questions' },
    ],
    sidebar: sections.map(({ section, pages }) => ({
      text: section,
      items: pages.map((path) => ({ text: titles.get(path) ?? path, link: `/${path.replace(/\.md$/, '')}` })),
    })),
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      options: {
        detailedView: true,
        miniSearch: {
          ...searchOptions,
          _splitIntoSections: (file, html) => contract.sections(html, relative(folders.docs, file)),
        },
        _render: async (source, env, md) =>
          md.renderAsync(await contract.source(source, env.relativePath), { ...env, relativizeUrls: true }),
      },
    },
    docFooter: { prev: 'Previous', next: 'Next' },
  },
});
