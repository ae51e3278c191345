import MiniSearchByPage from '../../docs/.vitepress/theme/search.ts';
import { beforeAll, expect, it } from 'vitest';
import { queries } from '../docs/queries.ts';
import { buildOnce } from '../support/build.ts';

let index: ReturnType<typeof MiniSearchByPage.loadJSON>;

beforeAll(async () => {
  const { files } = await buildOnce();
  const [, built = ''] = Object.entries(files).find(([path]) => path.includes('localSearchIndexroot')) ?? [];
  // The index is a text within the script.
  const [, text = ''] = /=(`.*`|".*"|'.*')/s.exec(String(built)) ?? [];
  const json = text.slice(1, -1).replaceAll(/\\(['`$\\])/g, '$1');
  // The default of VitePress.
  index = MiniSearchByPage.loadJSON(json, { searchOptions: { prefix: true } });
});

/** The first pages that are found. */
const pagesFor = (query: string): string[] => [
  ...new Set(index.search(query).map(({ id }) => String(id).replace(/^\/|\.html.*$/g, ''))),
];

it.each(queries)('%s', (query, place) => {
  const [page = '', section] = place.split('#');
  expect(pagesFor(query).slice(0, 3)).toContain(page);
  const first = index.search(query).find(({ id }) => String(id).includes(page));
  expect(first?.id).toContain(section === undefined ? page : `#${section}`);
});

it('shows each page once, with its kind, and what is named as the search first', () => {
  const found = index.search('coordinates');
  expect(found[0]).toMatchObject({ id: expect.stringContaining('schemas/Coordinates'), titles: ['Schema'] });
  const pages = found.map(({ id }) => String(id).replace(/#.*/, ''));
  expect(pages).toEqual([...new Set(pages)]);
  expect(index.search('Force a response')[0]?.id).toContain('guides/testing.html#force-a-response');
});
