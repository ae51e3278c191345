import { mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';

export const site: string = inject('site');
export const pages: string[] = inject('pages');

/** Whether every page is checked as one of its kind is: every week. */
export const isSweep: boolean = process.env['SCOPE'] === 'all';

/** The one browser of all files. It resolves no other host than this machine. */
export const browser: Browser = await chromium.connect(inject('browser'));

/** A page, and what went wrong on it: requests to other hosts, responses that are no success, errors. */
export interface Watched {
  page: Page;
  problems: string[];
}

/** Opens an empty page for one test. */
export async function open(options: BrowserContextOptions = {}, hosts = [site]): Promise<Watched> {
  const watched = await watch(options, hosts);
  onTestFinished(() => watched.page.context().close());
  return watched;
}

/**
 * Opens an empty page that reports every request that it should not make.
 *
 * @param hosts beginnings of the URLs that it may request
 */
export async function watch(options: BrowserContextOptions, hosts = [site]): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const problems: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (![...hosts, 'data:', 'blob:'].some((host) => url.startsWith(host)))
      problems.push(`request to ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} for ${response.url()}`);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  return { page, problems };
}

/** Returns the permission to use the clipboard until the test ends. All pages share one: a test of another file waits. */
export async function clipboard(): Promise<BrowserContextOptions> {
  const lock = join(inject('folder'), 'clipboard');
  for (;;)
    try {
      mkdirSync(lock);
      onTestFinished(() => rmdirSync(lock));
      return { permissions: ['clipboard-read', 'clipboard-write'] };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      await sleep(50);
    }
}

/** Goes to a page of the site and waits until it can be used. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, site).href);
  if (/^reference\/(#|$)/.test(path)) await showsReference(page);
  else {
    await page.locator('#app .VPContent').waitFor();
    // Scripts come after the first paint.
    const isMounted = () => '__vue_app__' in (document.querySelector('#app') ?? {});
    if (await page.evaluate(() => matchMedia('(scripting: enabled)').matches))
      await page.waitForFunction(isMounted);
  }
  await page.evaluate(() => document.fonts.ready);
}

/** Draws a page with its fonts. A busy machine has them too late, and the browser then leaves them out. */
export async function drawFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fonts = [...document.fonts].map(({ family, weight }) => ({ family, weight }));
    const urls = [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')].map(({ href }) => href);
    for (const [index, { family, weight }] of fonts.entries()) {
      const face = new FontFace(family, `url(${urls[index]})`, { weight, display: 'block' });
      document.fonts.add(await face.load());
    }
  });
}

/** Waits until Redoc has drawn what its URL selects. */
export async function showsReference(page: Page): Promise<void> {
  await page.locator('#api-content h1, #api-content h2').first().waitFor();
  await settle(page);
}

/** Waits until nothing on the page moves any more. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const place = () => {
      const content = document.querySelector('#api-content, .VPContent');
      return [content?.textContent?.length, content?.getBoundingClientRect().top, scrollY].join();
    };
    const deadline = performance.now() + 5000;
    let [before, still] = [place(), 0];
    while (still < 5 && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 40));
      const now = place();
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });
}

/** Turns a page that is light dark, at once. That it becomes so by itself, the pictures show. */
export async function darken(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { transition: none !important; }' });
  await page.evaluate(() => {
    const { classList } = document.documentElement;
    if (classList.contains('dark')) throw new Error('It is dark already.');
    classList.remove('light');
    classList.add('dark');
  });
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The rules of WCAG A and AA with best practices, those of them that depend on colours, and those that what a person or the
 * contract states on one page can break, where the frame and the looks of pages are alike.
 */
const rules = {
  all: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  },
  colors: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  content: {
    type: 'rule',
    values: (
      'empty-heading heading-order empty-table-header table-duplicate-name th-has-data-cells td-headers-attr image-alt ' +
      'image-redundant-alt svg-img-alt role-img-alt link-name button-name summary-name label select-name list listitem ' +
      'definition-list duplicate-id-aria aria-valid-attr-value scrollable-region-focusable nested-interactive'
    ).split(' '),
  },
} as const;

/** Violations on a page or a part of it: what, how often, and the first elements. */
export async function violations(
  page: Page,
  part = 'html',
  which: keyof typeof rules = 'all',
): Promise<string[]> {
  // A policy binds scripts of the page, not those of a debugger.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(
    async ([selector, { type, values }]) => {
      const { axe } = globalThis as typeof globalThis & { axe: typeof import('axe-core') };
      const result = await axe.run(selector, {
        runOnly: { type, values: [...values] },
        resultTypes: ['violations'],
      });
      return result.violations.flatMap(({ id, nodes }) =>
        nodes.slice(0, 3).map(({ html, any, all, none }) => {
          const [check] = [...any, ...all, ...none];
          return `${id} (${nodes.length}): ${html.slice(0, 120)} ${check?.message ?? ''}`;
        }),
      );
    },
    [part, rules[which]] as const,
  );
}

/** Per mille of pixels that differ to the eye, at half the size, so that the edges of letters do not count. */
export async function difference(page: Page, actual: Buffer, expected: Buffer): Promise<number> {
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
