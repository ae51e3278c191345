/**
 * The sandbox that is fuzzed, in a process of its own: what ends it does not end the run, and its memory can be
 * measured. It sends its URL, and replies to each message with its condition.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startSandbox } from '../../src/sandbox/hosts/index.ts';
import { forgetTeam } from '../../src/sandbox/state/store.ts';

/** What a process uses. */
export interface Size {
  /** Bytes. */
  rss: number;
  heap: number;
  /** Sockets, timers and the like that keep a process alive. */
  resources: number;
}

export interface Condition extends Size {
  /** What a prototype has and did not have at the start. */
  polluted: string[];
}

const shared = () =>
  [Object.prototype, Array.prototype, Function.prototype].flatMap((of) => Object.getOwnPropertyNames(of));
const before = shared();

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;

// Small limits: what is kept for long would otherwise hide what is never let go. Each probe has a team of its own.
const sandbox = await startSandbox({
  port: 0,
  limits: { teams: 400, tasks: 2_000, bytes: 2 ** 23, journal: 100 },
  log: (line) => {
    if (line.includes('mistake')) console.error(line);
  },
});
sandbox.team('pool').seed({ id: 'task-1', upload_id: 'upload-1' });
// All but the pool and the newest, which probes still use.
setInterval(() => {
  for (const id of [...sandbox.state.teams.keys()].slice(1, -100)) forgetTeam(sandbox.state, id);
}, 20).unref();

process.on('message', () => {
  gc();
  const { rss, heapUsed: heap, external } = process.memoryUsage();
  const resources = process.getActiveResourcesInfo().length;
  const polluted = shared().filter((name) => !before.includes(name));
  process.send?.({ rss, heap: heap + external, resources, polluted } satisfies Condition);
});
process.on('disconnect', () => process.exit());
process.send?.(sandbox.baseUrl);
