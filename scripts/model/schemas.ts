/** Schemas with their references followed. */
import { schemaPointer } from './pointers.ts';
import {
  type ValidationKeywords,
  type Document,
  type SchemaObject,
  validationKeywords,
  type Json,
} from './document.ts';
import { questionsOf, componentName, entries, follow, member, type WithPointer } from './references.ts';
import { isNullable, merged, partsOf, type SchemaPart, validates } from './schema-parts.ts';

/** A schema. Members are computed when they are first read, so that a schema can contain itself. */
export type Schema = Readonly<ReturnType<typeof view>>;

export interface Property {
  name: string;
  required: boolean;
  schema: Schema;
  /** Its own description, else that of its schema. */
  description: string;
  /** Ids of the open questions that the property or its schema names. */
  questions: string[];
}

/** Reads schemas of a document, each once. */
export type SchemaReader = (schema: WithPointer<SchemaObject | boolean>) => Schema;

export function schemaReader(document: Document): SchemaReader {
  const known = new WeakMap<SchemaObject, Schema>();
  const read: SchemaReader = (part) => {
    if (typeof part.value === 'boolean') return view(document, part, read);
    const found = known.get(part.value) ?? view(document, part, read);
    known.set(part.value, found);
    return found;
  };
  return read;
}

/** The schema of a component, which knows its name as those that refer to it do. */
export const componentSchema = (name: string, read: SchemaReader): Schema => {
  const pointer = schemaPointer(name);
  return read({ value: { $ref: pointer }, pointer });
};

function view(document: Document, part: WithPointer<SchemaObject | boolean>, read: SchemaReader) {
  const { value: written, pointer } = part;
  const isBoolean = typeof written === 'boolean';
  // A reference that leads nowhere, or back to itself, is an error.
  if (!isBoolean) follow<SchemaObject>(document, { value: written, pointer });
  const parts = partsOf(document, part);
  const schema = merged(parts);
  const listed = knownValues(schema);
  const types = [schema.type ?? []].flat();
  const all = (keyword: 'anyOf' | 'oneOf' | 'prefixItems') =>
    parts.flatMap((each) => entries(member(each, keyword)).map(([, item]) => read(item)));
  const one = (keyword: 'items' | 'contentSchema' | 'additionalProperties') => {
    const found = parts.findLast(({ value }) => value[keyword] !== undefined);
    const value = found && member<SchemaObject, typeof keyword>(found, keyword);
    return value && read(value);
  };
  let known: Property[] | undefined;
  return {
    /** JSON pointer of where the schema is written. */
    pointer,
    /** The schema as it is written. */
    schemaObject: written,
    /** Name of the component; undefined where the schema is written in place. */
    name: isBoolean ? undefined : nameOf(written),
    description: schema.description?.trim() ?? '',
    /** JSON types without `null`; empty if any type fits. */
    types: listed?.open ? ['string'] : types.filter((type) => type !== 'null'),
    nullable: isNullable(parts),
    /** Properties in the order of the contract, those of `allOf` first. */
    get properties(): Property[] {
      return (known ??= properties(document, parts, read));
    },
    /** Schema of the items of an array. */
    get items(): Schema | undefined {
      return typeof schema.items === 'object' ? one('items') : undefined;
    },
    /** Schemas of the items of a tuple, by position. */
    get prefixItems(): Schema[] {
      return all('prefixItems');
    },
    /** Schemas of `anyOf` or `oneOf`, without an open enum. */
    get alternatives(): Schema[] {
      const each = listed?.open ? [] : [...all('anyOf'), ...all('oneOf')];
      return each.filter(({ schemaObject: own }) => typeof own === 'boolean' || own.type !== 'null');
    },
    /** Whether an object has fields of one of several alternatives, so that it is not known which ones. */
    get isUnion(): boolean {
      const { alternatives } = this;
      return (
        alternatives.length > 1 && alternatives.some((each) => each.isUnion || each.properties.length > 0)
      );
    },
    /** Values of an enum or `const`; undefined if it lists none. */
    values: listed?.values,
    /** Whether values other than the listed ones can occur. */
    open: listed?.open ?? false,
    /** Media type of bytes, such as those of a file. */
    mediaType: bytesOf(schema),
    /** Schema of the JSON value inside a string. */
    get contentSchema(): Schema | undefined {
      return one('contentSchema');
    },
    examples: schema.examples ?? [],
    default: schema.default,
    deprecated: schema.deprecated ?? false,
    /** The format of text or of a number, such as `date-time`; undefined for bytes. */
    format: schema.format === 'binary' ? undefined : schema.format,
    /** The keywords that limit a value, such as `minimum`. */
    validationKeywords: Object.fromEntries(
      validationKeywords.flatMap((keyword) =>
        schema[keyword] === undefined ? [] : [[keyword, schema[keyword]]],
      ),
    ) as ValidationKeywords,
    /** Schema of the values under names that are not listed; undefined if it has none. */
    get additionalProperties(): Schema | undefined {
      return schema.additionalProperties === false ? undefined : one('additionalProperties');
    },
    /** Ids of the open questions that the schema names. */
    questions: schema['x-open-questions'] ?? [],
    lifecycle: schema['x-lifecycle'],
  };
}

/** The component that a schema is: what only describes it may be beside the reference, and around a lone `allOf`. */
function nameOf(written: SchemaObject): string | undefined {
  const { $ref, allOf = [], ...own } = written;
  if (validates(own)) return undefined;
  const [only, ...more] = allOf;
  if ($ref === undefined) return only && more.length === 0 ? nameOf(only) : undefined;
  return only ? undefined : componentName(written);
}

/** Media type of bytes: text that encodes them is a string. */
function bytesOf({
  format,
  contentMediaType,
  contentEncoding,
  contentSchema,
}: SchemaObject): string | undefined {
  if (contentSchema || contentEncoding) return undefined;
  return contentMediaType ?? (format === 'binary' ? 'application/octet-stream' : undefined);
}

function properties(document: Document, parts: readonly SchemaPart[], read: SchemaReader): Property[] {
  const required = new Set(parts.flatMap(({ value }) => value.required ?? []));
  const written = new Map<string, WithPointer<SchemaObject | boolean>[]>();
  for (const [name, property] of parts.flatMap((part) => entries(member(part, 'properties')))) {
    const known = written.get(name) ?? [];
    // Two parts can have the same part.
    const isKnown = known.some(({ value }) => value === property.value);
    written.set(name, isKnown ? known : [...known, property]);
  }
  return [...written].map(([name, all]): Property => {
    const property = joined(all);
    const schema = read(property);
    return {
      name,
      required: required.has(name),
      schema,
      description: schema.description,
      questions: questionsOf(document, property),
    };
  });
}

const joins = new WeakMap<object, { values: unknown[]; property: WithPointer<SchemaObject> }[]>();

/** A schema of the values that fit all schemas, the same each time, so that who visits a schema that includes itself ends. */
function joined(all: WithPointer<SchemaObject | boolean>[]): WithPointer<SchemaObject> {
  const last = all.at(-1) as WithPointer<SchemaObject>;
  if (all.length === 1 || typeof last.value === 'boolean') return last;
  const values = all.map(({ value }) => value);
  const known = joins.get(last.value) ?? [];
  const found = known.find((each) => each.values.every((value, index) => value === values[index]));
  if (found) return found.property;
  const property = { value: { allOf: values as SchemaObject[] }, pointer: last.pointer };
  joins.set(last.value, [...known, { values, property }]);
  return property;
}

/** The values of `enum` or `const`, or those of an open set: `anyOf: [{ enum }, { type: string }]`. */
export function knownValues({
  enum: values,
  const: only,
  anyOf,
}: SchemaObject): { values: Json[]; open: boolean } | undefined {
  if (values) return { values, open: false };
  if (only !== undefined) return { values: [only], open: false };
  const listed = anyOf?.find((part) => part.enum)?.enum;
  const open = anyOf?.some((part) => part.type === 'string' && !part.enum) ?? false;
  return listed && open ? { values: listed, open } : undefined;
}

/** Whether a value is text, a number or a boolean. */
export const isPlain = ({ types, properties, alternatives, additionalProperties }: Schema): boolean =>
  types.length > 0 &&
  types.every((type) => type !== 'object' && type !== 'array') &&
  properties.length + alternatives.length === 0 &&
  additionalProperties === undefined;
