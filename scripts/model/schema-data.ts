/** The contract's schemas as data of a program that judges values. */
import { InputError } from '../lib/cli.ts';
import { unescape } from '../lib/pointer.ts';
import { isJson } from '../../src/shared/json.ts';
import type { Document, Json, SchemaObject } from './document.ts';
import type { Operation } from './operations.ts';
import { resolve } from './references.ts';
import { knownValues } from './schemas.ts';

/** A schema in which a reference to a component is the text `@NAME`. An open set has its values in `listed`. */
export type SchemaData = boolean | string | Readonly<Record<string, unknown>>;

/**
 * Returns the schemas of components by name, and those of responses by operationId and status.
 *
 * @param read Returns a schema without what validates nothing.
 * @param known The keywords that the program has. Others are left out.
 */
export function schemaData(
  document: Document,
  operations: Operation[],
  read: (schema: unknown) => unknown,
  known: readonly string[],
) {
  const { schemas = {} } = document.components;
  const keywords: Keywords = { known, used: new Set(), left: new Set() };
  const code = (schema: unknown): SchemaData => readSchema(document, read(schema), code, keywords);
  const components = mapValues(schemas, code);
  const ofOperation = ({ responses }: Operation): Record<string, SchemaData> =>
    Object.fromEntries(
      responses.map(({ status, contents }) => {
        const schema = contents.find(({ mediaType }) => isJson(mediaType))?.schema;
        return [status, schema ? code(schema.schemaObject) : true];
      }),
    );
  const responses = Object.fromEntries(operations.map((each) => [each.id, ofOperation(each)]));
  return { components, responses, keywords: [...keywords.used].sort(), left: [...keywords.left].sort() };
}

interface Keywords {
  known: readonly string[];
  used: Set<string>;
  left: Set<string>;
}

/** Keywords that judge nothing by themselves: they describe what is in a text. */
const unjudged = /^(format|content\w+|\$(comment|id|schema|anchor|defs))$/;
/** Keywords whose value is a schema, or an array of them. */
const single = ['items', 'additionalProperties'];
const several = ['prefixItems', 'allOf', 'anyOf', 'oneOf'];

/** @param read Reads a schema as it is written. */
function readSchema(
  document: Document,
  schema: unknown,
  read: (schema: unknown) => SchemaData,
  keywords: Keywords,
): SchemaData {
  if (typeof schema !== 'object' || schema === null) return schema !== false;
  const { $ref, const: only, ...others } = schema as SchemaObject;
  const code = (inner: unknown): SchemaData => readSchema(document, inner, read, keywords);
  const rules: Record<string, unknown> = only === undefined ? {} : { enum: [only] };
  for (const [keyword, value] of Object.entries(others)) {
    if (unjudged.test(keyword)) continue;
    if (!keywords.known.includes(keyword)) keywords.left.add(keyword);
    else if (single.includes(keyword)) rules[keyword] = code(value);
    else if (several.includes(keyword)) rules[keyword] = (value as unknown[]).map(code);
    else if (keyword === 'properties') rules[keyword] = mapValues(value as object, code);
    else rules[keyword] = value;
  }
  const open = knownValues(others);
  if (open?.open) rules['listed'] = open.values;
  if (open?.open && others.anyOf?.every(isText)) {
    rules['type'] = 'string';
    delete rules['anyOf'];
  }
  const target = typeof $ref === 'string' ? reference(document, $ref, read) : undefined;
  if (target !== undefined && Object.keys(rules).length === 0) return target;
  if (target !== undefined) rules['allOf'] = [target, ...((rules['allOf'] ?? []) as SchemaData[])];
  if (((rules['enum'] ?? []) as Json[]).some((value) => typeof value === 'object' && value !== null))
    throw new InputError(
      'An `enum` or `const` lists an object or an array. `@docproc/types/schemas` compares single values: list these.',
    );
  for (const keyword of Object.keys(rules)) keywords.used.add(keyword);
  return rules;
}

/** Whether a schema is text and has no other keyword than an enum: with one that has none, any text matches. */
const isText = ({ type, enum: _, ...others }: SchemaObject): boolean =>
  type === 'string' && Object.keys(others).length === 0;

/** What a reference to a component is; what another one leads to. */
function reference(document: Document, $ref: string, read: (schema: unknown) => SchemaData): SchemaData {
  const [, name] = /^#\/components\/schemas\/([^/]+)$/.exec($ref) ?? [];
  return name === undefined ? read(resolve(document, { $ref })) : `@${unescape(name)}`;
}

const mapValues = <Value>(values: object, change: (value: unknown) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
