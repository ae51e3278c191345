/** Entity tags of records, and requests with conditions on them (RFC 9110, section 13). */
import type { Rejection } from './access.ts';
import type { Context } from './context.ts';
import { documented } from './journal.ts';
import { hash } from './ids.ts';
import type { StoredRecord } from './state.ts';
import type { EngineResponse } from './types.ts';

/** Returns the entity tag of a record, which is another one after each change. */
export const tagOf = ({ value }: StoredRecord): string => `"${hash(JSON.stringify(value)).toString(36)}"`;

/**
 * Returns the response to a request whose condition on the record is not met, with a status that the contract lists;
 * undefined if it is met, or if there is none.
 */
export function unmet(
  { operation, request }: Context,
  record: StoredRecord | undefined,
): EngineResponse | Rejection | undefined {
  const header = (name: string): string | undefined => request.headers?.[name]?.toString();
  const [match, noneMatch] = [header('if-match'), header('if-none-match')];
  if (match === undefined && noneMatch === undefined && documented(operation, 428)) {
    return { status: 428, reason: 'the request has no condition such as If-Match' };
  }
  const isRead = operation.method === 'GET';
  if (match !== undefined && documented(operation, 412) && !matches(match, record)) {
    return { status: 412, reason: 'the resource is not the one that If-Match has' };
  }
  const status = isRead ? 304 : 412;
  if (noneMatch === undefined || !documented(operation, status) || !matches(noneMatch, record))
    return undefined;
  return isRead
    ? { status, type: '', body: '' }
    : { status, reason: 'the resource is one that If-None-Match has' };
}

/** Whether one of some entity tags is that of a record. `*` is that of every record. */
function matches(list: string, record: StoredRecord | undefined): boolean {
  const tags = list.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return record !== undefined && (tags.includes('*') || tags.includes(tagOf(record)));
}
