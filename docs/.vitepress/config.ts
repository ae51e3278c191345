import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { ContractSite } from '../../scripts/artifacts/site/contract-site.ts';
import { readPages } from '../../scripts/artifacts/site/pages.ts';
import { contractPlugin } from '../../scripts/artifacts/site/vite-plugin.ts';
import { sections } from './sections.ts';

const docs = new URL('../', import.meta.url);
const contract = new ContractSite();
const pages = await readPages();
const titles = new Map(pages.map(({ path, title }) => [path, title]));

/** Puts the style sheet into a page, and leaves scripts and fonts for later, so that text is seen at once. */
function paintSoon(page: string, folder: string): string {
  return page
    .replace(/<link rel="preload stylesheet" href="([./]*)(assets\/[^"]*\.css)"[^>]*>/, (_, up, file) => {
      const style = readFileSync(join(folder, file), 'utf8');
      return `<style>${style.replace(/url\((?!["']?data:)(["']?)(?:\.\/)?/g, `url($1${up}assets/`)}</style>`;
    })
    .replaceAll(/<link rel="(?:modulepreload|preload)"[^>]*>/g, '');
}

const reference = { text: 'API reference', link: '/reference/', target: '_self', rel: '' };

export default defineConfig({
  title: 'Document Processing',
  titleTemplate: ':title | Document Processing Service',
  description: 'Upload documents, review the extracted data, and decide what happens next.',
  lang: 'en',
  // Every address is relative, so that the site works below any path, and from a disk.
  base: './',
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  // The links into the reference; test/docs looks at every link of the finished site.
  ignoreDeadLinks: [/reference\//, /\.(json|yaml|txt)$/],
  cacheDir: '../.cache/vitepress',
  outDir: '../.cache/site',
  vite: { plugins: [contractPlugin(contract)] },
  markdown: {
    ...contract.markdown,
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    headers: { level: [2, 3] },
  },
  transformHtml: (page, file, { siteConfig }) =>
    // It is shown in the place of any page, also where a relative address leads to nothing: so it loads nothing.
    file.endsWith('404.html')
      ? readFileSync(new URL('.vitepress/404.html', docs), 'utf8')
      : paintSoon(page, siteConfig.outDir),
  themeConfig: {
    nav: [
      { text: 'Guides', link: '/guides/getting-started', activeMatch: '/guides/' },
      reference,
      { text: 'Operations', link: '/operations' },
      { text: 'Open questions', link: '/open-questions' },
    ],
    sidebar: sections.map(({ section, pages }) => ({
      text: section,
      items: [
        ...(section === 'Reference' ? [reference] : []),
        ...pages.map((path) => ({ text: titles.get(path) ?? path, link: `/${path.replace(/\.md$/, '')}` })),
      ],
    })),
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      options: {
        detailedView: true,
        miniSearch: {
          searchOptions: {
            // What is not known comes after what is.
            boostDocument: (page: string) => (/open-questions|prism-limits/.test(page) ? 0.4 : 1),
          },
        },
        // An operation is found by its id too, which is what its heading is anchored with.
        _render: async (source, env, md) => {
          const html = await md.renderAsync(await contract.expand(source, env.relativePath), env);
          return env.relativePath === 'operations.md'
            ? html.replaceAll(/<h3 id="([^"]*)"[^>]*>[^<]*/g, '$& $1 ')
            : html;
        },
      },
    },
    docFooter: { prev: 'Previous', next: 'Next' },
  },
});
