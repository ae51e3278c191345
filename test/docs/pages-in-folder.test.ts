/** The development server of the docs starts with the pages that an earlier one left, if they are of the same sources. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

it('keeps pages of the same sources, and writes those of others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docproc-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const page = join(folder, 'guides/concepts.md');
  /** As a server that has just started. */
  const start = async (sources: string) => {
    vi.resetModules();
    const server = await import('../../scripts/artifacts/site/vite/source.ts');
    server.source.folder = folder;
    const { written } = await server.pagesInFolder(sources);
    expect(written.map(({ path }) => path)).toContain('guides/concepts.md');
    return { ...server, text: readFileSync(page, 'utf8') };
  };
  const { notePages } = await start('these');
  await notePages('these');
  writeFileSync(page, 'as it was left');
  expect((await start('these')).text).toBe('as it was left');
  expect((await start('others')).text).toContain('# Concepts');
  // An edit that was taken back: the pages are of another text.
  writeFileSync(page, 'as it was left');
  expect((await start('these')).text).toContain('# Concepts');
});
