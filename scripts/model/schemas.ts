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
import { componentName, entries, follow, member, type WithPointer } from './references.ts';

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
    /** Properties in the order of the contract. */
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
  const { required = [] } = part.value;
  return entries(member(part, 'properties')).map(([name, property]): Property => {
    const schema = read(property);
    return {
      name,
      required: required.includes(name),
      schema,
      description: schema.description,
      questions: questionsOf(document, property),
    };
  });
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
