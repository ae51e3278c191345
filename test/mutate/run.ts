/**
 * `npm run mutate`: runs the checks on mutants of the source files in `openapi/`, and lists those that no check detects.
 * It reports, and is no gate. `--most N` sets how many mutants of each kind there are, and `--kind TEXT` selects kinds.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flags, InputError, main } from '../../scripts/lib/cli.ts';
import { detect, firstFault } from './check.ts';
import { type Mutant, sourceMutants } from './mutants.ts';

/** Milliseconds between two lines about the progress. */
const pause = 5000;

await main(async () => {
  const { most, kind } = flags(
    { most: { type: 'string', default: '4' }, kind: { type: 'string', default: '' } },
    'npm run mutate [-- --most N --kind TEXT]',
  );
  const folder = mkdtempSync(join(tmpdir(), 'docproc-mutate-'));
  try {
    cpSync('openapi', folder, { recursive: true });
    const fault = await firstFault(folder, 'openapi.yaml');
    if (fault)
      throw new InputError(
        `The contract as it is has a fault (${fault}). Run \`npm run lint\` and \`npm test\`.`,
      );
    const mutants = sourceMutants('openapi', Number(most)).filter((mutant) => mutant.kind.includes(kind));
    const [by, survivors] = await detectAll(folder, mutants);
    for (const [check, count] of [...by].sort((a, b) => b[1] - a[1]))
      console.log(`${check.padEnd(12)}${String(count).padStart(5)}`);
    for (const { kind, file, at } of survivors) console.log(`undetected  ${kind}: ${file} ${at}`);
    console.log(`${mutants.length - survivors.length} of ${mutants.length} mutants are detected.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Returns how many mutants each check detects, and those that none does. */
async function detectAll(folder: string, mutants: Mutant[]): Promise<[Map<string, number>, Mutant[]]> {
  const by = new Map<string, number>();
  const survivors: Mutant[] = [];
  let shown = performance.now();
  for (const [index, mutant] of mutants.entries()) {
    const check = await detect(folder, mutant);
    if (check === undefined) survivors.push(mutant);
    else by.set(check, (by.get(check) ?? 0) + 1);
    if (performance.now() - shown < pause) continue;
    shown = performance.now();
    console.log(`${index + 1} of ${mutants.length}, ${survivors.length} undetected`);
  }
  return [by, survivors];
}
