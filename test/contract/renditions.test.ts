/** The documents for other tools state what the contract states, apart from the deviations that are listed. */
import { readFileSync } from 'node:fs';
import { validate } from '@hyperjump/json-schema/openapi-3-0';
import { describe, expect, test } from 'vitest';
import { lintWithMetaSchema } from '../../scripts/lint/tools.ts';
import type { JsonObject } from '../support/contract.ts';
import { deviations } from './deviations.ts';
import { checks } from './facts.ts';

const page = readFileSync('docs/guides/tools.md', 'utf8');

describe.each([
  ['openapi.compat.json', deviations.filter(({ compat }) => compat)],
  ['openapi.3.0.json', deviations],
])('%s', (name, listed) => {
  const root = JSON.parse(readFileSync(`generated/${name}`, 'utf8')) as JsonObject;
  const facts = Object.values(checks).flatMap((check) => [...check(root)]);
  const violated = facts.filter(([, holds]) => !holds).map(([statement]) => statement);

  test('violates no fact but those of its deviations', () => {
    expect(facts.length).toBeGreaterThan(5000);
    expect(violated.filter((statement) => !listed.some((each) => each.facts.test(statement)))).toEqual([]);
  });

  test('has every deviation that is listed', () => {
    const unused = listed.filter((each) => !violated.some((statement) => each.facts.test(statement)));
    expect(unused.map(({ facts: pattern }) => pattern.source)).toEqual([]);
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

test('both documents are valid', async () => {
  const read = (name: string): JsonObject =>
    JSON.parse(readFileSync(`generated/${name}`, 'utf8')) as JsonObject;
  expect(await lintWithMetaSchema(read('openapi.compat.json'))).toEqual([]);
  const schema = 'https://spec.openapis.org/oas/3.0/schema';
  const { valid } = await validate(schema, read('openapi.3.0.json'));
  expect(valid).toBe(true);
  expect((await validate(schema, read('openapi.compat.json'))).valid).toBe(false);
});
