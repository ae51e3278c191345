import type { Plugin } from 'vite';

/**
 * Puts the text of a page before the navigation of its section: agents and screen readers begin with what they came
 * for. The theme fixes the navigation to the window, so it is seen where it was.
 */
export const contentFirst: Plugin = {
  name: 'docproc:content-first',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/theme-default/Layout.vue')) return undefined;
    const [sidebar] = /<VPSidebar\b.*?<\/VPSidebar>/s.exec(code) ?? [];
    if (!sidebar || !code.includes('</VPContent>')) throw new Error(`${id} has another order of its parts.`);
    return code.replace(sidebar, '').replace('</VPContent>', () => `</VPContent>${sidebar}`);
  },
};
