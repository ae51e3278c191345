/** The sandbox compared with Prism, @scalar/mock-server and a bare `node:http` server that sends the same bytes. */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { connections, load, upload, type Load } from './load.ts';
import { installPeers, median, progress, seconds, table } from './measure.ts';
import {
  path,
  serveBytes,
  serveCli,
  serveCommand,
  servePrism,
  serveSandbox,
  serveScalar,
  type Server,
} from './servers.ts';
import { startTimes } from './start.ts';

/** Starts of a server, of which the median counts. */
const starts = 5;
/** Servers are measured in turns, in short slices: what else the machine does then hits all of them alike. */
const turns = { warm: 5, measured: 40, milliseconds: 150 };

export default async function* bench(): AsyncGenerator<string> {
  await installPeers();
  for (const measure of [speed, startTimes, readiness, growth, memory]) yield await measure();
}

async function speed(): Promise<string> {
  const sandbox = await serveTask({});
  const body = await (await fetch(sandbox.url + path, { headers: { authorization: 'Bearer k' } })).text();
  const servers: Record<string, Server> = {
    'bare node:http': await serveBytes(body),
    '@docproc/sandbox': sandbox,
    '@docproc/sandbox, a task without pages': await serveTask({ pages: [] }),
    Prism: await servePrism(),
    'Prism that logs warnings only': await servePrism('warn'),
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

/** Serves a sandbox with the task of the requests. */
async function serveTask(fields: object): Promise<Server> {
  const server = await serveCli();
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ id: 'task-0', upload_id: 'upload-0', ...fields });
  await fetch(`${server.url}/_sandbox/teams/team-1/tasks`, { method: 'POST', headers, body });
  return server;
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
  return `First response after the start of the process:\n\n${table([['server', 'time', 'of Prism'], ...rows])}`;
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
    // So that no server always follows the same other one.
    order.reverse();
  }
  pin(process.pid, `0-${availableParallelism() - 1}`);
  return results;
}

/** Limits a process to one core, where there is `taskset`: the result is then what one core serves. */
function pin(pid: number | undefined, cores: string): void {
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)]);
}

const middle = (results: Turns, name: string, field: keyof Load): number =>
  median((results[name] ?? []).map((one) => one[field]));

/** The result of one server relative to another: the median of the ratios within each turn. */
const middleRatio = (results: Turns, name: string, other: string, field: keyof Load): number =>
  median((results[name] ?? []).map((one, turn) => one[field] / (results[other]?.[turn]?.[field] ?? NaN)));

const ratio = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)}×`;
const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MiB`;
