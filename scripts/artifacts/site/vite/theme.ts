import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { fromRoot } from './source.ts';

/** Parts of the theme that no page of the site has: the bar has few items, and the search is local. */
const unused =
  /\/(?:VP(?:AlgoliaSearchBox|Badge|Carbon\w+|DocAside(?:CarbonAds|Sponsors)|DocFooterLastUpdated|Features?|Flyout|Footer|Hero|Home(?:Features|Hero|Sponsors)|Image|Nav(?:Bar(?:AskAiButton|Extra)|MenuGroup|SocialLinks|Translations)|Page|Social\w+|Sponsors\w*|Team\w+)\.vue|nav-overflow|docsearch)$/;

/** What the search says where it finds nothing, and where readers can go on. */
const nothingFound = '"<strong>{{ filterText }}</strong>"';
const otherWays = `<p>${[
  ['guides/faq', 'FAQ'],
  ['guides/glossary', 'Glossary'],
  ['operations', 'API reference'],
  ['open-questions', 'Open questions'],
]
  .map(([path, text]) => `<a :href="withBase('/${path}.html')" @click="$emit('close')">${text}</a>`)
  .join(' · ')}</p>`;

/** A place for content of a site, or one that is passed on to a part. */
const slots = /<template #([\w-]+)><slot name="\1" \/><\/template>|<slot name="([\w-]+)" \/>/g;

const ownTheme = readFileSync(fromRoot('docs/.vitepress/theme/index.ts'), 'utf8');

/**
 * Changes the theme: leaves out what no page has, places that the site leaves empty, and animations, and puts the text of a
 * page before the navigation of its section, so that agents and screen readers begin with what they came for. The navigation
 * is fixed to the window, and seen where it was.
 */
export const theme: Plugin = {
  name: 'docproc:theme',
  enforce: 'pre',
  resolveId: (id, importer) =>
    unused.test(id) && importer?.includes('theme-default')
      ? fromRoot('docs/.vitepress/theme/unused.ts')
      : undefined,
  transform(code, id) {
    if (!/\/theme-default\/.*\.vue$/.test(id)) return undefined;
    const still = code
      .replaceAll(/<\/?transition\b[^>]*>/gi, '')
      .replaceAll(slots, (slot, passedOn, name) => (ownTheme.includes(`'${passedOn ?? name}'`) ? slot : ''));
    if (id.endsWith('/VPLocalSearchBox.vue')) return still.replace(nothingFound, (text) => text + otherWays);
    if (!id.endsWith('/theme-default/Layout.vue')) return still;
    const [sidebar] = /<VPSidebar\b.*?<\/VPSidebar>/s.exec(still) ?? [];
    if (!sidebar || !still.includes('</VPContent>')) throw new Error(`${id} has another order of its parts.`);
    return still.replace(sidebar, '').replace('</VPContent>', () => `</VPContent>${sidebar}`);
  },
};

/** How the compiled search box imports its styles. */
const searchBoxStyle = /import "([^"]*\/VPLocalSearchBox\.vue)\?(vue&type=style[^"]*)"/;

/** Sends the styles of the search box with its script, which loads when somebody searches, and not with every page. */
export const searchStyle: Plugin = {
  name: 'docproc:search-style',
  transform(code, id) {
    if (!id.endsWith('/VPLocalSearchBox.vue')) return undefined;
    if (!searchBoxStyle.test(code)) throw new Error(`${id} imports its style in another way.`);
    const inline = code.replace(searchBoxStyle, 'import searchBoxStyle from "$1?inline&$2"');
    return `${inline}
document.head.prepend(Object.assign(document.createElement('style'), { textContent: searchBoxStyle }));
`;
  },
};
