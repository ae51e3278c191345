import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  darken,
  drawFonts,
  open,
  pages,
  settle,
  site,
  useBrowser,
  violations,
  visit,
  watch,
  type Watched,
} from './browser.ts';
import { walk } from './walk.ts';

useBrowser();

describe('every page', () => {
  let shared: Watched;
  beforeAll(async () => {
    shared = await watch({ colorScheme: 'light', viewport: { width: 1440, height: 900 } });
    // Each page is the first one that a reader opens.
    const debug = await shared.page.context().newCDPSession(shared.page);
    await debug.send('Network.setCacheDisabled', { cacheDisabled: true });
  });

  it.each(pages)(
    '%s asks no other host, reports no error, fits its window, keeps its layout, and has no violation of axe',
    async (path) => {
      const { page, problems } = shared;
      problems.length = 0;
      await visit(page, path);
      await settle(page);
      expect(await page.evaluate(layoutShift), 'layout shift').toBeLessThanOrEqual(0.02);
      expect(await violations(page, '.VPContent')).toEqual([]);
      await drawFonts(page);
      expect(await page.evaluate(width), '1440 pixels wide').toBeLessThanOrEqual(1440);
      expect(await page.evaluate(cutLines), 'code that needs scrolling, 1440 pixels wide').toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(width), '390 pixels wide').toBeLessThanOrEqual(390);
      expect(await page.evaluate(cutLines), 'code that needs scrolling, 390 pixels wide').toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(problems).toEqual([]);
    },
  );
});

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

const width = (): number => document.documentElement.scrollWidth;

/** The largest page of each folder, and each page in none: what is alike on many pages is checked once. */
function kinds(): string[] {
  const size = (path: string) => readFileSync(join(inject('folder'), 'docs', path)).length;
  const bySize = pages.toSorted((a, b) => size(a) - size(b));
  return [...new Map(bySize.map((path) => [path.includes('/') ? path.split('/')[0] : path, path])).values()];
}

it('half of the pages have at most 46 kB of HTML', () => {
  const sizes = pages.map((path) => readFileSync(join(inject('folder'), 'docs', path)).length);
  expect(sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(46_000);
});

/** Compressed bytes that a page may load, with script and font, before its reader does something. */
const maxBytes = (path: string): number => (path.startsWith('reference/') ? 104_000 : 116_000);

describe.each([...kinds(), 'guides/getting-started.html', 'reference/reportTask.html'])('%s', (path) => {
  it('is small, has no violation of axe in light and dark, and can be used with the keyboard alone', async () => {
    const { page, problems } = await open({ colorScheme: 'light' });
    const loaded: Promise<number>[] = [];
    const count = (response: Response) => loaded.push(response.body().then((body) => gzipSync(body).length));
    page.on('response', count);
    await visit(page, path);
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
  });
});

/** The first line of each block of code that is wider than its place, those behind tabs included. */
function cutLines(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.vp-doc [class*=language-]')].flatMap((block) => {
    block.classList.add('active');
    for (let fold = block.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
    const code = block.querySelector('pre');
    if (!code || code.clientWidth === 0) return [`not shown: ${block.textContent}`];
    return code.scrollWidth > code.clientWidth ? [code.textContent ?? ''] : [];
  });
}

it('prints the text alone, all of it, dark on white, also what is light on the screen', async () => {
  // As wide as a sheet of A4 between its margins.
  const { page } = await open({ colorScheme: 'dark', viewport: { width: 718, height: 1000 } });
  await visit(page, 'guides/task-lifecycle.html');
  await page.emulateMedia({ media: 'print' });
  for (const part of ['p', 'td', 'code', 'svg.diagram text', '.shiki .line span']) {
    const colors = await page.locator(`.vp-doc ${part}`).evaluateAll((all) =>
      all.map((element) => {
        const style = getComputedStyle(element);
        const color = element instanceof SVGElement ? style.fill : style.color;
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
        const light = 0.21 * red + 0.72 * green + 0.07 * blue;
        return light < 128 ? 'dark' : `${color} of ${element.textContent?.slice(0, 40)}`;
      }),
    );
    expect([...new Set(colors)], part).toEqual(['dark']);
  }
  expect(await violations(page, '.vp-doc', 'colors')).toEqual([]);
  const around = page.locator('.VPNav, .VPLocalNav, .VPSidebar, .VPDocFooter, .page-tools, .aside');
  expect(await around.filter({ visible: true }).count()).toBe(0);
  const folded = page.locator('.vp-doc details > :not(summary)');
  expect(await folded.first().isVisible(), 'what is folded on the screen').toBe(true);
  const cut = await page
    .locator('.vp-doc table, .vp-doc pre')
    .evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.outerHTML),
    );
  expect(cut, 'what is wider than the sheet').toEqual([]);
});

it('the diagram tells a screen reader what it shows', async () => {
  const { page } = await open();
  await visit(page, 'guides/task-lifecycle.html');
  const diagram = page.getByRole('img', { name: 'Task: how status changes' });
  const words = (await diagram.getAttribute('aria-describedby')) ?? '';
  expect(await page.locator(`#${words}`).textContent()).toContain(
    'From REVIEWING, discard moves it to DISCARDED.',
  );
});

it('shows the packages at the address of the site that is read', async () => {
  const { page } = await open();
  const command = /npm install (\S+)docproc-client-/;
  // As a build writes it that does not know where the site will be.
  await page.route(`${site}guides/client.html`, async (route) => {
    const response = await route.fetch();
    const built = new URL('/', site).href;
    const body = (await response.text()).replaceAll(`${built}<wbr>docs/`, 'http://localhost:4000/');
    expect(body.replaceAll('<wbr>', '')).toContain('http://localhost:4000/packages/docproc-client-');
    await route.fulfill({ response, body });
  });
  await visit(page, 'guides/client.html');
  const [, address] =
    command.exec((await page.locator('.vp-doc .language-sh').first().textContent()) ?? '') ?? [];
  expect(address).toBe(`${site}packages/`);
});

it('the URL of an earlier page leads to its text', async () => {
  const { page } = await open();
  const text = readFileSync(join(inject('folder'), 'docs/404.html'), 'utf8');
  const moved = [...text.matchAll(/'([\w/-]+)': '([^']+)'/g)].map(([, from = '', to = '']) => [from, to]);
  expect(moved.length).toBeGreaterThan(10);
  for (const [from, to = ''] of moved) {
    const [path = '', id = 'app'] = to.split('#');
    await page.route(`${site}${from}.html`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${site}404.html` }) }),
    );
    await page.goto(`${site}${from}.html`);
    await page.waitForURL(site + to);
    expect(pages).toContain(path);
    expect(await page.locator(`[id="${id}"]`).count(), to).toBe(1);
  }
});

it.each(['nope.html', 'guides/nope.html', 'schemas/nope.html'])(
  'where there is no %s, one is led to the first page',
  async (path) => {
    const { page, problems } = await open();
    // As Pages does: the page of the site, in the place of any that is missing.
    await page.route(site + path, async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${site}404.html` }) }),
    );
    await page.goto(site + path);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Home page' }).click();
    await page.waitForURL(`${site}index.html`);
    expect(problems).toEqual([]);
  },
);
