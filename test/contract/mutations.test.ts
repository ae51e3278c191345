import { describe, expect, test } from 'vitest';
import { contract, type JsonObject } from '../support/contract.ts';
import { checks, firstViolation } from './facts.ts';
import { edit } from './mutate.ts';
import { mutants } from './mutations.ts';
import { rewritings } from './rewritings.ts';

describe('the facts', () => {
  test('hold for the contract as it is', () => {
    expect(firstViolation(contract)).toBeUndefined();
  });

  test.each(Object.entries(rewritings))('hold where %s is written in another way', (place, rewrite) => {
    const path = ['components', 'schemas', ...place.split('/')];
    const rewritten = edit(contract, path, (schema) => rewrite(schema as JsonObject));
    expect(rewritten).not.toEqual(contract);
    expect(firstViolation(rewritten)).toBeUndefined();
  });

  test('notice every change that makes it untrue, and each check notices some', () => {
    const survivors: string[] = [];
    const caughtBy: Record<string, number> = Object.fromEntries(Object.keys(checks).map((name) => [name, 0]));
    let count = 0;
    for (const [name, root] of mutants(contract)) {
      const [check] = firstViolation(root) ?? [];
      if (check === undefined) survivors.push(name);
      else caughtBy[check] = (caughtBy[check] ?? 0) + 1;
      count += 1;
    }
    expect(survivors).toEqual([]);
    expect(Object.keys(caughtBy).filter((check) => caughtBy[check] === 0)).toEqual([]);
    // Should the generator run dry, no survivors would mean nothing.
    expect(count).toBeGreaterThan(2000);
  });
});
