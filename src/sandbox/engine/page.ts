/** Pages of lists: the values of their members and headers. */
import type { StoredRecord } from './state.ts';
import type { BodyParameter, EngineRequest, Json, Member, Operation, Parameter, Values } from './types.ts';

/** A page of resources, and where it is in all of them. */
export interface Page {
  records: StoredRecord[];
  total: number;
  /** How many records come before it. */
  offset: number;
  /** How many records a page has at most. */
  limit: number;
  /** Number of the first page: 0 or 1. */
  first: number;
  /** What the parameter that selects a page has for the next one. */
  next?: number | string;
  /** URLs of pages without the host; null if there is no such page. */
  links?: { self: string; next: string | null; previous: string | null };
}

/** The usual names of parameters that select a page. */
export const pageNames: Readonly<Record<PageName, readonly string[]>> = {
  limit: ['limit', 'per_page', 'page_size', 'size', 'max_results', 'top', 'first'],
  offset: ['offset', 'skip', 'start'],
  page: ['page', 'page_number'],
  cursor: ['cursor', 'page_token', 'after', 'next', 'next_token', 'next_cursor'],
  // Their values are ids of records.
  following: ['starting_after', 'after_id'],
  preceding: ['ending_before', 'before_id'],
};

type PageName = 'limit' | 'offset' | 'page' | 'cursor' | 'following' | 'preceding';

const parameterOf = (
  { parameters, search = [] }: Operation,
  keys: readonly string[],
): Parameter | BodyParameter | undefined =>
  parameters.find((each) => each.in === 'query' && keys.includes(each.key)) ??
  search.find((each) => keys.includes(each.key));

/** Returns the number of the first page: 0 where the contract has it as the default or the minimum. */
export function firstPage(operation: Operation): number {
  const parameter = parameterOf(operation, pageNames.page);
  return parameter && (parameter.default === 0 || parameter.fromZero) ? 0 : 1;
}

/** Returns a page with all of some resources. */
export const pageOf = (records: StoredRecord[]): Page => ({
  records,
  total: records.length,
  offset: 0,
  limit: Infinity,
  first: 1,
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
    const link = members.find(({ key }) => key === 'href');
    const href = link && pageValue({ ...member, url: true }, page);
    // There is no link to a page that is not there.
    if (href === null && !required) return undefined;
    return pageMembers(
      members,
      page,
      link && typeof href === 'string' ? { ...inner, [link.name]: href } : inner,
    );
  }
  const known = pageValue(member, page);
  const value = known === undefined ? example : known;
  if (value !== null || nullable) return value;
  return required ? '' : undefined;
}

/** Returns what a member with one of the usual names contains for a page; undefined for another name. */
function pageValue({ key, types, url }: Member, page: Page): Json | undefined {
  const { total, offset, limit, records, links } = page;
  const end = offset + records.length;
  const more = end < total;
  const size = limit === Infinity ? total : limit;
  const number = numberOf(page);
  const last = Math.max(1, Math.ceil(total / Math.max(1, size)));
  const written = (value: number | string | undefined): Json =>
    value === undefined ? null : types.includes('string') ? String(value) : value;
  const next = written(page.next);
  const isBoolean = types.includes('boolean');
  const known: Record<string, Json | undefined> = {
    total,
    total_count: total,
    total_elements: total,
    total_entries: total,
    total_items: total,
    total_records: total,
    total_results: total,
    count: total,
    number_of_elements: records.length,
    has_more: more,
    has_next: more,
    has_next_page: more,
    more,
    has_previous: offset > 0,
    has_previous_page: offset > 0,
    next: url ? links?.next : next,
    next_url: links?.next,
    next_link: links?.next,
    next_page_url: links?.next,
    previous: url ? links?.previous : undefined,
    prev: url ? links?.previous : undefined,
    self: url ? links?.self : undefined,
    next_cursor: next,
    next_token: next,
    next_page_token: next,
    next_offset: more ? end : null,
    next_page: more ? written(number + 1) : null,
    cursor: next,
    limit: size,
    per_page: size,
    page_size: size,
    size,
    offset,
    page: number,
    number,
    page_number: number,
    current_page: number,
    total_pages: last,
    page_count: last,
    first: isBoolean ? offset === 0 : undefined,
    last: isBoolean ? !more : undefined,
  };
  return Object.hasOwn(known, key) ? known[key] : undefined;
}

const numberOf = ({ offset, limit, first }: Page): number =>
  limit === Infinity ? first : Math.floor(offset / limit) + first;

/** A request, with its operation. */
interface Exchange {
  operation: Operation;
  request: EngineRequest;
}

/** Adds to a page what leads to the pages around it. */
export function withLinks({ operation, request }: Exchange, page: Page): Page {
  const { offset, limit, records, total } = page;
  const end = offset + records.length;
  const [path = '', query = ''] = request.path.split('?', 2);
  const parameter =
    parameterOf(operation, pageNames.following) ??
    parameterOf(operation, pageNames.cursor) ??
    parameterOf(operation, pageNames.page) ??
    parameterOf(operation, pageNames.offset);
  const at = (start: number): number | string | undefined => {
    if (parameter && pageNames.following.includes(parameter.key)) {
      return start === end ? records.at(-1)?.id : undefined;
    }
    return parameter && pageNames.page.includes(parameter.key) ? numberOf({ ...page, offset: start }) : start;
  };
  const link = (start: number): string | null => {
    const value = at(start);
    if (!parameter || !('in' in parameter) || value === undefined) return null;
    const search = new URLSearchParams(query);
    for (const name of pageNames.preceding) search.delete(name);
    search.set(parameter.name, String(value));
    return `${path}?${search}`;
  };
  const links = {
    self: request.path,
    next: end < total ? link(end) : null,
    previous: offset > 0 ? link(Math.max(0, offset - limit)) : null,
  };
  const next = end < total ? at(end) : undefined;
  return { ...page, links, ...(next !== undefined && { next }) };
}

/** Returns the headers that are about a page; undefined for one without a value for this page. */
export function pageHeaders({ operation }: Exchange, page: Page): Record<string, string | undefined> {
  const headers: Record<string, string | undefined> = {};
  for (const member of operation.success.headers ?? []) {
    const value = member.key === 'link' ? linkHeader(page) : pageValue(member, page);
    if (value !== undefined) headers[member.name] = value === null ? undefined : String(value);
  }
  return headers;
}

function linkHeader({ links }: Page): string | null {
  const written = [
    ...(links?.next ? [`<${links.next}>; rel="next"`] : []),
    ...(links?.previous ? [`<${links.previous}>; rel="prev"`] : []),
  ];
  return written.length > 0 ? written.join(', ') : null;
}
