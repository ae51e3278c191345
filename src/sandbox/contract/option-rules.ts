/** Checks of what callers pass, with messages that state what is possible. */
import { list } from '../../shared/list.ts';
import { isObject } from '../../shared/json.ts';
import { begin } from './text.ts';

/** Returns a value as code has it, for a message. */
export function literal(value: unknown): string {
  if (typeof value === 'number' || value === undefined) return String(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`;
  if (value instanceof Date) return 'a Date';
  try {
    return begin(JSON.stringify(value), 200);
  } catch {
    return 'an object that is not JSON';
  }
}

/**
 * Rejects a value.
 *
 * @throws {TypeError} Always; the message states what the value must be.
 */
export function reject(name: string, value: unknown, needed: string): never {
  throw new TypeError(`${name} is ${literal(value)}, and must be ${needed}.`);
}

/** What a value must be, in words for a message. */
export interface ValueRule {
  needed: string;
  fits(value: unknown): boolean;
}

export const integer = (
  min: number,
  max: number = Number.MAX_SAFE_INTEGER,
  needed: string = `an integer from ${min}`,
): ValueRule => ({
  needed,
  fits: (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
});
export const oneOf = (values: readonly (string | number)[]): ValueRule => ({
  needed: list(values),
  fits: (value) => values.some((each) => each === value),
});
export const boolean: ValueRule = { needed: 'true or false', fits: (value) => typeof value === 'boolean' };
export const anyText: ValueRule = { needed: 'a string', fits: (value) => typeof value === 'string' };
export const text: ValueRule = {
  needed: 'a non-empty string',
  fits: (value) => typeof value === 'string' && value !== '',
};
/** An id that a URL can have as a segment of its path. */
export const segment: ValueRule = {
  needed: 'a non-empty string that a URL can contain, other than . and ..',
  fits: (value) => typeof value === 'string' && !/^\.{0,2}$|\p{Surrogate}/u.test(value),
};
export const object: ValueRule = { needed: 'an object', fits: isObject };
const array: ValueRule = { needed: 'an array', fits: Array.isArray };
/** For what is checked elsewhere. */
export const anything: ValueRule = { needed: '', fits: () => true };

/**
 * Checks a value.
 *
 * @throws {TypeError} It does not follow the rule.
 */
export function check(name: string, value: unknown, { needed, fits }: ValueRule): void {
  if (!fits(value)) reject(name, value, needed);
}

/**
 * Checks that an object has no other members than these, and that each follows its rule. Those that are undefined are
 * left out.
 *
 * @param what What a member is called in the message.
 * @throws {TypeError} A member is unknown, or does not follow its rule.
 */
export function checkMembers(what: string, given: object, rules: Readonly<Record<string, ValueRule>>): void {
  for (const [name, value] of Object.entries(given)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) {
      throw new TypeError(
        `There is no ${what} ${JSON.stringify(name)}. There are: ${Object.keys(rules).join(', ')}.`,
      );
    }
    if (value !== undefined) check(name, value, rule);
  }
}

/** The shape of data: a rule, an array of items, or an object. A name that ends in `?` is optional, `*` is any name. */
export type DataShape = ValueRule | readonly [DataShape] | { readonly [name: string]: DataShape };

const isRule = (shape: DataShape): shape is ValueRule => 'fits' in shape && typeof shape.fits === 'function';

/**
 * Checks data, which can have members that its shape does not name.
 *
 * @param place What the data is called in messages; empty if its members are called by their names alone.
 * @throws {TypeError} It does not have the shape.
 */
export function checkShape(place: string, data: unknown, shape: DataShape): void {
  if (isRule(shape)) return check(place, data, shape);
  if (Array.isArray(data) && Array.isArray(shape)) {
    for (const [index, item] of data.entries()) checkShape(`${place}[${index}]`, item, shape[0]);
    return;
  }
  check(place, data, Array.isArray(shape) ? array : object);
  const given = new Map(Object.entries(data as object));
  const of = (name: string): string => (place === '' ? name : `${place}.${name}`);
  for (const [name, inner] of Object.entries(shape)) {
    const member = name.replace(/\?$/, '');
    if (name === '*') for (const [each, value] of given) checkShape(of(each), value, inner);
    else if (name === member || given.get(member) !== undefined)
      checkShape(of(member), given.get(member), inner);
  }
}

/**
 * Returns an object that is no array.
 *
 * @param name What it is called, with its verb: `The task is`.
 * @throws {TypeError} It is something else.
 */
export function checkObject<Given extends object>(name: string, value: Given): Given {
  if (isObject(value)) return value;
  throw new TypeError(`${name} ${literal(value)}, and must be an object.`);
}

/**
 * Returns a copy of data as JSON has it: without members that are undefined, and not reached by later changes.
 *
 * @throws {TypeError} JSON has no such data.
 */
export function copyOf<Data>(name: string, data: Data): Data {
  const lost: string[] = [];
  const noted = (key: string, value: unknown): unknown => {
    if (typeof value === 'number' && !Number.isFinite(value)) lost.push(`${key} is ${value}`);
    return value;
  };
  let copy: Data;
  try {
    copy = JSON.parse(JSON.stringify(data, noted)) as Data;
  } catch {
    throw new TypeError(`${name} cannot be written as JSON: it is circular, too deep, or has a BigInt.`);
  }
  const [first] = lost;
  if (first !== undefined) throw new TypeError(`${name} cannot be written as JSON: ${first}.`);
  return copy;
}

/** The last moment that clocks reach, in milliseconds since 1970: that of the year 9999. */
export const endOfTime: number = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

const format = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d))?$/i;

/**
 * Returns a date, or a time with its time zone, in milliseconds since 1970.
 *
 * @throws {TypeError} The text is not one in ISO 8601, or the calendar has no such day.
 */
export function parseTime(name: string, text: unknown): number {
  const [, year, month, day, hours = '0'] = (typeof text === 'string' && format.exec(text)) || [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const time = Date.parse(String(text));
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  if (exists && Number(hours) < 24 && time >= -62_135_596_800_000 && time <= endOfTime) return time;
  throw new TypeError(
    `${name} is ${typeof text === 'string' ? text : literal(text)}, and must be a time in ISO 8601 with its time zone, ` +
      'as in 2026-01-01T00:00:00Z.' +
      (text instanceof Date ? ' Call its toISOString().' : ''),
  );
}
