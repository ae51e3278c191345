/** The keywords of JSON Schema that judge a value. The build includes those that the contract uses, and names those that are not here. */
import { canonical, isObject } from '../shared/json.ts';
import { type Context, excluded, type Keyword, keysOf, type Rules } from './schema.ts';

type Members = Record<string, unknown>;

/** The value of a field. Every object inherits some, such as `constructor`. */
const own = (value: Members, name: string): unknown => (Object.hasOwn(value, name) ? value[name] : undefined);

const isType = (type: string, value: unknown): boolean => {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return type === 'number' ? Number.isFinite(value) : typeof value === type;
};

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return 'an array';
  if (isObject(value)) return 'an object';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
};

const is = (value: unknown): string => `is ${shown(value)}`;

const namesOf = (values: readonly unknown[]): string => values.map(shown).join(', ');

/** Whether a value of a schema and a judged one are equal. It goes no deeper than the schema. */
function isSame(known: unknown, value: unknown): boolean {
  if (typeof known !== 'object' || typeof value !== 'object' || !known || !value) return known === value;
  const names = keysOf(known as Members);
  return (
    Array.isArray(known) === Array.isArray(value) &&
    names.length === Object.keys(value as Members).length &&
    names.every((name) => isSame((known as Members)[name], own(value as Members, name)))
  );
}

const patterns = new Map<string, RegExp>();

function matches(source: string, text: string): boolean {
  const known = patterns.get(source) ?? new RegExp(source, 'u');
  patterns.set(source, known);
  return known.test(text);
}

export function type(rule: string | string[], value: unknown, { fail }: Context): boolean {
  const fits = typeof rule === 'string' ? isType(rule, value) : rule.some((each) => isType(each, value));
  const named = (each: string): string =>
    each === 'null' ? each : `${/^[aio]/.test(each) ? 'an' : 'a'} ${each}`;
  if (!fits) fail(() => [`must be ${[rule].flat().map(named).join(' or ')}`, is(value)]);
  return fits;
}

const enumOf: Keyword = (rule: unknown[], value, { fail }) => {
  if (!rule.some((each) => isSame(each, value))) fail(() => [`must be one of ${namesOf(rule)}`, is(value)]);
};
const constOf: Keyword = (rule: unknown, value, { fail }) => {
  if (!isSame(rule, value)) fail(() => [`must be ${shown(rule)}`, is(value)]);
};
export { constOf as const, enumOf as enum };

export const listed: Keyword = (rule: unknown[], value, { closed, fail }) => {
  if (closed && typeof value === 'string' && !rule.includes(value))
    fail(() => [`is ${shown(value)}, which is not one of ${namesOf(rule)}`]);
};

/** Bytes as a program has them. The rule is their media type. */
export const bytes: Keyword = (_, value, { fail }) => {
  const isBlob = /^\[object (Blob|File)\]$/.test(Object.prototype.toString.call(value));
  if (!isBlob) fail(() => ['must be a Blob', is(value)]);
};

export const required: Keyword = (rule: string[], value, { fail }) => {
  if (!isObject(value)) return;
  for (const name of rule) if (own(value, name) === undefined) fail(() => ['is missing'], name);
};

export const properties: Keyword = (rule: Record<string, Rules>, value, { check }) => {
  if (!isObject(value)) return;
  for (const name of keysOf(rule)) {
    const found = own(value, name);
    if (found !== undefined) check(rule[name] ?? true, found, name);
  }
};

export const patternProperties: Keyword = (rule: Record<string, Rules>, value, { check }) => {
  if (!isObject(value)) return;
  for (const [name, found] of Object.entries(value))
    for (const pattern of keysOf(rule)) if (matches(pattern, name)) check(rule[pattern] ?? true, found, name);
};

/** Whether a schema describes a field of this name by itself. */
const isNamed = ({ properties: named, patternProperties: ofPattern = {} }: Members, name: string): boolean =>
  Object.hasOwn(Object(named), name) || keysOf(Object(ofPattern)).some((pattern) => matches(pattern, name));

export const additionalProperties: Keyword = (rule: Rules, value, { rules, check }) => {
  if (!isObject(value)) return;
  for (const [name, found] of Object.entries(value)) if (!isNamed(rules, name)) check(rule, found, name);
};

export const unevaluatedProperties: Keyword = (rule: Rules, value, { rules, fits, check }) => {
  if (!isObject(value)) return;
  const { unevaluatedProperties: _, ...others } = rules;
  const evaluated = new Set(evaluatedIn(others, value, fits));
  for (const [name, found] of Object.entries(value)) if (!evaluated.has(name)) check(rule, found, name);
};

/** The names of the fields that a schema, or one beside it that the value matches, describes. */
function evaluatedIn(rules: Rules, value: Members, fits: Context['fits']): string[] {
  if (typeof rules === 'boolean') return [];
  const names = Object.keys(value);
  if ('additionalProperties' in rules || 'unevaluatedProperties' in rules) return names;
  const { allOf: all = [], anyOf: any = [], oneOf: one = [], dependentSchemas: dependent = {} } = rules;
  const branch = branchOf(rules, value, fits);
  const parts = [all, any, one, names.map((name) => own(Object(dependent), name) ?? true), branch].flat();
  return [
    ...names.filter((name) => isNamed(rules, name)),
    ...(parts as Rules[]).flatMap((each) => (fits(each, value) ? evaluatedIn(each, value, fits) : [])),
  ];
}

export const propertyNames: Keyword = (rule: Rules, value, { fits, fail }) => {
  if (!isObject(value)) return;
  for (const name of Object.keys(value))
    if (!fits(rule, name)) fail(() => [`${excluded}: no field can have this name`], name);
};

export const dependentRequired: Keyword = (rule: Record<string, string[]>, value, { fail }) => {
  if (!isObject(value)) return;
  for (const name of keysOf(rule).filter((each) => own(value, each) !== undefined))
    for (const other of rule[name] ?? [])
      if (own(value, other) === undefined) fail(() => ['is missing', `${name} is there`], other);
};

export const dependentSchemas: Keyword = (rule: Record<string, Rules>, value, { check }) => {
  if (!isObject(value)) return;
  for (const name of keysOf(rule)) if (own(value, name) !== undefined) check(rule[name] ?? true, value);
};

export const prefixItems: Keyword = (rule: Rules[], value, { check }) => {
  if (!Array.isArray(value)) return;
  const end = Math.min(rule.length, value.length);
  for (let index = 0; index < end; index++) check(rule[index] ?? true, value[index], index);
};

export const items: Keyword = (rule: Rules, value, { rules, check }) => {
  if (!Array.isArray(value)) return;
  const { length } = Object(rules['prefixItems'] ?? []) as unknown[];
  for (let index = length; index < value.length; index++) check(rule, value[index], index);
};

export const uniqueItems: Keyword = (rule: boolean, value, { fail }) => {
  if (!rule || !Array.isArray(value)) return;
  try {
    if (new Set(value.map(canonical)).size < value.length) fail(() => ['must not contain an item twice']);
  } catch {
    fail(() => ['has items that are nested too deeply']);
  }
};

/** With `minContains` and `maxContains` beside it. */
export const contains: Keyword = (rule: Rules, value, { rules, fits, fail }) => {
  if (!Array.isArray(value)) return;
  const { minContains: min = 1, maxContains: max = Infinity } = rules;
  const { length } = value.filter((each) => fits(rule, each));
  if (length < Number(min) || length > Number(max)) {
    const bounds = max === Infinity ? `at least ${min}` : `${min} to ${max}`;
    fail(() => [`must contain ${bounds} items that match`, `has ${length}`]);
  }
};

const bound =
  (
    measure: (value: unknown) => number | undefined,
    fits: (size: number, rule: number) => boolean,
    must: string,
  ): Keyword =>
  (rule: number, value, { fail }) => {
    const size = measure(value);
    if (size !== undefined && !fits(size, rule))
      fail(() => [`must ${must.replace('#', String(rule))}`, `has ${size}`]);
  };
const most = (size: number, rule: number): boolean => size <= rule;
const least = (size: number, rule: number): boolean => size >= rule;
const count = (value: unknown): number | undefined => (Array.isArray(value) ? value.length : undefined);
/** A surrogate pair is one character. Most texts have none. */
const characters = (value: unknown): number | undefined =>
  typeof value === 'string'
    ? value.length - (value.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0)
    : undefined;
const fields = (value: unknown): number | undefined =>
  isObject(value) ? Object.keys(value).length : undefined;

export const minItems: Keyword = bound(count, least, 'have a length of at least #');
export const maxItems: Keyword = bound(count, most, 'have a length of at most #');
export const minLength: Keyword = bound(characters, least, 'have a length of at least #');
export const maxLength: Keyword = bound(characters, most, 'have a length of at most #');
export const minProperties: Keyword = bound(fields, least, 'have at least # fields');
export const maxProperties: Keyword = bound(fields, most, 'have at most # fields');

const compared =
  (fits: (value: number, rule: number) => boolean, must: string): Keyword =>
  (rule: number, value, { fail }) => {
    if (typeof value === 'number' && !fits(value, rule)) fail(() => [`must be ${must} ${rule}`, is(value)]);
  };

export const minimum: Keyword = compared(least, 'at least');
export const maximum: Keyword = compared(most, 'at most');
export const exclusiveMinimum: Keyword = compared((value, rule) => value > rule, 'greater than');
export const exclusiveMaximum: Keyword = compared((value, rule) => value < rule, 'less than');
export const multipleOf: Keyword = compared((value, rule) => Number.isInteger(value / rule), 'a multiple of');

export const pattern: Keyword = (rule: string, value, { fail }) => {
  if (typeof value === 'string' && !matches(rule, value)) fail(() => [`must match ${rule}`, is(value)]);
};

export const allOf: Keyword = (rule: Rules[], value, { check }) => {
  for (const each of rule) check(each, value);
};

export const anyOf: Keyword = (rule: Rules[], value, { fits, fail }) => {
  if (!rule.some((each) => fits(each, value))) fail(() => [`must match an alternative`, is(value)]);
};

export const oneOf: Keyword = (rule: Rules[], value, { fits, fail }) => {
  const { length } = rule.filter((each) => fits(each, value));
  if (length !== 1) fail(() => ['must match one alternative', `matches ${length}`]);
};

export const not: Keyword = (rule: Rules, value, { fits, fail }) => {
  if (fits(rule, value)) fail(() => [`matches what is excluded`, is(value)]);
};

/** The schema that judges a value besides, with `then` and `else` beside the condition. */
const branchOf = (rules: Members, value: unknown, fits: Context['fits']): Rules[] => {
  const { if: condition, then: met = true, else: unmet = true } = rules as Record<string, Rules>;
  if (condition === undefined) return [];
  return fits(condition, value) ? [condition, met] : [unmet];
};

const ifOf: Keyword = (_, value, { rules, fits, check }) => {
  for (const each of branchOf(rules, value, fits)) check(each, value);
};
export { ifOf as if };
