/** `npm run fuzz`: attacks the sandbox, the client and the MCP server, and reports violations. */
import { flags, InputError, main } from '../../scripts/lib/cli.ts';
import { attackClient, cutResponses } from './client.ts';
import { mcpWalks } from './mcp.ts';
import { fuzz } from './fuzz.ts';
import { kills } from './kills.ts';
import { judgeValues } from '../agreement/values.ts';
import type { Size } from './server.ts';
import { Fault } from './verdict.ts';
import { walks } from './walk.ts';

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
const sizesOf = ({ heap, rss, resources }: Size) =>
  `heap ${megabytes(heap)}, resident ${megabytes(rss)}, ${resources} open resources`;
const listed = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([name, count]) => `${name} (${count})`)
    .join(', ');

/** Each attack prints what it has done, and returns the violations. */
const targets: Record<string, (seed: number, runs: number) => Promise<(string | undefined)[]>> = {
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
    console.log(`Responses by status, 0 without one: ${listed(statuses)}`);
    console.log(`The slowest took ${slowest.toFixed(0)} ms.`);
    console.log(`Memory once warm: ${sizesOf(warm)}\n       at the end: ${sizesOf(end)}`);
    return report.faults;
  },
  async kills(_, runs) {
    const count = Math.ceil(runs / 500);
    console.log(`\n${await kills(count)} uploads, approvals and teams before ${count} kills`);
    return [];
  },
  async walk(seed, runs) {
    const { statuses, fault } = await walks(seed, Math.ceil(runs / 5));
    console.log(`\nRandom walks, with responses: ${listed(statuses)}`);
    return [fault];
  },
  async mcp(seed, runs) {
    const { sent, fault } = await mcpWalks(seed, Math.ceil(runs / 10));
    console.log(`\nRandom walks with tools, which sent: ${listed(sent)}`);
    return [fault];
  },
  async client(seed, runs) {
    const { results, fault } = await attackClient(seed, Math.ceil(runs / 5));
    console.log(`\nAttacks on the client: ${listed(results)}`);
    console.log(`${await cutResponses()} responses that were cut, at every byte`);
    return [fault];
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
    const found: (string | undefined)[] = await target(seed, runs).catch(faultOf);
    faults.push(...found.filter((each) => each !== undefined));
  }
  if (faults.length > 0)
    throw new InputError(`\n${faults.join('\n\n')}\n\n${faults.length} faults with --seed ${seed}.`);
});
