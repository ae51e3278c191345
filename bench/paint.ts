/** How soon a reader sees something: a guide beside the reference, in Chromium. */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { serve } from '../scripts/start.ts';
import { launch } from '../test/browser/chromium.ts';
import { median, progress, table } from './measure.ts';

const site = join(import.meta.dirname, '../generated/docs');
const rounds = 11;

/** When the first thing is seen, and when the largest: on the reference, the bar at its top comes first, alone. */
interface Paints {
  first: number;
  largest: number;
}

/**
 * @returns the medians of first and of largest contentful paint. Both pages are opened anew in turn, so that
 *   both meet the same machine.
 */
export default async function paint(): Promise<string> {
  if (!existsSync(site)) return 'There is no site yet. Run `npm run build` first.';
  progress(`opening a guide and the reference ${rounds} times each`);
  const server = await serve(site, 0);
  const { port } = server.address() as AddressInfo;
  const browser = await launch();
  const guides: Paints[] = [];
  const references: Paints[] = [];
  for (let round = 0; round < rounds; round++) {
    guides.push(await paints(browser, `http://localhost:${port}/guides/errors.html`, '.vp-doc h1'));
    references.push(await paints(browser, `http://localhost:${port}/reference/`, '#api-content h1'));
  }
  await browser.close();
  server.close().closeAllConnections();
  const row = (name: string, kind: keyof Paints) => {
    const ratios = guides.map((guide, round) => guide[kind] / (references[round]?.[kind] ?? NaN));
    const medians = [guides, references].map((all) => median(all.map((each) => each[kind])));
    return [name, ...medians.map((each) => `${Math.round(each)} ms`), median(ratios).toFixed(2)];
  };
  return table([
    ['contentful paint', 'a guide', 'the reference', 'ratio, median of the pairs'],
    row('first', 'first'),
    row('largest', 'largest'),
  ]);
}

/** Opens a page in a context of its own, with nothing in its cache, until its content is there. */
async function paints(browser: Browser, url: string, content: string): Promise<Paints> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(content).first().waitFor();
  const found = await page.evaluate(async () => {
    const times = (type: string) =>
      new Promise<number[]>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .filter(({ name }) => name !== 'first-paint')
              .map(({ startTime }) => startTime),
          ),
        ).observe({ type, buffered: true });
      });
    // What was drawn last is reported a moment later.
    await new Promise((resolve) => globalThis.setTimeout(resolve, 300));
    const [first, largest] = [await times('paint'), await times('largest-contentful-paint')];
    return { first: Math.max(...first), largest: Math.max(...largest) };
  });
  await context.close();
  // The end of one page is not to slow the beginning of the next.
  await setTimeout(500);
  return found;
}
