/** The keywords of JSON Schema that judge a value. The build includes those that the contract uses, and names those that are not here. */
import { canonical, isObject } from '../shared/json.ts';
import { type Context, type Keyword, keysOf, type Rules } from './schema.ts';

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

const namesOf = (values: readonly unknown[]): string => values.map(shown).join(', ');

export function type(rule: string | string[], value: unknown, { fail }: Context): boolean {
  const fits = typeof rule === 'string' ? isType(rule, value) : rule.some((each) => isType(each, value));
  const named = (each: string): string =>
    each === 'null' ? each : `${/^[aio]/.test(each) ? 'an' : 'a'} ${each}`;
  if (!fits) fail(() => `must be ${[rule].flat().map(named).join(' or ')}, and is ${shown(value)}`);
  return fits;
}

const enumOf: Keyword = (rule: unknown[], value, { fail }) => {
  if (!rule.includes(value)) fail(() => `must be one of ${namesOf(rule)}, and is ${shown(value)}`);
};
export { enumOf as enum };

/** The values that an open set lists. */
export const listed: Keyword = (rule: unknown[], value, { closed, fail }) => {
  if (closed && typeof value === 'string' && !rule.includes(value))
    fail(() => `is ${shown(value)}, which is not one of ${namesOf(rule)}`);
};

export const required: Keyword = (rule: string[], value, { fail }) => {
  if (!isObject(value)) return;
  for (const name of rule) if (own(value, name) === undefined) fail(() => 'is missing', name);
};

export const properties: Keyword = (rule: Record<string, Rules>, value, { check }) => {
  if (!isObject(value)) return;
  for (const name of keysOf(rule)) {
    const found = own(value, name);
    if (found !== undefined) check(rule[name] ?? true, found, name);
  }
};

export const additionalProperties: Keyword = (rule: Rules, value, { rules, check }) => {
  if (!isObject(value)) return;
  for (const [name, found] of Object.entries(value))
    if (!Object.hasOwn(Object(rules['properties']), name)) check(rule, found, name);
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
  if (rule && Array.isArray(value) && new Set(value.map(canonical)).size < value.length)
    fail(() => 'must not contain an item twice');
};

/** A keyword that compares a number which some values have. */
const bound =
  (
    measure: (value: unknown) => number | undefined,
    fits: (size: number, rule: number) => boolean,
    must: string,
  ): Keyword =>
  (rule: number, value, { fail }) => {
    const size = measure(value);
    if (size !== undefined && !fits(size, rule))
      fail(() => `must ${must.replace('#', String(rule))}, and has ${size}`);
  };
const most = (size: number, rule: number): boolean => size <= rule;
const least = (size: number, rule: number): boolean => size >= rule;
const count = (value: unknown): number | undefined => (Array.isArray(value) ? value.length : undefined);
const characters = (value: unknown): number | undefined =>
  typeof value === 'string' ? [...value].length : undefined;
const fields = (value: unknown): number | undefined =>
  isObject(value) ? Object.keys(value).length : undefined;

export const minItems: Keyword = bound(count, least, 'have a length of at least #');
export const maxItems: Keyword = bound(count, most, 'have a length of at most #');
export const minLength: Keyword = bound(characters, least, 'have a length of at least #');
export const maxLength: Keyword = bound(characters, most, 'have a length of at most #');
export const minProperties: Keyword = bound(fields, least, 'have at least # fields');
export const maxProperties: Keyword = bound(fields, most, 'have at most # fields');

/** A keyword that compares numbers. */
const compared =
  (fits: (value: number, rule: number) => boolean, must: string): Keyword =>
  (rule: number, value, { fail }) => {
    if (typeof value === 'number' && !fits(value, rule))
      fail(() => `must be ${must} ${rule}, and is ${value}`);
  };

export const minimum: Keyword = compared(least, 'at least');
export const maximum: Keyword = compared(most, 'at most');
export const exclusiveMinimum: Keyword = compared((value, rule) => value > rule, 'greater than');
export const exclusiveMaximum: Keyword = compared((value, rule) => value < rule, 'less than');
export const multipleOf: Keyword = compared((value, rule) => Number.isInteger(value / rule), 'a multiple of');

export const pattern: Keyword = (rule: string, value, { fail }) => {
  if (typeof value === 'string' && !new RegExp(rule, 'u').test(value))
    fail(() => `must match ${rule}, and is ${shown(value)}`);
};

export const allOf: Keyword = (rule: Rules[], value, { check }) => {
  for (const each of rule) check(each, value);
};

export const anyOf: Keyword = (rule: Rules[], value, { fits, fail }) => {
  if (!rule.some((each) => fits(each, value)))
    fail(() => `must match an alternative, and is ${shown(value)}`);
};

export const oneOf: Keyword = (rule: Rules[], value, { fits, fail }) => {
  const { length } = rule.filter((each) => fits(each, value));
  if (length !== 1) fail(() => `must match one alternative, and matches ${length}`);
};
