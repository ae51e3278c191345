/** The schemas of our extension fields and catalogs are strict: each object is closed, and each text has a form. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { members } from '../../scripts/lib/pointer.ts';

type Node = Record<string, unknown>;

/** What is loose in a schema: a line for each place. */
function loosenesses(schema: Node): string[] {
  const places = [{ value: schema as unknown, pointer: '#', key: '' }, ...members(schema)];
  return places.flatMap(({ value, pointer, key }) => {
    const isName = /\/(?:properties|\$defs)$/.test(pointer);
    if (typeof value !== 'object' || value === null || Array.isArray(value) || isName) return [];
    const node = value as Node;
    const parent = pointer.split('/').at(-2) ?? '';
    if (!isSchema(key, parent) || /\/(?:if|then)\//.test(pointer)) return [];
    return Object.entries(rules).flatMap(([what, breaks]) =>
      breaks(node, pointer) ? [`${pointer}: ${what}`] : [],
    );
  });
}

const isSchema = (key: string, parent: string): boolean =>
  key === '' || ['properties', '$defs'].includes(parent) || ['items', 'additionalProperties'].includes(key);

/** Properties that may have any value: a value of a field, and the top of the extension fields by their own types. */
const anyValue = ['#/$defs/Outcome/properties/value'];

/** Whether one of several members is required. */
const chooses = ({ oneOf }: Node): boolean =>
  Array.isArray(oneOf) && oneOf.every((branch: Node) => 'required' in branch);

const rules: Record<string, (node: Node, pointer: string) => boolean> = {
  'has no type': (node, pointer) =>
    !('type' in node || '$ref' in node || 'enum' in node) && !anyValue.includes(pointer),
  'is open': (node) => node['type'] === 'object' && !('additionalProperties' in node),
  'accepts other members': (node) => 'properties' in node && node['additionalProperties'] !== false,
  'requires nothing': (node, pointer) =>
    'properties' in node &&
    pointer !== '#' &&
    !('required' in node) &&
    !chooses(node) &&
    node['minProperties'] !== 1,
  'is a map that can be empty': (node, pointer) =>
    typeof node['additionalProperties'] === 'object' &&
    node['minProperties'] !== 1 &&
    !/\/(?:from|to)$/.test(pointer),
  'is text in any form': (node) =>
    node['type'] === 'string' &&
    !('enum' in node) &&
    !/^\^.+\$$|^\\S$|^\^#\//.test(String(node['pattern'] ?? '')) &&
    node['pattern'] !== '^#(/|$)',
  'is an array of anything': (node, pointer) =>
    node['type'] === 'array' && !('items' in node) && !/\/(?:in|notIn)$/.test(pointer),
  'is an array that can be empty': (node, pointer) =>
    node['type'] === 'array' && !('minItems' in node) && pointer !== '#' && !pointer.endsWith('/moves'),
  'is a number without a bound': (node) =>
    ['number', 'integer'].includes(String(node['type'])) &&
    !('exclusiveMinimum' in node || 'minimum' in node),
  'can have several of its members': (node) =>
    'properties' in node && node['minProperties'] === 1 && node['maxProperties'] !== 1,
};

describe.each(['extensions', 'statements', 'open-questions'])('%s.schema.yaml', (name) => {
  const schema = parse(readFileSync(`openapi/${name}.schema.yaml`, 'utf8')) as Node;

  test('is strict', () => {
    expect(loosenesses(schema)).toEqual([]);
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
