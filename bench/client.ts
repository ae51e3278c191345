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

const rounds = 100;
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

/** Gets the same task from the same server, in turns; each time is compared with that of `fetch` in its round. */
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

  progress(`calls of each client, ${rounds} rounds`);
  const names = Object.keys(calls);
  const ratios: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
  // The first rounds warm the compiler up.
  for (let round = -20; round < rounds; round++) {
    const times: Record<string, number> = {};
    // Each has each place in the order as often as the others.
    for (const index of names.keys()) {
      const name = names[(index + round + names.length * 20) % names.length] ?? '';
      times[name] = await time(async () => {
        for (let call = 0; call < callsPerRound; call++) await calls[name]?.();
      });
    }
    if (round >= 0)
      for (const name of names) ratios[name]?.push((times[name] ?? NaN) / (times['fetch'] ?? NaN));
  }
  server.kill();
  const rows = names.map((name) => [name, median(ratios[name] ?? []).toFixed(2)]);
  return `Time of a call of bare \`fetch\`, median of ${rounds} rounds:\n\n${table([['client', 'of fetch'], ...rows])}`;
}

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
