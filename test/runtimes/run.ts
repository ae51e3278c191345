/**
 * `npm run test:runtimes`: installs the packed packages as a consumer would, runs them in every runtime that
 * they are for, and checks their types under compilers: without `--all`, under the oldest and the newest of each.
 *
 * `npm run test:runtimes -- deno` runs the checks that have this word in their names.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { packedPackages } from '../../scripts/commands/pack.ts';
import { pack } from '../../scripts/artifacts/packages/tarballs.ts';
import { commandLine, InputError, main, messageOf } from '../../scripts/lib/cli.ts';
import { mswChecks } from './msw.ts';
import { runtimeChecks } from './runtimes.ts';
import { serve } from './server.ts';
import { type Check, install, npm, version } from './tools.ts';
import { packageChecks, typeChecks } from './types.ts';

await main(async () => {
  const { values, positionals } = commandLine(
    { all: { type: 'boolean', default: false } },
    'npm run test:runtimes [-- --all | WORD…]',
    process.argv.slice(2),
  );
  await install();
  const service = await serve();
  // Outside of the project, where nothing but what is installed can be found.
  const folder = mkdtempSync(join(tmpdir(), 'docproc-consumer-'));
  try {
    console.log('Packing the packages and installing them into a fresh folder …');
    const tarballs = await installPackages(folder);
    // The slow ones first, so that no core is left with one of them at the end.
    const checks = [
      ...typeChecks(folder),
      ...(await runtimeChecks(folder, service)),
      ...packageChecks(folder, tarballs),
      ...mswChecks(folder, tarballs),
    ];
    await runAll(
      positionals.length > 0
        ? choose(checks, positionals)
        : checks.filter((each) => values.all || !each.weekly),
    );
  } finally {
    rmSync(folder, { recursive: true });
    service.close();
  }
});

/** Packs every package, and installs those that the program and the consumer import. Returns the packed files. */
async function installPackages(folder: string): Promise<string[]> {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const tarballs = await pack(await packedPackages(), folder, mkdtempSync(join(folder, 'packages-')));
  const imported = tarballs.filter((tarball) => /docproc-(types|client)-/.test(tarball));
  await npm(folder, ['install', ...imported, `@types/node@${version('@types/node')}`]);
  return tarballs;
}

/** The checks that have one of the words in their names. */
function choose(checks: Check[], words: string[]): Check[] {
  const has = ({ name }: Check, word: string): boolean => name.toLowerCase().includes(word.toLowerCase());
  const unknown = words.find((word) => !checks.some((check) => has(check, word)));
  if (unknown) {
    const names = checks.map(({ name }) => `  ${name}`).join('\n');
    throw new InputError(`No check has "${unknown}" in its name. There are:\n${names}`);
  }
  return checks.filter((check) => words.some((word) => has(check, word)));
}

/** Runs checks, as many at a time as there are cores, and prints a line for each when it has ended. */
async function runAll(checks: Check[]): Promise<void> {
  console.log(`Checking, ${availableParallelism()} at a time …`);
  let failed = 0;
  const waiting = [...checks];
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const start = performance.now();
      const problem = await check.run().then(() => undefined, messageOf);
      const time = `${((performance.now() - start) / 1000).toFixed(1)} s`;
      console.log(`${problem === undefined ? 'ok  ' : 'FAIL'}  ${time.padStart(6)}  ${check.name}`);
      if (problem !== undefined) {
        failed += 1;
        console.log(problem.replace(/^/gm, '      '));
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  console.log(`${checks.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
