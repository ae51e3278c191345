/** `npm run fuzz`: sends a sandbox requests that no client should send, and reports what does not hold. */
import { flags, InputError, main } from '../../scripts/lib/cli.ts';
import { fuzz } from './fuzz.ts';
import type { Size } from './server.ts';

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
const sizesOf = ({ heap, rss, resources }: Size) =>
  `heap ${megabytes(heap)}, resident ${megabytes(rss)}, ${resources} open resources`;
const listed = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

/** Responses by the first digit of their status. Of those from 500 on each was asked for, else it is a fault. */
function byClass(statuses: Record<number, number>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [status, count] of Object.entries(statuses)) {
    const name = status === '0' ? 'none' : `${status[0]}xx`;
    counts[name] = (counts[name] ?? 0) + count;
  }
  return counts;
}

await main(async () => {
  const usage = 'npm run fuzz -- [--seed 1] [--runs 100000]';
  const given = flags(
    { seed: { type: 'string', default: '1' }, runs: { type: 'string', default: '100000' } },
    usage,
  );
  const whole = (name: 'seed' | 'runs') => {
    if (/^\d{1,9}$/.test(given[name])) return Number(given[name]);
    throw new InputError(
      `--${name} ${given[name]}: it takes a whole number below 1000000000.\nUsage: ${usage}`,
    );
  };
  const seed = whole('seed');
  let last = 0;
  const report = await fuzz({
    seed,
    runs: whole('runs'),
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
  if (report.faults.length === 0) return;
  throw new InputError(
    `\n${report.faults.join('\n\n')}\n\n${report.faults.length} faults with --seed ${seed}.`,
  );
});
