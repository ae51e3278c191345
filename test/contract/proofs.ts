/** Finds the facts that prove a place of a statement: those that fail once the place is gone. */
import { contract, type Json } from '../support/contract.ts';
import { firstViolation } from './facts.ts';
import { edit, tokens } from './mutate.ts';

/** Returns the name of the first fact that fails without what is at a JSON Pointer; empty if none does. */
export function factsOf(pointer: string): string[] {
  if (pointer === '#') return [];
  // References lead to components: an empty one replaces it.
  const isComponent = /^#\/components\/[^/]+\/[^/]+$/.test(pointer);
  const change = isComponent ? () => ({}) : otherThan(pointer);
  const [name] = firstViolation(edit(contract, tokens(pointer), change)) ?? [];
  return name === undefined ? [] : [name];
}

/** Removes a value. Of a text that must be there, the words. */
const otherThan =
  (pointer: string) =>
  (value: Json): Json | undefined =>
    typeof value === 'string' && /\/(?:description|effects\/\d+)$/.test(pointer) ? 'Other words.' : undefined;
