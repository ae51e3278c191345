/** `npm run fuzz`: sends a sandbox requests that nobody should send, and reports what does not hold. */
import { flags, InputError, main } from '../../scripts/cli.ts';
import { fuzz } from './fuzz.ts';
import type { Condition } from './server.ts';

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
const told = ({ heap, rss, resources }: Condition) =>
  `heap ${megabytes(heap)}, resident ${megabytes(rss)}, ${resources} open resources`;

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
      console.log(`${sent} requests, ${told(condition)}`);
    },
  });
  const counts = (of: Record<string, number>) =>
    Object.entries(of)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ');
  console.log(`\n${report.total} requests in ${report.seconds.toFixed(0)} s: ${counts(report.sent)}`);
  console.log(`Answers: ${counts(report.statuses)} (0: the connection ended without one)`);
  console.log(`The slowest took ${report.slowest.toFixed(0)} ms.`);
  console.log(`Memory once warm: ${told(report.warm)}\n         at the end: ${told(report.end)}`);
  if (report.faults.length === 0) return;
  throw new InputError(
    `\n${report.faults.join('\n\n')}\n\n${report.faults.length} faults with --seed ${seed}.`,
  );
});
