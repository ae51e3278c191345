/** How long a process needs to import a sandbox and to start it. */
import { spawnSync } from 'node:child_process';
import { median, progress, table } from './measure.ts';

const rounds = 11;
const dist = new URL('../generated/sandbox/dist/', import.meta.url).href;

const programs: Record<string, string> = {
  '`createFetch(createSandbox())`': `
    const { createFetch, createSandbox } = await import('${dist}fetch.js');
    createFetch(createSandbox());`,
  '`await startSandbox({ port: 0 })`': `
    const { startSandbox } = await import('${dist}index.js');
    await startSandbox({ port: 0 });`,
  'bare `node:http`': `
    const { createServer } = await import('node:http');
    const server = createServer();
    await new Promise((done) => server.listen(0, '127.0.0.1', done));`,
};

/** Returns a table of the times, each the median of processes of its own, in turns. */
export function startTimes(): string {
  const times: Record<string, number[]> = {};
  for (let round = 1; round <= rounds; round++) {
    progress(`import and start, round ${round} of ${rounds}`);
    for (const [name, program] of Object.entries(programs)) (times[name] ??= []).push(run(program));
  }
  const bare = times['bare `node:http`'] ?? [];
  const rows = Object.entries(times).map(([name, all]) => [
    name,
    `${Math.round(median(all))} ms`,
    `${median(all.map((one, round) => one / (bare[round] ?? NaN))).toFixed(2)}×`,
  ]);
  return `Import and start, in a process that runs already:\n\n${table([['program', 'time', 'of bare node:http'], ...rows])}`;
}

function run(program: string): number {
  const source = `const begun = performance.now(); ${program} console.log(performance.now() - begun); process.exit();`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', source], {
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return Number(stdout);
}
