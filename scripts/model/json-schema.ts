/** The contract's schemas without references, for a validator of JSON Schema. */
import { hasSchema, hasSchemas, hasSchemasByName } from '../../src/shared/schema-keywords.ts';
import type { Document, SchemaObject } from './document.ts';
import { schemaPointer } from './pointers.ts';
import { targetOf } from './references.ts';
import { isAnnotation, isWholeTuple, validates } from './schema-parts.ts';
import type { Schema } from './schemas.ts';

const isNode = (node: unknown): node is SchemaObject => typeof node === 'object' && node !== null;

/** Changes the schemas that a schema has directly within it, in a copy. */
export function mapSchemas(
  schema: object,
  change: (schema: unknown, keyword: string) => unknown,
): Record<string, unknown> {
  const changed = (keyword: string, value: unknown): unknown => {
    const inner = (each: unknown): unknown => change(each, keyword);
    if (hasSchema.test(keyword) || keyword === 'contentSchema') return inner(value);
    if (hasSchemas.test(keyword)) return (value as unknown[]).map(inner);
    return hasSchemasByName.test(keyword) ? mapValues(value as object, inner) : value;
  };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, changed(key, value)]));
}

export const mapValues = <Value>(values: object, change: (value: unknown) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

/** Returns a schema without references and extension fields. Where it contains itself, anything fits. */
export const standalone = (document: Document, { schemaObject }: Schema): object =>
  inlined(document, schemaObject, (copy) =>
    Object.fromEntries(Object.entries(copy).filter(([key]) => !key.startsWith('x-'))),
  ) as object;

/** Returns a component schema in which no object accepts a field that it does not declare, at any depth. */
export const closedSchema = (document: Document, name: string): object =>
  closed(inlined(document, { $ref: schemaPointer(name) }, (copy) => copy)) as object;

/** A copy without references, in which each schema is changed. */
function inlined(
  document: Document,
  node: unknown,
  change: (copy: object) => object,
  within: readonly unknown[] = [],
): unknown {
  if (!isNode(node)) return node;
  if (within.includes(node)) return {};
  const next = (each: unknown) => inlined(document, each, change, [...within, node]);
  if (typeof node.$ref !== 'string') return change(mapSchemas(node, next));
  const { $ref, allOf = [], ...own } = node;
  const target = targetOf(document, $ref);
  return validates(own) || allOf.length > 0 ? next({ ...own, allOf: [...allOf, target] }) : next(target);
}

/** Keywords of schemas that judge the object itself, and not its members. */
const inPlace = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'];

/** A copy in which objects that list fields accept no others. What judges an object together with others is open. */
function closed(node: unknown, keyword = ''): unknown {
  if (!isNode(node)) return node;
  const copy = mapSchemas(node, closed);
  if (inPlace.includes(keyword) || !listsFields(node)) return copy;
  const isAlone = !inPlace.some((key) => key in copy);
  return { ...copy, [isAlone ? 'additionalProperties' : 'unevaluatedProperties']: false };
}

const listsFields = ({ properties, allOf = [], anyOf = [], oneOf = [] }: SchemaObject): boolean =>
  properties !== undefined || [...allOf, ...anyOf, ...oneOf].some(listsFields);

/** Returns a copy of a schema without the keywords that validate nothing. */
export function withoutAnnotations(node: unknown): unknown {
  if (!isNode(node)) return node;
  const validating = Object.entries(node).filter(
    ([key]) => !isAnnotation(key) && !(key === 'items' && isWholeTuple(node)),
  );
  return mapSchemas(Object.fromEntries(validating), withoutAnnotations);
}
