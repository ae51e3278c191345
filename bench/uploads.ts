/** What the clients do with large uploads and with a failed write. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toolFile, version } from '../test/runtimes/tools.ts';
import { bundle, clients, folder, root } from './clients.ts';
import { progress, runModule, seconds, table } from './measure.ts';

/** Modules that export `send`, which uploads files by their paths. */
const ours = `
  import { createClient } from ${JSON.stringify(pathToFileURL(join(root, 'generated/client/dist/index.js')).href)};
  export const send = (baseUrl, files) =>
    createClient({ baseUrl, apiKey: 'key', teamId: 'team', projectId: 'project' }).uploads.create({ files });`;
const blobs = `
  import { openAsBlob } from 'node:fs';
  ${ours.replace('{ files })', '{ files: await Promise.all(files.map((file) => openAsBlob(file))) })').replace('(baseUrl, files)', 'async (baseUrl, files)')}`;
const redocly = `
  import { openAsBlob } from 'node:fs';
  import { client, createUpload } from './redocly/client.js';
  export const send = async (serverUrl: string, files: string[]) => {
    client.configure({ serverUrl });
    client.auth.bearer('key');
    const body = new FormData();
    for (const file of files) body.append('file', await openAsBlob(file), file);
    body.append('projectId', 'project');
    await createUpload({ path: { team_id: 'team', project_id: 'project' }, body });
  };`;

/** Sends 100 files of 40 MiB from disk to a server that reads and forgets them. */
export async function memory(): Promise<string> {
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
    const programs = { '@docproc/client': ours, '@docproc/client, openAsBlob': blobs };
    const runs = Object.entries(programs).flatMap(([client, program]) =>
      Object.entries(releases).map(([release, executable]) => ({ client, release, executable, program })),
    );
    const { node: release } = process.versions;
    const other = await bundle(redocly, 'node');
    runs.push({ client: 'redocly generate-client', release, executable: process.execPath, program: other });
    const rows = [];
    for (const { client, release, executable, program } of runs) {
      progress(`100 files of 40 MiB, ${client}, Node ${release}`);
      const [peak = NaN, milliseconds = NaN] = await upload(files, executable, program);
      rows.push([client, `Node ${release}`, `${Math.round(peak / 2 ** 20)} MiB`, seconds(milliseconds)]);
    }
    const head = ['client', 'runtime', 'memory', 'time'];
    return `Resident memory at most while 100 files of 40 MiB are sent:\n\n${table([head, ...rows])}`;
  } finally {
    rmSync(files, { recursive: true });
  }
}

/** @returns the most bytes of memory that the sending process had, and its milliseconds */
async function upload(files: string, executable: string, program: string): Promise<number[]> {
  const server = await runModule(`
    import { createServer } from 'node:http';
    const server = createServer((request, response) => {
      let length = 0;
      request.on('data', (chunk) => (length += chunk.length)).on('end', () => {
        response.writeHead(length > 100 * 40 * 2 ** 20 ? 200 : 400, { 'content-type': 'application/json' }).end('{}');
      });
    });
    server.listen(0, '127.0.0.1', () => process.send('http://127.0.0.1:' + server.address().port));`);
  const [url] = (await once(server, 'message')) as [string];
  const file = join(files, 'send.mjs');
  writeFileSync(file, program);
  const sender = await runModule(
    `const { send } = await import(${JSON.stringify(pathToFileURL(file).href)});
    const files = Array.from({ length: 100 }, (_, number) => ${JSON.stringify(files)} + '/' + number + '.pdf');
    const start = performance.now();
    // Not maxRSS, which a process takes over from the one that starts it.
    let peak = 0;
    setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 2);
    await send('${url}', files);
    process.send([peak, performance.now() - start], () => process.exit());`,
    executable,
  );
  const [result] = (await once(sender, 'message')) as [number[]];
  server.kill();
  return result;
}

/** Completes a task at a server that always returns 503. Counts the requests of each client. */
export async function writes(): Promise<string> {
  progress('a 503 on a write');
  let requests = 0;
  const server = createServer((request, response) => {
    requests++;
    request.resume().on('end', () => response.writeHead(503, { 'retry-after': '0' }).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const rows = [];
  for (const [index, { name, write, retries }] of clients.entries()) {
    const file = join(folder, `write-${index}.mjs`);
    writeFileSync(file, await bundle(write, 'node'));
    const { complete } = (await import(pathToFileURL(file).href)) as {
      complete: (url: string, retries?: number) => Promise<unknown>;
    };
    const count = async (...args: number[]): Promise<string> => {
      requests = 0;
      const result = await complete(url, ...args).then(
        () => 'success',
        () => 'error',
      );
      return `${requests}, then ${result}`;
    };
    rows.push([name, await count(), retries ? await count(2) : 'no such option']);
  }
  server.close();
  const head = ['client', 'by default', 'with 2 retries'];
  return `Requests that complete a task at a server that returns 503:\n\n${table([head, ...rows])}`;
}
