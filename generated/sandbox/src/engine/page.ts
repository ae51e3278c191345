/** Pages of lists: what their members and headers say. */
import type { StoredRecord } from './state.js';
import type { EngineRequest, Json, Member, Operation, Values } from './types.js';

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
export const pageNames: Readonly<Record<'limit' | 'offset' | 'page' | 'cursor', readonly string[]>> = {
  limit: ['limit', 'per_page', 'page_size', 'size', 'max_results', 'top', 'first'],
  offset: ['offset', 'skip', 'start'],
  page: ['page', 'page_number'],
  cursor: ['cursor', 'page_token', 'after', 'starting_after', 'next', 'next_token', 'next_cursor'],
};

/** Returns a page with all of some resources. */
export const pageOf = (records: StoredRecord[]): Page => ({
  records,
  total: records.length,
  offset: 0,
  limit: Infinity,
});

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
  const { required, nullable, members } = member;
  if (members.length > 0) {
    const inner = typeof example === 'object' && example !== null && !Array.isArray(example) ? example : {};
    return pageMembers(members, page, inner);
  }
  const known = pageValue(member, page);
  const value = known === undefined ? example : known;
  if (value !== null || nullable) return value;
  return required ? '' : undefined;
}

/** Returns what a member with one of the usual names says of a page; undefined for another name. */
function pageValue({ key, types }: Member, page: Page): Json | undefined {
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
  return Object.hasOwn(known, key) ? known[key] : undefined;
}

/** A request, with its operation. */
interface Exchange {
  operation: Operation;
  request: EngineRequest;
}

/** Returns the headers that are about a page; undefined for one that has nothing to say of this page. */
export function pageHeaders(context: Exchange, page: Page): Record<string, string | undefined> {
  const headers: Record<string, string | undefined> = {};
  for (const member of context.operation.success.headers ?? []) {
    const value = member.key === 'link' ? linkOf(context, page) : pageValue(member, page);
    if (value !== undefined) headers[member.name] = value === null ? undefined : String(value);
  }
  return headers;
}

/** The header `Link` with the next page, if there is one; undefined if no parameter selects a page. */
function linkOf({ operation, request }: Exchange, page: Page): string | null | undefined {
  const next = page.offset + page.records.length;
  const number = Math.floor(page.offset / page.limit) + 2;
  const values = [
    { keys: pageNames.cursor, value: next },
    { keys: pageNames.page, value: number },
    { keys: pageNames.offset, value: next },
  ];
  for (const { keys, value } of values) {
    const parameter = operation.parameters.find((each) => each.in === 'query' && keys.includes(each.key));
    if (!parameter) continue;
    if (next >= page.total) return null;
    const [path, query] = request.path.split('?', 2);
    const search = new URLSearchParams(query);
    search.set(parameter.name, String(value));
    return `<${path}?${search}>; rel="next"`;
  }
  return undefined;
}
