import type { DefaultTheme } from 'vitepress';
import type { SiteModel } from '../site-model.ts';
import { operationPath, schemaPath, slug } from '../links.ts';
import { badge, schemasByName } from '../reference/overview.ts';

/** The navigation is in every page: what has more entries is listed on the page with the overview alone. */
const maxEntries = 100;

/** The navigation of the API reference: operations by tag, then schemas. */
export function apiSidebar(site: SiteModel): DefaultTheme.SidebarItem[] {
  const { tags, operations } = site;
  const schemas = schemasByName(site);
  const overview = (heading: string) => `/operations#${slug(heading)}`;
  const link = (path: string) => `/${path.replace(/\.md$/, '')}`;
  return [
    {
      text: 'API reference',
      items: [
        { text: 'Overview', link: '/operations' },
        { text: 'All on one page', link: '/reference/', target: '_self', rel: '' },
      ],
    },
    ...(operations.length > maxEntries
      ? [{ text: 'Operations', items: tags.map(({ name }) => ({ text: name, link: overview(name) })) }]
      : tags.map(({ name }) => ({
          text: name,
          items: operations
            .filter(({ tag }) => tag.name === name)
            .map(({ id, summary, method }) => ({
              text: `${badge(method)} ${summary}`,
              link: link(operationPath(id)),
            })),
        }))),
    schemas.length > maxEntries
      ? { text: 'Schemas', link: overview('Schemas') }
      : {
          text: 'Schemas',
          collapsed: true,
          items: schemas.map(({ name = '' }) => ({ text: name, link: link(schemaPath(name)) })),
        },
  ];
}
