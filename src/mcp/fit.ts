/** Makes a result fit into what a model reads at once. */
import { isObject } from '../shared/json.ts';

export const longestResult = 20_000;

/** Characters of a member that is not shortened for others. */
const short = 100;

export interface Wanted {
  /** Names of members, such as `status` or `pages.annotations`. */
  fields?: readonly string[] | undefined;
  /** Positions in the list that `list` names, from 1. */
  positions?: readonly number[] | undefined;
  list?: string | undefined;
  /** Objects to leave out at the beginning of each list within. */
  skip?: number | undefined;
}

const lengthOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

/** @throws {Error} It has no such item or member. */
export function select(value: unknown, { fields, positions, list, skip = 0 }: Wanted): unknown {
  const items = list !== undefined && isObject(value) && value[list];
  let part = skipIn(value, Array.isArray(items) ? 0 : skip);
  if (Array.isArray(items)) {
    const missing = positions?.find((each) => items[each - 1] === undefined);
    if (missing !== undefined)
      throw new Error(`there is no item ${missing} in ${list}, which has ${items.length}.`);
    const chosen = positions?.map((each) => items[each - 1]) ?? items;
    part = { ...Object(value), [list as string]: chosen.map((each) => skipIn(each, skip)) };
  }
  if (fields === undefined) return part;
  const paths = fields.map((each) => each.split('.'));
  const unknown = paths.find((path) => !has(part, path));
  if (unknown) throw new Error(`there is no member ${unknown.join('.')} in the result.`);
  return pick(part, paths);
}

function skipIn(value: unknown, skip: number): unknown {
  if (Array.isArray(value)) return value.some(isObject) ? value.slice(skip) : value;
  if (!isObject(value) || skip === 0) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, skipIn(each, skip)]));
}

/** Whether a value has a member; an empty list can have any. */
function has(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  if (Array.isArray(value)) return value.length === 0 || value.some((each) => has(each, [name, ...rest]));
  return isObject(value) && Object.hasOwn(value, name) && has(value[name], rest);
}

/** Returns the members that paths lead to, in each item of a list. */
function pick(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (paths.some((path) => path.length === 0)) return value;
  if (Array.isArray(value)) return value.map((each) => pick(each, paths));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const own = paths.filter(([first]) => first === name).map((path) => path.slice(1));
      return own.length > 0 ? [[name, pick(each, own)]] : [];
    }),
  );
}

/**
 * Returns a value, shortened to a number of characters of JSON: whole items as long as they fit, and the longest members
 * are shortened most.
 *
 * @param left Receives what was left out, each with its place.
 */
export function shorten(value: unknown, limit: number, left: string[], place = ''): unknown {
  if (lengthOf(value) <= limit) return value;
  if (typeof value === 'string') {
    let kept = value.slice(0, Math.max(0, limit - 3));
    // Some characters are longer in JSON.
    for (let length; kept && (length = lengthOf(`${kept}…`)) > limit;)
      kept = kept.slice(0, Math.floor((kept.length * Math.max(0, limit - 3)) / length));
    left.push(`${place}: ${kept.length} of ${value.length} characters`);
    return `${kept.replace(/[\ud800-\udbff]$/, '')}…`;
  }
  if (Object(value) !== value) return value;
  return Array.isArray(value)
    ? shortenList(value, limit, left, place)
    : shortenObject(value as object, limit, left, place);
}

function shortenList(items: readonly unknown[], limit: number, left: string[], place: string): unknown[] {
  let rest = limit - 2;
  const kept = items.slice(
    0,
    items.findIndex((item) => (rest -= lengthOf(item) + 1) < 0),
  );
  const inner: string[] = [];
  // A part of the first is more than nothing.
  if (kept.length === 0) kept.push(shorten(items[0], limit - 2, inner, `${place} (item 1)`));
  if (kept.length < items.length) left.push(`${place}: ${kept.length} of ${items.length} items`);
  left.push(...inner);
  return kept;
}

function shortenObject(value: object, limit: number, left: string[], place: string): object {
  const members = Object.entries(value);
  const sized = members.map(([name, each]) => ({
    name,
    each,
    named: lengthOf(name) + 2,
    length: lengthOf(each),
  }));
  const kept = new Map<string, unknown>();
  const inner: string[] = [];
  let rest = limit - 2;
  let others = sized.length;
  // What short members do not need is for the long ones.
  for (const { name, each, named } of sized.sort((a, b) => a.named + a.length - b.named - b.length)) {
    const share = Math.max(Math.floor(rest / others--), Math.min(rest, short));
    if (share - named < 4) continue;
    const own = shorten(each, share - named, inner, place === '' ? name : `${place}.${name}`);
    kept.set(name, own);
    rest -= named + lengthOf(own);
  }
  if (kept.size < members.length)
    left.push(`${place || 'the result'}: ${kept.size} of ${members.length} members`);
  left.push(...inner);
  return Object.fromEntries(members.flatMap(([name]) => (kept.has(name) ? [[name, kept.get(name)]] : [])));
}
