/** How soon a reader sees something: a guide beside the reference, in Chromium. */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serve } from '../scripts/start.ts';
import { median, progress, table } from './measure.ts';

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const site = join(import.meta.dirname, '../generated/docs');
const rounds = 15;

/** @returns the medians of first contentful paint, each page opened anew in turn. */
export default async function paint(): Promise<string> {
  if (!existsSync(executablePath)) return `There is no ${executablePath}. Set CHROMIUM to where it is.`;
  if (!existsSync(site)) return 'There is no site yet. Run `npm run build` first.';
  progress(`opening a guide and the reference ${rounds} times each`);
  const server = await serve(site, 0);
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const times: Record<string, number[]> = { 'guides/errors.html': [], 'reference/': [] };
  for (let round = 0; round < rounds; round++) {
    for (const [path, taken] of Object.entries(times)) {
      const page = await browser.newPage();
      await page.goto(`http://localhost:${port}/${path}`);
      taken.push(
        await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              const seen = (entries: PerformanceEntryList) => {
                const first = entries.find(({ name }) => name === 'first-contentful-paint');
                if (first) resolve(first.startTime);
              };
              new PerformanceObserver((list) => seen(list.getEntries())).observe({
                type: 'paint',
                buffered: true,
              });
            }),
        ),
      );
      await page.close();
    }
  }
  await browser.close();
  server.close().closeAllConnections();
  const [guide = NaN, reference = NaN] = Object.values(times).map(median);
  return table([
    ['page', 'first contentful paint'],
    ['a guide', `${Math.round(guide)} ms`],
    ['the reference', `${Math.round(reference)} ms`],
    ['a guide, of the reference', (guide / reference).toFixed(2)],
  ]);
}
