/** `npm run fuzz`: attacks the sandbox, the client and the MCP server, and reports violations. */
import { flags, InputError, main } from '../../scripts/lib/cli.ts';
import { attackClient, cutResponses } from './client.ts';
import { cuts } from './cuts.ts';
import { mcpWalks } from './mcp.ts';
import { fuzz } from './fuzz.ts';
import { kills } from './kills.ts';
import { judgeValues } from './schemas.ts';
import type { Size } from './server.ts';
import { Fault } from './verdict.ts';
import { walks } from './walk.ts';

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
const sizesOf = ({ heap, rss, resources }: Size) =>
  `heap ${megabytes(heap)}, resident ${megabytes(rss)}, ${resources} open resources`;
const listed = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

/** Responses by the first digit of their status. Of those from 500 on each was asked for, else it is a fault. */
function byClass(statuses: Record<number | string, number>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [status, count] of Object.entries(statuses)) {
    const [digit] = status.split(' ').at(-1) ?? '';
    const name = digit === '0' ? 'none' : `${digit}xx`;
    counts[name] = (counts[name] ?? 0) + count;
  }
  return counts;
}

/** Rounds of random walks and of attacks on the client: what one has found is small enough to be read. */
const perRound = 500;

/** Runs rounds with seeds of their own, until one finds a fault. Returns the fault. */
async function rounds(
  seed: number,
  runs: number,
  round: (seed: number, runs: number) => Promise<{ fault: string | undefined }>,
): Promise<string[]> {
  for (let done = 0; done < runs; done += perRound) {
    const { fault } = await round(seed + done, Math.min(perRound, runs - done));
    if (fault !== undefined) return [fault];
  }
  return [];
}

/** Each attack prints what it has done, and returns the violations. */
const targets: Record<string, (seed: number, runs: number) => Promise<string[]>> = {
  async http(seed, runs) {
    let last = 0;
    const report = await fuzz({
      seed,
      runs,
      progress(sent, condition) {
        if (performance.now() - last < 5_000) return;
        last = performance.now();
        console.log(`${sent} requests, ${sizesOf(condition)}`);
      },
    });
    const { total, seconds, sent, statuses, slowest, warm, end } = report;
    console.log(`\n${total} requests in ${seconds.toFixed(0)} s: ${listed(sent)}`);
    console.log(`Responses: ${listed(byClass(statuses))}`);
    console.log(`The slowest took ${slowest.toFixed(0)} ms.`);
    console.log(`Memory once warm: ${sizesOf(warm)}\n       at the end: ${sizesOf(end)}`);
    return report.faults;
  },
  async cuts() {
    console.log(`\n${await cuts()} requests that were cut or divided, at every byte`);
    return [];
  },
  async kills(_, runs) {
    const count = Math.ceil(runs / 500);
    console.log(`\n${await kills(count)} uploads and approvals before ${count} kills`);
    return [];
  },
  async walk(seed, runs) {
    const statuses: Record<string, number> = {};
    let steps = 0;
    const faults = await rounds(seed, Math.ceil(runs / 5), async (...of) => {
      const report = await walks(...of);
      steps += report.steps;
      for (const [name, count] of Object.entries(report.statuses))
        statuses[name] = (statuses[name] ?? 0) + count;
      return report;
    });
    console.log(`\n${steps} steps of random walks, with responses: ${listed(byClass(statuses))}`);
    return faults;
  },
  async mcp(seed, runs) {
    const sent: Record<string, number> = {};
    const faults = await rounds(seed, Math.ceil(runs / 10), async (...of) => {
      const report = await mcpWalks(...of);
      for (const [name, count] of Object.entries(report.sent)) sent[name] = (sent[name] ?? 0) + count;
      return report;
    });
    console.log(`\nRandom walks with tools, which sent: ${listed(sent)}`);
    return faults;
  },
  async client(seed, runs) {
    const results: Record<string, number> = {};
    const faults = await rounds(seed, Math.ceil(runs / 5), async (...of) => {
      const report = await attackClient(...of);
      for (const [name, count] of Object.entries(report.results))
        results[name] = (results[name] ?? 0) + count;
      return report;
    });
    console.log(`\nAttacks on the client: ${listed(results)}`);
    console.log(`${await cutResponses()} responses that were cut, at every byte`);
    return faults;
  },
  async schemas(seed, runs) {
    const { judged, invalid } = judgeValues(seed, runs);
    console.log(`\n${judged} values judged as Ajv does, ${invalid} of them invalid`);
    return [];
  },
};

function faultOf(error: unknown): string[] {
  if (error instanceof Fault) return [error.message];
  throw error;
}

await main(async () => {
  const usage = `npm run fuzz -- [--seed 1] [--runs 100000] [--target ${Object.keys(targets).join(' | ')}]...`;
  const given = flags(
    {
      seed: { type: 'string', default: '1' },
      runs: { type: 'string', default: '100000' },
      target: { type: 'string', multiple: true, default: Object.keys(targets) },
    },
    usage,
  );
  const integer = (name: 'seed' | 'runs') => {
    if (/^\d{1,15}$/.test(given[name])) return Number(given[name]);
    throw new InputError(
      `--${name} ${given[name]}: the value must be an integer of up to 15 digits.\nUsage: ${usage}`,
    );
  };
  // CI passes the number of its run, which is longer than the seed of a generator.
  const seed = integer('seed') % 2 ** 31;
  const runs = integer('runs');
  const faults: string[] = [];
  for (const name of given.target) {
    const target = Object.hasOwn(targets, name) ? targets[name] : undefined;
    if (!target) throw new InputError(`--target ${name}: there is no such target.\nUsage: ${usage}`);
    faults.push(...(await target(seed, runs).catch(faultOf)));
  }
  if (faults.length > 0)
    throw new InputError(`\n${faults.join('\n\n')}\n\n${faults.length} faults with --seed ${seed}.`);
});
