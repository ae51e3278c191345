/** How soon a reader sees something, and what is sent: the page of an operation compared with the reference on one page. */
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import getPort from 'get-port';
import type { Browser } from 'playwright-core';
import { operationPath, redocAnchor } from '../scripts/artifacts/site/links.ts';
import { serve } from '../scripts/lib/serve.ts';
import { npm } from '../scripts/lib/execute.ts';
import { launch } from '../test/browser/chromium.ts';
import { installPeers, median, node, progress, table } from './measure.ts';

const site = join(import.meta.dirname, '../generated/docs');
const lighthouse = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
const rounds = 11;

/** Milliseconds from the start of the navigation. */
interface Paints {
  /** The first text or picture. In the reference that is the bar at its top, before its script has run. */
  first: number;
  /** The largest text or picture of the window. */
  largest: number;
  /** The heading of what was asked for. */
  heading: number;
}

/**
 * @returns medians for the page of an operation, and for the same operation of the reference: as Lighthouse reports them, which is for a
 *   telephone on a slow network, and as Chromium paints them from this machine, with nothing slowed down. Both
 *   pages are opened again in turn, so that both meet the same machine. Then the compressed bytes of some pages.
 */
export default async function* paint(): AsyncGenerator<string> {
  if (!existsSync(join(site, 'reference/index.html'))) {
    progress('building the site');
    await npm(join(import.meta.dirname, '..'), ['run', 'build']);
  }
  await installPeers();
  const plain = await serve(site, 0);
  const { server, sent } = await compressed(addressOf(plain));
  const origin = addressOf(server);
  const debuggingPort = await getPort();
  const browser = await launch([`--remote-debugging-port=${debuggingPort}`]);
  const operation = operationPath('getTask').replace('.md', '.html');
  const own = { url: `${origin}/${operation}`, heading: 'Get a task' };
  const single = {
    url: `${origin}/reference/${redocAnchor({ tag: 'Tasks', id: 'getTask' })}`,
    heading: 'Get a task',
  };
  try {
    progress(`asking Lighthouse about an operation on both pages ${rounds} times each`);
    const reported = await pairs(rounds, own, single, ({ url }) => report(url, debuggingPort));
    progress(`opening an operation on both pages ${rounds} times each`);
    const seen = await pairs(rounds, own, single, ({ url, heading }) => paints(browser, url, heading));
    const pages: [name: string, path: string][] = [
      ['home', ''],
      ['a guide', 'guides/task-lifecycle.html'],
      ['the page of an operation', operation],
      ['the reference on one page', 'reference/'],
    ];
    const sizes: string[][] = [];
    for (const [name, path] of pages) {
      sent.clear();
      await load(browser, `${origin}/${path}`);
      const bytes = [...sent.values()].reduce((sum, size) => sum + size, 0);
      sizes.push([name, String(sent.size), `${(bytes / 1000).toFixed(1)} kB`]);
    }
    yield [
      table([
        ['seen', 'the page of an operation', 'the same in the reference', 'ratio, median of the pairs'],
        row('first contentful paint, Lighthouse', reported.map(pick('first'))),
        row('largest contentful paint, Lighthouse', reported.map(pick('largest'))),
        row('first contentful paint, here', seen.map(pick('first'))),
        row('largest contentful paint, here', seen.map(pick('largest'))),
        row('the heading that was asked for, here', seen.map(pick('heading'))),
        row(
          'largest contentful paint of the page, and the heading in the reference, here',
          seen.map(([one, other]) => [one.largest, other.heading]),
        ),
      ]),
      'Chromium counts the title of the introduction as the largest paint of the reference: its script has not run then, and the operation is not there. The last row holds the whole page of an operation against the moment at which the reference shows that operation.',
      table([['loaded', 'files', 'bytes with gzip, with font and script'], ...sizes]),
    ].join('\n\n');
  } finally {
    await browser.close();
    for (const each of [server, plain]) each.close().closeAllConnections();
  }
}

type Pair<Value> = readonly [Value, Value];

async function pairs<Asked, Value>(
  count: number,
  one: Asked,
  other: Asked,
  measure: (asked: Asked) => Promise<Value>,
): Promise<Pair<Value>[]> {
  const measured: Pair<Value>[] = [];
  for (let round = 0; round < count; round++) measured.push([await measure(one), await measure(other)]);
  return measured;
}

const pick =
  <Kind extends string>(kind: Kind) =>
  ([one, other]: Pair<Record<Kind, number>>): Pair<number> => [one[kind], other[kind]];

function row(name: string, measured: Pair<number>[]): string[] {
  const medians = [median(measured.map(([one]) => one)), median(measured.map(([, other]) => other))];
  const ratio = median(measured.map(([one, other]) => one / other));
  return [name, ...medians.map((each) => `${Math.round(each)} ms`), ratio.toFixed(2)];
}

const addressOf = (server: Server): string => `http://localhost:${(server.address() as AddressInfo).port}`;

/** The same files, compressed, as Pages sends them, and the bytes that were sent for each path. */
async function compressed(origin: string): Promise<{ server: Server; sent: Map<string, number> }> {
  const sent = new Map<string, number>();
  const known = new Map<string, { type: string; content: Buffer }>();
  const read = async (path: string) => {
    const response = await fetch(origin + path);
    const type = response.headers.get('content-type') ?? '';
    return { type, content: gzipSync(await response.bytes()) };
  };
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/';
      const { type, content } = known.get(path) ?? (await read(path));
      known.set(path, { type, content });
      sent.set(path, content.length);
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(content);
    })();
  });
  server.listen(0);
  await once(server, 'listening');
  return { server, sent };
}

/** Opens a page until it loads nothing any more. */
async function load(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
}

/** What Lighthouse reports when nothing is chosen. */
async function report(url: string, port: number): Promise<Pick<Paints, 'first' | 'largest'>> {
  const folder = mkdtempSync(join(tmpdir(), 'docproc-paint-'));
  const output = join(folder, 'report.json');
  const audits = ['first-contentful-paint', 'largest-contentful-paint'];
  const options = [`--only-audits=${audits.join()}`, '--no-enable-error-reporting', '--quiet'];
  try {
    await node(
      lighthouse,
      [url, `--port=${port}`, '--output=json', `--output-path=${output}`, ...options],
      folder,
    );
    const found = JSON.parse(readFileSync(output, 'utf8')) as {
      audits: Record<string, { numericValue?: number }>;
    };
    const [first = NaN, largest = NaN] = audits.map((audit) => found.audits[audit]?.numericValue);
    return { first, largest };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Opens a page in a context of its own, with nothing in its cache, until its heading is there. */
async function paints(browser: Browser, url: string, heading: string): Promise<Paints> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript((text) => {
    const { document, performance, requestAnimationFrame } = globalThis;
    const look = (): void => {
      const shown = [...document.querySelectorAll('h1, h2')].some((element) => {
        const { top } = element.getBoundingClientRect();
        return top > 0 && top < globalThis.innerHeight && element.textContent?.includes(text);
      });
      if (shown) performance.mark('heading');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    // Each entry is larger than the one before.
    new PerformanceObserver((list) => {
      performance.clearMarks('largest');
      performance.mark('largest', { startTime: list.getEntries().at(-1)?.startTime ?? 0 });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  }, heading);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => globalThis.performance.getEntriesByName('heading').length > 0);
  // What is painted last is reported with the frame after it.
  await setTimeout(500);
  const [first = NaN, largest = NaN, seen = NaN] = await page.evaluate(() =>
    ['first-contentful-paint', 'largest', 'heading'].map(
      (name) => globalThis.performance.getEntriesByName(name)[0]?.startTime,
    ),
  );
  await context.close();
  return { first, largest, heading: seen };
}
