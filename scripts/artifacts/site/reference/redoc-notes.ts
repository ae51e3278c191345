import type { RendererTexts } from '../../../model/index.ts';
import { code } from '../../../lib/markdown.ts';
import { linksFrom } from '../links.ts';
import type { SiteModel } from '../site-model.ts';
import type { MarkdownPage } from '../pages/markdown-pages.ts';
import { codeSamplesOf } from '../samples/index.ts';
import { sampleServer } from '../samples/sample-request.ts';
import { questionLinks } from './fields.ts';
import { operationFacts } from './operation.ts';

/**
 * What the reference shows in addition to the contract: samples, and links from each place to the guides and the open
 * questions that are about it. The contract itself knows nothing of the site.
 */
export async function referenceNotes(site: SiteModel, pages: MarkdownPage[]): Promise<RendererTexts> {
  const samples = await Promise.all(
    site.operations.map(async (each) => [each.id, await codeSamplesOf(site, each)] as const),
  );
  const samplesById = new Map(samples);
  const links = linksFrom('reference/index.md');
  const open = (ids: string[]) => html(`Open: ${questionLinks(ids, site, links)}`);
  return {
    info: 'This is the API reference on one page. [Each operation and schema](../operations.html) also has a page of its own, with a console. Begin with the [guides](../index.html).',
    servers: [{ url: sampleServer.baseUrl, description: 'The sandbox, which the samples use.' }],
    questions: open,
    operation: (operation) => ({
      description: html(
        [
          code(`${operation.method} ${operation.path}`),
          ...operationFacts(site, operation, pages, links, links.operation(operation)),
        ].join('\n\n'),
      ),
      'x-codeSamples': Object.entries(samplesById.get(operation.id) ?? {}).map(([lang, source]) => ({
        lang,
        label: lang,
        source,
      })),
    }),
  };
}

/** Redoc does not rewrite links to other pages. */
const html = (text: string): string => text.replaceAll(/(?<=\]\([^)\s]*)\.md(?=[#)])/g, '.html');
