import type { Context } from './context.ts';
import { selectionOf } from './filters.ts';
import { advance } from './lifecycle.ts';
import { belongs, recordsOf } from './records.ts';
import type { StoredRecord } from './state.ts';
import type { Json, Member, Resource, Values } from './types.ts';

/** A page of resources, and where it is in all of them. */
export interface Page {
  records: StoredRecord[];
  total: number;
  /** How many records come before it. */
  offset: number;
  /** How many records a page has at most. */
  limit: number;
}

/** The usual names of parameters that select a page. */
const names = {
  limit: ['limit', 'per_page', 'page_size', 'size', 'max_results', 'top', 'first'],
  offset: ['offset', 'skip', 'start'],
  page: ['page', 'page_number'],
  cursor: ['cursor', 'page_token', 'after', 'starting_after', 'next', 'next_token', 'next_cursor'],
};
const paging: readonly string[] = Object.values(names).flat();

/** Records of a page, where the contract has a way to select pages and the request does not state how many. */
const standardLimit = 20;

/** Returns the page of resources that a request asks for; undefined if its cursor is none of the sandbox's. */
export function listRecords(context: Context, resource: Resource): Page | undefined {
  const { state, team, operation, params, query, entry } = context;
  const { includes, compare, ignored } = selectionOf(operation, resource, query, paging);
  if (ignored.length > 0) entry.ignored = ignored;
  const all: StoredRecord[] = [];
  for (const record of recordsOf(state, team, resource.name).values()) {
    if (!belongs(record, operation.within, params)) continue;
    advance(state, team, record);
    if (includes(record)) all.push(record);
  }
  all.sort(compare);
  const pages = operation.parameters.some((each) => each.in === 'query' && paging.includes(each.key));
  const limit = number(context, names.limit) ?? (pages ? standardLimit : Infinity);
  const page = number(context, names.page);
  const cursor = number(context, names.cursor);
  if (cursor === undefined && argument(context, names.cursor) !== undefined) return undefined;
  const offset =
    cursor ?? number(context, names.offset) ?? ((page ?? 1) - 1) * (page === undefined ? 0 : limit);
  return { records: all.slice(offset, offset + limit), total: all.length, offset, limit };
}

/** The value of the query parameter with one of these names. */
function argument({ operation, query }: Context, keys: readonly string[]): Json | undefined {
  const parameter = operation.parameters.find((each) => each.in === 'query' && keys.includes(each.key));
  return parameter && query[parameter.name];
}

function number(context: Context, keys: readonly string[]): number | undefined {
  const value = argument(context, keys);
  const found = typeof value === 'string' ? Number(value) : value;
  return typeof found === 'number' && Number.isInteger(found) && found >= 0 ? found : undefined;
}

/** Returns the members of a page other than its records; those of unusual names come from an example. */
export function pageMembers(members: readonly Member[], page: Page, example: Values): Values {
  const values: Values = {};
  for (const member of members) {
    const value = pageMember(member, page, example[member.name]);
    if (value !== undefined) values[member.name] = value;
  }
  return values;
}

function pageMember(member: Member, page: Page, example: Json | undefined): Json | undefined {
  const { key, required, nullable, types, members } = member;
  if (members.length > 0) {
    const inner = typeof example === 'object' && example !== null && !Array.isArray(example) ? example : {};
    return pageMembers(members, page, inner);
  }
  const { total, offset, limit, records } = page;
  const next = offset + records.length;
  const more = next < total;
  const number = limit === Infinity ? 1 : Math.floor(offset / limit) + 1;
  const text = types.includes('string');
  const size = limit === Infinity ? total : limit;
  const known: Record<string, Json | undefined> = {
    total,
    total_count: total,
    total_items: total,
    total_results: total,
    count: total,
    has_more: more,
    has_next: more,
    has_next_page: more,
    more,
    next: more ? (text ? String(next) : next) : null,
    next_cursor: more ? (text ? String(next) : next) : null,
    next_token: more ? String(next) : null,
    next_page_token: more ? String(next) : null,
    next_offset: more ? next : null,
    next_page: more ? (text ? String(number + 1) : number + 1) : null,
    cursor: more ? String(next) : null,
    limit: size,
    per_page: size,
    page_size: size,
    offset,
    page: number,
    current_page: number,
    total_pages: Math.max(1, Math.ceil(total / Math.max(1, size))),
    page_count: Math.max(1, Math.ceil(total / Math.max(1, size))),
  };
  const value = Object.hasOwn(known, key) ? known[key] : example;
  if (value !== null || nullable) return value;
  return required ? '' : undefined;
}
