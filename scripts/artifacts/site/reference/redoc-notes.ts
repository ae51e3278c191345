import type { RendererTexts, Operation } from '../../../model/index.ts';
import type { SiteModel } from '../site-model.ts';
import type { MarkdownPage } from '../pages/markdown-pages.ts';
import { codeSamplesOf } from '../samples/index.ts';
import { fullest, sampleServer } from '../samples/sample-request.ts';
import { questionLinks } from './fields.ts';
import { scopeOf } from '../directives/tables.ts';

/**
 * What the reference shows in addition to the contract: samples, and links from each place to the guides and the open
 * questions that are about it. The contract itself knows nothing of the site.
 */
export async function referenceNotes(site: SiteModel, pages: MarkdownPage[]): Promise<RendererTexts> {
  const samples = await Promise.all(
    site.operations.map(async (each) => [each.id, await codeSamplesOf(site, each)] as const),
  );
  const samplesById = new Map(samples);
  const titles = new Map(site.questions.map(({ id, title }) => [id, title]));
  const links = {
    question: (id: string, text = titles.get(id) ?? id) => `[${text}](../open-questions.html#${id})`,
  };
  const open = (ids: string[]) => `Open: ${questionLinks(ids, site, links)}`;

  function description(operation: Operation): string {
    const { id, method, path, scopes, questions } = operation;
    const guides = pages
      .filter((page) => page.operations.includes(id))
      .map((page) => `[${page.title}](../${page.path.replace(/\.md$/, '.html')})`);
    // The entry on spellings, where the contract has one.
    const spellings =
      scopes.some((names) => names.length > 1) && titles.has('scope-spellings')
        ? `, see ${links.question('scope-spellings')}`
        : '';
    return [
      `\`${method} ${path}\``,
      operation.description,
      ...(questions.length > 0 ? [open(questions)] : []),
      `Operation: \`${id}\` ([page of its own](./${id}.html))`,
      `Scope: ${scopeOf(operation, site, links)}${spellings}`,
      ...(guides.length > 0 ? [`Guides: ${guides.join(', ')}`] : []),
    ].join('\n\n');
  }

  return {
    info: 'This is the API reference on one page. [Each operation and schema](../operations.html) also has a page of its own, with a console. Begin with the [guides](../index.html).',
    servers: [{ url: sampleServer.baseUrl, description: 'The sandbox, which the samples use.' }],
    questions: open,
    operation: (operation) => ({
      description: description(operation),
      'x-codeSamples': (samplesById.get(operation.id) ?? []).map(({ lang, source }) => ({
        lang,
        label: lang,
        source,
      })),
    }),
    // The samples are generated from it.
    firstExample: (examples) => fullest(examples)?.name,
  };
}
