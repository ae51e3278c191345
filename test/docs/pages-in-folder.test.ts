/** The development server of the docs starts with the pages that an earlier one left, if they are of the same sources. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { notePages, pagesInFolder, source } from '../../scripts/artifacts/site/vite/source.ts';
import { temporary } from '../support/folders.ts';

it('keeps pages of the same sources, and writes those of others', async () => {
  const before = { ...source };
  onTestFinished(() => void Object.assign(source, before));
  const folder = temporary();
  source.folder = folder;
  const page = join(folder, 'guides/concepts.md');
  /** As a server that has just started. */
  const start = async (sources: string): Promise<string> => {
    source.pages = undefined;
    const { written } = await pagesInFolder(sources);
    expect(written.map(({ path }) => path)).toContain('guides/concepts.md');
    return readFileSync(page, 'utf8');
  };
  await start('these');
  await notePages('these');
  writeFileSync(page, 'as it was left');
  expect(await start('these')).toBe('as it was left');
  expect(await start('others')).toContain('# Concepts');
  expect(existsSync(join(folder, '.sources')), 'the note about other pages').toBe(false);
});
