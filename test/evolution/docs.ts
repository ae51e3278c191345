/** What the site says of a changed contract: blocks, pages of operations and samples, without VitePress. */
import { withAdvice } from '../../scripts/artifacts/site/advice.ts';
import { prepare } from '../../scripts/artifacts/site/blocks.ts';
import { operationPage } from '../../scripts/artifacts/site/operation-page.ts';
import { type Page, readPages } from '../../scripts/artifacts/site/pages.ts';
import { samplesOf } from '../../scripts/artifacts/site/samples/index.ts';
import { type Contract, readModel } from '../../scripts/model/index.ts';

export interface Docs {
  /** What a marker becomes in the Markdown version of a page. */
  block(marker: string): Promise<string>;
  /** The drawing that a marker becomes on a page of the site. */
  drawing(marker: string): Promise<string>;
  /** Expands every page that people wrote. Rejects where a page is about what there is not. */
  pages(): Promise<void>;
  /** The page of an operation, and its samples by language. */
  operation(id: string): { page: string; samples: Record<string, string> };
}

export async function readDocs(contract: Contract): Promise<Docs> {
  const site = await withAdvice(await readModel(contract), () => {});
  const pages: Page[] = await readPages();
  const expand = await prepare(site, pages);
  const block = (marker: string, target: 'site' | 'markdown') =>
    expand(`<!-- contract: ${marker} -->`, 'guides/page.md', target);
  return {
    block: (marker) => block(marker, 'markdown'),
    drawing: (marker) => block(marker, 'site'),
    async pages() {
      for (const { path, text } of pages) await expand(text, path, 'markdown');
    },
    operation(id) {
      const operation = site.operation(id);
      const samples = samplesOf(site, operation).map(({ lang, source }) => [lang, source] as const);
      return { page: operationPage(site, operation, pages), samples: Object.fromEntries(samples) };
    },
  };
}
