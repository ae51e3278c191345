import type { Context } from './context.ts';
import { type Argument, selectionOf } from './filters.ts';
import { advance } from './lifecycle.ts';
import { firstPage, pageNames, withLinks, type Page } from './page.ts';
import { belongs, recordsOf, snake } from './records.ts';
import { isObject } from './responses.ts';
import type { StoredRecord } from './state.ts';
import type { Json, Operation, Resource } from './types.ts';

const paging: readonly string[] = Object.values(pageNames).flat();

/** Records of a page, where the contract has a way to select pages and the request does not state how many. */
const standardLimit = 20;

/** Returns the page of resources that a request asks for; undefined if its cursor leads to none. */
export function listRecords(context: Context, resource: Resource): Page | undefined {
  const { state, team, operation, params, entry } = context;
  const given = argumentsOf(context);
  const filters = given.filter(({ key }) => !paging.includes(key));
  const { includes, compare, ignored } = selectionOf(filters, resource);
  if (ignored.length > 0) entry.ignored = [...new Set(ignored)];
  const all: StoredRecord[] = [];
  for (const record of recordsOf(state, team, resource.name).values()) {
    if (!belongs(record, operation.within, params)) continue;
    advance(state, team, record);
    if (includes(record)) all.push(record);
  }
  all.sort(compare);
  const isPaged = keysIn(operation).some((key) => paging.includes(key));
  const limit = number(given, pageNames.limit) ?? (isPaged ? standardLimit : Infinity);
  const first = firstPage(operation);
  const page = number(given, pageNames.page);
  const cursor = number(given, pageNames.cursor);
  if (cursor === undefined && (argument(given, pageNames.cursor) ?? null) !== null) return undefined;
  const following = indexOf(all, argument(given, pageNames.following));
  const preceding = indexOf(all, argument(given, pageNames.preceding));
  if (following === -1 || preceding === -1) return undefined;
  const offset =
    (following === undefined ? undefined : following + 1) ??
    (preceding === undefined ? undefined : Math.max(0, preceding - limit)) ??
    cursor ??
    number(given, pageNames.offset) ??
    Math.max(0, (page ?? first) - first) * (page === undefined ? 0 : limit);
  const records = all.slice(offset, Math.min(offset + limit, preceding ?? Infinity));
  return withLinks(context, { records, total: all.length, offset, limit, first });
}

/** Returns the resources that a request selects by its query. */
export function selected(
  context: Context,
  records: readonly StoredRecord[],
  resource: Resource,
): StoredRecord[] {
  const { includes, ignored } = selectionOf(argumentsOf(context), resource);
  if (ignored.length > 0) context.entry.ignored = [...new Set(ignored)];
  return records.filter(includes);
}

/** What a request selects by its query, and by its body if that is one of a search. */
function argumentsOf({ operation, query, body, request }: Context): Argument[] {
  const inQuery = operation.parameters.filter((each) => each.in === 'query');
  const ofQuery = Object.entries(query).flatMap(([name, value]): Argument[] => {
    const key = inQuery.find((each) => each.name === name)?.key ?? name;
    const sent = new URLSearchParams(request.path.slice(request.path.indexOf('?') + 1));
    if (!isObject(value)) return [{ name, key, value, standard: !sent.has(name) }];
    return Object.entries(value).map(([member, each]) => ({
      name,
      key: memberKey(key, member),
      value: each,
    }));
  });
  const ofBody = (operation.search ?? []).flatMap(({ name, key, way, default: standard }) => {
    const value = way.reduce<unknown>((object, step) => (isObject(object) ? object[step] : undefined), body);
    const found = (value as Json | undefined) ?? standard;
    return found === undefined ? [] : [{ name, key, value: found, standard: value === undefined }];
  });
  return [...ofQuery, ...ofBody];
}

/** Members that compare the object around them: `created[gte]` means `created_gte`. */
const comparison = /^(gte?|lte?|from|to|min|max|after|before|since|until)$/;

const memberKey = (key: string, member: string): string =>
  comparison.test(member) ? `${key}_${member}` : snake(member);

/** The keys of everything that can select resources or a page. */
const keysIn = ({ parameters, search = [] }: Operation): string[] => [
  ...parameters
    .filter((each) => each.in === 'query')
    .flatMap(({ key, members }) =>
      members ? Object.keys(members).map((each) => memberKey(key, each)) : [key],
    ),
  ...search.map(({ key }) => key),
];

/** Returns where the record with an id is; -1 if there is none, and undefined without an id. */
const indexOf = (all: readonly StoredRecord[], id: Json | undefined): number | undefined =>
  id === undefined || id === null ? undefined : all.findIndex((record) => record.id === String(id));

const argument = (given: readonly Argument[], keys: readonly string[]): Json | undefined =>
  given.find(({ key }) => keys.includes(key))?.value;

function number(given: readonly Argument[], keys: readonly string[]): number | undefined {
  const value = argument(given, keys);
  const found = typeof value === 'string' ? Number(value) : value;
  return typeof found === 'number' && Number.isInteger(found) && found >= 0 ? found : undefined;
}
