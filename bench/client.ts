/** The client compared with bare `fetch`, openapi-fetch, and the clients that a generator makes from the same contract. */
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Document } from '../scripts/model/document.ts';
import { createModel } from '../scripts/model/index.ts';
import { install } from '../test/runtimes/tools.ts';
import { bundle, clients, contract, folder, generateClients } from './clients.ts';
import { installPeers, median, node, progress, runModule, seconds, table, time } from './measure.ts';
import { memory, writes } from './uploads.ts';

const rounds = 200;
const warmUp = 300;
const callsPerRound = 50;

const bare = `
  export const connect = (baseUrl: string) => {
    const headers = { accept: 'application/json', authorization: 'Bearer key' };
    const url = baseUrl + '/v2/team/project/project/task/task-1';
    return async () => (await (await fetch(url, { headers })).json()).payload;
  };`;

export default async function* client(): AsyncGenerator<string> {
  await installPeers();
  await install();
  await generateClients();
  for (const measure of [bytes, overhead, memory, writes, checking]) yield await measure();
}

async function bytes(): Promise<string> {
  progress('bundling');
  const rows = [];
  for (const { name, program, everything } of clients) {
    const sizes = [await bundle(everything, 'browser'), await bundle(program, 'browser')];
    const compressed = sizes.flatMap((code) => [gzipSync(code, { level: 9 }), brotliCompressSync(code)]);
    rows.push([name, ...compressed.map(({ length }) => length.toLocaleString('en'))]);
  }
  const head = ['client', 'everything, gzip', 'Brotli', 'to get a task, gzip', 'Brotli'];
  return `Bytes in browsers, minified and compressed:\n\n${table([head, ...rows])}`;
}

/** Gets the same task from the same server; each time is compared with that of `fetch` in its round. */
async function overhead(): Promise<string> {
  const body = JSON.stringify({ payload: exampleOf('getTask') });
  const server = await runModule(`
    import { createServer } from 'node:http';
    const body = Buffer.from(${JSON.stringify(body)});
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const server = createServer((request, response) => response.writeHead(200, headers).end(body));
    server.keepAliveTimeout = 60_000;
    server.listen(0, '127.0.0.1', () => process.send('http://127.0.0.1:' + server.address().port));`);
  const [url] = (await once(server, 'message')) as [string];
  const calls: Record<string, () => Promise<unknown>> = {};
  for (const { name, program } of [{ name: 'fetch', program: bare }, ...clients]) {
    const file = join(folder, `${Object.keys(calls).length}.mjs`);
    writeFileSync(file, await bundle(program, 'node'));
    const { connect } = (await import(pathToFileURL(file).href)) as {
      connect: (url: string) => () => Promise<unknown>;
    };
    calls[name] = connect(url);
    if (JSON.stringify(await calls[name]()) !== JSON.stringify(exampleOf('getTask')))
      throw new Error(`${name} got another task`);
  }

  const [, ours = '', ...peers] = Object.keys(calls);
  const rows = [];
  for (const peer of peers) {
    const of = await ratios([ours, peer], calls);
    rows.push([peer, of[peer]?.toFixed(2) ?? '', of[ours]?.toFixed(2) ?? '']);
  }
  server.kill();
  const head = ['client', 'of fetch', `${ours} beside it`];
  return `Time of a call in calls of bare \`fetch\`, median of ${rounds} rounds:\n\n${table([head, ...rows])}`;
}

/**
 * Measures some clients and `fetch` in turns, and returns each one's time in calls of `fetch`. A program has one client:
 * with all in one run, what each leaves behind, such as garbage, would slow down the others.
 */
async function ratios(
  clients: readonly string[],
  calls: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<Record<string, number>> {
  progress(`${clients.join(' and ')}, ${rounds} rounds`);
  const all: Record<string, number[]> = Object.fromEntries(clients.map((name) => [name, []]));
  // The first rounds warm the compiler up.
  for (let round = -warmUp; round < rounds; round++) {
    const times: Record<string, number> = {};
    for (const name of shuffled(['fetch', ...clients])) {
      times[name] = await time(async () => {
        for (let call = 0; call < callsPerRound; call++) await calls[name]?.();
      });
    }
    if (round < 0) continue;
    for (const name of clients) all[name]?.push((times[name] ?? NaN) / (times['fetch'] ?? NaN));
  }
  return Object.fromEntries(clients.map((name) => [name, median(all[name] ?? [])]));
}

/** Items in an order by chance. */
const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, order: Math.random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);

/** The first example response of an operation. */
function exampleOf(operationId: string): unknown {
  const model = createModel(JSON.parse(readFileSync(contract, 'utf8')) as Document, []);
  const example = model.operation(operationId).responses[0]?.examples[0]?.value as
    | { payload: unknown }
    | undefined;
  return example?.payload;
}

/** How long the compiler needs for a program that gets a task, compared with one for `fetch`. */
async function checking(): Promise<string> {
  const programs = [{ name: 'fetch', program: bare }, ...clients];
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  for (const [index, { program }] of programs.entries()) {
    writeFileSync(join(folder, `program-${index}.ts`), program);
  }
  const flags =
    '--noEmit --strict --module nodenext --target es2022 --lib es2022,dom,dom.iterable --types node'.split(
      ' ',
    );
  const times: number[][] = programs.map(() => []);
  for (let round = 0; round <= 5; round++) {
    progress(`type check, round ${round} of 5`);
    for (const index of programs.keys()) {
      const taken = await time(() => node(compiler, [...flags, join(folder, `program-${index}.ts`)], folder));
      if (round > 0) times[index]?.push(taken);
    }
  }
  const medians = times.map(median);
  const rows = programs.map(({ name }, index) => [
    name,
    seconds(medians[index] ?? NaN),
    ((medians[index] ?? NaN) / (medians[0] ?? NaN)).toFixed(2),
  ]);
  return `Type check of a program that gets a task, with the declarations of what it imports:\n\n${table([['client', 'time', 'of fetch'], ...rows])}`;
}
