import type { DefaultTheme } from 'vitepress';
import type { SiteModel } from '../site-model.ts';
import { operationPath, schemaPath } from '../links.ts';
import { badge } from '../directives/tables.ts';
import { schemasByName } from '../reference/overview.ts';

/** The navigation of the API reference: operations by tag, then schemas. */
export function apiSidebar(site: SiteModel): DefaultTheme.SidebarItem[] {
  const { tags, operations } = site;
  const link = (path: string) => `/${path.replace(/\.md$/, '')}`;
  return [
    {
      text: 'API reference',
      items: [{ text: 'Overview', link: '/operations' }],
    },
    ...tags.map(({ name }) => ({
      text: name,
      items: operations
        .filter(({ tag }) => tag.name === name)
        .map(({ id, summary, method }) => ({
          text: `${badge(method)} ${summary}`,
          link: link(operationPath(id)),
        })),
    })),
    {
      text: 'Schemas',
      collapsed: true,
      items: schemasByName(site).map(({ name = '' }) => ({ text: name, link: link(schemaPath(name)) })),
    },
  ];
}
