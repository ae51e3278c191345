/** What the head of a page says to browsers, search engines, previews of links, and agents. */
import type { HeadConfig, TransformContext } from 'vitepress';
import { siteName } from '../../../../docs/.vitepress/sections.ts';

type Head = Pick<TransformContext, 'page' | 'pageData' | 'title' | 'description' | 'assets'>;

/** Single quotes need no escape in an attribute: each page has it. */
const icon =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='%233451b2'><rect width='16' height='16' rx='3'/><path d='M5 3h4l3 3v7H5z' fill='%23fff'/></svg>";

/** Returns the tags of a page. Those that need its whole URL are left out if that of the site is not set. */
export function headOf({ page, pageData, title, description, assets }: Head, origin?: string): HeadConfig[] {
  const meta = (property: string, content: string): HeadConfig => ['meta', { property, content }];
  const fonts = assets.filter((file) => file.endsWith('.woff2'));
  const file = page.split('/').at(-1) ?? '';
  const url = origin && origin + page.replace(/\.md$/, '.html').replace(/^index\.html$/, '');
  return [
    ['link', { rel: 'icon', href: icon }],
    // A font that comes after the first text would move it, so it is used only if it is there in time.
    ...fonts.map((href): HeadConfig => {
      return ['link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }];
    }),
    ...(pageData.frontmatter['layout'] === 'home'
      ? []
      : [['link', { rel: 'alternate', type: 'text/markdown', href: `./${file}` }] satisfies HeadConfig]),
    meta('og:title', pageData.title || title),
    meta('og:description', description),
    meta('og:type', 'website'),
    meta('og:site_name', siteName),
    ...(url ? [['link', { rel: 'canonical', href: url }] satisfies HeadConfig, meta('og:url', url)] : []),
    // Previews accept no relative URL.
    ...(origin ? [meta('og:image', `${origin}social.png`), meta('og:image:alt', siteName)] : []),
  ];
}
