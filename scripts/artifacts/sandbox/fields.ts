/** Fields of the records of the sandbox, and values for them. */
import type { Field, Json, Values } from '../../../src/sandbox/engine/types.ts';
import { membersOf, type Operation, type Property, type Schema } from '../../model/index.ts';
import { snake } from '../../model/names.ts';
import { sampleItems, sampleNumber, sampleText } from '../sample-values.ts';

/** How deep the members of a field are looked at. */
const maxDepth = 4;

/** Returns a field of a record. Values that only the service sets are those of an example, if it has them. */
export function fieldOf({ name, required, schema }: Property, example: Values = {}): Field {
  const inner = schema.items ?? schema;
  const shown = inner.map ? [] : membersOf(inner).filter((property) => !property.schema.writeOnly);
  const members = shown.map((property) => property.name);
  const kept = schema.items ? [] : nullablePaths(schema, 0);
  const own = ownMembers(schema, example[name], 0);
  const { readOnly, nullable, values, open } = schema;
  return {
    name,
    key: snake(name),
    ...(members.length > 0 && { members }),
    ...(kept.length > 0 && { nullableMembers: kept }),
    ...(own.length > 0 && { ownMembers: own }),
    ...(readOnly && { readOnly }),
    ...(nullable && { nullable }),
    ...(!required && { optional: true as const }),
    ...(values && !open && schema.types.includes('string') && { values: values.map(String) }),
  };
}

/** Ways such as `owner/team` to members that must be there and can be null: a merge patch does not remove them. */
function nullablePaths({ properties }: Schema, depth: number): string[] {
  if (depth > maxDepth) return [];
  return properties.flatMap(({ name, required, schema }) => [
    ...(required && schema.nullable ? [name] : []),
    ...(schema.items ? [] : nullablePaths(schema, depth + 1).map((path) => `${name}/${path}`)),
  ]);
}

/** The members that only the service sets, at any depth: in objects, and in the objects of arrays. */
function ownMembers(
  { items, properties }: Schema,
  example: Json | undefined,
  depth: number,
): NonNullable<Field['ownMembers']>[number][] {
  if (depth > maxDepth) return [];
  const shown = Array.isArray(example) ? example[0] : example;
  if (items) return ownMembers(items, shown, depth + 1);
  return properties.flatMap(({ name, required, schema }) => {
    const value = isObject(shown) ? shown[name] : undefined;
    if (schema.readOnly) return [{ way: name, ...(required && { value: value ?? sample(schema) }) }];
    const inner = ownMembers(schema, value, depth + 1);
    return inner.map((member) => ({ ...member, way: `${name}/${member.way}` }));
  });
}

/** A value of a response that fits a schema, as far as its type and bounds determine it. */
export function sample(schema: Schema): Json {
  const [example] = schema.examples;
  if (example !== undefined) return example;
  if (schema.default !== undefined) return schema.default;
  if (schema.nullable) return null;
  if (schema.values?.[0] !== undefined) return schema.values[0];
  const [first] = schema.alternatives;
  if (first) return sample(first);
  const required = schema.properties.filter((each) => each.required && !each.schema.writeOnly);
  switch (schema.types[0]) {
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return sampleNumber(schema, 1);
    case 'array':
      return sampleItems(schema, sample);
    case 'string':
      return sampleText(schema);
    default:
      return Object.fromEntries(required.map((property) => [property.name, sample(property.schema)]));
  }
}

export const isObject = (value: Json | undefined): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members of the body of an operation, those of its records included. */
export function givenBy({ body }: Operation): Property[] {
  const own = body ? membersOf(body.schema.items ?? body.schema) : [];
  return [...own, ...own.flatMap(({ schema }) => membersOf(schema.items ?? schema))];
}

/** The members that records must have in a field, and requests need not: those of a line of an invoice. */
export function completedIn(
  { name, schema }: Property,
  given: Property[],
  example: Values = {},
): Pick<Field, 'ownMembers'> {
  const bodies = given.filter((each) => snake(each.name) === snake(name) && each.schema !== schema);
  const missing = bodies.flatMap((each) => missingIn(schema, each.schema, example[name], 0));
  const own = new Map([...ownMembers(schema, example[name], 0), ...missing].map((each) => [each.way, each]));
  return missing.length > 0 ? { ownMembers: [...own.values()] } : {};
}

function missingIn(
  schema: Schema,
  body: Schema,
  example: Json | undefined,
  depth: number,
): NonNullable<Field['ownMembers']>[number][] {
  if (schema === body || depth > maxDepth) return [];
  const shown = Array.isArray(example) ? example[0] : example;
  if (schema.items && body.items) return missingIn(schema.items, body.items, shown, depth + 1);
  if (body.properties.length === 0) return [];
  return schema.properties.flatMap(({ name, required, schema: each }) => {
    const sent = body.properties.find((property) => property.name === name);
    const value = isObject(shown) ? shown[name] : undefined;
    if (required && !each.readOnly && !sent?.required) {
      const standard = sent?.schema.default ?? each.default ?? value ?? sample(each);
      return [{ way: name, value: standard, settable: true as const }];
    }
    const inner = sent ? missingIn(each, sent.schema, value, depth + 1) : [];
    return inner.map((member) => ({ ...member, way: `${name}/${member.way}` }));
  });
}

/** The types of a field that requests have under the same name with another type: an id in place of an object. */
export function typesOf(
  { name, schema }: Property,
  given: Property[],
  isAlways: boolean,
): Pick<Field, 'types'> {
  const types = schema.types.map(jsonType);
  const isOther = given.some(
    (each) =>
      snake(each.name) === snake(name) &&
      !each.schema.content &&
      each.schema.types.some((type) => !types.includes(jsonType(type))),
  );
  return types.length > 0 && (isAlways || isOther) ? { types } : {};
}

/** The JSON type: every integer is a number. */
const jsonType = (type: string): string => (type === 'integer' ? 'number' : type);
