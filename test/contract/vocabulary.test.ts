/** The schemas of our extension fields and catalogs are strict: each object is closed, and each text has a form. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { members } from '../../scripts/lib/pointer.ts';
import { contract } from '../support/contract.ts';
import { loosenesses, type Node, unusedValues } from './strictness.ts';

describe.each(['extensions', 'statements', 'open-questions'])('%s.schema.yaml', (name) => {
  const schema = parse(readFileSync(`openapi/${name}.schema.yaml`, 'utf8')) as Node;

  test('is strict', () => {
    expect(loosenesses(schema)).toEqual([]);
  });

  test('has no value that is not used', () => {
    const catalogs = ['statements', 'open-questions'].map(
      (each) => parse(readFileSync(`openapi/${each}.yaml`, 'utf8')) as unknown,
    );
    const json = JSON.stringify([contract, ...catalogs]);
    expect(unusedValues(schema, json)).toEqual([]);
    expect(unusedValues({ enum: ['MB', 'other'] }, json)).toEqual(['#/enum: other is not used']);
  });

  test('is not strict any more if one constraint is gone', () => {
    const constraints =
      /^(?:additionalProperties|required|pattern|minItems|exclusiveMinimum|type|items|minProperties|maxProperties|oneOf)$/;
    const unnoticed: string[] = [];
    for (const { key, pointer } of members(schema)) {
      const steps = pointer.split('/').slice(1);
      // A name of a property can be that of a constraint.
      if (!constraints.test(key) || steps.at(-2) === 'properties' || /\/(?:if|then)\//.test(pointer))
        continue;
      const copy = structuredClone(schema);
      const parent = steps.slice(0, -1).reduce<Node>((node, step) => node[step] as Node, copy);
      delete parent[key];
      if (loosenesses(copy).length === 0) unnoticed.push(pointer);
    }
    expect(unnoticed).toEqual([]);
  });
});
