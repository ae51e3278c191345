import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { expect, it } from 'vitest';
import { root } from '../artifacts/project.ts';
import { difference, open, settle, useBrowser, visit } from './browser.ts';

useBrowser();

const views: Record<string, BrowserContextOptions> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  mobile: { colorScheme: 'light', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};
const shown: Record<string, string> = {
  home: 'index.html',
  'task-lifecycle': 'guides/task-lifecycle.html#state-transitions',
  operation: 'reference/completeTask.html',
  reference: 'reference/#/tasks/completetask',
};
const cases = Object.keys(shown).flatMap((name) => Object.keys(views).map((view) => ({ name, view })));

/** How many of a thousand pixels may differ: letters are not drawn alike by every browser. */
const tolerance = 8;

/** Where a picture that differs is kept for whoever looks into it. */
const seen = join(root, '.cache/screenshots');

/** Machines have different fonts, so the pictures have one that comes with the site, also for code. */
const [font = ''] = globSync(
  join(
    dirname(createRequire(import.meta.url).resolve('vitepress/package.json')),
    'dist/client/theme-default/fonts/inter-roman-latin.woff2',
  ),
);
const oneFont = `
  @font-face {
    font-family: Picture;
    font-weight: 100 900;
    src: url(data:font/woff2;base64,${readFileSync(font, 'base64')});
  }
  * { font-family: Picture !important; transition: none !important; }
`;

// `UPDATE_SCREENSHOTS=1` keeps what it sees as the new reference. Look at it before you commit it.
it.each(cases)('$name in $view looks as it did', async ({ name, view }) => {
  // The policy of the site keeps foreign fonts out.
  const { page } = await open({ ...views[view], bypassCSP: true });
  await visit(page, shown[name] ?? '');
  await page.addStyleTag({ content: oneFont });
  await page.evaluate(() =>
    Promise.all([document.fonts.load('16px Picture'), document.fonts.load('700 16px Picture')]),
  );
  // The new widths have moved what the URL selects.
  await page.evaluate(() => document.getElementById(location.hash.slice(1))?.scrollIntoView());
  await settle(page);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const file = join(import.meta.dirname, 'screenshots', `${name}-${view}.png`);
  if (process.env['UPDATE_SCREENSHOTS']) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, picture);
  }
  expect(existsSync(file), `${file} is missing`).toBe(true);
  const different = await difference(page, picture, readFileSync(file));
  if (different > tolerance) {
    mkdirSync(seen, { recursive: true });
    writeFileSync(join(seen, `${name}-${view}.png`), picture);
  }
  expect(different, `pixels in a thousand; ${seen} has what was seen`).toBeLessThanOrEqual(tolerance);
});
