import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open, useBrowser, visit } from './browser.ts';

useBrowser();

const views: Record<string, BrowserContextOptions> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  mobile: { colorScheme: 'light', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};
const shown: Record<string, string> = {
  home: 'index.html',
  'task-life': 'guides/task-life.html#what-moves-a-task',
  reference: 'reference/#/tasks/completetask',
};
const cases = Object.keys(shown).flatMap((name) => Object.keys(views).map((view) => ({ name, view })));

/** How many of a thousand pixels may differ: fonts are not drawn alike on every machine. */
const tolerance = 20;

// `UPDATE_SCREENSHOTS=1` keeps what it sees as the new reference. Look at it before you commit it.
it.each(cases)('$name in $view looks as it did', async ({ name, view }) => {
  const { page } = await open(views[view]);
  await visit(page, shown[name] ?? '');
  await page.waitForTimeout(500);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const file = join(import.meta.dirname, 'screenshots', `${name}-${view}.png`);
  if (process.env['UPDATE_SCREENSHOTS']) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, picture);
  }
  expect(existsSync(file), `${file} is missing`).toBe(true);
  const different = await difference(page, picture, readFileSync(file));
  if (different > tolerance) writeFileSync(file.replace('.png', '.actual.png'), picture);
  expect(different).toBeLessThanOrEqual(tolerance);
  await page.context().close();
});

/** Per mille of pixels that differ to the eye, at half the size, so that the edges of letters do not count. */
async function difference(page: Page, actual: Buffer, expected: Buffer): Promise<number> {
  const [one, other] = [actual, expected].map(
    (picture) => `data:image/png;base64,${picture.toString('base64')}`,
  );
  return page.evaluate(
    async ([first = '', second = '']) => {
      const draw = async (source: string) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = new OffscreenCanvas(Math.ceil(image.width / 2), Math.ceil(image.height / 2));
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0, canvas.width, canvas.height);
        return context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
      };
      const [a, b] = await Promise.all([draw(first), draw(second)]);
      if (a.length !== b.length) return 1000;
      let count = 0;
      for (let at = 0; at < a.length; at += 4) {
        const distance = [0, 1, 2].reduce(
          (sum, channel) => sum + Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)),
          0,
        );
        if (distance > 96) count++;
      }
      return (4000 * count) / a.length;
    },
    [one ?? '', other ?? ''],
  );
}
