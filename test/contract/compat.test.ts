/** The documents for other tools state what the contract states, apart from the deviations that are listed. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../support/contract.ts';
import { areValid, deviationFaults, listedFor } from './deviations.ts';
import { edit } from './mutate.ts';

const page = readFileSync('docs/guides/tools.md', 'utf8');

const read = (name: string): JsonObject =>
  JSON.parse(readFileSync(`generated/${name}`, 'utf8')) as JsonObject;

describe.each(Object.entries(listedFor))('%s', (name, listed) => {
  test('violates the facts of its deviations, and no other', () => {
    expect(deviationFaults(name, read(name))).toEqual([]);
  });

  test('would be seen to violate another one', () => {
    const root = edit(read(name), ['components', 'schemas', 'Task', 'required'], () => ['id']);
    expect(deviationFaults(name, root)).toContainEqual(expect.stringContaining('Task'));
  });

  test.each(listed)('has a row for $row on the page', ({ row, compat }) => {
    const cells =
      page
        .split('\n')
        .find((line) => line.startsWith(`| ${row} `))
        ?.split('|') ?? [];
    expect(cells.length).toBeGreaterThan(3);
    expect(!compat || cells[2]?.trim() !== 'As in the contract').toBe(true);
  });
});

test('both documents are valid, each for its version', async () => {
  const [compat, reduced] = [read('openapi.compat.json'), read('openapi.3.0.json')];
  expect(await areValid(compat, reduced)).toBe(true);
  expect(await areValid(reduced, compat)).toBe(false);
});
