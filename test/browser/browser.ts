import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';

export const site: string = inject('site');
export const pages: string[] = inject('pages');

let browser: Browser;

/** Starts the browser that is installed, for the tests of a file. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
      ],
    });
  });
  afterAll(() => browser.close());
}

/** A page, and what went wrong on it: requests to other hosts, answers that are no success, errors. */
export interface Watched {
  page: Page;
  problems: string[];
}

/** Opens an empty page that reports every request that it should not make, and lets none of them through. */
export async function open(options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  await context.route(/^(?!data:|blob:)/, (route) => {
    const url = route.request().url();
    if (url.startsWith(site)) return route.continue();
    problems.push(`request to ${url}`);
    return route.abort();
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

/** Goes to a page of the site and waits until it can be used. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, site).href);
  if (path.startsWith('reference/')) await showsReference(page);
  else await page.locator('#app .VPContent').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Waits until Redoc has drawn what its address asks for. */
export async function showsReference(page: Page): Promise<void> {
  await page.locator('#api-content h1, #api-content h2').first().waitFor();
  await page.waitForTimeout(300);
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations of WCAG A and AA on a page or a part of it: what, how often, and the first elements. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  // A policy binds scripts of the page, not those of a debugger.
  await page.evaluate(axe);
  return page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const result = await axe.run(selector, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
    });
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html, any, all, none }) => {
        const [check] = [...any, ...all, ...none];
        return `${id} (${nodes.length}): ${html.slice(0, 120)} ${check?.message ?? ''}`;
      }),
    );
  }, part);
}
