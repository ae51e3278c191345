import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';
import { sections } from './sections.ts';

const docs = new URL('../', import.meta.url);

/** The title in the front matter of a page. */
function titleOf(path: string): string {
  return /^title: (.*)$/m.exec(readFileSync(new URL(path, docs), 'utf8'))?.[1] ?? path;
}

const reference = { text: 'API reference', link: '/reference/', target: '_self', rel: '' };

export default defineConfig({
  title: 'Document Processing',
  titleTemplate: ':title | Document Processing Service',
  description: 'Send documents in, review what was read, decide what happens next.',
  lang: 'en',
  // Every address is relative, so that the site works below any path, and from a disk.
  base: './',
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  // The links into the reference; test/docs looks at every link of the finished site.
  ignoreDeadLinks: [/reference\//, /\.(json|yaml|txt)$/],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    headers: { level: [2, 3] },
  },
  themeConfig: {
    nav: [
      { text: 'Guides', link: '/guides/getting-started', activeMatch: '/guides/' },
      reference,
      { text: 'Open questions', link: '/open-questions' },
    ],
    sidebar: sections.map(({ section, pages }) => ({
      text: section,
      items: [
        ...(section === 'Look up' ? [reference] : []),
        ...pages.map((path) => ({ text: titleOf(path), link: `/${path.replace(/\.md$/, '')}` })),
      ],
    })),
    outline: { level: [2, 3] },
    search: { provider: 'local', options: { detailedView: true } },
    docFooter: { prev: 'Before', next: 'Next' },
  },
});
