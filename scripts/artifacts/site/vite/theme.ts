import type { Plugin } from 'vite';

/** Parts of the theme that no page of the site has. */
const unused =
  /\/VP(?:AlgoliaSearchBox|Badge|Carbon\w+|DocAside(?:CarbonAds|Sponsors)|DocFooterLastUpdated|Features?|Footer|Hero|Home(?:Features|Hero|Sponsors)|Image|Nav(?:BarAskAiButton|SocialLinks|Translations)|Page|Social\w+|Sponsors\w*|Team\w+)\.vue$/;
const empty = '\0docproc:empty';

/**
 * Changes the theme: leaves out what no page has, and puts the text of a page before the navigation of its section, so
 * that agents and screen readers begin with what they came for. The navigation is fixed to the window, and seen where it was.
 */
export const theme: Plugin = {
  name: 'docproc:theme',
  enforce: 'pre',
  resolveId: (id, importer) => (unused.test(id) && importer?.includes('theme-default') ? empty : undefined),
  load: (id) => (id === empty ? 'export default () => null' : undefined),
  transform(code, id) {
    if (!id.endsWith('/theme-default/Layout.vue')) return undefined;
    const [sidebar] = /<VPSidebar\b.*?<\/VPSidebar>/s.exec(code) ?? [];
    if (!sidebar || !code.includes('</VPContent>')) throw new Error(`${id} has another order of its parts.`);
    return code.replace(sidebar, '').replace('</VPContent>', () => `</VPContent>${sidebar}`);
  },
};
