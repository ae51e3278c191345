import type { Context } from './context.js';
import { selectionOf } from './filters.js';
import { advance } from './lifecycle.js';
import { firstPage, pageNames, withLinks, type Page } from './page.js';
import { belongs, recordsOf } from './records.js';
import type { StoredRecord } from './state.js';
import type { Json, Resource } from './types.js';

const paging: readonly string[] = Object.values(pageNames).flat();

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
  const limit = number(context, pageNames.limit) ?? (pages ? standardLimit : Infinity);
  const first = firstPage(operation);
  const page = number(context, pageNames.page);
  const cursor = number(context, pageNames.cursor);
  if (cursor === undefined && argument(context, pageNames.cursor) !== undefined) return undefined;
  const offset =
    cursor ??
    number(context, pageNames.offset) ??
    Math.max(0, (page ?? first) - first) * (page === undefined ? 0 : limit);
  const records = all.slice(offset, offset + limit);
  return withLinks(context, { records, total: all.length, offset, limit, first });
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
