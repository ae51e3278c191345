/**
 * Compares a contract with the tables of `interface.ts`. Schemas are compared by what they accept and reject, so that
 * another way of writing the same schema passes.
 */
import { contract, type Json, type JsonObject } from '../support/contract.ts';
import { behaviour } from './behaviour.ts';
import { examples } from './examples.ts';
import type { Check } from './fact.ts';
import { keys } from './keys.ts';
import { edit, tokens } from './mutate.ts';
import { shape } from './shape.ts';
import { words } from './words.ts';

/** All checks by name. */
export const checks: Record<string, Check> = { ...keys, ...shape, ...behaviour, ...examples, ...words };

/** Returns the statements of a check that a contract violates: those about entries alone, if there are any. */
export function problemsOf(check: Check, root: JsonObject): string[] {
  const violated = [...check(root)].filter(([, holds]) => !holds).map(([statement]) => statement);
  // The others follow from an entry that is missing.
  const entries = violated.filter((statement) => statement.includes(': add it to '));
  return [...new Set(entries.length > 0 ? entries : violated)];
}

/** Returns the first check that a contract violates, and the statement. */
export function firstProblem(root: JsonObject): [check: string, statement: string] | undefined {
  for (const [name, check] of Object.entries(checks))
    for (const [statement, holds] of check(root)) if (!holds) return [name, statement];
  return undefined;
}

/** Returns the name of the first check that fails without what is at a JSON Pointer: a list of one, or of none. */
export function factsOf(pointer: string): string[] {
  if (pointer === '#') return [];
  // References lead to components: an empty one replaces it.
  const isComponent = /^#\/components\/[^/]+\/[^/]+$/.test(pointer);
  const [name] = firstProblem(edit(contract, tokens(pointer), isComponent ? () => ({}) : without)) ?? [];
  return name === undefined ? [] : [name];
}

/** Removes a value. Of a text that must be there, the words. */
const without = (value: Json): Json | undefined => (typeof value === 'string' ? 'Other words.' : undefined);
