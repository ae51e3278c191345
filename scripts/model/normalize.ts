/** Writes what means the same in the same way, so that two versions differ only in what means something else. */
import { type Guards, passing } from '../../src/shared/guards.ts';
import { canonical, isObject, type Json } from '../../src/shared/json.ts';
import type { Document, SchemaObject, XTransition } from './document.ts';
import { resolve } from './references.ts';

/** Returns copies of two versions in which schemas that accept the same values are written in the same way, and guards too. */
export const normalize = (base: Document, revision: Document): [base: Document, revision: Document] => [
  normalized(base, revision),
  normalized(revision, base),
];

function normalized(document: Document, other: Document): Document {
  const steps = [listConst, includeBounds, useAnyOf, mergeTypes, listAllowed];
  return JSON.parse(JSON.stringify(withoutLoneAllOf(document, other)), (_, node: Json) =>
    isObject(node) ? steps.reduce((part: object, step) => step(part, document), node) : node,
  ) as Document;
}

/** Keywords that judge what others beside them leave, and those others. */
const joint =
  /^((pattern|additional|unevaluated)?properties|(prefix|unevaluated)?items|(min|max)?contains|if|then|else)$/i;
const isJoint = (schema: object): boolean => Object.keys(schema).some((key) => joint.test(key));

/** `allOf: [A]` is A, unless the other version has `allOf` there too: more parts of it are then an edit of a part. */
function withoutLoneAllOf(node: unknown, other: unknown): unknown {
  const at = (key: string | number): unknown => (other as Record<string, unknown> | undefined)?.[key];
  if (Array.isArray(node)) return node.map((each, index) => withoutLoneAllOf(each, at(index)));
  if (!isObject(node)) return node;
  const { allOf, ...rest } = node;
  const [only, ...more] = Array.isArray(allOf) ? allOf : [];
  const isAlone = isObject(only) && more.length === 0 && at('allOf') === undefined;
  if (isAlone && !Object.keys(only).some((key) => key in rest) && !(isJoint(only) && isJoint(rest)))
    return withoutLoneAllOf({ ...rest, ...only }, other);
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withoutLoneAllOf(value, at(key))]),
  );
}

/** `const: A` is `enum: [A]`. An object is the schema of a property that is called `const`. */
function listConst(schema: SchemaObject): SchemaObject {
  const { const: value, ...others } = schema;
  return value === undefined || isObject(value) ? schema : { ...others, enum: [value] };
}

/** `exclusiveMinimum: 0` is `minimum: 1` for integers. */
function includeBounds(schema: SchemaObject): SchemaObject {
  if (schema.type !== 'integer') return schema;
  const { exclusiveMinimum: low, exclusiveMaximum: high, ...others } = schema;
  return {
    ...others,
    ...(typeof low === 'number' && { minimum: Math.floor(low) + 1 }),
    ...(typeof high === 'number' && { maximum: Math.ceil(high) - 1 }),
  };
}

/** `oneOf` is `anyOf` if no value fits two alternatives. */
function useAnyOf(schema: SchemaObject, document: Document): SchemaObject {
  const { oneOf, ...others } = schema;
  if (!Array.isArray(oneOf) || others.anyOf) return schema;
  const alternatives = oneOf.map((each) => resolve(document, each));
  const areDisjoint =
    areDistinct(alternatives, typesOf) || areDistinct(alternatives, ({ enum: listed }) => listed);
  return areDisjoint ? { ...others, anyOf: oneOf } : schema;
}

/** Whether each schema has what no other one has, such as its types. */
function areDistinct(
  schemas: SchemaObject[],
  owned: (schema: SchemaObject) => unknown[] | undefined,
): boolean {
  const each = schemas.map(owned);
  const all = each.flat();
  return !each.includes(undefined) && new Set(all.map(canonical)).size === all.length;
}

/** The types of values that fit a schema. Integers are numbers. */
function typesOf({ type }: SchemaObject): string[] | undefined {
  return type === undefined ? undefined : [type].flat().map((name) => (name === 'integer' ? 'number' : name));
}

/** `anyOf: [{ type: A, … }, { type: B }]` is `type: [A, B], …`: keywords judge values of their own type only. */
function mergeTypes(schema: SchemaObject): SchemaObject {
  const { anyOf, ...others } = schema;
  if (!Array.isArray(anyOf) || others.type !== undefined) return schema;
  const types = anyOf.flatMap(({ type }) => (typeof type === 'string' ? type : []));
  const [keywords = {}, ...more] = anyOf.filter((each) => Object.keys(each).join() !== 'type');
  const judgesAll = ['enum', 'not', 'allOf', 'anyOf', 'oneOf', '$ref'].some((key) => key in keywords);
  const clash = Object.keys(keywords).some((key) => key in others);
  const areApart = areDistinct(anyOf, typesOf) && types.length === anyOf.length;
  return areApart && more.length === 0 && !judgesAll && !clash
    ? { ...others, ...keywords, type: types }
    : schema;
}

/** `notIn: [A]` is `in` with the other values of the field, where the schema lists them. */
function listAllowed(part: Partial<XTransition>, document: Document): object {
  const { record, from } = part;
  if (!isObject(from) || typeof record !== 'string') return part;
  const { properties = {} } = document.components.schemas?.[record] ?? {};
  const guards = Object.entries(from as Guards).map(([field, guard]) => {
    const { enum: listed, type } = resolve(document, properties[field] ?? {});
    const values = listed ?? (type === 'boolean' ? [false, true] : undefined);
    return [field, guard.notIn && values ? { in: passing(guard, values) } : guard];
  });
  return { ...part, from: Object.fromEntries(guards) };
}
