import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { redocAnchor } from '../../scripts/artifacts/site/links.ts';
import { darken, open, pages, showsReference, useBrowser, violations, visit } from './browser.ts';

useBrowser();

/** What a keyboard can use. */
const usable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"], [role="button"], [role="link"]';

/**
 * Presses Tab from the top of a page until it is back there.
 * @returns what Tab did not reach, what shows no sign of being focused, and what only a mouse can use
 */
async function walk(page: Page): Promise<Record<'missed' | 'unmarked' | 'mouseOnly', string[]>> {
  await page.evaluate((selector) => {
    const visible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getClientRects().length > 0 &&
      !element.closest('[inert]');
    const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(visible);
    const points = (element: Element | null) => element && getComputedStyle(element).cursor === 'pointer';
    const clicked = [...document.querySelectorAll('body *')].filter(
      (element) => visible(element) && points(element) && !points(element.parentElement),
    );
    const reached = new Set<Element>();
    const unmarked = new Set<Element>();
    let ended = false;
    addEventListener('focusin', ({ target }) => {
      const element = target as HTMLElement;
      ended ||= reached.has(element);
      reached.add(element);
      // The focus of a hidden field shows on its label.
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      // A line of one pixel is hard to see.
      const { outlineStyle, outlineWidth } = getComputedStyle(label ?? element);
      const marked = outlineStyle === 'auto' || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
      if (!marked) unmarked.add(element);
    });
    const list = (elements: Iterable<Element>) =>
      [...elements].map(
        (element) => `${element.outerHTML.slice(0, 120)} ${element.textContent?.slice(0, 40)}`,
      );
    const result = () => ({
      missed: list(
        all.filter((element) => element.getAttribute('tabindex') !== '-1' && !reached.has(element)),
      ),
      unmarked: list(unmarked),
      mouseOnly: list(
        clicked.filter(
          (element) =>
            // Arrows lead from one to the next.
            !element.matches('[role=tab], .vp-code-group label') &&
            ![...reached].some((other) => other.contains(element) || element.contains(other)),
        ),
      ),
    });
    Object.assign(window, { walked: () => (ended ? result() : undefined) });
  }, usable);
  for (;;) {
    for (let step = 0; step < 50; step++) await page.keyboard.press('Tab');
    const result = await page.evaluate(() =>
      (window as typeof window & { walked: () => Awaited<ReturnType<typeof walk>> | undefined }).walked(),
    );
    if (result) return result;
  }
}

describe('the keyboard alone', () => {
  it.each([
    ...pages,
    'reference/',
    `reference/${redocAnchor({ tag: 'Tasks', id: 'getTask' })}`,
    `reference/${redocAnchor({ tag: 'Tasks', id: 'reportTask' })}`,
    `reference/${redocAnchor({ tag: 'Uploads', id: 'createUpload' })}`,
    `reference/${redocAnchor({ tag: 'Schemas', id: 'Task' })}`,
  ])('reaches everything on %s', async (path) => {
    const { page } = await open();
    await visit(page, path);
    if (path.includes('getting-started')) await page.locator('.try-it button.first:enabled').waitFor();
    expect(await walk(page)).toEqual({ missed: [], unmarked: [], mouseOnly: [] });
  });

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

  it('searches the reference, and changes its layout', async () => {
    const { page, problems } = await open();
    await visit(page, 'reference/#/tasks/gettask');
    const responses = page.getByRole('heading', { name: 'Responses' }).first();
    const before = await responses.boundingBox();
    await page.getByRole('button', { name: 'Change the layout' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(async () => (await responses.boundingBox())?.y).not.toBe(before?.y);
    await page.getByRole('button', { name: 'Search' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Search' }).waitFor();
    await page.keyboard.type('discard');
    await page.getByText('Discard a task').last().waitFor();
    expect(await violations(page), 'in light').toEqual([]);
    await darken(page);
    expect(await violations(page, 'html', 'colors'), 'in dark').toEqual([]);
    expect(problems).toEqual([]);
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
    await page.waitForURL(/reference\/completeTask\.html#complete-a-task/);
    await page.keyboard.press('Control+k');
    const first = page.locator('.VPLocalSearchBox .result .titles').first();
    for (const [asked, found] of [
      ['207', /Errors.*207/s],
      ['scope', /Authentication/],
      ['40 MB', /Upload|Limits/],
      ['createUpload', /Create an upload/],
      ['webhook', /Upload status/],
    ] as const) {
      await search.fill(asked);
      await expect.poll(() => first.textContent(), { message: asked }).toMatch(found);
    }
    expect(problems).toEqual([]);
  });
});
