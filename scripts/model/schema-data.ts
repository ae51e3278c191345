/** The contract's schemas as data of a program that judges values. */
import { hasSchema, hasSchemas, hasSchemasByName } from '../../src/shared/schema-keywords.ts';
import { unescape } from '../lib/pointer.ts';
import type { Document, SchemaObject } from './document.ts';
import { parametersOf } from './json-schema.ts';
import type { Operation } from './operations.ts';
import { resolve } from './references.ts';
import { knownValues } from './schemas.ts';

/** A schema in which a reference leads to a component: `{ [toComponent]: NAME }`. An open set has its values in `listed`. */
export type SchemaData = boolean | Readonly<Record<string, unknown>>;

/** The only member of a reference, which nothing in a contract has. */
export const toComponent = '\0component';

/** Keywords that judge nothing by themselves: they describe what is in a text. */
const unjudged = /^(format|content\w+|\$(comment|id|schema|anchor|defs))$/;
/** Formats that no text violates. */
const isForReaders = /^(binary|password)$/;
/** The keyword that reads another one; that one itself if none does. */
const readerOf = (keyword: string): string =>
  keyword.replace(/^(then|else)$/, 'if').replace(/^(min|max)Contains$/, 'contains');

/**
 * Returns the schemas of components, and what reads others.
 *
 * @param read Returns a schema without what validates nothing.
 * @param known The keywords that the program has. Others are left out.
 * @param formats The formats of text that it judges, if it judges any.
 */
export function schemaData(
  document: Document,
  read: (schema: unknown) => unknown,
  known: readonly string[],
  formats: readonly string[] = [],
) {
  const used = new Set<string>();
  const left = new Set<string>();
  const of = (schema: unknown): SchemaData => data(read(schema));
  const data = (schema: unknown): SchemaData => {
    if (typeof schema !== 'object' || schema === null) return schema !== false;
    const { $ref, ...others } = schema as SchemaObject;
    const rules: Record<string, unknown> = {};
    for (const [keyword, value] of Object.entries(others)) {
      if (keyword === 'format' && formats.includes(String(value))) rules[keyword] = value;
      else if (keyword === 'format' && formats.length > 0 && !isForReaders.test(String(value)))
        left.add(`format: ${value}`);
      if (unjudged.test(keyword)) continue;
      if (!known.includes(readerOf(keyword))) left.add(keyword);
      else if (hasSchema.test(keyword)) rules[keyword] = data(value);
      else if (hasSchemas.test(keyword)) rules[keyword] = (value as unknown[]).map(data);
      else if (hasSchemasByName.test(keyword)) rules[keyword] = mapValues(value as object, data);
      else rules[keyword] = value;
    }
    const open = knownValues(others);
    if (open?.open) rules['listed'] = open.values;
    if (open?.open && others.anyOf?.every(isText)) {
      rules['type'] = 'string';
      delete rules['anyOf'];
    }
    const target = typeof $ref === 'string' ? reference($ref) : undefined;
    if (target !== undefined && Object.keys(rules).length === 0) return target;
    if (target !== undefined) rules['allOf'] = [target, ...((rules['allOf'] ?? []) as SchemaData[])];
    for (const keyword of Object.keys(rules)) if (known.includes(keyword)) used.add(keyword);
    return rules;
  };
  /** What a reference to a component is; what another one leads to. */
  const reference = ($ref: string): SchemaData => {
    const [, name] = /^#\/components\/schemas\/([^/]+)$/.exec($ref) ?? [];
    return name === undefined ? of(resolve(document, { $ref })) : { [toComponent]: unescape(name) };
  };
  return {
    components: mapValues(document.components.schemas ?? {}, of),
    /** Returns the data of a schema of the document. */
    of,
    /** Returns that of the parameters of an operation, by their location, and by name within. */
    ofParameters: (operation: Operation): SchemaData =>
      data(parametersOf(operation, ({ schemaObject }) => read(schemaObject))),
    /** The keywords that the data has. */
    used,
    /** Those that it does not have. */
    left,
  };
}

/** Whether a schema is text and has no other keyword than an enum: with one that has none, any text matches. */
const isText = ({ type, enum: _, ...others }: SchemaObject): boolean =>
  type === 'string' && Object.keys(others).length === 0;

const mapValues = <Value>(values: object, change: (value: unknown) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
