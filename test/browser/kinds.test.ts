/** One page of each kind, as its first reader meets it: what is alike on many pages is checked once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { darken, isSweep, open, pages, settle, violations, visit } from './browser.ts';
import { walk } from './walk.ts';

/** The largest page of each folder, and each page in none. */
function kinds(): string[] {
  const size = (path: string) => readFileSync(join(inject('folder'), 'docs', path)).length;
  const bySize = pages.toSorted((a, b) => size(a) - size(b));
  return [...new Map(bySize.map((path) => [path.includes('/') ? path.split('/')[0] : path, path])).values()];
}

/** How far parts of the page moved that were seen already. */
const layoutShift = (): Promise<number> =>
  new Promise((resolve) => {
    const sum = (entries: PerformanceEntryList) =>
      entries.reduce((total, entry) => total + ('value' in entry ? Number(entry.value) : 0), 0);
    const observer = new PerformanceObserver((list) => resolve(sum(list.getEntries())));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Without a shift, the observer has nothing to report.
    setTimeout(() => resolve(sum(observer.takeRecords())), 50);
  });

/** Compressed bytes that a page may load, with script and font, before its reader does something. */
const maxBytes = (path: string): number => (path.startsWith('reference/') ? 103_500 : 115_000);

it.each(isSweep ? pages : [...kinds(), 'guides/getting-started.html'])(
  '%s keeps its layout, is small, has no violation of axe in light and dark, and can be used with the keyboard alone',
  async (path) => {
    const { page, problems } = await open({ colorScheme: 'light' });
    const loaded: Promise<number>[] = [];
    const count = (response: Response) => loaded.push(response.body().then((body) => gzipSync(body).length));
    page.on('response', count);
    await visit(page, path);
    await settle(page);
    expect(await page.evaluate(layoutShift), 'layout shift').toBeLessThanOrEqual(0.02);
    expect(await violations(page), 'in light').toEqual([]);
    // What comes later has a body no more once the page is closed.
    page.off('response', count);
    const bytes = (await Promise.all(loaded)).reduce((sum, size) => sum + size, 0);
    expect(bytes, 'compressed bytes').toBeLessThanOrEqual(maxBytes(path));
    if (await page.locator('.try-it').count()) {
      await page.locator('.try-it').scrollIntoViewIfNeeded();
      await page.locator('.try-it button.first:enabled').waitFor();
    }
    expect(await walk(page), 'what the keyboard does not reach').toEqual({
      missed: [],
      unmarked: [],
      mouseOnly: [],
    });
    await darken(page);
    expect(await violations(page, 'html', 'colors'), 'in dark').toEqual([]);
    expect(problems).toEqual([]);
  },
);
