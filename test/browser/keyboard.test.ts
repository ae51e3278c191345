import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open, showsReference, useBrowser, visit } from './browser.ts';

useBrowser();

/** What can be used on a page and is seen: its text, or how it is called. */
const usable =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]';

/** Everything that Tab reaches, from the top of the page to its end, each with whether its focus can be seen. */
async function reached(page: Page, limit: number): Promise<{ missed: string[]; unseen: string[] }> {
  await page.evaluate((selector) => {
    const visible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getClientRects().length > 0;
    const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => visible(element) && element.tabIndex >= 0 && !element.closest('[inert]'),
    );
    Object.assign(window, { wanted: new Set(all) });
  }, usable);
  const unseen: string[] = [];
  for (let step = 0; step < limit; step++) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate(() => {
      const { wanted } = window as unknown as { wanted: Set<Element> };
      const element = document.activeElement;
      if (!element || element === document.body) return { end: true, left: wanted.size };
      wanted.delete(element);
      // The focus of a hidden field shows on its label.
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const style = getComputedStyle(label ?? element);
      const marked = style.outlineStyle !== 'none' || style.boxShadow !== 'none';
      return { end: false, left: wanted.size, unseen: marked ? undefined : element.outerHTML.slice(0, 100) };
    });
    if (state.unseen) unseen.push(state.unseen);
    if (state.end || state.left === 0) break;
  }
  const missed = await page.evaluate(() =>
    [...(window as unknown as { wanted: Set<Element> }).wanted].map((element) =>
      element.outerHTML.slice(0, 100),
    ),
  );
  return { missed, unseen };
}

describe('the keyboard alone', () => {
  it.each(['guides/getting-started.html', 'guides/reviewing.html', 'index.html'])(
    'reaches everything on %s',
    async (path) => {
      const { page } = await open();
      await visit(page, path);
      if (path.includes('getting-started')) await page.locator('.try-it button.first:enabled').waitFor();
      expect(await reached(page, 300)).toEqual({ missed: [], unseen: [] });
    },
  );

  it('jumps over the navigation of a guide', async () => {
    const { page } = await open();
    await visit(page, 'guides/errors.html');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.VPContent') !== null)).toBe(true);
  });

  it('opens an operation in the reference, and jumps to it', async () => {
    const { page } = await open();
    await visit(page, 'reference/');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('api-content');
    await page.getByRole('link', { name: 'Tasks', exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await showsReference(page);
    await page
      .getByRole('link', { name: /^Complete a task/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/tasks\/completetask/);
  });

  it('searches guides and operations', async () => {
    const { page, problems } = await open();
    await visit(page, 'guides/errors.html');
    const search = page.getByRole('searchbox');
    await page.keyboard.press('Control+k');
    await search.waitFor();
    await page.keyboard.type('Complete a task');
    await page.locator('.VPLocalSearchBox .result').first().waitFor();
    await page.waitForTimeout(500);
    await page.keyboard.press('Enter');
    await page.waitForURL(/operations\.html#completeTask/);
    await page.keyboard.press('Control+k');
    await search.waitFor();
    await page.keyboard.type('207');
    await page.locator('.VPLocalSearchBox .result').filter({ hasText: 'Errors' }).first().waitFor();
    expect(problems).toEqual([]);
  });
});
