/** The skill of a package: what a coding agent reads before it writes code with it. */
import { readFile } from 'node:fs/promises';
import { code } from '../../lib/markdown.ts';
import { root, skillPath } from '../../lib/package-json.ts';
import type { Files } from '../../lib/write-files.ts';
import type { BundledContract } from '../../model/bundle.ts';
import { type Model, readModel } from '../../model/index.ts';

/** What the contract states, for the places in a skill that ask for it. */
const facts: Record<string, (model: Model) => string[]> = {
  operations: ({ operations }) =>
    operations.map(({ id, method, path, description }) => {
      // What it requires, and whether it is reversible.
      const rules = description.split('\n\n').at(-1)?.replaceAll('\n', ' ') ?? '';
      return `${code(id)}: ${code(`${method} ${path}`)}. ${rules}`;
    }),
  settings: ({ settings }) =>
    settings.map(({ id, setting: { values, default: first } }) => {
      const others = values.filter((value) => value !== first);
      return `${code(id)}: ${[first, ...others].map(code).join(', ')}`;
    }),
};

/**
 * Returns the skill, by its path in the package: the text beside the README in `src/`, with what the contract states.
 *
 * @param name Name of the package without its scope
 */
export async function skillOf(name: string, contract: BundledContract): Promise<Files> {
  const text = await readFile(new URL(`src/${name}/SKILL.md`, root), 'utf8');
  const model = await readModel(contract);
  const complete = text.replace(/^<!-- contract: (\w+) -->$/gm, (marker, fact: string) => {
    const lines = facts[fact]?.(model);
    if (!lines)
      throw new Error(`src/${name}/SKILL.md: ${marker} names none of ${Object.keys(facts).join(', ')}.`);
    return lines.map((line) => `- ${line}`).join('\n');
  });
  return { [skillPath(name)]: complete };
}
