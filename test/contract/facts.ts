/**
 * Holds a contract against the tables of `interface.ts`. Data is judged by what a schema accepts and refuses,
 * so that another way of writing the same schema passes.
 */
import type { JsonObject } from '../support/contract.ts';
import { behaviour } from './facts-behaviour.ts';
import { examples } from './facts-examples.ts';
import type { Check } from './fact.ts';
import { prose } from './facts-prose.ts';
import { shape } from './facts-shape.ts';

/** All checks by name. */
export const checks: Record<string, Check> = { ...shape, ...behaviour, ...examples, ...prose };

/** The statements of a check that do not hold for a contract. */
export function violations(check: Check, root: JsonObject): string[] {
  return [...check(root)].filter(([, holds]) => !holds).map(([statement]) => statement);
}

/** The first check with a statement that does not hold, and that statement. */
export function firstViolation(root: JsonObject): [check: string, statement: string] | undefined {
  for (const [name, check] of Object.entries(checks))
    for (const [statement, holds] of check(root)) if (!holds) return [name, statement];
  return undefined;
}
