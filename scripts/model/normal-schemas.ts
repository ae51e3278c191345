/** Writes schemas that accept the same values in the same way. */
import { canonical, isObject, type Json } from '../../src/shared/json.ts';

export type Part = Record<string, Json>;

/** The keyword of values that others beside them can join. */
export const knownValues = 'knownValues';

/** Returns a schema that accepts the same values. Its parts are written that way already. */
export const writeSchema = (schema: Part): Part => steps.reduce((part, step) => step(part), schema);

const listOf = (value: Json | undefined): Json[] => (value === undefined ? [] : ([value].flat() as Json[]));
const partsOf = (value: Json | undefined): Part[] => listOf(value).filter(isObject);
const unique = (values: Json[]): Json[] => [
  ...new Map(values.map((value) => [canonical(value), value])).values(),
];

/** Whether a type is one of some. Integers are numbers. */
export const hasType = (types: readonly unknown[], type: unknown): boolean =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

const typeOf = (value: Json): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : Number.isInteger(value)
        ? 'integer'
        : typeof value;

/** `allOf: [A, B]` is one schema with the keywords of both, and so is the only alternative beside other keywords. */
function mergeParts(schema: Part): Part {
  const { allOf, ...others } = schema;
  let whole: Part = others;
  const parts = listOf(allOf);
  for (const key of ['anyOf', 'oneOf']) {
    const [only, ...more] = listOf(others[key]);
    if (only === undefined || more.length > 0) continue;
    parts.push(only);
    delete whole[key];
  }
  const separate = parts.filter((part) => {
    const merged = isObject(part) ? intersect(whole, part) : undefined;
    whole = merged ?? whole;
    return !merged;
  });
  return separate.length > 0 ? { ...whole, allOf: separate } : whole;
}

/** Keywords that judge what others beside them leave, and those others. */
const closing = /^(additionalProperties|unevaluated.*|(prefixI|i)tems|(min|max)?contains|if|then|else)$/i;
const joint = new RegExp(`${closing.source}|^(pattern)?properties$`, 'i');
const has = (schema: Part, keywords: RegExp): boolean =>
  Object.keys(schema).some((key) => keywords.test(key));

/** The schema of the values that fit two schemas; undefined if no list of keywords states it. */
function intersect(one: Part, other: Part): Part | undefined {
  if ((has(one, closing) && has(other, joint)) || (has(one, joint) && has(other, closing))) return undefined;
  const merged = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const own = one[key];
    const both =
      own === undefined || canonical(own) === canonical(value) ? value : mergeKeyword(key, own, value);
    if (both === undefined) return undefined;
    merged[key] = both;
  }
  return merged;
}

function mergeKeyword(key: string, one: Json, other: Json): Json | undefined {
  if (/^(min|exclusiveMin)/.test(key)) return Math.max(Number(one), Number(other));
  if (/^(max|exclusiveMax)/.test(key)) return Math.min(Number(one), Number(other));
  if (typeof one === 'boolean' && typeof other === 'boolean') return one || other;
  if (/^(default|examples?)$/.test(key)) return one;
  const [ours, theirs] = [listOf(one), listOf(other)];
  if (key === 'required') return unique([...ours, ...theirs]);
  if (key === 'enum')
    return ours.filter((value) => theirs.some((each) => canonical(each) === canonical(value)));
  if (key === 'type') {
    const shared = ours.filter((type) => hasType(theirs, type));
    return unique([...shared, ...theirs.filter((type) => hasType(ours, type))]);
  }
  if (key !== 'properties' || !isObject(one) || !isObject(other)) return undefined;
  const shared = Object.entries(other).map(([name, value]) => {
    const own = one[name];
    return [name, own === undefined ? value : mergeParts({ allOf: [own, value] })];
  });
  return { ...one, ...Object.fromEntries(shared) };
}

/** `const: A` is `enum: [A]`. The type is that of the values, which fit it. */
function listValues({ const: only, ...schema }: Part): Part {
  const values = only === undefined ? schema['enum'] : [only];
  if (!Array.isArray(values)) return schema;
  const types = listOf(schema['type']);
  const fitting = values.filter((value) => types.length === 0 || hasType(types, typeOf(value)));
  if (fitting.length === 0) return { ...schema, enum: values };
  const { enum: _, ...others } = schema;
  if (fitting.every((value) => value === null)) return { ...others, type: ['null'] };
  return { ...schema, enum: fitting, type: unique(fitting.map(typeOf)).sort() };
}

/** `exclusiveMinimum: 0` is `minimum: 1` for integers. */
function includeBounds(schema: Part): Part {
  if (!listOf(schema['type']).includes('integer') || hasType(listOf(schema['type']), 'number')) return schema;
  const { exclusiveMinimum: low, exclusiveMaximum: high, ...others } = schema;
  return {
    ...others,
    ...(typeof low === 'number' && { minimum: Math.floor(low) + 1 }),
    ...(typeof high === 'number' && { maximum: Math.ceil(high) - 1 }),
  };
}

/** Keywords that judge values of one type only. */
const judging: [type: string, keywords: RegExp][] = [
  ['string', /^(minLength|maxLength|pattern)$/],
  ['number', /^(multipleOf|(exclusiveM|m)(in|ax)imum)$/],
  ['array', /^((prefixI|unevaluatedI|i)tems|(min|max)(Items|Contains)|contains|uniqueItems)$/],
  ['object', /^(.*[pP]roperties|required|propertyNames|dependent.*)$/],
];

/** Leaves out keywords that reject nothing. */
function dropIdle(schema: Part): Part {
  const { contains, minContains, prefixItems, maxItems } = schema;
  const types = listOf(schema['type']);
  const isOfOthers = (key: string): boolean =>
    types.length > 0 &&
    judging.some(([type, keywords]) => keywords.test(key) && !types.some((each) => hasType([type], each)));
  const isInteger = types.length > 0 && types.every((type) => type === 'integer' || type === 'null');
  const idle = [
    ...Object.keys(schema).filter(isOfOthers),
    ...(isInteger && schema['multipleOf'] === 1 ? ['multipleOf'] : []),
    '$defs',
    ...('then' in schema || 'else' in schema ? [] : ['if']),
    ...(contains === undefined ? ['minContains', 'maxContains'] : minContains === 1 ? ['minContains'] : []),
    ...(prefixItems !== undefined && Number(maxItems) <= listOf(prefixItems).length ? ['items'] : []),
  ];
  const entries = Object.entries(schema).filter(([key]) => !idle.includes(key));
  const type = types.filter((each) => each !== 'integer' || !types.includes('number')).sort();
  return closeDirectly({ ...Object.fromEntries(entries), ...(type.length > 0 && { type }) });
}

/** Only parts beside them make `unevaluatedProperties` mean more than `additionalProperties`. */
function closeDirectly(schema: Part): Part {
  if (has(schema, /^((all|any|one)Of|not|if|contains|dependentSchemas|\$comment)$/)) return schema;
  const { unevaluatedProperties, unevaluatedItems, ...others } = schema;
  return {
    ...(unevaluatedProperties !== undefined && { additionalProperties: unevaluatedProperties }),
    ...(unevaluatedItems !== undefined && { items: unevaluatedItems }),
    ...others,
  };
}

/** `oneOf` is `anyOf` if no value fits two alternatives. */
function useAnyOf(schema: Part): Part {
  const { oneOf, ...others } = schema;
  if (!Array.isArray(oneOf) || others['anyOf']) return schema;
  const areDisjoint =
    areDistinct(oneOf, typesOf) ||
    areDistinct(oneOf, ({ enum: listed }) => (listed === undefined ? undefined : listOf(listed)));
  return areDisjoint ? { ...others, anyOf: oneOf } : schema;
}

/** Whether each schema has what no other one has, such as its types. */
function areDistinct(schemas: Json[], owned: (schema: Part) => Json[] | undefined): boolean {
  const each = schemas.map((schema) => (isObject(schema) ? owned(schema) : undefined));
  const all = each.flatMap((some) => some ?? []);
  return !each.includes(undefined) && unique(all).length === all.length;
}

/** The types of values that fit a schema. Integers are numbers. */
const typesOf = ({ type }: Part): Json[] | undefined =>
  type === undefined ? undefined : listOf(type).map((name) => (name === 'integer' ? 'number' : name));

/** Whether a schema lists its values, and states nothing else. */
const isList = (schema: Json): boolean =>
  isObject(schema) && (/^(enum,type|type,enum)$/.test(Object.keys(schema).join()) || isNull(schema));
const isNull = (schema: Json): boolean => canonical(schema) === '{"type":["null"]}';

/** Alternatives that list values, and one that accepts all values of their types: a list of values that are known. */
function listKnown(schema: Part): Part {
  const { anyOf, type: _, ...others } = schema;
  const [one, other, ...more] = partsOf(anyOf);
  const [listed, bare] = one && isList(one) ? [one, other] : [other, one];
  const types = listOf(bare?.['type']);
  const isOpen = more.length === 0 && listed && isList(listed) && Object.keys(bare ?? {}).join() === 'type';
  return isOpen && listOf(listed['type']).every((type) => hasType(types, type))
    ? { ...others, type: types, [knownValues]: listed['enum'] ?? [null] }
    : schema;
}

/** Alternatives that list values are one, those of an alternative are alternatives, and none is there twice. */
function mergeAlternatives(schema: Part): Part {
  const { anyOf, ...others } = schema;
  if (!Array.isArray(anyOf)) return schema;
  const isPlain = (each: Json): each is { anyOf: Json[] } =>
    isObject(each) && Object.keys(each).join() === 'anyOf';
  const all = unique(anyOf.flatMap((each) => (isPlain(each) ? each.anyOf : [each])));
  const lists = partsOf(all.filter(isList));
  const values = lists.flatMap((each) => (isNull(each) ? [null] : listOf(each['enum'])));
  const listed = lists.length > 1 ? [listValues({ enum: unique(values) })] : lists;
  return mergeTypes({ ...others, anyOf: [...listed, ...all.filter((each) => !isList(each))] });
}

/** `anyOf: [{ type: A, … }, { type: B }]` is `type: [A, B], …`: keywords judge values of their own type only. */
function mergeTypes(schema: Part): Part {
  const { anyOf, ...others } = schema;
  const all = partsOf(anyOf);
  const judgesAll = all.some((each) => has(each, /^(enum|not|if|allOf|anyOf|oneOf|\$comment)$/));
  const keys = [others, ...all].flatMap((each) => Object.keys(each)).filter((key) => key !== 'type');
  const areApart = areDistinct(listOf(anyOf), typesOf) && new Set(keys).size === keys.length;
  if (!areApart || judgesAll || others['type'] !== undefined) return schema;
  return {
    ...Object.assign({}, others, ...all),
    type: all.flatMap(({ type }) => listOf(type)).sort(),
  } as Part;
}

const steps = [
  mergeParts,
  listValues,
  includeBounds,
  dropIdle,
  useAnyOf,
  mergeAlternatives,
  listKnown,
  mergeParts,
];
