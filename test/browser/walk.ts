import type { Page } from 'playwright-core';

/** What a keyboard can use. */
const usable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"], [role="button"], [role="link"]';

/**
 * Presses Tab from the top of a page until it is back there.
 * @returns what Tab did not reach, what shows no sign of being focused, and what only a mouse can use
 */
export async function walk(page: Page): Promise<Record<'missed' | 'unmarked' | 'mouseOnly', string[]>> {
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
      const isHidden = element.offsetWidth < 2 || !element.checkVisibility({ opacityProperty: true });
      const label = isHidden && element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
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
    // The browser runs them in their order; to wait for each one would need most of the time.
    await Promise.all(Array.from({ length: 50 }, () => page.keyboard.press('Tab')));
    const result = await page.evaluate(() =>
      (window as typeof window & { walked: () => Awaited<ReturnType<typeof walk>> | undefined }).walked(),
    );
    if (result) return result;
  }
}
