/** Sends probes to a sandbox, and holds what comes of each against what must hold for all. */
import * as fc from 'fast-check';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closedValidator, operations, type Operation, type Validator } from '../support/contract.ts';
import { deadline, exchange, type Answer } from './exchange.ts';
import { bytesOf, volley, type Probe } from './probes.ts';
import type { Condition } from './server.ts';

export interface FuzzOptions {
  seed: number;
  /** Requests to send at the least. */
  runs: number;
  /** Told how far it is, now and then. */
  progress?: (sent: number, condition: Condition) => void;
}

export interface Report {
  /** Requests by kind. */
  sent: Record<string, number>;
  total: number;
  /** Answers by status; 0 stands for connections that ended without one. */
  statuses: Record<number, number>;
  seconds: number;
  /** The longest that an answer was waited for, in milliseconds. */
  slowest: number;
  /** Of the process, once warm and at the end. */
  warm: Condition;
  end: Condition;
  /** What did not hold, each with the requests that show it, made as small as possible. */
  faults: string[];
}

/** Requests after which the process counts as warm: its caches are full, and what it keeps is at its bounds. */
const warmUp = 0.25;
const volleysAtATime = 100;
const mostFaults = 10;
const mostShown = 1_000;

export async function fuzz({ seed, runs, progress }: FuzzOptions): Promise<Report> {
  const start = performance.now();
  const target = new Target();
  const faults: string[] = [];
  let warm: Condition | undefined;
  for (let round = 0; target.total < runs && faults.length < mostFaults; round++) {
    const property = fc.asyncProperty(volley, (probes) => target.take(probes));
    const details = await fc.check(property, {
      seed: seed + round,
      numRuns: Math.min(volleysAtATime, Math.ceil((runs - target.total) / 12)),
      interruptAfterTimeLimit: 120_000,
    });
    if (details.failed) faults.push(describe(seed + round, details));
    const condition = await target.condition();
    if (condition) progress?.(target.total, condition);
    if (target.total >= warmUp * runs) warm ??= condition;
  }
  const end = await target.condition();
  await target.close();
  if (!warm || !end) throw new Error('The process could not be asked how it is.');
  if (end.prototypes !== warm.prototypes) faults.push('A prototype was changed.');
  const { sent, total, statuses, slowest } = target;
  return { sent, total, statuses, seconds: (performance.now() - start) / 1000, slowest, warm, end, faults };
}

function describe(seed: number, { counterexample, errorInstance }: fc.RunDetails<[Probe[]]>): string {
  const requests = (counterexample?.[0] ?? []).map((probe) => show(probe));
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return [why, `  seed ${seed}`, ...requests].join('\n');
}

/** A probe as text, as much of it as a person reads. */
function show(probe: Probe): string {
  const { kind, end, pieces, pause } = probe;
  const bytes = Buffer.concat(bytesOf(probe, 'team'));
  const text = bytes.toString('latin1').replace(/(.{1,12}?)\1{4,}/gs, (all: string, unit: string) => {
    return `${unit}⟨${all.length / unit.length} times⟩`;
  });
  const shown = JSON.stringify(text.slice(0, mostShown)) + (text.length > mostShown ? '…' : '');
  return `  ${kind}, ${bytes.length} bytes in ${pieces} pieces with ${pause} ms between, then ${end}:\n    ${shown}`;
}

class Fault extends Error {}

/** A sandbox in another process, started again whenever it has ended. */
class Target {
  readonly sent: Record<string, number> = {};
  readonly statuses: Record<number, number> = {};
  total = 0;
  slowest = 0;
  #teams = 0;
  #child: ChildProcess | undefined;
  #port = 0;
  #said = '';

  async #start(): Promise<void> {
    if (this.#child) return;
    this.#said = '';
    const child = fork(new URL('server.ts', import.meta.url), { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => (this.#said += String(data)));
    child.once('exit', () => (this.#child = undefined));
    const [url] = (await once(child, 'message')) as [string];
    this.#port = Number(new URL(url).port);
    this.#child = child;
  }

  /** How the process is; undefined if it is not there. */
  async condition(): Promise<Condition | undefined> {
    const child = this.#child;
    if (!child) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    child.send('how are you');
    const answered = once(child, 'message', { signal }) as Promise<[Condition]>;
    const ended = once(child, 'exit', { signal }).then(() => []);
    const [condition] = await Promise.race([answered, ended]);
    for (const waiting of [answered, ended]) waiting.catch(() => {});
    ending.abort();
    return condition;
  }

  async close(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    child.disconnect();
    await once(child, 'exit');
  }

  /** Sends probes side by side, and then sees whether the sandbox still does its work. */
  async take(probes: Probe[]): Promise<void> {
    await this.#start();
    try {
      const results = await Promise.allSettled(probes.map((probe) => this.#send(probe)));
      await this.#works();
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    } catch (error) {
      // A process that has just ended takes a moment to be seen to have.
      await new Promise((done) => setTimeout(done, 50));
      if (!this.#child) throw new Fault(`The process ended.\n${this.#said}`);
      throw error;
    }
    if (this.#said !== '') {
      const said = this.#said;
      this.#said = '';
      throw new Fault(`The process said:\n${said}`);
    }
  }

  async #send(probe: Probe): Promise<void> {
    const { kind, method, headers, end, pause, damage, framing } = probe;
    const sound = damage === undefined && framing !== 'none';
    const team = `fuzz-${++this.#teams}`;
    const bytes = bytesOf(probe, team);
    const times = damage?.type === 'pipeline' ? bytes.length - 1 : 1;
    // Sound requests one after the other: each is due an answer.
    const row =
      damage?.type === 'pipeline' && damage.last === '' && !headers.some(([name]) => ends.has(name));
    const due = sound ? 1 : row ? times : 0;
    this.total += times;
    this.sent[kind] = (this.sent[kind] ?? 0) + times;
    const bodiless = method === 'HEAD' && due > 0;
    const result = await exchange(this.#port, bytes, {
      answers: due,
      end: row ? 'keep' : end,
      pause,
      bodiless,
    });
    if (!result) throw new Fault(`Nothing came for ${deadline} ms.`);
    // Of a damaged HEAD nobody can say whether its answer has a body.
    const unclear = method === 'HEAD' && due === 0;
    if (result.garbage !== undefined && !unclear)
      throw new Fault(`This is no HTTP: ${JSON.stringify(result.garbage)}`);
    this.slowest = Math.max(this.slowest, result.took);
    if (end === 'reset' && !row) return;
    const [answer] = result.answers;
    const status = answer?.status ?? 0;
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    for (const each of result.answers) checkServerError(probe, each);
    if (row && result.answers.length < times && status !== 431) {
      throw new Fault(`Of ${times} requests in a row ${result.answers.length} were answered.`);
    }
    if (!sound) return;
    if (!answer) throw new Fault('The connection ended without an answer.');
    checkAnswer(probe, answer);
    if (kind === 'form') await this.#checkUploads(team, probe, answer);
  }

  /** Asks for something of the control plane. */
  async #ask(path: string, body?: object): Promise<Answer> {
    const text = body ? JSON.stringify(body) : '';
    const head = `${body ? 'POST' : 'GET'} ${path} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer k\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`;
    const result = await exchange(this.#port, [Buffer.from(`${head}\r\n${text}`)], {
      answers: 1,
      end: 'keep',
    });
    this.slowest = Math.max(this.slowest, result?.took ?? 0);
    if (!result?.answers[0]) throw new Fault(`An ordinary request for ${path} got no answer.`);
    return result.answers[0];
  }

  /** An upload that was answered with a success is there, whole; one that was refused left nothing. */
  async #checkUploads(team: string, probe: Probe, { status }: Answer): Promise<void> {
    const { body } = await this.#ask(`/_sandbox/teams/${team}/uploads`);
    const uploads = JSON.parse(body) as { tasks: string[] }[];
    const asked = probe.headers.some(([name]) => name === 'prefer');
    const expected = status < 300 && !asked ? 1 : 0;
    if (
      uploads.length > 1 ||
      (uploads.length !== expected && !asked) ||
      uploads.some(({ tasks }) => tasks.length === 0)
    ) {
      throw new Fault(`After an answer of ${status} there are these uploads: ${body}`);
    }
  }

  async #works(): Promise<void> {
    const team = `fuzz-${++this.#teams}`;
    const seeded = await this.#ask(`/_sandbox/teams/${team}/tasks`, { name: 'canary' });
    const { id } = JSON.parse(seeded.body) as { id?: string };
    const read = await this.#ask(`/v2/${team}/project/project-1/task/${id}`);
    const name =
      read.status === 200 ? (JSON.parse(read.body) as { payload: { name: string } }).payload.name : '';
    if (name !== 'canary') throw new Fault(`An ordinary request got ${read.status}: ${read.body}`);
  }
}

/** Headers after which a server may end the connection. */
const ends = new Set(['connection', 'upgrade', 'host', 'expect']);

const wish = ({ headers }: Probe) => headers.find(([name]) => name === 'prefer')?.[1];

function checkServerError(probe: Probe, { status, body }: Answer): void {
  if (status < 500 || /5\d\d/.test(wish(probe) ?? '')) return;
  // A damaged request may have come to ask for it.
  if (probe.damage?.type === 'overwrite' && wish(probe) !== undefined) return;
  throw new Fault(`${status} that nobody asked for: ${body}`);
}

function checkAnswer(probe: Probe, answer: Answer): void {
  const { kind, target } = probe;
  const { status, headers, body } = answer;
  // More headers than Node takes.
  if (status === 431) return;
  if (status === 204 && headers['content-length'] !== undefined) {
    throw new Fault('204 announces a body.');
  }
  if (target.startsWith('/_sandbox/')) {
    if (![200, 204, 400, 404, 405].includes(status))
      throw new Fault(`The control plane answered ${status}: ${body}`);
    return;
  }
  if (wish(probe) !== undefined) return;
  const operation = operationOf(probe);
  const listed = operation
    ? status === 405 || responseOf(operation, status) !== undefined
    : [204, 400, 404, 405].includes(status);
  if (!listed)
    throw new Fault(`${operation?.operationId ?? `No operation (${kind})`} answered ${status}: ${body}`);
  if (!operation || status >= 300) return;
  const problems = validatorOf(operation, status)(JSON.parse(body));
  if (problems.length > 0) throw new Fault(`The answer does not fit the contract: ${problems.join('; ')}`);
}

const patterns = operations().map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(/{\w+}/g, '[^/]+')}$`),
}));

function operationOf({ method, target }: Probe): Operation | undefined {
  const [path = ''] = target.split('?', 1);
  return patterns.find(
    ({ operation, pattern }) => operation.method.toUpperCase() === method && pattern.test(path),
  )?.operation;
}

const responseOf = ({ responses = {} }: Operation, status: number) =>
  responses[status] ?? responses[`${Math.trunc(status / 100)}XX`];

const validators = new Map<unknown, Validator>();
function validatorOf(operation: Operation, status: number): Validator {
  const schema = responseOf(operation, status)?.content?.['application/json']?.schema ?? {};
  const known = validators.get(schema) ?? closedValidator(schema);
  validators.set(schema, known);
  return known;
}
