/** Every page of the site, from one state of the contract and of docs/. */
import { readFile } from 'node:fs/promises';
import { InputError, messageOf } from '../../../lib/cli.ts';
import { root } from '../../../lib/package-json.ts';
import type { Files } from '../../../lib/write-files.ts';
import type { ListedCheck } from '../../../../src/conformance/checks/list.ts';
import type { BundledContract } from '../../../model/bundle.ts';
import { readModel } from '../../../model/index.ts';
import { checksOf } from '../../conformance/checks.ts';
import { apiPages } from '../reference/pages.ts';
import { type SiteModel, withStatusGuides } from '../site-model.ts';
import { prepare, type ExpandDirectives } from './directives.ts';
import { home, type MarkdownPage, readMarkdownPages, split } from './markdown-pages.ts';

export interface Pages {
  contract: BundledContract;
  site: SiteModel;
  written: MarkdownPage[];
  /** The text of each page as VitePress reads it, by its path. */
  sources: Files;
  expand: ExpandDirectives;
  /** Messages for the person who builds. */
  warnings: string[];
}

const checks = new WeakMap<BundledContract, Promise<ListedCheck[]>>();

/** @throws InputError with file and line of everything that pages ask for and the contract does not have */
export async function renderPages(contract: BundledContract): Promise<Pages> {
  const warnings: string[] = [];
  const [model, written] = await Promise.all([readModel(contract), readMarkdownPages()]);
  const site = await withStatusGuides(model, (message) => warnings.push(message));
  const expand = await prepare(site, () => {
    const found = checks.get(contract) ?? checksOf(contract);
    checks.set(contract, found);
    return found;
  });
  const { front, text } = split(await readFile(new URL(`docs/${home}`, root), 'utf8'));
  const texts: [path: string, text: Promise<string>][] = [
    [home, expand(text, home, 'site').then((body) => `---\n${front}\n---\n${body}`)],
    ...written.map((page): [string, Promise<string>] => [page.path, sourceOf(page, expand)]),
    ...apiPages(site, written).map(({ path, source }): [string, Promise<string>] => [path, source()]),
  ];
  const results = await Promise.allSettled(texts.map(([, content]) => content));
  const problems = results.flatMap((each) => (each.status === 'rejected' ? [messageOf(each.reason)] : []));
  if (problems.length > 0) throw new InputError([...new Set(problems)].join('\n'));
  const sources: Files = {};
  for (const [path, content] of texts) sources[path] = await content;
  return { contract, site, written, sources, expand, warnings };
}

/** A page that people write, with its title as a heading and its directives expanded. */
const sourceOf = async (
  { path, front, title, text }: MarkdownPage,
  expand: ExpandDirectives,
): Promise<string> => `---\n${front}\n---\n\n# ${title}\n\n${await expand(text, path, 'site')}`;
