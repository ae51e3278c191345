/**
 * Schemas by what they accept: one branch for each JSON type, in which references, `allOf`, `anyOf` and `oneOf` are
 * merged. Schemas that accept the same values in other words have equal branches.
 */
import { canonical } from '../../src/shared/json.ts';
import type { Document, Json, SchemaObject } from './document.ts';
import { inlined, isAnnotation } from './json-schema.ts';
import { entries, member, type Part, targetOf } from './references.ts';
import type { Schema, SchemaReader } from './schemas.ts';

type SchemaPart = Part<SchemaObject | boolean>;
const jsonTypes = ['null', 'boolean', 'number', 'string', 'array', 'object'] as const;
type JsonType = (typeof jsonTypes)[number];

/** The values of one JSON type that a schema accepts. */
export interface Branch {
  type: JsonType;
  pointer: string;
  /** The listed values by their canonical text; undefined if none are listed. */
  values: Map<string, Part<Json>> | undefined;
  /** Whether values other than the listed ones are accepted. */
  open: boolean;
  /** Keywords that restrict the values, other than those below. */
  facets: Record<string, Part<Json>>;
  /** Schemas of the properties: a value must match all schemas of its property. */
  properties: Map<string, Schema[]>;
  required: Map<string, Part<string>>;
  /** Schemas of the properties that are not listed. */
  map: Schema[];
  /** Schemas of the items by position, and of the items after them. */
  tuple: Schema[][];
  items: Schema[];
  /** Schemas of the JSON value inside a string. */
  content: Schema[];
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

/** Returns the branches of the values that match every one of some schemas: of any value, if there are none. */
export function shapeOf(schemas: Schema[]): Branch[] {
  const [first = jsonTypes.map((type) => plain(type, '#')), ...rest] = schemas.map(({ shape }) => shape);
  return rest.reduce(intersect, first);
}

/** Returns the branches of the values that match a schema. */
export function readShape(document: Document, part: SchemaPart, read: SchemaReader): Branch[] {
  const { value: schema, pointer } = part;
  if (schema === false) return [];
  if (schema === true) return jsonTypes.map((type) => plain(type, pointer));
  let found = own(document, { value: schema, pointer }, read);
  const restrict = (more: Branch[]) => (found = intersect(found, more));
  if (schema.$ref !== undefined)
    restrict(read({ value: targetOf<SchemaObject>(document, schema.$ref), pointer: schema.$ref }).shape);
  const within = (keyword: 'allOf' | 'anyOf' | 'oneOf') =>
    entries(member({ value: schema, pointer }, keyword)).map(([, each]) => read(each).shape);
  for (const branches of within('allOf')) restrict(branches);
  for (const keyword of ['anyOf', 'oneOf'] as const)
    if (schema[keyword]) restrict(union(within(keyword).flat()));
  return union(found);
}

const plain = (type: JsonType, pointer: string): Branch => ({
  type,
  pointer,
  values: undefined,
  open: true,
  facets: {},
  properties: new Map(),
  required: new Map(),
  map: [],
  tuple: [],
  items: [],
  content: [],
});

/** The branches of the keywords of a schema, without those that contain whole schemas for the same value. */
function own(document: Document, part: Part<SchemaObject>, read: SchemaReader): Branch[] {
  const { value: schema, pointer } = part;
  const listed = [
    ...(schema.enum ?? []).map((value, index) => ({ value, pointer: `${pointer}/enum/${index}` })),
    ...(schema.const === undefined ? [] : [{ value: schema.const, pointer: `${pointer}/const` }]),
  ];
  const lists = schema.enum !== undefined || schema.const !== undefined;
  const types = [schema.type ?? [...jsonTypes]].flat();
  return jsonTypes.flatMap((type): Branch[] => {
    if (!types.includes(type) && !(type === 'number' && types.includes('integer'))) return [];
    const branch = plain(type, pointer);
    if (lists) {
      const values = listed.filter(({ value }) => typeOfValue(value) === type);
      if (values.length === 0) return [];
      branch.values = new Map(values.map((each) => [canonical(each.value), each]));
      branch.open = false;
    }
    const at = (keyword: string, value: unknown): Part<Json> => ({
      value: value as Json,
      pointer: `${pointer}/${keyword}`,
    });
    if (type === 'number' && !types.includes('number')) branch.facets['integer'] = at('type', true);
    for (const [keyword, value] of Object.entries(schema)) {
      if (interpreted.test(keyword) || isAnnotation(keyword)) continue;
      const restricted = typesOf(keyword);
      if (restricted.length === 0 || restricted.includes(type))
        branch.facets[keyword] = at(keyword, inlined(document, keyword, value));
    }
    readMembers(branch, part, read);
    return [branch];
  });
}

function readMembers(branch: Branch, part: Part<SchemaObject>, read: SchemaReader): void {
  const below = (keyword: 'items' | 'contentSchema' | 'additionalProperties'): Schema[] => {
    const found = member(part, keyword);
    return found ? [read(found)] : [];
  };
  if (branch.type === 'object') {
    for (const [name, property] of entries(member(part, 'properties')))
      branch.properties.set(name, [read(property)]);
    for (const [, name] of entries<string>(member(part, 'required'))) branch.required.set(name.value, name);
    if (typeof part.value.additionalProperties === 'object') branch.map = below('additionalProperties');
  }
  if (branch.type === 'array') {
    branch.tuple = entries(member(part, 'prefixItems')).map(([, item]) => [read(item)]);
    branch.items = below('items');
    const { items, maxItems = Infinity } = part.value;
    // It ends a tuple as `maxItems` does.
    if (items === false)
      branch.facets['maxItems'] = {
        value: Math.min(Number(maxItems), branch.tuple.length),
        pointer: `${part.pointer}/items`,
      };
  }
  if (branch.type === 'string') branch.content = below('contentSchema');
}

const typeOfValue = (value: Json): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Merges branches that list values with those that list none: `const` next to `const`, an open set. */
function union(all: Branch[]): Branch[] {
  const merged: Branch[] = [];
  for (const branch of all) {
    const at = merged.findIndex((each) => each.type === branch.type && (isSimple(each) || isSimple(branch)));
    const same = merged[at];
    // Restrictions next to listed values restrict those alone, so such branches stay apart.
    const restricted = [same, branch].find((each) => each && !isSimple(each));
    if (!same || restricted?.values) merged.push({ ...branch });
    else {
      const values = new Map([...(same.values ?? []), ...(branch.values ?? [])]);
      merged[at] = {
        ...(restricted ?? same),
        values: same.values || branch.values ? values : undefined,
        open: same.open || branch.open,
      };
    }
  }
  return merged;
}

const isSimple = ({ facets, properties, required, tuple, items, content }: Branch): boolean =>
  Object.keys(facets).length + properties.size + required.size === 0 &&
  tuple.length + items.length + content.length === 0;

/** Whether a keyword is the lower bound of a value. */
export const isLowerBound = (keyword: string): boolean => /^(min|exclusiveMin)/.test(keyword);

/** The branches of the values that match two schemas. */
function intersect(a: Branch[], b: Branch[]): Branch[] {
  return a.flatMap((one) => b.filter(({ type }) => type === one.type).flatMap((other) => both(one, other)));
}

function both(a: Branch, b: Branch): Branch[] {
  const [closed, other] = a.open ? [b, a] : [a, b];
  let values = closed.values;
  if (values && other.values && !other.open)
    values = new Map([...values].filter(([key]) => other.values?.has(key)));
  else if (closed.open && other.values) values = new Map([...(values ?? []), ...other.values]);
  const open = a.open && b.open;
  if (!open && values?.size === 0) return [];
  const facets = { ...a.facets };
  for (const [keyword, facet] of Object.entries(b.facets)) {
    const present = facets[keyword];
    facets[keyword] = present ? stricter(keyword, present, facet) : facet;
  }
  const properties = new Map(a.properties);
  for (const [name, parts] of b.properties) properties.set(name, [...(properties.get(name) ?? []), ...parts]);
  const length = Math.max(a.tuple.length, b.tuple.length);
  const tuple = Array.from({ length }, (_, i) => [a, b].flatMap((each) => each.tuple[i] ?? each.items));
  return [
    {
      type: a.type,
      pointer: restricts(a) ? a.pointer : b.pointer,
      values,
      open,
      facets,
      properties,
      required: new Map([...a.required, ...b.required]),
      map: [...a.map, ...b.map],
      tuple,
      items: [...a.items, ...b.items],
      content: [...a.content, ...b.content],
    },
  ];
}

const restricts = (branch: Branch): boolean => !isSimple(branch) || branch.values !== undefined;

function stricter(keyword: string, a: Part<Json>, b: Part<Json>): Part<Json> {
  if (typeof a.value !== 'number' || typeof b.value !== 'number')
    return canonical(a.value) === canonical(b.value) ? a : { value: [a.value, b.value], pointer: a.pointer };
  const aFirst = isLowerBound(keyword) ? a.value >= b.value : a.value <= b.value;
  return aFirst ? a : b;
}
