/** What the contract states, in the texts of a package: its README and its skill. */
import { readFile } from 'node:fs/promises';
import { bullets, code, table } from '../../lib/markdown.ts';
import { withPackages } from '../../lib/package-addresses.ts';
import { root, rootPackage, skillPath } from '../../lib/package-json.ts';
import type { Files } from '../../lib/write-files.ts';
import type { BundledContract } from '../../model/bundle.ts';
import { type Model, readModel } from '../../model/index.ts';
import { ordinary } from '../../../src/sandbox/contract/outcomes.ts';
import { outcomeRows } from '../sandbox/resources.ts';

/** What replaces a marker such as `<!-- contract: settings -->`, by its name. */
const facts: Record<string, (model: Model) => string> = {
  operations: ({ operations }) =>
    bullets(
      operations.map(({ id, method, path, description }) => {
        // What it requires, and whether it is reversible.
        const rules = description.split('\n\n').at(-1) ?? '';
        return `${code(id)}: ${code(`${method} ${path}`)}. ${rules}`;
      }),
    ),
  settings: ({ settings }) =>
    bullets(
      settings.map(({ id, setting: { values, default: first } }) => {
        const others = values.filter((value) => value !== first);
        return `${code(id)}: ${[first, ...others].map(code).join(', ')}`;
      }),
    ),
  'settings-table': ({ settings }) =>
    table(
      ['Setting', 'The sandbox', 'Values'],
      settings.map(({ id, sandbox, setting }) => [code(id), sandbox, valuesOf(setting)]),
    ),
  outcomes: outcomeTable,
};

/** What the names of files decide in the sandbox. */
export function outcomeTable(): string {
  const rows = outcomeRows.map(([name, does]) => [code(`${name}.pdf`), does]);
  return table(['File', 'What happens'], [...rows, ['any other', ordinary]]);
}

/** The values of a setting, with the default in bold. */
export const valuesOf = ({ values, default: standard }: Model['settings'][number]['setting']): string =>
  values.map((value) => (value === standard ? `**${code(value)}**` : code(value))).join(', ');

/** Returns a text of a package, from its folder in `src/`, with what the contract states: its README or its skill. */
export async function textOf(name: string, file: string, contract: BundledContract): Promise<string> {
  const model = await readModel(contract);
  const text = await readFile(new URL(`src/${name}/${file}`, root), 'utf8');
  const { homepage } = await rootPackage();
  return withPackages(text, homepage).replace(/^<!-- contract: ([\w-]+) -->$/gm, (marker, fact: string) => {
    const known = facts[fact];
    if (known) return known(model);
    throw new Error(`src/${name}/${file}: ${marker} names none of ${Object.keys(facts).join(', ')}.`);
  });
}

/** Returns the skill of a package, which a coding agent reads before it writes code with it, by its path. */
export const skillOf = async (name: string, contract: BundledContract): Promise<Files> => ({
  [skillPath(name)]: await textOf(name, 'SKILL.md', contract),
});
