/**
 * Compares a contract with the tables of `interface.ts`. Schemas are compared by what they accept and reject, so that
 * another way of writing the same schema passes.
 */
import type { JsonObject } from '../support/contract.ts';
import { behaviour } from './facts-behaviour.ts';
import { examples } from './facts-examples.ts';
import type { Check } from './fact.ts';
import { keys } from './facts-keys.ts';
import { prose } from './facts-prose.ts';
import { shape } from './facts-shape.ts';

/** All checks by name. */
export const checks: Record<string, Check> = { ...keys, ...shape, ...behaviour, ...examples, ...prose };

/** Returns the statements of a check that a contract violates: those about entries alone, if there are any. */
export function violations(check: Check, root: JsonObject): string[] {
  const violated = [...check(root)].filter(([, holds]) => !holds).map(([statement]) => statement);
  // The others follow from an entry that is missing.
  const entries = violated.filter((statement) => statement.includes(': add it to '));
  return [...new Set(entries.length > 0 ? entries : violated)];
}

/** Returns the first check that a contract violates, and the statement. */
export function firstViolation(root: JsonObject): [check: string, statement: string] | undefined {
  for (const [name, check] of Object.entries(checks))
    for (const [statement, holds] of check(root)) if (!holds) return [name, statement];
  return undefined;
}
