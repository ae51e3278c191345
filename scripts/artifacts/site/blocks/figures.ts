/** Blocks that show a lifecycle as a picture. */
import { fence } from '../../../lib/markdown.ts';
import type { SiteModel } from '../site-model.ts';
import { type Diagram, draw, legend, readDiagram, words } from '../pictures/diagram.ts';
import type { Links } from '../links.ts';
import { samplesOf } from '../samples/index.ts';

/** Where a block is shown: on a page of the site, or in its Markdown version. */
export type Target = 'site' | 'markdown';

/** A block that differs between the two. */
export type Figure = Record<
  Target,
  (site: SiteModel, links: Links, argument: string) => string | Promise<string>
>;

/** How a field of a record changes: `diagram Task status`; without a field, that of the lifecycle. */
export const diagram: Figure = {
  site: async (site, _links, argument) => {
    const shown = read(site, argument);
    const id = `${shown.record}-${shown.field}`.toLowerCase();
    return [
      `<figure class="diagram">\n${await draw(shown, id)}`,
      `<figcaption>${legend(shown)}</figcaption>`,
      `<details>\n<summary>The same in words</summary>\n<div id="${id}-words">\n\n${words(shown)}\n\n</div>\n</details>\n</figure>`,
    ].join('\n');
  },
  markdown: (site, _links, argument) => words(read(site, argument)),
};

export function read(site: SiteModel, argument: string): Diagram {
  const [record = '', field = site.resources[record]?.lifecycle?.field ?? ''] = argument.split(' ');
  return readDiagram(site, record, field);
}

/** An operation in every language. */
export const sample: Figure = {
  site: (site, _links, id) =>
    [
      '::: code-group',
      ...samplesOf(site, site.operation(id)).map(({ lang, highlight, source }) =>
        fence(`${highlight} [${lang}]`, source),
      ),
      ':::',
    ].join('\n\n'),
  markdown: (site, _links, id) =>
    samplesOf(site, site.operation(id))
      .map(({ lang, highlight, source }) => `${lang}:\n\n${fence(highlight, source)}`)
      .join('\n\n'),
};
