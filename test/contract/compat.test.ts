/** The documents for other tools state what the contract states, apart from the deviations that are listed. */
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { build } from '../../scripts/artifacts/compat.ts';
import { contractOf } from '../client/edited.ts';
import type { JsonObject } from '../support/contract.ts';
import { areValid, deviationFaults, listedFor } from './deviations.ts';

const page = readFileSync('docs/guides/tools.md', 'utf8');

const documents = await build(contractOf(() => {}));
const read = (name: string): JsonObject => JSON.parse(String(documents[name])) as JsonObject;

describe.each(Object.entries(listedFor))('%s', (name, listed) => {
  test('violates the facts of its deviations, and no other', () => {
    expect(deviationFaults(name, read(name))).toEqual([]);
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

/** Validates by the schemas of a document, and knows no keyword that JSON Schema, or OpenAPI 3.0, does not have. */
const strict: Record<string, Ajv> = {
  'openapi.compat.json': new Ajv2020({ strict: true, allowUnionTypes: true, formats: { binary: true } }),
  'openapi.3.0.json': new Ajv({ strict: true, keywords: ['example'], formats: { binary: true } }),
};

test.each(Object.entries(strict))('the schemas of %s are for a validator in strict mode', (name, ajv) => {
  const { components } = JSON.parse(
    String(documents[name]).replaceAll('#/components/schemas/', '#/$defs/'),
  ) as { components: { schemas: Record<string, { examples?: unknown }> } };
  for (const each of Object.keys(components.schemas)) {
    const validate = ajv.compile({ $defs: components.schemas, $ref: `#/$defs/${each}` });
    expect(validate(7), each).toBe(false);
  }
});

test('fields and examples keep their names, whatever these begin with', async () => {
  const contract = contractOf(({ components }) => {
    const extended = { 'x-open-questions': ['listing'], description: 'A name.' };
    Object.assign((components.schemas ??= {}), {
      Edited: {
        type: 'object',
        properties: { 'x-name': { type: 'string', ...extended } },
        default: { 'x-name': 'a' },
      },
    });
  });
  for (const text of Object.values(await build(contract)))
    expect(JSON.parse(String(text))).toMatchObject({
      components: {
        schemas: {
          Edited: {
            properties: { 'x-name': { type: 'string', description: 'A name.' } },
            default: { 'x-name': 'a' },
          },
        },
      },
    });
});

test('both documents are valid, each for its version', async () => {
  const [compat, reduced] = [read('openapi.compat.json'), read('openapi.3.0.json')];
  expect(await areValid(compat, reduced)).toBe(true);
  expect(await areValid(reduced, compat)).toBe(false);
});
