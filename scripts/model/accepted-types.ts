/**
 * Schemas by what they accept: one accepted type for each JSON type, in which references, `allOf`, `anyOf` and `oneOf` are
 * merged. Schemas that accept the same values in other words have equal accepted types.
 */
import { canonical } from '../../src/shared/json.ts';
import type { Document, Json, SchemaObject } from './document.ts';
import { inlined, isAnnotation } from './json-schema.ts';
import { entries, member, type WithPointer, targetOf } from './references.ts';
import type { Schema, SchemaReader } from './schemas.ts';

type SchemaWithPointer = WithPointer<SchemaObject | boolean>;
const jsonTypes = ['null', 'boolean', 'number', 'string', 'array', 'object'] as const;
type JsonType = (typeof jsonTypes)[number];

/** The values of one JSON type that a schema accepts. */
export interface AcceptedType {
  type: JsonType;
  pointer: string;
  /** The listed values by their canonical text; undefined if none are listed. */
  values: Map<string, WithPointer<Json>> | undefined;
  /** Whether values other than the listed ones are accepted. */
  open: boolean;
  /** Keywords that restrict the values, other than those below. */
  keywords: Record<string, WithPointer<Json>>;
  /** Schemas of the properties: a value must match all schemas of its property. */
  properties: Map<string, Schema[]>;
  required: Map<string, WithPointer<string>>;
  /** Schemas of the properties that are not listed. */
  additionalProperties: Schema[];
  /** Schemas of the items by position, and of the items after them. */
  prefixItems: Schema[][];
  items: Schema[];
  /** Schemas of the JSON value inside a string. */
  contentSchema: Schema[];
}

/** Keywords by the type that they restrict; those of no type restrict every type. */
const restricting: Partial<Record<JsonType, string>> = {
  string: 'minLength maxLength pattern contentMediaType contentEncoding format',
  number: 'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf format',
  array: 'minItems maxItems uniqueItems contains minContains maxContains unevaluatedItems',
  object:
    'minProperties maxProperties additionalProperties unevaluatedProperties patternProperties propertyNames dependentRequired dependentSchemas',
};
const typesOf = (keyword: string): JsonType[] =>
  jsonTypes.filter((type) => restricting[type]?.split(' ').includes(keyword));

/** Keywords that this module interprets itself, and those of JSON Schema that are about the schema. */
const interpreted =
  /^(\$.*|type|enum|const|allOf|anyOf|oneOf|properties|required|items|prefixItems|contentSchema)$/;

/** Returns the accepted types of the values that match every one of some schemas: of any value, if there are none. */
export function acceptedTypesOf(schemas: Schema[]): AcceptedType[] {
  const [first = jsonTypes.map((type) => plain(type, '#')), ...rest] = schemas.map(
    ({ acceptedTypes }) => acceptedTypes,
  );
  return rest.reduce(intersect, first);
}

/** Returns the accepted types of the values that match a schema. */
export function readAcceptedTypes(
  document: Document,
  part: SchemaWithPointer,
  read: SchemaReader,
): AcceptedType[] {
  const { value: schema, pointer } = part;
  if (schema === false) return [];
  if (schema === true) return jsonTypes.map((type) => plain(type, pointer));
  let found = own(document, { value: schema, pointer }, read);
  const restrict = (more: AcceptedType[]) => (found = intersect(found, more));
  if (schema.$ref !== undefined)
    restrict(
      read({ value: targetOf<SchemaObject>(document, schema.$ref), pointer: schema.$ref }).acceptedTypes,
    );
  const within = (keyword: 'allOf' | 'anyOf' | 'oneOf') =>
    entries(member({ value: schema, pointer }, keyword)).map(([, each]) => read(each).acceptedTypes);
  for (const accepted of within('allOf')) restrict(accepted);
  for (const keyword of ['anyOf', 'oneOf'] as const)
    if (schema[keyword]) restrict(union(within(keyword).flat()));
  return union(found);
}

const plain = (type: JsonType, pointer: string): AcceptedType => ({
  type,
  pointer,
  values: undefined,
  open: true,
  keywords: {},
  properties: new Map(),
  required: new Map(),
  additionalProperties: [],
  prefixItems: [],
  items: [],
  contentSchema: [],
});

/** The accepted types of the keywords of a schema, without those that contain whole schemas for the same value. */
function own(document: Document, part: WithPointer<SchemaObject>, read: SchemaReader): AcceptedType[] {
  const { value: schema, pointer } = part;
  const listed = [
    ...(schema.enum ?? []).map((value, index) => ({ value, pointer: `${pointer}/enum/${index}` })),
    ...(schema.const === undefined ? [] : [{ value: schema.const, pointer: `${pointer}/const` }]),
  ];
  const lists = schema.enum !== undefined || schema.const !== undefined;
  const types = [schema.type ?? [...jsonTypes]].flat();
  return jsonTypes.flatMap((type): AcceptedType[] => {
    if (!types.includes(type) && !(type === 'number' && types.includes('integer'))) return [];
    const accepted = plain(type, pointer);
    if (lists) {
      const values = listed.filter(({ value }) => typeOfValue(value) === type);
      if (values.length === 0) return [];
      accepted.values = new Map(values.map((each) => [canonical(each.value), each]));
      accepted.open = false;
    }
    const at = (keyword: string, value: unknown): WithPointer<Json> => ({
      value: value as Json,
      pointer: `${pointer}/${keyword}`,
    });
    if (type === 'number' && !types.includes('number')) accepted.keywords['integer'] = at('type', true);
    for (const [keyword, value] of Object.entries(schema)) {
      if (interpreted.test(keyword) || isAnnotation(keyword)) continue;
      const restricted = typesOf(keyword);
      if (restricted.length === 0 || restricted.includes(type))
        accepted.keywords[keyword] = at(keyword, inlined(document, keyword, value));
    }
    readMembers(accepted, part, read);
    return [accepted];
  });
}

function readMembers(accepted: AcceptedType, part: WithPointer<SchemaObject>, read: SchemaReader): void {
  const below = (keyword: 'items' | 'contentSchema' | 'additionalProperties'): Schema[] => {
    const found = member(part, keyword);
    return found ? [read(found)] : [];
  };
  if (accepted.type === 'object') {
    for (const [name, property] of entries(member(part, 'properties')))
      accepted.properties.set(name, [read(property)]);
    for (const [, name] of entries<string>(member(part, 'required'))) accepted.required.set(name.value, name);
    if (typeof part.value.additionalProperties === 'object')
      accepted.additionalProperties = below('additionalProperties');
  }
  if (accepted.type === 'array') {
    accepted.prefixItems = entries(member(part, 'prefixItems')).map(([, item]) => [read(item)]);
    accepted.items = below('items');
    const { items, maxItems = Infinity } = part.value;
    // It ends a tuple as `maxItems` does.
    if (items === false)
      accepted.keywords['maxItems'] = {
        value: Math.min(Number(maxItems), accepted.prefixItems.length),
        pointer: `${part.pointer}/items`,
      };
  }
  if (accepted.type === 'string') accepted.contentSchema = below('contentSchema');
}

const typeOfValue = (value: Json): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Merges accepted types that list values with those that list none: `const` next to `const`, an open set. */
function union(all: AcceptedType[]): AcceptedType[] {
  const merged: AcceptedType[] = [];
  for (const accepted of all) {
    const at = merged.findIndex(
      (each) => each.type === accepted.type && (isSimple(each) || isSimple(accepted)),
    );
    const same = merged[at];
    // Restrictions next to listed values restrict those alone, so these stay apart.
    const restricted = [same, accepted].find((each) => each && !isSimple(each));
    if (!same || restricted?.values) merged.push({ ...accepted });
    else {
      const values = new Map([...(same.values ?? []), ...(accepted.values ?? [])]);
      merged[at] = {
        ...(restricted ?? same),
        values: same.values || accepted.values ? values : undefined,
        open: same.open || accepted.open,
      };
    }
  }
  return merged;
}

const isSimple = ({
  keywords,
  properties,
  required,
  prefixItems,
  items,
  contentSchema,
}: AcceptedType): boolean =>
  Object.keys(keywords).length + properties.size + required.size === 0 &&
  prefixItems.length + items.length + contentSchema.length === 0;

/** Whether a keyword is the lower bound of a value. */
export const isLowerBound = (keyword: string): boolean => /^(min|exclusiveMin)/.test(keyword);

/** The accepted types of the values that match two schemas. */
function intersect(a: AcceptedType[], b: AcceptedType[]): AcceptedType[] {
  return a.flatMap((one) => b.filter(({ type }) => type === one.type).flatMap((other) => both(one, other)));
}

function both(a: AcceptedType, b: AcceptedType): AcceptedType[] {
  const [closed, other] = a.open ? [b, a] : [a, b];
  let values = closed.values;
  if (values && other.values && !other.open)
    values = new Map([...values].filter(([key]) => other.values?.has(key)));
  else if (closed.open && other.values) values = new Map([...(values ?? []), ...other.values]);
  const open = a.open && b.open;
  if (!open && values?.size === 0) return [];
  const keywords = { ...a.keywords };
  for (const [keyword, added] of Object.entries(b.keywords)) {
    const present = keywords[keyword];
    keywords[keyword] = present ? stricter(keyword, present, added) : added;
  }
  const properties = new Map(a.properties);
  for (const [name, parts] of b.properties) properties.set(name, [...(properties.get(name) ?? []), ...parts]);
  const length = Math.max(a.prefixItems.length, b.prefixItems.length);
  const tuple = Array.from({ length }, (_, i) => [a, b].flatMap((each) => each.prefixItems[i] ?? each.items));
  return [
    {
      type: a.type,
      pointer: restricts(a) ? a.pointer : b.pointer,
      values,
      open,
      keywords,
      properties,
      required: new Map([...a.required, ...b.required]),
      additionalProperties: [...a.additionalProperties, ...b.additionalProperties],
      prefixItems: tuple,
      items: [...a.items, ...b.items],
      contentSchema: [...a.contentSchema, ...b.contentSchema],
    },
  ];
}

const restricts = (accepted: AcceptedType): boolean => !isSimple(accepted) || accepted.values !== undefined;

function stricter(keyword: string, a: WithPointer<Json>, b: WithPointer<Json>): WithPointer<Json> {
  if (typeof a.value !== 'number' || typeof b.value !== 'number')
    return canonical(a.value) === canonical(b.value) ? a : { value: [a.value, b.value], pointer: a.pointer };
  const aFirst = isLowerBound(keyword) ? a.value >= b.value : a.value <= b.value;
  return aFirst ? a : b;
}
