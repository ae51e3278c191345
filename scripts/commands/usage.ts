/** `npm run usage`: who reads a member of the contract, or sends it, and what no application uses, by files that tests have written. */
import { commandLine, InputError, main } from '../lib/cli.ts';
import { fileNaming, pathsOf, placesOf, readUsage, usesOf, type Place, type Usage } from '../diff/usage.ts';
import { loadContract } from '../model/bundle.ts';
import { readModel } from '../model/index.ts';

const usage = 'npm run usage -- FILES… [--of NAME]';

/** Returns a line for each place of a member, with those who use it. */
function whoUses(name: string, places: Place[], usages: Usage[]): string[] {
  const found = places.filter(({ path }) => name !== '' && path.split('.').at(-1) === name);
  if (found.length === 0) throw new InputError(`The contract has no member ${name}.\nUsage: ${usage}`);
  const lines = found.map((place) => {
    const uses = usages.flatMap((each) => {
      const fact = usesOf(each, place);
      const at = fact ? fact.at : fileNaming(each, place);
      return fact || at ? [`${each.app}${at === undefined ? '' : ` (${at})`}`] : [];
    });
    const verb = place.direction === 'reads' ? 'read' : 'sent';
    return `${place.operation.id} \`${pathsOf(place).at(-1)}\` is ${verb} by ${uses.join(', ') || 'no application'}.`;
  });
  return [...new Set(lines)];
}

/** Returns a line for each operation that has members which no application uses. */
function unused(places: Place[], usages: Usage[]): string[] {
  const lines = new Map<string, string[]>();
  for (const place of places) {
    // What is in an unused member is unused, too.
    const isUsed = (path: string): boolean =>
      usages.some((each) => usesOf(each, { ...place, path }) ?? fileNaming(each, { ...place, path }));
    const outer = place.path.replace(/[^.]+$/, '').slice(0, -1);
    if (place.path.endsWith('[]') || isUsed(place.path) || (place.path !== '' && !isUsed(outer))) continue;
    const verb = place.direction === 'reads' ? 'reads' : 'sends';
    const key = `No application ${verb} of ${place.operation.id}:`;
    const name = place.path && pathsOf(place).at(-1);
    lines.set(key, [...(lines.get(key) ?? []), name || 'anything']);
  }
  return [...lines].map(([key, paths]) => `${key} ${[...new Set(paths)].join(', ')}`);
}

if (import.meta.main)
  await main(async () => {
    const { values, positionals } = commandLine({ of: { type: 'string' } }, usage, process.argv.slice(2));
    if (positionals.length === 0) throw new InputError(`Name the files of usage.\nUsage: ${usage}`);
    // What tests seed, they do not read.
    const usages = readUsage(positionals).map(({ facts, ...each }) => ({
      ...each,
      facts: facts.filter(({ operation }) => operation !== 'seed'),
    }));
    const places = placesOf(await readModel(await loadContract('openapi')));
    const lines = values.of === undefined ? unused(places, usages) : whoUses(values.of, places, usages);
    console.log(lines.join('\n'));
  });
