/** What the site shows of a changed contract: directives, pages of operations and samples, without VitePress. */
import { withTroubleshooting } from '../../scripts/artifacts/site/site-model.ts';
import { apiPages } from '../../scripts/artifacts/site/reference/pages.ts';
import { prepare } from '../../scripts/artifacts/site/pages/directives.ts';
import { operationPage } from '../../scripts/artifacts/site/reference/operation.ts';
import { type MarkdownPage, readMarkdownPages } from '../../scripts/artifacts/site/pages/markdown-pages.ts';
import { codeSamplesOf } from '../../scripts/artifacts/site/samples/index.ts';
import { type BundledContract, readModel } from '../../scripts/model/index.ts';
import type { Operation } from '../support/contract.ts';

export interface Docs {
  /** What a marker becomes in the Markdown version of a page. */
  directive(marker: string): Promise<string>;
  /** The drawing that a marker becomes on a page of the site. */
  drawing(marker: string): Promise<string>;
  /** Expands every page that people wrote, and renders those that are generated. Returns failures: pages about what there is not. */
  pages(): Promise<string[]>;
  /** The page of an operation, and its samples by language. */
  operation(id: string): Promise<{ page: string; samples: Record<string, string> }>;
}

export async function readDocs(contract: BundledContract): Promise<Docs> {
  const site = await withTroubleshooting(await readModel(contract), () => {});
  const pages: MarkdownPage[] = await readMarkdownPages();
  const expand = await prepare(site);
  const directive = (marker: string, target: 'site' | 'markdown') =>
    expand(`<!-- contract: ${marker} -->`, 'guides/page.md', target);
  return {
    directive: (marker) => directive(marker, 'markdown'),
    drawing: (marker) => directive(marker, 'site'),
    async pages() {
      // The page of statements is generated from the catalogs of the project, which an edit of a copy leaves as they are.
      const edited = pages.filter(({ path }) => path !== 'traceability.md');
      const made = await Promise.allSettled([
        ...edited.map(({ path, text }) => expand(text, path, 'markdown')),
        ...apiPages(site, pages).map(async ({ text }) => text('site')),
      ]);
      return made.flatMap((page) => (page.status === 'rejected' ? [String(page.reason)] : []));
    },
    async operation(id) {
      const operation = site.operation(id);
      const page = await operationPage(site, operation, pages, 'markdown');
      return { page, samples: await codeSamplesOf(site, operation) };
    },
  };
}

/** What the docs lack of an operation: a row in the list, and a page with parameters and statuses. */
export async function missingFrom(docs: Docs, list: string, operation: Operation): Promise<string[]> {
  const { operationId: id = '', method, path, parameters = [], responses = {}, summary = '' } = operation;
  const { page } = await docs.operation(id);
  const row = list.split('\n').find((line) => line.includes(`/${id}.md)`)) ?? '';
  const wanted: [what: string, has: boolean][] = [
    ['row with the method', row.includes(`| \`${method.toUpperCase()} `)],
    ['row with the end of the path', row.includes(`${path.split('/').at(-1)}\` |`)],
    ['page with the summary', page.includes(`# ${summary}`)],
    ...parameters.map(({ name }): [string, boolean] => [`page with ${name}`, page.includes(`\`${name}\``)]),
    ...Object.keys(responses).map((status): [string, boolean] => [
      `page with ${status}`,
      page.includes(`### ${status}`) || page.includes(`| [${status}](`),
    ]),
  ];
  return wanted.filter(([, has]) => !has).map(([what]) => `${id}: ${what}`);
}
