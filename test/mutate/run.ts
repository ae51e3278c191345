/**
 * `npm run mutate`: runs the checks on mutants of the source files in `openapi/`, and lists those that no check sees.
 *
 * `--most N` sets how many mutants of each kind there are, and `--kind TEXT` selects kinds. `--without-review` lists
 * by kind what only the review of sentences sees. Without `--kind`, `npm run diff` also rates every mutant of the bundle.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { flags, InputError, main } from '../../scripts/lib/cli.ts';
import { rateMutants } from '../contract/rate-mutants.ts';
import { Checker, unchanged, type Verdict } from './check.ts';
import { sourceMutants } from './mutants.ts';
import { equivalent, reasonFor } from './survivors.ts';
import type { Result } from './worker.ts';

/** The least share of the mutants that the checks must see. */
const wanted = 0.97;

/** Runs mutants in threads, each of which runs the next one. Returns the results in the order of the mutants. */
async function runAll(
  most: number,
  kind: string,
  show: (done: Result[], count: number) => void,
): Promise<Result[]> {
  const numbers = sourceMutants('openapi', most).flatMap((mutant, index) =>
    mutant.kind.includes(kind) ? [index] : [],
  );
  const results: Result[] = [];
  const waiting = [...numbers];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: { most } });
      const next = () => {
        const number = waiting.shift();
        if (number === undefined) void worker.terminate().then(() => resolve());
        else worker.postMessage(number);
      };
      worker.on('error', reject);
      worker.on('message', (result: Result | 'ready') => {
        if (result !== 'ready') results.push(result);
        show(results, numbers.length);
        next();
      });
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  return results.sort((a, b) => a.number - b.number);
}

function groupBy(results: Result[], nameOf: (result: Result) => string): Map<string, Result[]> {
  const groups = new Map<string, Result[]>();
  for (const result of results) {
    const name = nameOf(result);
    groups.set(name, [...(groups.get(name) ?? []), result]);
  }
  return groups;
}

/** Whether a person has to read the sentence: the review sees that it changed, and may hint at what is wrong. */
const isRead = ({ verdict }: Result): boolean => verdict?.by === 'review' || verdict?.by === 'hints';

const percent = (part: number, all: number): string => `${((100 * part) / Math.max(all, 1)).toFixed(1)} %`;

/** Prints what the checks saw: by check, by kind, and what none of them saw. */
function report(results: Result[]): void {
  const counted = results.filter((result) => !equivalent(result));
  const seen = counted.filter(({ verdict }) => verdict);
  const byRules = seen.filter((result) => !isRead(result));
  const hinted = seen.filter(({ verdict }) => verdict?.by === 'hints');
  const by = groupBy(seen, ({ verdict }) => verdict?.by ?? '');
  for (const [name, list] of [...by].sort((a, b) => b[1].length - a[1].length))
    console.log(
      `${name.padEnd(14)}${String(list.length).padStart(5)}  ${percent(list.length, counted.length)}`,
    );
  const kinds = groupBy(counted, ({ kind }) => kind);
  console.log('\nKinds that only the review of sentences sees in some mutants:');
  for (const [kind, list] of kinds) {
    const reviewed = list.filter(isRead).length;
    if (reviewed > 0) console.log(`  ${kind}: ${reviewed} of ${list.length}`);
  }
  const survivors = counted.filter(({ verdict }) => !verdict);
  if (survivors.length > 0) console.log('\nSeen by no check:');
  for (const result of survivors)
    console.log(
      `  ${result.kind}: ${result.file} ${result.what} (${reasonFor(result) ?? 'without a reason'})`,
    );
  console.log(
    `\n${counted.length} mutants of ${kinds.size} kinds, ${results.length - counted.length} more change nothing. ` +
      `Seen: ${percent(seen.length, counted.length)}; without the review: ${percent(byRules.length, counted.length)}; ` +
      `with a hint of the review: ${percent(hinted.length, counted.length)}.`,
  );
  const unexplained = survivors.filter((result) => reasonFor(result) === undefined);
  if (unexplained.length > 0 || seen.length < wanted * counted.length)
    throw new InputError(`${unexplained.length} survivors are without a reason in test/mutate/survivors.ts.`);
}

/** Rates every mutant of the bundle with `npm run diff`. */
function reportRatings(): void {
  const { wrong, unused, rated } = rateMutants();
  for (const line of wrong) console.log(`  ${line}`);
  console.log(
    `\n${rated} changes of the bundle. Rated as their class: ${percent(rated - wrong.length, rated)}.`,
  );
  if (wrong.length + unused.length > 0)
    throw new InputError(
      `test/contract/diff-classes.ts differs from npm run diff for ${wrong.length} changes, and has classes without changes: ${unused.join(', ') || 'none'}.`,
    );
}

/** What a check sees in the contract as it is: it would see the same in every mutant. */
async function faultOfTheContract(): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'docproc-mutate-'));
  try {
    cpSync('openapi', folder, { recursive: true });
    return await new Checker(folder).check(unchanged('openapi.yaml'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Prints the mutants that only the review of sentences sees, the largest kinds first. */
function listReviewed(results: Result[]): void {
  const counted = results.filter((result) => !equivalent(result));
  const kinds = [...groupBy(counted, ({ kind }) => kind)].map(([kind, all]) => ({
    kind,
    all,
    reviewed: all.filter(isRead),
  }));
  console.log('\nSeen by the review of sentences alone:');
  for (const { kind, all, reviewed } of kinds.toSorted((a, b) => b.reviewed.length - a.reviewed.length)) {
    if (reviewed.length > 0) console.log(`\n${kind}: ${reviewed.length} of ${all.length}`);
    for (const { file, what } of reviewed) console.log(`  ${file} ${what}`);
  }
}

await main(async () => {
  const {
    most,
    kind,
    'without-review': withoutReview,
  } = flags(
    {
      most: { type: 'string', default: '4' },
      kind: { type: 'string', default: '' },
      'without-review': { type: 'boolean', default: false },
    },
    'npm run mutate [-- --most N --kind TEXT --without-review]',
  );
  const fault = await faultOfTheContract();
  if (fault) throw new InputError(`The contract as it is has a fault: ${fault.by}: ${fault.says}`);
  const start = performance.now();
  let shown = start;
  const results = await runAll(Number(most), kind, (done, count) => {
    if (performance.now() - shown < 5000) return;
    shown = performance.now();
    const unseen = done.filter((result) => !result.verdict && !equivalent(result)).length;
    console.log(`${done.length} of ${count}, ${unseen} unseen, ${((shown - start) / 1000).toFixed(0)} s`);
  });
  if (withoutReview) listReviewed(results);
  report(results);
  if (kind === '') reportRatings();
});
