/**
 * Compares a contract with the tables of `interface.ts`. Schemas are compared by what they accept and reject, so that
 * another way of writing the same schema passes.
 */
import { locationFinder } from '../../scripts/model/file-locations.ts';
import { contract, isObject, type Json, type JsonObject } from '../support/contract.ts';
import { behaviour } from './behaviour.ts';
import { examples } from './examples.ts';
import { at, type Check, type Fact } from './fact.ts';
import { keys } from './keys.ts';
import { edit, tokens } from './mutate.ts';
import { shape } from './shape.ts';
import { pointerTo, words } from './words.ts';

/** All checks by name. */
export const checks: Record<string, Check> = { ...keys, ...shape, ...behaviour, ...examples, ...words };

/** Returns the first check that a contract violates and today's does not, and the statement. */
export function firstProblem(root: JsonObject): [check: string, statement: string] | undefined {
  for (const [name, check] of Object.entries(checks))
    for (const [statement, holds] of check(root))
      if (!holds && !violatedToday().has(statement)) return [name, statement];
  return undefined;
}

let violated: Set<string> | undefined;

/** What today's contract violates: a change of it is not to blame for that. */
export function violatedToday(): Set<string> {
  violated ??= new Set(factsOf(contract).flatMap(([statement, holds]) => (holds ? [] : [statement])));
  return violated;
}

const factsOf = (root: JsonObject): Fact[] => Object.values(checks).flatMap((check) => [...check(root)]);

/**
 * Returns what a contract violates, one line each: file and line, the statement, the value, and what to do. If entries of a
 * table are missing, these alone: the others follow from them.
 */
export function faultsOf(root: JsonObject): string[] {
  const find = locationFinder('openapi');
  const faults = factsOf(root).filter(([, holds]) => !holds);
  const entries = faults.filter(([statement]) => isEntry(statement));
  const lines = (entries.length > 0 ? entries : faults).map(([statement, , ...found]) => {
    const { file, line } = find(placeOf(statement, root));
    const value = found.length > 0 ? `, and the contract has ${shown(found[0])}` : '';
    const way = isEntry(statement)
      ? ''
      : '. Correct it, or the table in test/contract/ if the source states it';
    return `${file}:${line}: ${statement}${value}${way}.`;
  });
  return [...new Set(lines)];
}

const isEntry = (statement: string): boolean => statement.includes(': add it to ');
const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 200);

/** The pointer to what a statement is about: the operation, schema or place that it names first, and a status or field of it. */
function placeOf(statement: string, root: JsonObject): string {
  const names = statement.match(/[#/\w~.{}-]+/g) ?? [];
  for (const [index, name] of names.entries()) {
    const pointer = name.startsWith('#') || name.startsWith('/') ? name : pointerTo(name, root);
    const found = at(pointer, root) ?? at(`/components/schemas/${name}`, root);
    if (!isObject(found)) continue;
    const start = found === at(pointer, root) ? pointer : `/components/schemas/${name}`;
    const next = names[index + 1] ?? '';
    for (const kind of ['responses', 'properties'])
      if (isObject(found[kind]) && next in found[kind]) return `${start}/${kind}/${next}`;
    return start;
  }
  return '';
}

/** Returns the name of the first check that fails without what is at a JSON Pointer: a list of one, or of none. */
export function checksOf(pointer: string): string[] {
  if (pointer === '#') return [];
  // References lead to components: an empty one replaces it.
  const isComponent = /^#\/components\/[^/]+\/[^/]+$/.test(pointer);
  const [name] = firstProblem(edit(contract, tokens(pointer), isComponent ? () => ({}) : without)) ?? [];
  return name === undefined ? [] : [name];
}

/** Removes a value. Of a text that must be there, the words. */
const without = (value: Json): Json | undefined => (typeof value === 'string' ? 'Other words.' : undefined);
