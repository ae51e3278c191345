/** Finds the schemas that are written in a document. */
import { escape } from '../lib/pointer.ts';
import { valueBounds } from './schemas.ts';

type Members = Record<string, unknown>;
type SchemaPlace = [pointer: string, schema: Members];

/** Keywords that have one schema, an array of them, or a map by name. */
const one = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'contentSchema',
  'contains',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
];
const many = ['properties', 'patternProperties', '$defs', 'allOf', 'anyOf', 'oneOf', 'prefixItems'];

/** Returns every schema that is written in a document, with a pointer to it; references are not followed. */
export const schemaPlaces = (document: object): SchemaPlace[] => [...within(document, '#', false)];

function* within(node: unknown, pointer: string, isSchema: boolean): Generator<SchemaPlace> {
  if (typeof node !== 'object' || node === null) return;
  if (isSchema) yield [pointer, node as Members];
  for (const [key, value] of Object.entries(node)) {
    const at = `${pointer}/${escape(key)}`;
    if (isSchema ? many.includes(key) : at === '#/components/schemas') {
      for (const [name, each] of Object.entries((value ?? {}) as Members)) {
        yield* within(each, `${at}/${escape(name)}`, true);
      }
    } else if (isSchema) {
      if (one.includes(key)) yield* within(value, at, true);
    } else if (!/^(x-.*|examples?)$/.test(key)) yield* within(value, at, key === 'schema');
  }
}

/** Keywords that bound what a value can be, or state what it is when it is absent. */
const bounding = ['format', ...valueBounds, 'default', 'additionalProperties', 'unevaluatedProperties'];

/** The bounds that a schema states. A tuple is as long as it is, and bytes have no other format. */
export const bounds = (schema: Members): string[] =>
  bounding.filter((keyword) => {
    if (schema[keyword] === undefined) return false;
    if (/^(min|max)Items$/.test(keyword) && 'prefixItems' in schema) return false;
    return keyword !== 'format' || schema['format'] !== 'binary';
  });
