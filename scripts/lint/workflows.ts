/** Checks of what refers to the contract by name: workflows in Arazzo, and overlays. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { members, tokens } from '../lib/pointer.ts';
import type { Problem } from '../lib/problem.ts';
import { readYaml } from '../lib/yaml.ts';
import type { Model } from '../model/index.ts';

/**
 * Returns the operations of workflows and the targets of overlays that the contract does not have. Redocly calls both valid.
 * Running the workflows finds everything else: test/sandbox/workflows.test.ts.
 */
export function checkWorkflows(folder: string, { operations, document }: Model): Problem[] {
  const ids = operations.map(({ id }) => id);
  const names = new Set<unknown>([...members(document)].flatMap(({ key, value }) => [key, value]));
  return globSync('*.{arazzo,overlay}.yaml', { cwd: folder }).flatMap((name) => {
    const file = join(folder, name);
    const { value: root, problem, location } = readYaml(readFileSync(file, 'utf8'), file);
    if (problem) return [problem];
    return [...members(root)].flatMap(({ key, value, pointer }) => {
      const text = String(value);
      const messages: string[] = [];
      if (key === 'operationId' && !ids.includes(text))
        messages.push(`The contract has no operation \`${text}\`. Use one of: ${ids.join(', ')}.`);
      // A target with a name that occurs nowhere changes nothing.
      for (const [, single, double] of key === 'target' ? text.matchAll(/'([^']+)'|"([^"]+)"/g) : []) {
        const missing = single ?? double;
        if (!names.has(missing))
          messages.push(
            `The contract has no \`${missing}\`: the target matches nothing. Correct it, or delete the action.`,
          );
      }
      return messages.map((message) => ({ location: location(tokens(pointer)), message, rule: 'workflows' }));
    });
  });
}
