/** Checks of what refers to the contract by name: workflows in Arazzo, and overlays. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { members } from '../lib/pointer.ts';
import type { Problem } from '../lib/problem.ts';
import { readYaml } from '../lib/yaml.ts';
import type { Model } from '../model/index.ts';

interface Arazzo {
  workflows?: { steps?: { operationId?: string }[] }[];
}
interface Overlay {
  actions?: { target?: string }[];
}
/** A fault at a path into a file. */
type Fault = [path: (string | number)[], message: string];

/**
 * Returns the operations of workflows and the targets of overlays that the contract does not have. Redocly calls both valid.
 * Running the workflows finds everything else: test/sandbox/workflows.test.ts.
 */
export function checkWorkflows(folder: string, { operations }: Model, document: object): Problem[] {
  const ids = operations.map(({ id }) => id);
  return readdirSync(folder).flatMap((name) => {
    const faults = name.endsWith('.arazzo.yaml')
      ? (value: object) => unknownOperations(value, ids)
      : name.endsWith('.overlay.yaml')
        ? (value: object) => emptyTargets(value, document)
        : undefined;
    if (!faults) return [];
    const file = join(folder, name);
    const { value, problem, place } = readYaml(readFileSync(file, 'utf8'), file);
    if (problem) return [problem];
    return [...faults((value ?? {}) as object)].map(([path, message]) => ({
      place: place(path),
      message,
      rule: 'workflows',
    }));
  });
}

function* unknownOperations({ workflows = [] }: Arazzo, ids: string[]): Generator<Fault> {
  for (const [index, { steps = [] }] of workflows.entries()) {
    for (const [at, { operationId }] of steps.entries()) {
      if (operationId === undefined || ids.includes(operationId)) continue;
      const message = `The contract has no operation \`${operationId}\`. Use one of: ${ids.join(', ')}.`;
      yield [['workflows', index, 'steps', at, 'operationId'], message];
    }
  }
}

/** A name in a target that occurs nowhere in the contract: such a target changes nothing. */
function* emptyTargets({ actions = [] }: Overlay, document: object): Generator<Fault> {
  const names = new Set<unknown>([...members(document)].flatMap(({ key, value }) => [key, value]));
  for (const [index, { target = '' }] of actions.entries()) {
    for (const [, single, double] of target.matchAll(/'([^']+)'|"([^"]+)"/g)) {
      const name = single ?? double;
      if (names.has(name)) continue;
      const message = `The contract has no \`${name}\`: the target matches nothing. Correct it, or delete the action.`;
      yield [['actions', index, 'target'], message];
    }
  }
}
