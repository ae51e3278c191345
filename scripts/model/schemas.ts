/** Schemas with their references followed. */
import { schemaPointer } from './pointers.ts';
import {
  type ValidationKeywords,
  type Document,
  type Json,
  type SchemaObject,
  validationKeywords,
} from './document.ts';
import { questionsOf } from './messages.ts';
import { componentName, entries, follow, member, type WithPointer, resolve } from './references.ts';

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
  /** Whether only some of the alternatives of the object have it. */
  onlyInAlternatives?: true;
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
  const { value: schema, pointer: place } = follow<SchemaObject>(document, {
    value: typeof written === 'boolean' ? {} : written,
    pointer,
  });
  const types = [schema.type ?? []].flat();
  const listed = knownValues(schema);
  const { anyOf = [], oneOf = [] } = schema;
  const all = (keyword: 'anyOf' | 'oneOf' | 'prefixItems') =>
    (schema[keyword] ?? []).map((value, index) => read({ value, pointer: `${place}/${keyword}/${index}` }));
  const one = (keyword: string, value: SchemaObject | boolean | undefined) =>
    value === undefined ? undefined : read({ value, pointer: `${place}/${keyword}` });
  let known: Property[] | undefined;
  return {
    /** JSON pointer of where the schema is written. */
    pointer,
    /** The schema as it is written. */
    schemaObject: written,
    /** Name of the component; undefined where the schema is written in place. */
    name: componentName(written),
    description: schema.description?.trim() ?? '',
    /** JSON types without `null`; empty if any type fits. */
    types: listed?.open ? ['string'] : types.filter((type) => type !== 'null'),
    nullable: types.includes('null') || [...anyOf, ...oneOf].some((each) => each.type === 'null'),
    /** Properties in the order of the contract, those of `allOf` included. */
    get properties(): Property[] {
      return (known ??= properties(document, { value: schema, pointer: place }, read));
    },
    /** Schema of the items of an array. */
    get items(): Schema | undefined {
      return typeof schema.items === 'object' ? one('items', schema.items) : undefined;
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
    /** Values of an enum or `const`; undefined if it lists none. */
    values: listed?.values,
    /** Whether values other than the listed ones can occur. */
    open: listed?.open ?? false,
    /** Media type of bytes, such as those of a file. */
    mediaType: bytesOf(schema),
    /** Schema of the JSON value inside a string. */
    get contentSchema(): Schema | undefined {
      return one('contentSchema', schema.contentSchema);
    },
    examples: schema.examples ?? [],
    default: schema.default,
    /** Whether only the service sets the value. */
    readOnly: schema.readOnly ?? false,
    /** Whether no response has the value. */
    writeOnly: schema.writeOnly ?? false,
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
      const { additionalProperties: rest } = schema;
      return rest === false ? undefined : one('additionalProperties', rest);
    },
    /** Ids of the open questions that the schema names. */
    questions: schema['x-open-questions'] ?? [],
    lifecycle: schema['x-lifecycle'],
  };
}

/** Returns the properties that an object of a schema can have, with those of each alternative. */
export function membersOf(schema: Schema, around: Schema[] = []): Property[] {
  const { properties, alternatives } = schema;
  if (alternatives.length === 0 || around.includes(schema)) return properties;
  const each = alternatives.map((alternative) => membersOf(alternative, [...around, schema]));
  const members = new Map(properties.map((property) => [property.name, property]));
  for (const property of each.flat()) {
    const { name } = property;
    const known = members.get(name);
    const everywhere = each.every((some) =>
      some.some((other) => other.name === name && !other.onlyInAlternatives),
    );
    const required = each.every((some) => some.some((other) => other.name === name && other.required));
    const own = properties.find((other) => other.name === name);
    members.set(name, {
      ...(known ?? property),
      required: own?.required || required,
      schema: known ? eitherOf(known.schema, property.schema) : property.schema,
      ...(!own && !everywhere && { onlyInAlternatives: true as const }),
    });
  }
  return [...members.values()];
}

/** A schema of the values of two. */
function eitherOf(one: Schema, other: Schema): Schema {
  if (one === other) return one;
  const { values, ...rest } = one;
  return {
    ...rest,
    schemaObject: { anyOf: [one.schemaObject, other.schemaObject] as SchemaObject[] },
    types: [...new Set([...one.types, ...other.types])],
    nullable: one.nullable || other.nullable,
    values: values && other.values && [...new Set([...values, ...other.values])],
    open: one.open || other.open,
    readOnly: one.readOnly && other.readOnly,
    writeOnly: one.writeOnly && other.writeOnly,
  };
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

function properties(document: Document, part: WithPointer<SchemaObject>, read: SchemaReader): Property[] {
  const { value: schema, pointer } = part;
  const inherited = (schema.allOf ?? []).flatMap(
    (value, index) => read({ value, pointer: `${pointer}/allOf/${index}` }).properties,
  );
  const required = requiredOf(document, schema);
  const own = entries(member(part, 'properties')).map(([name, property]): Property => {
    const target = read(property);
    return {
      name,
      required: required.has(name),
      schema: target,
      description: target.description,
      questions: questionsOf(document, property),
    };
  });
  const named = new Map([...inherited, ...own].map((property) => [property.name, property]));
  return [...named.values()].map((property) =>
    required.has(property.name) ? { ...property, required: true } : property,
  );
}

/** The names of required properties. A part of `allOf` can require what another part lists. */
function requiredOf(document: Document, schema: SchemaObject, around: SchemaObject[] = []): Set<string> {
  const parts = (schema.allOf ?? []).map((part) => resolve(document, part) as SchemaObject);
  const inner = parts.filter((part) => !around.includes(part));
  return new Set([
    ...(schema.required ?? []),
    ...inner.flatMap((part) => [...requiredOf(document, part, [...around, part])]),
  ]);
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
