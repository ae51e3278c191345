import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { root } from '../artifacts/project.ts';
import { difference, open, settle, visit } from './browser.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const shown: Record<string, string> = {
  home: 'index.html',
  'task-lifecycle': 'guides/task-lifecycle.html#state-transitions',
  operation: 'reference/completeTask.html',
  reference: 'reference/#/tasks/completetask',
};

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

/** Opens a page with the one font. */
async function show(path: string, options: BrowserContextOptions): Promise<Page> {
  // The policy of the site keeps foreign fonts out.
  const { page } = await open({ colorScheme: 'light', ...options, bypassCSP: true });
  await visit(page, path);
  await page.addStyleTag({ content: oneFont });
  await page.evaluate(() =>
    Promise.all([document.fonts.load('16px Picture'), document.fonts.load('700 16px Picture')]),
  );
  // The new widths have moved what the URL selects.
  await page.evaluate(() => document.getElementById(location.hash.slice(1))?.scrollIntoView());
  await settle(page);
  return page;
}

/** Compares what is seen with a picture. `UPDATE_SCREENSHOTS=1` keeps it as the new picture: look at it before you commit it. */
async function looksLike(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const file = join(import.meta.dirname, 'screenshots', name);
  if (process.env['UPDATE_SCREENSHOTS']) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, picture);
  }
  expect(existsSync(file), `${file} is missing`).toBe(true);
  const different = await difference(page, picture, readFileSync(file));
  if (different > tolerance) {
    mkdirSync(seen, { recursive: true });
    writeFileSync(join(seen, name), picture);
  }
  expect(different, `${name}: pixels in a thousand; ${seen} has what was seen`).toBeLessThanOrEqual(
    tolerance,
  );
}

/** The page once the machine of its reader became dark, which the reference sees when it is opened. */
async function darkened(page: Page, path: string): Promise<Page> {
  if (path.startsWith('reference/#')) return show(path, { colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html.dark').waitFor();
  return page;
}

it.each(Object.entries(shown))(
  '%s looks as it did, also when it becomes dark, and on a phone',
  async (name, path) => {
    const page = await show(path, {});
    await looksLike(page, `${name}-light.png`);
    await looksLike(await darkened(page, path), `${name}-dark.png`);
    await looksLike(await show(path, phone), `${name}-mobile.png`);
  },
);
