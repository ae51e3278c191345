/**
 * `npm test`: runs the static checks side by side, then the tests. Arguments go to Vitest: `npm test -- test/client`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { flags, InputError, main } from '../lib/cli.ts';

const root = join(import.meta.dirname, '../..');
const env = {
  ...process.env,
  PATH: join(root, 'node_modules/.bin') + delimiter + (process.env['PATH'] ?? ''),
};

/** The static checks by name, each with its command. The slowest ones begin. */
export const checks: Record<string, string> = {
  types: 'tsc',
  format: 'oxfmt --list-different .',
  lint: 'node scripts/commands/lint.ts',
  code: 'oxlint --quiet',
  generated: 'node scripts/commands/build.ts --check',
  version: 'node scripts/commands/diff.ts --check',
};

/** Runs a command, prints one line about it, and below it the output of a failure. Returns whether it passed. */
async function check(name: string, command: string): Promise<boolean> {
  const start = performance.now();
  const child = spawn(command, { shell: true, cwd: root, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  const time = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(10)}${time.padStart(7)}  ${command}`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}

if (import.meta.main) {
  await main(async () => {
    const args = process.argv.slice(2);
    const [own] = args.filter((each) => ['--help', '--version'].includes(each));
    // Vitest knows the others.
    if (own !== undefined) flags({}, 'npm test [-- FILE… | OPTION OF VITEST…]', [own]);
    const waiting = Object.entries(checks);
    const failed: string[] = [];
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        if (!(await check(...next))) failed.push(next[0]);
    };
    await Promise.all(Array.from({ length: availableParallelism() }, worker));
    if (failed.length > 0)
      throw new InputError(`Failed: ${failed.join(', ')}. Fix this first: the tests have not run.`);
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const tests = spawn(process.execPath, [vitest, 'run', ...args], { stdio: 'inherit', cwd: root, env });
    const [code] = (await once(tests, 'close')) as [number | null];
    process.exitCode = code ?? 1;
  });
}
