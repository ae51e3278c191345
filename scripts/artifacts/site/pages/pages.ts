/** Every page of the site, from one state of the contract and of docs/. */
import { readFile } from 'node:fs/promises';
import { InputError, messageOf } from '../../../lib/cli.ts';
import { root } from '../../../lib/package-json.ts';
import type { ListedCheck } from '../../../../src/conformance/reports/report.ts';
import type { BundledContract } from '../../../model/bundle.ts';
import { readModel } from '../../../model/index.ts';
import { checksOf } from '../../conformance/checks.ts';
import { apiPages } from '../reference/pages.ts';
import { type SiteModel, withTroubleshooting } from '../site-model.ts';
import { prepare } from './directives.ts';
import { home, type MarkdownPage, type SitePage, readMarkdownPages, split } from './markdown-pages.ts';

export interface Pages {
  contract: BundledContract;
  site: SiteModel;
  written: MarkdownPage[];
  first: SitePage;
  /** Every page but the first one. */
  all: SitePage[];
  /** Messages for the person who builds. */
  warnings: string[];
}

const checks = new WeakMap<BundledContract, Promise<ListedCheck[]>>();

/** Reads the pages, and renders none. */
export async function readPages(contract: BundledContract): Promise<Pages> {
  const warnings: string[] = [];
  const [model, written] = await Promise.all([readModel(contract), readMarkdownPages()]);
  const site = await withTroubleshooting(model, (message) => warnings.push(message));
  const expand = await prepare(site, () => {
    const found = checks.get(contract) ?? checksOf(contract);
    checks.set(contract, found);
    return found;
  });
  const { front, text } = split(await readFile(new URL(`docs/${home}`, root), 'utf8'));
  const first: SitePage = { path: home, front, text: (target) => expand(text, home, target) };
  const all = [
    ...written.map(({ path, front, title, text }): SitePage => ({
      path,
      front,
      text: async (target) => `# ${title}\n\n${await expand(text, path, target)}`,
    })),
    ...apiPages(site, written),
  ];
  return { contract, site, written, first, all, warnings };
}

/**
 * Returns the text of each page as VitePress reads it, by its path.
 *
 * @throws InputError with file and line of everything that pages ask for and the contract does not have
 */
export async function renderPages({ first, all }: Pages): Promise<Record<string, string>> {
  const shown = [first, ...all];
  const texts = await Promise.allSettled(shown.map(({ text }) => text('site')));
  const problems = texts.flatMap((each) => (each.status === 'rejected' ? [messageOf(each.reason)] : []));
  if (problems.length > 0) throw new InputError([...new Set(problems)].join('\n'));
  const sources: Record<string, string> = {};
  for (const [index, { path, front }] of shown.entries()) {
    const text = texts[index];
    if (text?.status === 'fulfilled') sources[path] = `---\n${front}\n---\n\n${text.value}\n`;
  }
  return sources;
}
