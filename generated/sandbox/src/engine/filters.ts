/** Which records of a list a request asks for, and in which order, as far as names of parameters show. */
import type { StoredRecord } from './state.js';
import { keyValue } from './store.js';
import type { Field, Json, Resource } from './types.js';

/** What a query requests of a list. */
export interface Selection {
  includes(record: StoredRecord): boolean;
  compare(a: StoredRecord, b: StoredRecord): number;
  /** Names of parameters whose meaning the contract does not specify. */
  ignored: string[];
}

type Test = (record: StoredRecord) => boolean;
type Order = { key: string; sign: 1 | -1 };

/** Endings and beginnings of names that compare a field with the value, and which results of `compare` fit. */
const comparisons: { pattern: RegExp; fits: (result: number) => boolean }[] = [
  { pattern: /^(.+)_(?:after|gt)$/, fits: (result) => result > 0 },
  { pattern: /^(.+)_(?:before|lt)$/, fits: (result) => result < 0 },
  { pattern: /^(.+)_(?:from|since|min|gte)$/, fits: (result) => result >= 0 },
  { pattern: /^(.+)_(?:to|until|max|lte)$/, fits: (result) => result <= 0 },
  { pattern: /^min_(.+)$/, fits: (result) => result >= 0 },
  { pattern: /^max_(.+)$/, fits: (result) => result <= 0 },
];

/** Values that select each of the states of a field. */
const every = /^(all|any|\*)$/i;

/** The usual names of parameters that sort. */
const sorting = ['sort', 'sort_by', 'order_by', 'orderby'];
const direction = ['order', 'direction', 'sort_order', 'sort_dir', 'sort_direction', 'dir'];

/** A parameter of the query, or a member of the body of a search, with its value. */
export interface Argument {
  name: string;
  key: string;
  value: Json;
  /** Whether it is the default of the contract, which the request does not have. */
  standard?: boolean;
}

/** Reads the arguments that do not select a page. */
export function selectionOf(given: readonly Argument[], resource: Resource): Selection {
  const tests: Test[] = [];
  const orders: Order[] = [];
  const ignored: string[] = [];
  let sign: 1 | -1 = 1;
  for (const { name, key, value, standard } of given) {
    const texts = [value]
      .flat()
      .filter((each) => typeof each !== 'object')
      .map(String);
    const sorted = [...sorting, ...direction].includes(key) ? ordersOf(texts, resource) : undefined;
    const test = testOf(key, texts, resource);
    if (direction.includes(key) && isDirection(texts[0])) sign = isDescending(texts[0]) ? -1 : 1;
    else if (sorted) orders.push(...sorted);
    else if (test) tests.push(test);
    else if (!standard) ignored.push(name);
  }
  return {
    includes: (record) => tests.every((test) => test(record)),
    compare(a, b) {
      for (const order of orders) {
        const result = compare(valueOf(a, order.key), valueOf(b, order.key));
        if (result !== 0) return result * order.sign * sign;
      }
      return 0;
    },
    ignored,
  };
}

/** Returns the test that a parameter requests; undefined if its name is not about a field. */
function testOf(key: string, texts: string[], resource: Resource): Test | undefined {
  if (texts.length === 0) return undefined;
  const field = resource.fields.find((each) => each.key === key);
  if (field?.values && texts.some((text) => every.test(text) && !field.values?.includes(text)))
    return () => true;
  if (field)
    return (record) => [record.value[field.name] ?? null].flat().some((item) => texts.includes(String(item)));
  if (key === 'ids') return (record) => texts.includes(record.id);
  if (resource.scope.includes(key)) return (record) => texts.includes(keyValue(record, key) ?? 'null');
  for (const { pattern, fits } of comparisons) {
    const compared = fieldFor(pattern.exec(key)?.[1], resource);
    if (!compared) continue;
    return (record) => {
      const value = record.value[compared.name] ?? null;
      return value !== null && fits(compare(value, texts[0] ?? ''));
    };
  }
  return undefined;
}

/** The field that a name is about: `created` means `created_at`. */
const fieldFor = (name: string | undefined, { fields }: Resource): Field | undefined =>
  [name, `${name}_at`, `${name}_on`, `${name}_date`]
    .map((each) => fields.find(({ key }) => key === each))
    .find((field) => field !== undefined);

/** The orders in texts such as `-created_at,name` or `name:desc`; undefined if one is not about a field. */
function ordersOf(texts: string[], resource: Resource): Order[] | undefined {
  const parts = texts.flatMap((text) => text.split(',')).map((part) => part.trim());
  const orders = parts.map((part): Order | undefined => {
    const [, before = '', name = '', after = ''] =
      /^([+-]?)([\w-]+?)(?:[ :.](asc|desc)\w*)?$/i.exec(part) ?? [];
    const key = name
      .replaceAll('-', '_')
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
      .toLowerCase();
    const field = fieldFor(key, resource);
    return field && { key: field.key, sign: before === '-' || isDescending(after) ? -1 : 1 };
  });
  return orders.length > 0 && orders.every((order) => order !== undefined) ? orders : undefined;
}

const isDirection = (text: string | undefined): boolean => /^(asc|desc)/i.test(text ?? '');
const isDescending = (text: string | undefined): boolean => /^desc/i.test(text ?? '');

const valueOf = (record: StoredRecord, key: string): Json =>
  record.value[record.resource.fields.find((each) => each.key === key)?.name ?? key] ?? null;

/** Compares numbers and times as such, anything else as text. Null comes last. */
function compare(a: Json, b: Json): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  const [x, y] = [numberOf(a), numberOf(b)];
  if (!Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  const [one, other] = [String(a), String(b)];
  return one < other ? -1 : one > other ? 1 : 0;
}

function numberOf(value: Json): number {
  if (typeof value !== 'string') return Number(value);
  if (/^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  return /^\d{4}-\d{2}/.test(value) ? Date.parse(value) : NaN;
}
