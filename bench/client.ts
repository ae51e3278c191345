/** The client compared with bare `fetch`, openapi-fetch, and the clients that a generator makes from the same contract. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { install, toolFile, version } from '../test/runtimes/tools.ts';
import { installPeers, median, node, progress, seconds, table, time } from './measure.ts';

const root = join(import.meta.dirname, '..');
const contract = join(root, 'generated/openapi.json');
const peers = join(import.meta.dirname, 'node_modules');
/** Here programs find our packages and the peers. */
const folder = join(peers, '.client');
const rounds = 100;
const callsPerRound = 50;

interface Peer {
  name: string;
  /** A module that exports `connect`, which takes an address and gives a function that gets a task. */
  program: string;
  /** A module that exports all that there is. */
  everything: string;
}

const hey = (kind: string, base: string): Peer => ({
  name: `@hey-api/openapi-ts with ${kind}`,
  program: `
    import { getTask } from './${kind}/index.js';
    import { createClient } from './${kind}/client/index.js';
    export const connect = (${base}: string) => {
      const client = createClient({ ${base}, auth: 'key', throwOnError: true });
      const path = { team_id: 'team', project_id: 'project', task_id: 'task-1' };
      return async () => (await getTask({ client, path, throwOnError: true })).data.payload;
    };`,
  everything: `export * from './${kind}/index.js'; export * from './${kind}/client/index.js';`,
});

const clients: Peer[] = [
  {
    name: '@docproc/client',
    program: `
      import { createClient } from '@docproc/client';
      export const connect = (baseUrl: string) => {
        const docproc = createClient({ baseUrl, apiKey: 'key', teamId: 'team', projectId: 'project' });
        return () => docproc.tasks.get('task-1');
      };`,
    everything: "export * from '@docproc/client';",
  },
  {
    name: 'openapi-fetch',
    program: `
      import createClient from 'openapi-fetch';
      import type { paths } from '@docproc/types';
      export const connect = (baseUrl: string) => {
        const client = createClient<paths>({ baseUrl, headers: { authorization: 'Bearer key' } });
        const path = { team_id: 'team', project_id: 'project', task_id: 'task-1' };
        return async () => {
          const { data } = await client.GET('/v2/{team_id}/project/{project_id}/task/{task_id}', { params: { path } });
          return data!.payload;
        };
      };`,
    everything: "export { default } from 'openapi-fetch';",
  },
  hey('fetch', 'baseUrl'),
  hey('axios', 'baseURL'),
];

const bare = `
  export const connect = (baseUrl: string) => {
    const headers = { accept: 'application/json', authorization: 'Bearer key' };
    const url = baseUrl + '/v2/team/project/project/task/task-1';
    return async () => (await (await fetch(url, { headers })).json()).payload;
  };`;

export default async function client(): Promise<string> {
  await installPeers();
  await install();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const generator = join(peers, '@hey-api/openapi-ts/bin/run.js');
  for (const kind of ['fetch', 'axios']) {
    const output = join(folder, kind);
    await node(
      generator,
      ['-i', contract, '-o', output, '-c', `@hey-api/client-${kind}`, '--silent'],
      folder,
    );
  }
  const parts = [await bytes(), await overhead(), await memory(), await checking()];
  return parts.join('\n\n');
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

/** A module and all that it imports as one, minified. */
async function bundle(source: string, platform: 'browser' | 'node'): Promise<string> {
  const entry = join(folder, 'entry.ts');
  const plugin = {
    name: 'entry',
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? source : null),
  };
  const build = await rolldown({ input: entry, platform, plugins: [plugin], logLevel: 'silent' });
  const { output } = await build.generate({ format: 'esm', minify: true, codeSplitting: false });
  return output[0].code;
}

/** Gets the same task from the same server, in turns; each client's time is held against that of `fetch` in its round. */
async function overhead(): Promise<string> {
  const body = JSON.stringify({ payload: exampleOf('getTask') });
  const server = await run(`
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
  interface Media {
    examples: Record<string, { value?: { payload: unknown }; $ref?: string }>;
  }
  interface Operation {
    operationId?: string;
    responses: Record<string, { content: Record<string, Media> }>;
  }
  const document = JSON.parse(readFileSync(contract, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
    components: { examples: Record<string, { value: { payload: unknown } }> };
  };
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const operation = operations.find((one) => one.operationId === operationId);
  const [example] = Object.values(operation?.responses['200']?.content['application/json']?.examples ?? {});
  const name = example?.$ref?.split('/').at(-1);
  return (name ? document.components.examples[name]?.value : example?.value)?.payload;
}

/** Sends 100 files of 40 MiB from disk to a server that reads and forgets them. */
async function memory(): Promise<string> {
  const files = mkdtempSync(join(tmpdir(), 'docproc-'));
  try {
    for (let number = 0; number < 100; number++) {
      writeFileSync(join(files, `${number}.pdf`), '');
      truncateSync(join(files, `${number}.pdf`), 40 * 2 ** 20);
    }
    const releases: Record<string, string> = {
      [version('node-20')]: toolFile('node-20-*/bin/node'),
      [version('node-22')]: toolFile('node-22-*/bin/node'),
      [process.versions.node]: process.execPath,
      [version('node-26')]: toolFile('node-26-*/bin/node'),
    };
    const rows = [];
    for (const [release, executable] of Object.entries(releases)) {
      progress(`100 files of 40 MiB, Node ${release}`);
      const [peak = NaN, milliseconds = NaN] = await upload(files, executable);
      rows.push([`Node ${release}`, `${Math.round(peak / 2 ** 20)} MiB`, seconds(milliseconds)]);
    }
    return `Resident memory at most while 100 files of 40 MiB are sent:\n\n${table([['runtime', 'memory', 'time'], ...rows])}`;
  } finally {
    rmSync(files, { recursive: true });
  }
}

/** @returns the most bytes of memory that the sending process had, and the milliseconds that it took */
async function upload(files: string, executable: string): Promise<number[]> {
  const server = await run(`
    import { createServer } from 'node:http';
    const server = createServer((request, response) => {
      let length = 0;
      request.on('data', (chunk) => (length += chunk.length)).on('end', () => {
        response.writeHead(length > 100 * 40 * 2 ** 20 ? 200 : 400, { 'content-type': 'application/json' }).end('{}');
      });
    });
    server.listen(0, '127.0.0.1', () => process.send('http://127.0.0.1:' + server.address().port));`);
  const [url] = (await once(server, 'message')) as [string];
  const sender = await run(
    `import { createClient } from ${JSON.stringify(pathToFileURL(join(root, 'generated/client/dist/index.js')).href)};
    const docproc = createClient({ baseUrl: '${url}', apiKey: 'key', teamId: 'team', projectId: 'project' });
    const files = Array.from({ length: 100 }, (_, number) => ${JSON.stringify(files)} + '/' + number + '.pdf');
    const start = performance.now();
    // Not maxRSS, which a process takes over from the one that starts it.
    let peak = 0;
    setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 2);
    await docproc.uploads.create({ files });
    process.send([peak, performance.now() - start], () => process.exit());`,
    executable,
  );
  const [result] = (await once(sender, 'message')) as [number[]];
  server.kill();
  return result;
}

/** A process that runs a module. */
async function run(source: string, execPath = process.execPath): Promise<ChildProcess> {
  const child = fork('-', [], {
    execPath,
    execArgv: ['--input-type=module', '-e', source],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.once('exit', (code) => {
    if (code) throw new Error('A process of the bench failed.');
  });
  return child;
}

/** How long the compiler takes for a program that gets a task, compared with one that calls `fetch`. */
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
