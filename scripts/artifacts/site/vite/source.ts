/** The folder that VitePress reads: every page as a file, also those that are generated. */
import { fileURLToPath } from 'node:url';
import { withPackages } from '../../../lib/package-addresses.ts';
import { root } from '../../../lib/package-json.ts';
import { type Files, write } from '../../../lib/write-files.ts';
import { type BundledContract, loadContract } from '../../../model/bundle.ts';
import { type Pages, renderPages } from '../pages/pages.ts';

export const fromRoot = (below: string): string => fileURLToPath(new URL(below, root));

/** Where pages are written to, and what they show. A build and a server of our own set it first. */
export const source = {
  folder: fromRoot('.cache/pages'),
  /** The URL of the site, for links that need it whole. Without it they are relative, or left out. */
  origin: undefined as string | undefined,
  contract: (): Promise<BundledContract> => loadContract(fromRoot('openapi')),
};

let written: Promise<Pages> | undefined;

/** Returns the pages that the folder has, and writes them the first time. */
export const pagesInFolder = (): Promise<Pages> => (written ??= writePages());

/** Renders the pages, and writes those that changed. After an error, the folder has the last good ones. */
export async function writePages(contract?: BundledContract): Promise<Pages> {
  const pages = await renderPages(contract ?? (await source.contract()));
  const texts = Object.entries(pages.sources).map(([path, text]) => [
    path,
    withPackages(text, source.origin),
  ]);
  await write(Object.fromEntries(texts) as Files, source.folder);
  written = Promise.resolve(pages);
  return pages;
}
