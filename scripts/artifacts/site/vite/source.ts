/** The folder that VitePress reads: every page as a file, also those that are generated. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPackages } from '../../../lib/package-addresses.ts';
import { root } from '../../../lib/package-json.ts';
import { type Files, write } from '../../../lib/write-files.ts';
import { type BundledContract, loadContract } from '../../../model/bundle.ts';
import { type Pages, readPages, renderPages } from '../pages/pages.ts';

export const fromRoot = (below: string): string => fileURLToPath(new URL(below, root));

/** Where pages are written to, and what they show. A build and a server of our own set it first. */
export const source = {
  folder: fromRoot('.cache/pages'),
  /** The URL of the site, for links that need it whole. Without it they are relative, or left out. */
  origin: undefined as string | undefined,
  contract: (): Promise<BundledContract> => loadContract(fromRoot('openapi')),
  /** What the folder has, once that is known. */
  pages: undefined as Promise<Pages> | undefined,
};

/** Where it is noted what the pages are made from, until they are written again. */
const note = () => join(source.folder, '.sources');

/**
 * Returns the pages that the folder has, and writes them the first time.
 *
 * @param sources what they are made from: where that is noted, the folder has them
 */
export const pagesInFolder = (sources?: string): Promise<Pages> => (source.pages ??= pagesOf(sources));

async function pagesOf(sources?: string): Promise<Pages> {
  const noted = await readFile(note(), 'utf8').catch(() => undefined);
  return noted !== undefined && noted === sources ? readPages(await source.contract()) : writePages();
}

/** Notes what the pages in the folder are made from. */
export const notePages = (sources: string): Promise<void> => writeFile(note(), sources);

/** Renders the pages, and writes those that changed. After an error, the folder has the last good ones. */
export async function writePages(contract?: BundledContract): Promise<Pages> {
  const pages = await readPages(contract ?? (await source.contract()));
  const texts = Object.entries(await renderPages(pages)).map(([path, text]) => [
    path,
    withPackages(text, source.origin),
  ]);
  await rm(note(), { force: true });
  await write(Object.fromEntries(texts) as Files, source.folder);
  source.pages = Promise.resolve(pages);
  return pages;
}
