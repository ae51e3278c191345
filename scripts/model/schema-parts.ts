/** The schemas that a value must fit at once: what a reference leads to, those of `allOf`, and the keywords beside them. */
import { InputError } from '../lib/cli.ts';
import { type Document, type SchemaObject, validationKeywords } from './document.ts';
import { hasType } from './normal-schemas.ts';
import { targetOf, type WithPointer } from './references.ts';

/** Keywords that validate nothing. `nullable` is one of OpenAPI 3.0, without a meaning in 3.1. */
const annotation =
  /^(x-.*|title|description|default|deprecated|examples?|externalDocs|xml|discriminator|readOnly|writeOnly|nullable|\$comment)$/;

export const isAnnotation = (keyword: string): boolean => annotation.test(keyword);

/** What describes one schema, and not those that are made of it. */
const ownOnly = ['title', 'description', 'examples', 'default', 'deprecated'] as const;

export const validates = (schema: SchemaObject): boolean =>
  Object.keys(schema).some((keyword) => !isAnnotation(keyword));

type Written = WithPointer<SchemaObject | boolean>;

export interface SchemaPart extends WithPointer<SchemaObject> {
  /** Whether the schema around it accepts `null` in its place. */
  orNull: boolean;
}

/** The parts of a schema, the schema itself last. The parts of `anyOf: [A, { type: 'null' }]` are those of A too. */
export function partsOf(document: Document, written: Written): SchemaPart[] {
  const parts = [...partsIn(document, written, false, [])];
  if (parts.filter(({ value }) => validates(value)).length < 2) return parts;
  const last = parts.at(-1);
  return parts.map((part) => (part === last ? part : { ...part, value: without(part.value, ownOnly) }));
}

/** Whether a value that fits can be `null`. */
export function isNullable(parts: readonly SchemaPart[]): boolean {
  const judging = parts.filter(({ orNull }) => !orNull);
  const listsNull = ({ value }: SchemaPart): boolean =>
    [value, ...(value.anyOf ?? []), ...(value.oneOf ?? [])].some(isNull);
  return (
    judging.some(listsNull) &&
    judging.every(({ value }) => value.enum?.includes(null) ?? (value.type === undefined || isNull(value)))
  );
}

const isNull = ({ type = [] }: SchemaObject): boolean => [type].flat().includes('null');

/** Returns the keywords of all parts as those of one schema. Of two values of a keyword, both judge, or the last one counts. */
export const merged = (parts: readonly SchemaPart[]): SchemaObject =>
  parts.reduce<SchemaObject>((all, { value }) => ({ ...all, ...value, ...both(all, value) }), {});

function both(one: SchemaObject, other: SchemaObject): SchemaObject {
  const bounds = validationKeywords.flatMap((keyword) => {
    const values = [one[keyword], other[keyword]].filter((each) => typeof each === 'number');
    const narrower = /^(min|exclusiveMin)/.test(keyword) ? Math.max : Math.min;
    return values.length === 2 && keyword !== 'multipleOf' ? [[keyword, narrower(...values)]] : [];
  });
  return {
    ...(one.type && other.type && { type: commonTypes([one.type].flat(), [other.type].flat()) }),
    ...(one.enum && other.enum && { enum: one.enum.filter((each) => other.enum?.includes(each)) }),
    ...(one.required && other.required && { required: [...new Set([...one.required, ...other.required])] }),
    ...(Object.fromEntries(bounds) as SchemaObject),
  };
}

const commonTypes = (one: string[], other: string[]): string[] => [
  ...new Set([...one.filter((type) => hasType(other, type)), ...other.filter((type) => hasType(one, type))]),
];

function* partsIn(
  document: Document,
  { value, pointer }: Written,
  orNull: boolean,
  around: readonly unknown[],
): Generator<SchemaPart> {
  if (typeof value === 'boolean' || around.includes(value)) return;
  const within = [...around, value];
  const { $ref, allOf = [], ...own } = value;
  if ($ref !== undefined) {
    const target = targetOf<SchemaObject>(document, $ref);
    yield* partsIn(document, { value: target, pointer: $ref }, orNull, within);
  }
  for (const [index, part] of allOf.entries())
    yield* partsIn(document, { value: part, pointer: `${pointer}/allOf/${index}` }, orNull, within);
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const all = own[keyword] ?? [];
    const [only, ...more] = [...all.entries()].filter(([, { type }]) => type !== 'null');
    if (only && more.length === 0) {
      const part = { value: only[1], pointer: `${pointer}/${keyword}/${only[0]}` };
      yield* partsIn(document, part, orNull || all.length > 1, within);
    }
  }
  yield { value: own, pointer, orNull };
}

/** Whether every item of a tuple is listed: `items` beside it is for tools that know no tuples. */
export const isWholeTuple = ({ prefixItems = [], maxItems = Infinity }: SchemaObject): boolean =>
  Number(maxItems) <= prefixItems.length;

/** Whether a reference leads to a component, which has a type with a name. */
const isToComponent = ($ref = '#/components//'): boolean => /^#\/components\/[^/]+\/[^/]*$/.test($ref);

/** Writes in place what a reference leads to that is no component, for a generator of types that knows no others. */
function inPlace(document: Document, { $defs: _, nullable: __, ...schema }: SchemaObject): SchemaObject {
  const { $ref, ...own } = schema;
  if ($ref === undefined || isToComponent($ref)) return schema;
  const target = targetOf<SchemaObject>(document, $ref);
  if (JSON.stringify(target).includes(JSON.stringify($ref)))
    throw new InputError(`${$ref} contains itself. Make it a component: its type needs a name.`);
  return inPlace(
    document,
    Object.keys(own).length > 0 ? { ...own, allOf: [target, ...(own.allOf ?? [])] } : target,
  );
}

/**
 * Writes keywords of an object that are judged together as parts of `allOf`, for a generator of types that reads one of
 * them alone: a reference, fields, and alternatives. Fields that are not listed have the types of those that are, too: a
 * type for both is their intersection.
 *
 * @throws InputError if a type would have no end
 */
export function asAllOf(document: Document, written: SchemaObject): SchemaObject {
  const { patternProperties, ...schema } = inPlace(document, written);
  const { $ref, anyOf, oneOf, allOf = [], required, ...own } = schema;
  const { properties = {}, additionalProperties: unlisted } = own;
  const types = Object.values(properties);
  const others = [unlisted, ...Object.values(patternProperties ?? {})].filter(
    (each) => typeof each === 'object',
  );
  const isOpenSet = anyOf?.some((each) => each.enum) ?? false;
  const hasFields = types.length + others.length > 0 || own.enum !== undefined || own.const !== undefined;
  const fields = {
    ...own,
    ...(required && { required }),
    ...(others.length > 0 && { additionalProperties: { anyOf: [...others, ...types] } }),
  };
  const parts = [
    ...($ref === undefined ? [] : [{ $ref }]),
    ...allOf,
    ...(hasFields ? [fields] : []),
    ...(anyOf ? [{ anyOf }] : []),
    ...(oneOf ? [{ oneOf }] : []),
  ];
  if (isOpenSet || (parts.length < 2 && !required && !patternProperties)) return schema;
  if (parts.length < 2 && $ref === undefined) return { ...schema, ...fields };
  const notes = Object.fromEntries(Object.entries(own).filter(([key]) => isAnnotation(key)));
  return { ...notes, ...(required && { required }), allOf: parts };
}

function without(schema: SchemaObject, keywords: readonly string[]): SchemaObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !keywords.includes(key)));
}
