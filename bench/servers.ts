/** Starts the servers that are compared, each in a process of its own. */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';

const root = fileURLToPath(new URL('../', import.meta.url));
const sandboxModule = new URL('../generated/sandbox/dist/index.js', import.meta.url).href;
const commandModule = new URL('../generated/sandbox/dist/bin.js', import.meta.url).href;
const prismCli = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
const prismContract = `${root}generated/prism/openapi.json`;
/** The path of the task that the servers return. */
export const path = '/v2/team-1/project/project-1/task/task-0';

export interface Server {
  url: string;
  pid: number | undefined;
  /** How many tasks there are to ask for: `task-0`, `task-1` and so on. 1 if not given. */
  tasks?: number;
  /** Most memory that the process had since this was first asked, in bytes. Only of servers that are ours. */
  memory: () => Promise<number>;
  stop: () => void;
}

/** A process that runs the module, which sends its URL and on request its memory. */
async function serveModule(source: string): Promise<Server> {
  const child = fork('-', [], {
    execArgv: [
      '--input-type=module',
      '-e',
      // Not maxRSS, which a process inherits from the one that starts it.
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

export const serveSandbox = async (tasks: number): Promise<Server> => {
  const server = await serveModule(`
    import { startSandbox } from ${JSON.stringify(sandboxModule)};
    const sandbox = await startSandbox({ port: 0, limits: { tasks: 2e6, bytes: 2 ** 32 } });
    for (let i = 0; i < ${tasks}; i++) sandbox.seed({ id: 'task-' + i, upload_id: 'upload-' + (i >> 6) });
    process.send(sandbox.baseUrl);`);
  return { ...server, tasks };
};

/** The command, in a process that prints its memory. */
export async function serveCommand(): Promise<Server> {
  const port = await getPort();
  const argv = ['node', 'docproc-sandbox', '--port', String(port)];
  return serveModule(`
    process.argv = ${JSON.stringify(argv)};
    await import(${JSON.stringify(commandModule)});
    process.send('http://127.0.0.1:${port}');`);
}

export const serveBytes = (body: string): Promise<Server> =>
  serveModule(`
    import { createServer } from 'node:http';
    const body = ${JSON.stringify(body)};
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const server = createServer((request, response) => response.writeHead(200, headers).end(body));
    server.listen(0, '127.0.0.1', () => process.send('http://127.0.0.1:' + server.address().port));`);

/** Scalar's mock server on the same contract. */
export async function serveScalar(): Promise<Server> {
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

export const serveCli = (): Promise<Server> =>
  serveProcess((port) => [`${root}generated/sandbox/dist/bin.js`, '--port', String(port)]);
export const servePrism = (level = 'info'): Promise<Server> =>
  serveProcess((port) => [prismCli, 'mock', prismContract, '--port', String(port), '--verboseLevel', level]);

/** A process that listens on a port, once it has responded. */
async function serveProcess(args: (port: number) => string[]): Promise<Server> {
  const port = await getPort();
  const child: ChildProcess = spawn(process.execPath, args(port), { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(url + path).then(
      (response) => response.text(),
      () => undefined,
    ))
  ) {
    await new Promise((done) => setTimeout(done, 2));
  }
  return { url, pid: child.pid, memory: async () => NaN, stop: () => void child.kill() };
}
