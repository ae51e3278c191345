/** The contract's schemas as data of a program that judges values. */
import { unescape } from '../lib/pointer.ts';
import type { Document, SchemaObject } from './document.ts';
import { mapSchemas, mapValues, withoutAnnotations } from './json-schema.ts';
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
 * @param known The keywords that the program has. Others are left out.
 * @param formats The formats of text that it judges, if it judges any.
 */
export function schemaData(document: Document, known: readonly string[], formats: readonly string[] = []) {
  const used = new Set<string>();
  const left = new Set<string>();
  const isJudged = (keyword: string, value: unknown): boolean => {
    const isFormat = keyword === 'format' && formats.length > 0;
    if (isFormat && formats.includes(String(value))) return true;
    if (isFormat && !isForReaders.test(String(value))) left.add(`format: ${value}`);
    if (unjudged.test(keyword)) return false;
    const isKnown = known.includes(readerOf(keyword));
    if (!isKnown) left.add(keyword);
    return isKnown;
  };
  const of = (schema: unknown): SchemaData => data(withoutAnnotations(schema));
  const data = (schema: unknown): SchemaData => {
    if (typeof schema !== 'object' || schema === null) return schema !== false;
    const { $ref, ...others } = schema as SchemaObject;
    const judged = Object.entries(others).filter(([keyword, value]) => isJudged(keyword, value));
    const rules = mapSchemas(Object.fromEntries(judged), data);
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
    ofParameters: (operation: Operation): SchemaData => of(parametersOf(operation)),
    /** The keywords that the data has. */
    used,
    /** Those that it does not have. */
    left,
  };
}

/** Whether a schema is text and has no other keyword than an enum: with one that has none, any text matches. */
const isText = ({ type, enum: _, ...others }: SchemaObject): boolean =>
  type === 'string' && Object.keys(others).length === 0;

/** The schema of the parameters of an operation, by their location, and by name within. */
function parametersOf({ parameters }: Operation): object {
  const places: Record<string, { type: 'object'; properties: Record<string, unknown>; required: string[] }> =
    {};
  for (const { name, in: where, required, schema, isRead } of parameters) {
    if (!isRead) continue;
    const key = where === 'header' ? name.toLowerCase() : name;
    const place = (places[where] ??= { type: 'object', properties: {}, required: [] });
    place.properties[key] = schema.schemaObject;
    if (required) place.required.push(key);
  }
  return { type: 'object', properties: places };
}
