/** `npm run usage`: who reads a member of the contract, or sends it, and what no application uses, by files that tests have written. */
import { commandLine, InputError, main } from '../lib/cli.ts';
import { pathsOf, placesOf, readUsage, usesOf, type Place, type Usage } from '../diff/usage.ts';
import { loadContract } from '../model/bundle.ts';
import { readModel } from '../model/index.ts';

const usage = 'npm run usage -- FILES… [--of NAME]';

/** Returns a line for each place of a member, with those who use it. */
function whoUses(name: string, places: Place[], usages: Usage[]): string[] {
  const found = places.filter(
    ({ path }) => path.split('.').at(-1)?.replaceAll('[]', '') === name && !path.endsWith('[]'),
  );
  if (found.length === 0) throw new InputError(`The contract has no member ${name}.\nUsage: ${usage}`);
  return found.map((place) => {
    const uses = usages.flatMap((each) => {
      const fact = usesOf(each, place);
      return fact ? [`${each.app}${fact.at === undefined ? '' : ` (${fact.at})`}`] : [];
    });
    const verb = place.direction === 'reads' ? 'read' : 'sent';
    return `${place.operation.id} \`${pathsOf(place).at(-1)}\` is ${verb} by ${uses.join(', ') || 'no application'}.`;
  });
}

/** Returns a line for each operation that has members which no application uses. */
function unused(places: Place[], usages: Usage[]): string[] {
  const lines = new Map<string, string[]>();
  for (const place of places) {
    // What is in an unused member is unused, too.
    const isUsed = (path: string): boolean => usages.some((each) => usesOf(each, { ...place, path }));
    const outer = place.path.replace(/[^.]+$/, '').slice(0, -1);
    if (/^$|\[\]$/.test(place.path) || isUsed(place.path) || (outer !== '' && !isUsed(outer))) continue;
    const verb = place.direction === 'reads' ? 'reads' : 'sends';
    const key = `No application ${verb} of ${place.operation.id}:`;
    lines.set(key, [...(lines.get(key) ?? []), String(pathsOf(place).at(-1))]);
  }
  return [...lines].map(([key, paths]) => `${key} ${[...new Set(paths.filter(Boolean))].join(', ')}`);
}

if (import.meta.main)
  await main(async () => {
    const { values, positionals } = commandLine({ of: { type: 'string' } }, usage, process.argv.slice(2));
    if (positionals.length === 0) throw new InputError(`Name the files of usage.\nUsage: ${usage}`);
    const usages = readUsage(positionals);
    const places = placesOf(await readModel(await loadContract('openapi')));
    const lines = values.of === undefined ? unused(places, usages) : whoUses(values.of, places, usages);
    console.log(lines.join('\n'));
  });
