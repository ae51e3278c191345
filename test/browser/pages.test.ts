/** Every page, and what a page does that is not one that was asked for. `kinds.test.ts` looks closer at one of each kind. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { drawFonts, open, pages, settle, site, violations, visit, watch, type Watched } from './browser.ts';

describe('every page', () => {
  let shared: Watched;
  beforeAll(async () => {
    shared = await watch({ colorScheme: 'light', viewport: { width: 1440, height: 900 } });
    return () => shared.page.context().close();
  });

  it.each(pages)(
    '%s asks no other host, reports no error, fits its window, and has text that axe accepts',
    async (path) => {
      const { page, problems } = shared;
      problems.length = 0;
      await visit(page, path);
      expect(await violations(page, '.VPContent', 'content')).toEqual([]);
      await drawFonts(page);
      for (const width of [1440, 1200, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(wide), `${width} pixels wide`).toEqual([]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(problems).toEqual([]);
    },
  );
});

/** What is wider than its place: the page, and the first line of each block of code, those behind tabs included. */
function wide(): string[] {
  const { scrollWidth } = document.documentElement;
  const blocks = [...document.querySelectorAll<HTMLElement>('.vp-doc [class*=language-]')].flatMap(
    (block) => {
      block.classList.add('active');
      for (let fold = block.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
        fold.open = true;
      const code = block.querySelector('pre');
      if (!code || code.clientWidth === 0) return [`not shown: ${block.textContent}`];
      return code.scrollWidth > code.clientWidth ? [code.textContent ?? ''] : [];
    },
  );
  return scrollWidth > innerWidth ? [`the page, with ${scrollWidth} pixels`, ...blocks] : blocks;
}

it('a page has at most 93 kB, compressed and with all that it loads, in the middle of all', async () => {
  const { page } = await open();
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    sizes.set(pathname, sizes.get(pathname) ?? response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(`${site}/guides/testing.html`);
  await expect.poll(() => [...sizes.keys()].join(' ')).toMatch(/guides_testing.*lean.js/);
  await settle(page);
  const own = (path: string) => /\.html$|\.lean\.js$/.test(path);
  const shared = await Promise.all([...sizes].filter(([path]) => !own(path)).map(([, size]) => size));
  expect(shared.length, [...sizes.keys()].join(' ')).toBeGreaterThan(5);
  const folder = join(inject('folder'), 'docs');
  const scripts = readdirSync(join(folder, 'assets')).filter(own);
  const totals = pages.map((path) => {
    const script = scripts.find((name) =>
      name.startsWith(`${path.replace('/', '_').replace('.html', '.md').toLowerCase()}.`),
    );
    const files = [path, ...(script ? [`assets/${script}`] : [])];
    const gzipped = files.map((file) => gzipSync(readFileSync(join(folder, file))).length);
    return [...shared, ...gzipped].reduce((sum, size) => sum + size, 0);
  });
  expect(totals.sort((one, other) => one - other)[totals.length >> 1]).toBeLessThanOrEqual(93_000);
});

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
  await visit(page, 'guides/client.html');
  const command = page.locator('.vp-doc .language-sh').first();
  await expect.poll(() => command.textContent()).toContain(`npm install ${site}packages/docproc-client-`);
});

it.each(['nope.html', 'guides/nope.html', 'schemas/nope.html', 'guide/errors.html', 'a/b/'])(
  'where there is no %s, one is led to the first page',
  async (path) => {
    const { page, problems } = await open();
    // As Pages does: the page of the site, in the place of any that is missing.
    await page.route(site + path, async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${site}404.html` }) }),
    );
    await page.goto(site + path);
    expect(await violations(page)).toEqual([]);
    const home = page.getByRole('link', { name: 'Home page' });
    await expect
      .poll(() => home.evaluate((link) => (link as HTMLAnchorElement).href))
      .toBe(`${site}index.html`);
    await home.click();
    await page.waitForURL(`${site}index.html`);
    // What the browser reports where it looks for the files of the site.
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  },
);
