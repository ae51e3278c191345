/** How soon a reader sees something: the page of an operation compared with the reference on one page. */
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
import { launch } from '../test/browser/chromium.ts';
import { installPeers, median, node, progress, table } from './measure.ts';

const site = join(import.meta.dirname, '../generated/docs');
const lighthouse = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
const rounds = 11;
const lighthouseRounds = 3;

/** Milliseconds from the start of the navigation. */
interface Paints {
  /** The first text or picture. In the reference that is the bar at its top, before its script has run. */
  first: number;
  /** The heading of what was asked for. */
  heading: number;
}

/**
 * @returns medians for the page of an operation, and for the same operation of the reference: as Lighthouse reports them, which is for a
 *   telephone on a slow network, and as Chromium paints them from this machine, with nothing slowed down. Both
 *   pages are opened again in turn, so that both meet the same machine.
 */
export default async function paint(): Promise<string> {
  if (!existsSync(site)) return 'There is no site yet. Run `npm run build` first.';
  await installPeers();
  const plain = await serve(site, 0);
  const server = await compressed(addressOf(plain));
  const origin = addressOf(server);
  const debuggingPort = await getPort();
  const browser = await launch([`--remote-debugging-port=${debuggingPort}`]);
  const own = { url: `${origin}/${operationPath('getTask').replace('.md', '.html')}`, heading: 'Get a task' };
  const operation = {
    url: `${origin}/reference/${redocAnchor({ tag: 'Tasks', id: 'getTask' })}`,
    heading: 'Get a task',
  };
  try {
    progress(`asking Lighthouse about an operation on both pages ${lighthouseRounds} times each`);
    const reported = await pairs(lighthouseRounds, own, operation, ({ url }) => report(url, debuggingPort));
    progress(`opening an operation on both pages ${rounds} times each`);
    const seen = await pairs(rounds, own, operation, ({ url, heading }) => paints(browser, url, heading));
    return table([
      ['seen', 'the page of an operation', 'the same in the reference', 'ratio, median of the pairs'],
      row('first contentful paint, Lighthouse', reported),
      row('first contentful paint, here', seen.map(pick('first'))),
      row('the heading that was asked for, here', seen.map(pick('heading'))),
    ]);
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
  (kind: keyof Paints) =>
  ([one, other]: Pair<Paints>): Pair<number> => [one[kind], other[kind]];

function row(name: string, measured: Pair<number>[]): string[] {
  const medians = [median(measured.map(([one]) => one)), median(measured.map(([, other]) => other))];
  const ratio = median(measured.map(([one, other]) => one / other));
  return [name, ...medians.map((each) => `${Math.round(each)} ms`), ratio.toFixed(2)];
}

const addressOf = (server: Server): string => `http://localhost:${(server.address() as AddressInfo).port}`;

/** The same files, compressed, as Pages sends them. */
async function compressed(origin: string): Promise<Server> {
  const known = new Map<string, { type: string; content: Buffer }>();
  const load = async (path: string) => {
    const response = await fetch(origin + path);
    const type = response.headers.get('content-type') ?? '';
    return { type, content: gzipSync(await response.bytes()) };
  };
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/';
      const { type, content } = known.get(path) ?? (await load(path));
      known.set(path, { type, content });
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(content);
    })();
  });
  server.listen(0);
  await once(server, 'listening');
  return server;
}

/** First contentful paint as Lighthouse reports it when nothing is chosen. */
async function report(url: string, port: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'docproc-paint-'));
  const output = join(folder, 'report.json');
  const options = ['--only-audits=first-contentful-paint', '--no-enable-error-reporting', '--quiet'];
  try {
    await node(
      lighthouse,
      [url, `--port=${port}`, '--output=json', `--output-path=${output}`, ...options],
      folder,
    );
    const { audits } = JSON.parse(readFileSync(output, 'utf8')) as {
      audits: Record<string, { numericValue?: number }>;
    };
    return audits['first-contentful-paint']?.numericValue ?? NaN;
  } finally {
    rmSync(folder, { recursive: true });
  }
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
