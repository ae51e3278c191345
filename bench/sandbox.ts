/** The sandbox beside Prism, @scalar/mock-server and a bare `node:http` server that sends the same bytes. */
import { fork, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { installPeers, median, progress, seconds, table } from './measure.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const sandboxModule = new URL('../generated/sandbox/dist/index.js', import.meta.url).href;
const commandModule = new URL('../generated/sandbox/dist/bin.js', import.meta.url).href;
const prismCli = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
const prismContract = `${root}generated/prism/openapi.json`;
const path = '/v2/team-1/project/project-1/task/task-0';
const connections = 10;
/** Starts of a server, of which the median counts. */
const starts = 5;
/** Servers are measured in turns, in short slices: what else the machine does then hits all of them alike. */
const turns = { warm: 5, measured: 40, milliseconds: 150 };

export default async function bench(): Promise<string> {
  await installPeers();
  const parts = [await speed(), await readiness(), await growth(), await memory()];
  return parts.join('\n\n');
}

async function speed(): Promise<string> {
  const sandbox = await serveCli();
  const tasks = `${sandbox.url}/_sandbox/teams/team-1/tasks`;
  await fetch(tasks, { method: 'POST', body: JSON.stringify({ id: 'task-0', upload_id: 'upload-0' }) });
  const body = await (await fetch(sandbox.url + path, { headers: { authorization: 'Bearer k' } })).text();
  const servers: Record<string, Server> = {
    'bare node:http': await serveBytes(body),
    '@docproc/sandbox': sandbox,
    Prism: await servePrism(),
    'Prism, told to log warnings alone': await servePrism('warn'),
    '@scalar/mock-server': await serveScalar(),
  };
  const results = await inTurns('get task', servers);
  for (const { stop } of Object.values(servers)) stop();
  const rows = Object.keys(servers).map((name) => [
    name,
    Math.round(middle(results, name, 'perSecond')).toLocaleString('en'),
    `${middle(results, name, 'p50').toFixed(2)} ms`,
    ratio(middleRatio(results, name, 'Prism', 'perSecond')),
    ratio(middleRatio(results, name, 'bare node:http', 'perSecond')),
  ]);
  return `Get task, ${connections} connections, each server on one core and the client on another:\n\n${table(
    [['server', 'requests a second', 'p50', 'of Prism', 'of bare node:http'], ...rows],
  )}`;
}

async function readiness(): Promise<string> {
  const times: Record<string, number[]> = { '@docproc/sandbox': [], Prism: [] };
  for (let round = 1; round <= starts; round++) {
    progress(`ready after start, round ${round} of ${starts}`);
    for (const [name, list] of Object.entries(times)) {
      const begun = performance.now();
      const server = await (name === 'Prism' ? servePrism() : serveCli());
      list.push(performance.now() - begun);
      server.stop();
    }
  }
  const prism = median(times['Prism'] ?? []);
  const rows = Object.entries(times).map(([name, list]) => [
    name,
    seconds(median(list)),
    ratio(median(list) / prism),
  ]);
  return `First answer after the start of the process:\n\n${table([['server', 'time', 'of Prism'], ...rows])}`;
}

async function growth(): Promise<string> {
  progress('putting a million tasks into memory');
  const counts = ['1', '1,000', '1,000,000'];
  const servers: Record<string, Server> = {};
  for (const count of counts) servers[count] = await serveSandbox(Number(count.replaceAll(',', '')));
  const results = await inTurns('get task of few and of many', servers);
  const rows = [];
  for (const [count, { memory: most, stop }] of Object.entries(servers)) {
    const p50 = `${middle(results, count, 'p50').toFixed(3)} ms`;
    rows.push([count, p50, ratio(middleRatio(results, count, '1', 'p50')), megabytes(await most())]);
    stop();
  }
  return `Get task, by the number of tasks in memory:\n\n${table([['tasks', 'p50', 'of one', 'memory'], ...rows])}`;
}

async function memory(): Promise<string> {
  const servers = { 'the command': serveCommand, 'in a process of its user': () => serveSandbox(1) };
  const rows: string[][] = [];
  for (const [name, start] of Object.entries(servers)) {
    progress(`an upload of 100 files of 40 MB to the sandbox, ${name}`);
    const server = await start();
    const before = await server.memory();
    const begun = performance.now();
    await upload(server.url, 100, 40);
    const time = performance.now() - begun;
    rows.push([name, megabytes(before), megabytes(await server.memory()), seconds(time)]);
    server.stop();
  }
  return `An upload of 100 files of 40 MB in one request:\n\n${table([['sandbox', 'before', 'at most', 'time'], ...rows])}`;
}

/** What was measured of each server, turn by turn. */
type Turns = Record<string, Load[]>;

async function inTurns(what: string, servers: Record<string, Server>): Promise<Turns> {
  const results: Turns = {};
  const order = Object.entries(servers);
  for (const { pid } of Object.values(servers)) pin(pid, '0');
  pin(process.pid, '1');
  for (let turn = 1 - turns.warm; turn <= turns.measured; turn++) {
    if (turn % 10 === 1) progress(`${what}, turn ${turn} of ${turns.measured}`);
    for (const [name, { url, tasks }] of order) {
      const measured = await load(url, turns.milliseconds, tasks);
      // The first turns warm the compilers up.
      if (turn > 0) (results[name] ??= []).push(measured);
    }
    // Nobody always comes right after the same other one.
    order.reverse();
  }
  pin(process.pid, `0-${availableParallelism() - 1}`);
  return results;
}

/** Gives all of a process one core, where there is `taskset`: what is told is then what a core serves. */
function pin(pid: number | undefined, cores: string): void {
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)]);
}

const middle = (results: Turns, name: string, field: keyof Load): number =>
  median((results[name] ?? []).map((one) => one[field]));

/** How one server does beside another: the median of the ratios within each turn. */
const middleRatio = (results: Turns, name: string, other: string, field: keyof Load): number =>
  median((results[name] ?? []).map((one, turn) => one[field] / (results[other]?.[turn]?.[field] ?? NaN)));

interface Server {
  url: string;
  pid: number | undefined;
  /** How many tasks there are to ask for: `task-0`, `task-1` and so on. 1 if not given. */
  tasks?: number;
  /** Most memory that the process had since this was first asked, in bytes. Only of servers that are ours. */
  memory: () => Promise<number>;
  stop: () => void;
}

/** A process that runs the module, which sends its address and on request its memory. */
async function serveModule(source: string): Promise<Server> {
  const child = fork('-', [], {
    execArgv: [
      '--input-type=module',
      '-e',
      // Not maxRSS, which a process takes over from the one that starts it.
      `${source}
      let most = 0;
      const look = () => (most = Math.max(most, process.memoryUsage.rss()));
      process.once('message', () => setInterval(look, 2)).on('message', () => process.send(look()));`,
    ],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    pid: child.pid,
    async memory() {
      child.send('memory');
      const [bytes] = (await once(child, 'message')) as [number];
      return bytes;
    },
    stop: () => void child.kill(),
  };
}

const serveSandbox = async (tasks: number): Promise<Server> => {
  const server = await serveModule(`
    import { startSandbox } from ${JSON.stringify(sandboxModule)};
    const sandbox = await startSandbox({ port: 0, limits: { tasks: 2e6, bytes: 2 ** 32 } });
    for (let i = 0; i < ${tasks}; i++) sandbox.seed({ id: 'task-' + i, upload_id: 'upload-' + (i >> 6) });
    process.send(sandbox.baseUrl);`);
  return { ...server, tasks };
};

/** The command, in a process that tells its memory. */
async function serveCommand(): Promise<Server> {
  const port = await getPort();
  const argv = ['node', 'docproc-sandbox', '--port', String(port)];
  return serveModule(`
    process.argv = ${JSON.stringify(argv)};
    await import(${JSON.stringify(commandModule)});
    process.send('http://127.0.0.1:${port}');`);
}

const serveBytes = (body: string): Promise<Server> =>
  serveModule(`
    import { createServer } from 'node:http';
    const body = ${JSON.stringify(body)};
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const server = createServer((request, response) => response.writeHead(200, headers).end(body));
    server.listen(0, '127.0.0.1', () => process.send('http://127.0.0.1:' + server.address().port));`);

/** Scalar's mock server on the same contract. */
async function serveScalar(): Promise<Server> {
  const bench = JSON.stringify(fileURLToPath(new URL('package.json', import.meta.url)));
  return serveModule(`
    import { createRequire } from 'node:module';
    import { readFileSync } from 'node:fs';
    import { pathToFileURL } from 'node:url';
    const load = (name) => import(pathToFileURL(createRequire(${bench}).resolve(name)).href);
    const { createMockServer } = await load('@scalar/mock-server');
    const { serve } = await load('@hono/node-server');
    const document = JSON.parse(readFileSync(${JSON.stringify(prismContract)}, 'utf8'));
    const { fetch } = await createMockServer({ document });
    serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send('http://127.0.0.1:' + port));`);
}

const serveCli = (): Promise<Server> =>
  serveProcess((port) => [`${root}generated/sandbox/dist/bin.js`, '--port', String(port)]);
const servePrism = (level = 'info'): Promise<Server> =>
  serveProcess((port) => [prismCli, 'mock', prismContract, '--port', String(port), '--verboseLevel', level]);

/** A process that listens on a port, once it has answered. */
async function serveProcess(args: (port: number) => string[]): Promise<Server> {
  const port = await getPort();
  const child: ChildProcess = spawn(process.execPath, args(port), { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(url + path).then(
      (answer) => answer.text(),
      () => undefined,
    ))
  ) {
    await new Promise((done) => setTimeout(done, 2));
  }
  return { url, pid: child.pid, memory: async () => NaN, stop: () => void child.kill() };
}

interface Load {
  perSecond: number;
  /** Milliseconds from a request to the end of its answer, for half of the requests. */
  p50: number;
}

/**
 * Asks for tasks over and over on several connections, one request at a time on each.
 * It writes to sockets itself, so that it costs little beside the server that it measures.
 */
async function load(url: string, milliseconds: number, tasks = 1): Promise<Load> {
  const latencies: number[] = [];
  const begun = performance.now();
  const port = Number(new URL(url).port);
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const socket = connect(port, '127.0.0.1').setNoDelay();
      let number = connection;
      let sent = 0;
      let missing = 0;
      const ask = (): void => {
        sent = performance.now();
        // A step that is prime to the number of tasks visits all of them.
        const task = path.replace('task-0', `task-${(number += 7_919) % tasks}`);
        socket.write(`GET ${task} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer k\r\n\r\n`);
      };
      socket.once('connect', ask);
      socket.on('data', (chunk: Buffer) => {
        if (missing > 0) missing -= chunk.length;
        else {
          const head = chunk.toString('latin1', 0, 1_000);
          if (!head.startsWith('HTTP/1.1 200')) throw new Error(`The server answers ${head}`);
          const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
          missing = head.indexOf('\r\n\r\n') + 4 + length - chunk.length;
        }
        if (missing > 0) return;
        latencies.push(performance.now() - sent);
        if (performance.now() - begun < milliseconds) ask();
        else socket.destroy();
      });
      await once(socket, 'close');
    }),
  );
  return { perSecond: latencies.length / ((performance.now() - begun) / 1_000), p50: median(latencies) };
}

/** Sends files in one request, as fast as they are taken. */
async function upload(url: string, files: number, size: number): Promise<void> {
  const head = (number: number) =>
    `--b\r\ncontent-disposition: form-data; name="file"; filename="${number}.pdf"\r\n\r\n`;
  const tail = '--b\r\ncontent-disposition: form-data; name="projectId"\r\n\r\nproject-1\r\n--b--\r\n';
  const megabyte = Buffer.alloc(2 ** 20);
  async function* form(): AsyncGenerator<Uint8Array> {
    for (let number = 0; number < files; number++) {
      yield Buffer.from(head(number));
      for (let i = 0; i < size; i++) yield megabyte;
      yield Buffer.from('\r\n');
    }
    yield Buffer.from(tail);
  }
  // Node's fetch takes a generator for a body, which the types of browsers do not know.
  const body = form() as unknown as ReadableStream;
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { authorization: 'Bearer k', 'content-type': 'multipart/form-data; boundary=b' },
    body,
    duplex: 'half',
    redirect: 'error',
  };
  const response = await fetch(`${url}/v2/team-1/project/project-1/upload`, init);
  if (!response.ok) throw new Error(`The upload was answered ${response.status}: ${await response.text()}`);
}

const ratio = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)}×`;
const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MiB`;
