/** How soon a reader sees something: a guide beside the reference, in Chromium. */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { redocAnchor } from '../scripts/site/links.ts';
import { serve } from '../scripts/start.ts';
import { launch } from '../test/browser/chromium.ts';
import { median, progress, table } from './measure.ts';

const site = join(import.meta.dirname, '../generated/docs');
const rounds = 11;

/** Milliseconds from the start of the navigation. */
interface Paints {
  /** The first text or picture. In the reference that is the bar at its top, before its script has run. */
  first: number;
  /** The heading of what was asked for. */
  heading: number;
}

/**
 * @returns medians for a guide, and for an operation of the reference. Both are opened anew in turn, so that both
 *   meet the same machine.
 */
export default async function paint(): Promise<string> {
  if (!existsSync(site)) return 'There is no site yet. Run `npm run build` first.';
  progress(`opening a guide and an operation ${rounds} times each`);
  const server = await serve(site, 0);
  const { port } = server.address() as AddressInfo;
  const browser = await launch();
  const guides: Paints[] = [];
  const references: Paints[] = [];
  const operation = `reference/${redocAnchor({ tag: 'Tasks', id: 'getTask' })}`;
  for (let round = 0; round < rounds; round++) {
    guides.push(await paints(browser, `http://localhost:${port}/guides/errors.html`, 'Errors'));
    references.push(await paints(browser, `http://localhost:${port}/${operation}`, 'Get a task'));
  }
  await browser.close();
  server.close().closeAllConnections();
  const row = (name: string, kind: keyof Paints) => {
    const ratios = guides.map((guide, round) => guide[kind] / (references[round]?.[kind] ?? NaN));
    const medians = [guides, references].map((all) => median(all.map((each) => each[kind])));
    return [name, ...medians.map((each) => `${Math.round(each)} ms`), median(ratios).toFixed(2)];
  };
  return table([
    ['seen', 'a guide', 'an operation of the reference', 'ratio, median of the pairs'],
    row('first contentful paint', 'first'),
    row('the heading that was asked for', 'heading'),
  ]);
}

/** Opens a page in a context of its own, with nothing in its cache, until its heading is there. */
async function paints(browser: Browser, url: string, heading: string): Promise<Paints> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript((text) => {
    const look = (): void => {
      const shown = [...globalThis.document.querySelectorAll('h1, h2')].some((element) => {
        const { top } = element.getBoundingClientRect();
        return top > 0 && top < globalThis.innerHeight && element.textContent?.includes(text);
      });
      if (shown) globalThis.performance.mark('heading');
      else globalThis.requestAnimationFrame(look);
    };
    globalThis.requestAnimationFrame(look);
  }, heading);
  await page.goto(url);
  await page.waitForFunction(() => globalThis.performance.getEntriesByName('heading').length > 0);
  const [first = NaN, seen = NaN] = await page.evaluate(() =>
    ['first-contentful-paint', 'heading'].map(
      (name) => globalThis.performance.getEntriesByName(name)[0]?.startTime,
    ),
  );
  await context.close();
  // The end of one page is not to slow the beginning of the next.
  await setTimeout(500);
  return { first, heading: seen };
}
