import type { Contract } from '../../../model/bundle.ts';
import { readModel } from '../../../model/index.ts';
import { type SiteModel, withAdvice } from '../site-model.ts';
import { type ApiPage, apiPages } from '../reference/pages.ts';
import type { ListedCheck } from '../../../../src/conformance/checks/list.ts';
import { checksOf } from '../../conformance/checks.ts';
import { prepare, type Expand } from './blocks.ts';
import { type Page, readPages } from './written.ts';

/** Everything that the site shows, from one state of the contract and the pages. */
export interface Plan {
  contract: Contract;
  site: SiteModel;
  pages: Page[];
  /** Pages that are generated whole, by their path. */
  api: Map<string, ApiPage>;
  /** Replaces the blocks of a text; each text once. */
  expand: Expand;
  /** Messages for the person who builds. */
  warnings: string[];
}

export async function makePlan(contract: Contract): Promise<Plan> {
  const warnings: string[] = [];
  const [model, pages] = await Promise.all([readModel(contract), readPages()]);
  const site = await withAdvice(model, (message) => warnings.push(message));
  for (const part of model.unsupported) {
    const guide = part.startsWith('the servers') ? 'client' : 'events';
    warnings.push(
      `openapi/ has ${part}. The bundle and the types have it too. Docs, client, mock and sandbox do not: describe it in docs/guides/${guide}.md.`,
    );
  }
  let checks: Promise<ListedCheck[]> | undefined;
  const expand = await prepare(site, pages, () => (checks ??= checksOf(contract)));
  const known = new Map<string, Promise<string>>();
  return {
    contract,
    site,
    pages,
    api: new Map(apiPages(site, pages).map((page) => [page.path, page])),
    warnings,
    // A page is rendered for browsers, for servers and for the search.
    expand(text, page, target) {
      const key = JSON.stringify([text, page, target]);
      const found = known.get(key) ?? expand(text, page, target);
      known.set(key, found);
      return found;
    },
  };
}
