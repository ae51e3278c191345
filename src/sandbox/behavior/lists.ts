/** Selects the resources that a request lists, and the page of them. */
import type { Json, ServedResource } from '../contract/types.ts';
import type { RequestContext, ListedPage } from './context.ts';
import { advance } from './lifecycle.ts';
import type { StoredRecord } from '../state/state.ts';
import { ignore } from '../state/journal.ts';
import { belongs, keyValue, recordsOf } from '../state/store.ts';

/** The query parameters that select a page. The cursor of a page is its offset. */
const paging: readonly string[] = ['limit', 'offset', 'cursor'];

/** Resources of a page, where the contract can select pages and the request does not state how many. */
const standardLimit = 20;

/** Returns the page of resources that a request asks for; undefined if its cursor is invalid. */
export function listRecords(context: RequestContext, resource: ServedResource): ListedPage | undefined {
  const { operation, query } = context;
  const inQuery = operation.parameters.filter((each) => each.in === 'query');
  const given = new Map(inQuery.map(({ snakeName, name }) => [snakeName, query[name]]));
  const isPaged = inQuery.some(({ snakeName }) => paging.includes(snakeName));
  const limit = integer(given.get('limit')) ?? (isPaged ? standardLimit : Infinity);
  const cursor = given.get('cursor');
  const offset = integer(cursor ?? given.get('offset'));
  if (cursor !== undefined && offset === undefined) return undefined;
  const all = selected(context, resource);
  const start = offset ?? 0;
  const records = all.slice(start, start + limit);
  const end = start + records.length;
  return { records, total: all.length, next: end < all.length ? end : undefined };
}

/** The resources below the path of a request that have the values of its query. Other parameters are noted as ignored. */
function selected(context: RequestContext, resource: ServedResource): StoredRecord[] {
  const { state, team, operation, query, entry } = context;
  const filters = operation.parameters.flatMap(({ in: where, snakeName, name, default: standard }) => {
    const value = query[name];
    if (where !== 'query' || paging.includes(snakeName) || value === undefined) return [];
    if (
      resource.fields.some((field) => field.snakeName === snakeName) ||
      resource.parentParameters.includes(snakeName)
    ) {
      return [{ key: snakeName, texts: [value].flat().map(String) }];
    }
    if (value !== standard) ignore(entry, name);
    return [];
  });
  return [...recordsOf(state, team, resource.name).values()].filter((record) => {
    if (!belongs(record, context)) return false;
    advance(state, team, record);
    return filters.every(({ key, texts }) =>
      valuesOf(record, key).some((value) => texts.includes(String(value))),
    );
  });
}

/** The value of a field or of a path parameter, or the items of an array. */
function valuesOf(record: StoredRecord, key: string): unknown[] {
  const field = record.resource.fields.find((each) => each.snakeName === key);
  return [field ? (record.value[field.name] ?? null) : keyValue(record, key)].flat();
}

function integer(value: Json | undefined): number | undefined {
  const found = typeof value === 'string' ? Number(value) : value;
  return typeof found === 'number' && Number.isInteger(found) && found >= 0 ? found : undefined;
}
