/**
 * `npm run mutants`: how many faults of a server the conformance tool finds, and how often it names the right check
 * first. `npm run mutants -- TEXT` runs those whose name contains the text. Without a text, it also runs against the
 * sandbox under each value of each setting and under random combinations, where there is nothing to find.
 */
import { parseArgs } from 'node:util';
import { alarms, allSettings } from './settings.ts';
import { judge, mutants, type Judged } from '../mutants/judge.ts';

/** Random combinations of settings. */
const combinations = 50;
/** Shares that the tool has to reach. */
const required = { found: 0.98, named: 0.9 };

const { positionals } = parseArgs({ allowPositionals: true });
const wanted = mutants.filter(({ name }) => positionals.every((text) => name.includes(text)));
const results: Judged[] = [];
const start = performance.now();
for (const mutant of wanted) {
  results.push(await judge(mutant));
  if (process.stderr.isTTY)
    process.stderr.write(`\r\u001B[K${results.length} of ${wanted.length}  ${mutant.name}`);
}
if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');

const survivors = results.filter(({ found }) => !found);
const misnamed = results.filter(({ found, named }) => found && !named);
for (const { mutant } of survivors)
  console.log(`survived  ${mutant.name}${mutant.hidden === undefined ? '' : ` (${mutant.hidden})`}`);
for (const { mutant, checks } of misnamed) {
  console.log(
    `misnamed  ${mutant.name}: ${checks.slice(0, 3).join(', ')}, expected ${mutant.expects.source}`,
  );
}
const share = (count: number): string =>
  `${count} of ${results.length} (${((100 * count) / results.length).toFixed(1)} %)`;
const found = results.length - survivors.length;
const named = results.filter((each) => each.named).length;
console.log(
  `found ${share(found)}, the right check first ${share(named)}, ${((performance.now() - start) / 1000).toFixed(0)} s`,
);
let raised = 0;
if (positionals.length === 0) {
  const all = allSettings(combinations);
  for (const set of all) {
    const wrong = await alarms(set, true);
    if (wrong.length > 0) raised++;
    for (const line of wrong) console.log(`false alarm under ${JSON.stringify(set)}: ${line}`);
  }
  console.log(`${raised} of ${all.length} runs under other settings raised a false alarm`);
}
if (found < required.found * results.length || named < required.named * results.length || raised > 0)
  process.exitCode = 1;
