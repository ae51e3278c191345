/**
 * `npm run test:conformance`: how far the conformance tool can be trusted. Without `--all`, a tenth of the faults, each value
 * of each setting, some servers with several interpretations and all edits together show it in a minute. Each part has a
 * process of its own.
 */
import { availableParallelism } from 'node:os';
import timers from 'node:timers/promises';
import { commandLine, InputError, main } from '../../../scripts/lib/cli.ts';
import { execute } from '../../../scripts/lib/execute.ts';
import { alarmsOf } from '../corpus/alarms.ts';
import { combined, pairs } from '../corpus/legal.ts';
import { judge, mutants, type Judged } from '../mutants/judge.ts';
import { complete } from '../../contract-edits/edits.ts';
import { alarmsIn, reportAfter } from './edits.ts';
import { accusations, faultsShown, isShown } from '../traffic/corpus.ts';
import { alarms, allSettings, coveringSettings } from './settings.ts';

const usage = 'npm run test:conformance -- [faults|settings|pairs|traffic|edits] [TEXT] [--all]';

/** Random combinations of settings. */
const combinations = 50;
/** Shares of the faults that the tool has to find, and to name rightly. */
const required = { found: 0.98, named: 0.9, shown: 0.95 };

interface Given {
  /** What the names of the wanted faults or edits contain. */
  text: string;
  /** Whether to try everything, and not a sample. */
  all: boolean;
}

/** One in so many faults is in the sample: a number that no kind of fault repeats after. */
const step = 11;

/** Shows how far a part is, on a terminal. */
function progress(done: number, total: number, name: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${done} of ${total}  ${name}`.slice(0, 100));
  if (process.stderr.isTTY && done === total) process.stderr.write('\r\u001B[K');
}

/** The parts. Each prints what it finds, and returns whether that is as required. */
const parts: Record<string, (given: Given) => Promise<boolean>> = {
  /** How many faults of a server the tool finds, and how often it names the right check first. */
  async faults({ text, all }) {
    const named = mutants.filter(({ name }) => name.includes(text));
    const wanted = named.filter(({ large }, index) => all || (index % step === 0 && !large));
    const results: Judged[] = [];
    for (const mutant of wanted) {
      results.push(await judge(mutant));
      progress(results.length, wanted.length, mutant.name);
    }
    for (const { mutant, found, named, checks } of results) {
      const { name, expects } = mutant;
      if (!found) console.log(`survived  ${name}`);
      else if (!named)
        console.log(`misnamed  ${name}: ${checks.slice(0, 3).join(', ')}, expected ${expects.source}`);
    }
    const found = results.filter((each) => each.found).length;
    const right = results.filter((each) => each.named).length;
    const share = (count: number): string =>
      `${count} of ${results.length} (${((100 * count) / results.length).toFixed(1)} %)`;
    console.log(`Faults: found ${share(found)}, the right check first ${share(right)}.`);
    return found >= required.found * results.length && right >= required.named * results.length;
  },

  /** The sandbox under each value of each setting and under random combinations, where there is nothing to find. */
  async settings({ all }) {
    const sets = all ? allSettings(combinations) : coveringSettings();
    let raised = 0;
    for (const [index, set] of sets.entries()) {
      const wrong = await alarms(set, all);
      if (wrong.length > 0) raised++;
      for (const line of wrong) console.log(`false alarm under ${JSON.stringify(set)}: ${line}`);
      progress(index + 1, sets.length, 'settings');
    }
    console.log(`Settings: ${raised} of ${sets.length} runs raised a false alarm.`);
    return raised === 0;
  },

  /** A server of its own in each pair of interpretations, where there is nothing to find. */
  async pairs({ all }) {
    const rows = pairs().filter((_, index) => all || index % step === 0);
    const { setTimeout } = timers;
    Object.assign(timers, { setTimeout: () => timers.setImmediate() });
    let raised = 0;
    for (const [index, row] of rows.entries()) {
      const wrong = await alarmsOf(combined(row));
      if (wrong.length > 0) raised++;
      for (const line of wrong) console.log(`false alarm in the row ${index}: ${line}`);
      progress(index + 1, rows.length, 'pairs');
    }
    Object.assign(timers, { setTimeout });
    console.log(`Pairs: ${raised} of ${rows.length} runs raised a false alarm.`);
    return raised === 0;
  },

  /** How many faults recorded traffic shows, with exchanges of the faulty operation, and how many legal logs are accused. */
  async traffic({ text, all }) {
    const named = mutants.filter((mutant) => isShown(mutant) && mutant.name.includes(text));
    const wanted = named.filter((_, index) => all || index % step === 0);
    let [found, right, accused] = [0, 0, 0];
    for (const [index, mutant] of wanted.entries()) {
      const findings = await faultsShown(mutant, 12);
      if (findings.length === 0) console.log(`not shown  ${mutant.name}`);
      else found++;
      const operation = /^(\w+):/.exec(mutant.name)?.[1];
      if (findings.some((each) => operation === undefined || each.operation === operation)) right++;
      progress(index + 1, wanted.length, mutant.name);
    }
    const logs = all ? 1000 : 100;
    for (let seed = 1; seed <= logs; seed++) {
      const findings = await accusations(seed);
      if (findings.length > 0) accused++;
      for (const { check, operation } of findings)
        console.log(`false alarm in log ${seed}: ${check} ${operation}`);
      progress(seed, logs, 'legal logs');
    }
    console.log(
      `Traffic: found ${found} of ${wanted.length} faults, ${right} with the operation. ${accused} of ${logs} legal logs accused.`,
    );
    return accused === 0 && Math.min(found, right) >= Math.floor(required.shown * wanted.length);
  },

  /** The sandbox of each edited contract, where there is nothing to find. */
  async edits({ text, all }) {
    const named = complete.filter(({ name }) => name.includes(text));
    const wanted = all ? named.map((edit) => [edit]) : [named.filter(({ alone }) => !alone)];
    let raised = 0;
    for (const [index, some] of wanted.entries()) {
      const wrong = alarmsIn(await reportAfter(some));
      const names = some.map(({ name }) => name).join(', ');
      if (wrong.length > 0) raised++;
      for (const line of wrong) console.log(`false alarm after ${names}: ${line}`);
      progress(index + 1, wanted.length, names);
    }
    console.log(`Edits: ${raised} of ${wanted.length} runs raised a false alarm.`);
    return raised === 0;
  },
};

/** Runs a part here. */
async function runPart(name: string, given: Given): Promise<void> {
  const start = performance.now();
  if (!(await parts[name]?.(given))) process.exitCode = 1;
  console.log(`${((performance.now() - start) / 1000).toFixed(0)} s`);
}

/** Runs every part, as many at a time as there are cores, and prints what each one printed when it has ended. */
async function runEach(flags: string[]): Promise<void> {
  const waiting = Object.keys(parts);
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const surroundings = { cwd: '.', env: process.env, minutes: 120 };
      const { code, output } = await execute(
        process.execPath,
        [import.meta.filename, name, ...flags],
        surroundings,
      );
      console.log(output);
      if (code !== 0) process.exitCode = 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

await main(async () => {
  const { values, positionals } = commandLine(
    { all: { type: 'boolean', default: false } },
    usage,
    process.argv.slice(2),
  );
  const [part, text = ''] = positionals;
  if (part === undefined) return runEach(values.all ? ['--all'] : []);
  if (!Object.hasOwn(parts, part)) throw new InputError(`Usage: ${usage}`);
  await runPart(part, { text, all: values.all });
});
