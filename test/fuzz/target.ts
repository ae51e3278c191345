/** The sandbox that is fuzzed, in a process of its own, and what each of its responses is checked against. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../scripts/lib/cli.ts';
import { bytesOf } from './bytes.ts';
import { exchange, headOf, type RawResponse, type Exchange, type Sending } from './exchange.ts';
import type { Probe } from './probes.ts';
import type { Condition } from './server.ts';
import { checkResponse, checkServerError, count, Fault } from './verdict.ts';

/** Headers after which a server may end the connection. */
const ends = new Set(['connection', 'upgrade', 'host', 'expect']);

/** Milliseconds after which a request counts as hanging. */
const patience = 60_000;

/** A sandbox in another process, started again whenever it has ended. */
export class Target {
  /** Requests by kind. */
  readonly sent: Record<string, number> = {};
  readonly statuses: Record<string, number> = {};
  total = 0;
  slowest = 0;
  #teams = 0;
  #child: ChildProcess | undefined;
  #port = 0;
  /** What the process has printed. */
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

  /**
   * How the process is; undefined if it is not there.
   *
   * @throws Fault if a request has reached what all objects share
   */
  async condition(): Promise<Condition | undefined> {
    const child = this.#child;
    if (!child) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    child.send('how are you');
    const replied = once(child, 'message', { signal }) as Promise<[Condition]>;
    const ended = once(child, 'exit', { signal }).then(() => []);
    const [condition] = await Promise.race([replied, ended]);
    for (const waiting of [replied, ended]) waiting.catch(() => {});
    ending.abort();
    if (!condition?.polluted.length) return condition;
    await this.close();
    throw new Fault(`A request has put ${condition.polluted.join(', ')} into a prototype.`);
  }

  async close(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    child.disconnect();
    await once(child, 'exit');
  }

  /**
   * Sends probes side by side, and then sees whether the sandbox still does its work.
   *
   * @throws Fault if a rule is violated
   */
  async take(probes: Probe[]): Promise<void> {
    await this.#start();
    try {
      const results = await Promise.allSettled(probes.map((probe) => this.#send(probe)));
      await this.#works();
      const failed = results.filter((result) => result.status === 'rejected');
      const whys = new Set(failed.map(({ reason }) => messageOf(reason)));
      if (whys.size > 0) throw new Fault([...whys].join('\n'));
    } catch (error) {
      // A process that has just ended is noticed with a delay.
      await sleep(50);
      if (!this.#child) throw new Fault(`The process ended.\n${this.#said}`);
      throw error;
    }
    const said = this.#said;
    this.#said = '';
    if (said !== '') throw new Fault(`The process said:\n${said}`);
  }

  async #send(probe: Probe): Promise<void> {
    const { kind, method, pause, damage } = probe;
    this.total++;
    count(this.sent, kind);
    const team = `fuzz-${++this.#teams}`;
    const bytes = bytesOf(probe, team);
    if (livesOn(probe)) bytes.push(Buffer.from('GET /_sandbox/health HTTP/1.1\r\nhost: localhost\r\n\r\n'));
    const due = answersDue(probe, bytes);
    // Whoever sends one request after the other waits for the responses, whatever else was planned.
    const end = due > 1 ? 'keep' : probe.end;
    const bodiless = method === 'HEAD' && due > 0;
    const result = await this.#exchange(bytes, { responses: due, end, pause, bodiless });
    if (!result) throw new Fault(`Nothing came for ${patience} ms.`);
    // Whether the response to a damaged HEAD has a body is unclear.
    if (result.garbage !== undefined && (method !== 'HEAD' || due > 0))
      throw new Fault(`This is no HTTP: ${JSON.stringify(result.garbage)}`);
    if (end === 'reset') return;

    const { responses } = result;
    const [response] = responses;
    const status = response?.status ?? 0;
    count(this.statuses, String(status));
    for (const each of responses) checkServerError(probe, each);
    if (due > 0 && !response) throw new Fault('The connection ended without a response.');
    // More headers than Node accepts end the connection.
    if (responses.length < due && status !== 431)
      throw new Fault(`Of ${due} requests in a row ${responses.length} got a response.`);
    if (!response || damage || due === 0) return;
    checkResponse(probe, response);
    if (kind === 'form') await this.#checkUploads(team, probe, response);
  }

  async #exchange(bytes: Buffer[], options: Omit<Sending, 'patience'>): Promise<Exchange | undefined> {
    const result = await exchange(this.#port, bytes, { patience, ...options });
    this.slowest = Math.max(this.slowest, result?.took ?? 0);
    return result;
  }

  /** An upload that succeeded is there, whole; one that was rejected left nothing. */
  async #checkUploads(team: string, { headers }: Probe, { status }: RawResponse): Promise<void> {
    const { body } = await this.#ask(`/_sandbox/teams/${team}/uploads`);
    const uploads = JSON.parse(body) as { tasks: string[] }[];
    // A status that was asked for is not about uploads.
    const asked = headers.some(([name]) => name === 'prefer');
    const counts = asked ? [0, 1] : [status < 300 ? 1 : 0];
    if (!counts.includes(uploads.length) || uploads.some(({ tasks }) => tasks.length === 0))
      throw new Fault(`After a response of ${status} there are these uploads: ${body}`);
  }

  /** Seeds a task and reads it. */
  async #works(): Promise<void> {
    const team = `fuzz-${++this.#teams}`;
    const seeded = await this.#ask(`/_sandbox/teams/${team}/tasks`, { name: 'canary' });
    const { id } = JSON.parse(seeded.body) as { id?: string };
    const { status, body } = await this.#ask(`/v2/${team}/project/project-1/task/${id}`);
    if (status !== 200 || !body.includes('"name":"canary"'))
      throw new Fault(`An ordinary request got ${status}: ${body}`);
  }

  /** Asks for something ordinary. */
  async #ask(path: string, body?: object): Promise<RawResponse> {
    const text = body ? JSON.stringify(body) : '';
    const headers = body ? ['content-type: application/json'] : [];
    const line = `${body ? 'POST' : 'GET'} ${path}`;
    const bytes = Buffer.from(headOf(line, `content-length: ${text.length}`, ...headers) + text);
    const result = await this.#exchange([bytes], { responses: 1, end: 'keep' });
    if (!result?.responses[0]) throw new Fault(`An ordinary request for ${path} got no response.`);
    return result.responses[0];
  }
}

/** Whether the connection must accept another request after this one. */
const livesOn = ({ damage, framing, end, method, headers }: Probe): boolean =>
  !damage && framing !== 'none' && end === 'keep' && method !== 'HEAD' && !mayEnd(headers);

const mayEnd = (headers: Probe['headers']): boolean => headers.some(([name]) => ends.has(name));

/** How many responses a probe must get; 0 if the server may also just end the connection. */
function answersDue(probe: Probe, bytes: Buffer[]): number {
  const { damage, framing, headers } = probe;
  if (framing === 'none') return 0;
  if (!damage) return livesOn(probe) ? 2 : 1;
  const isRow = damage.type === 'pipeline' && damage.last === '';
  return isRow && !mayEnd(headers) ? bytes.length - 1 : 0;
}
