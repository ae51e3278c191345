/** Changes fields of records. */
import { isObject } from '../../shared/json.ts';
import { problemWithFormats } from '../../types/judge.ts';
import { fieldOf, fitting } from '../contract/fields.ts';
import type { Json, ServedOperation } from '../contract/types.ts';
import type { RequestContext } from './context.ts';
import { type Changes, ignore } from '../state/journal.ts';
import { bytesOf, iso } from '../contract/text.ts';
import { scheduleAfter } from './lifecycle.ts';
import type { State, StoredRecord, Team } from '../state/state.ts';
import { changed, grow, link, recordBytes, reserve, timeOf, unlink } from '../state/store.ts';

/** New values of fields. Those that are undefined are removed. */
type FieldValues = Record<string, Json | undefined>;

/** Returns the new values of fields from a body. Fields that it lacks keep theirs. */
export function updatesOf(
  { resource, value }: StoredRecord,
  { bodyMembers, operation, entry }: RequestContext,
): FieldValues {
  const values: FieldValues = {};
  for (const field of resource.fields) {
    const found = bodyMembers[field.snakeName];
    if (found === undefined || field.name === resource.id) continue;
    const { name, optional } = field;
    const kept = fitting(field, operation.method === 'PATCH' ? merge(value[name], found) : found);
    // As in RFC 7396: null removes what can be absent and cannot be null.
    if (kept !== undefined || (found === null && optional)) values[name] = kept;
    else ignore(entry, name);
  }
  return values;
}

/**
 * Sets fields of a resource, and returns what they were.
 *
 * @param operation The operation that sets them, after which the service may move the resource on.
 * @throws {LimitError} There is no room for the new values.
 */
export function setFields(
  state: State,
  team: Team,
  record: StoredRecord,
  values: FieldValues,
  operation: ServedOperation | undefined,
): Changes {
  const { resource, value } = record;
  const changes: Changes = {};
  const { bytes } = record;
  const names = Object.keys(values);
  const growth = names.reduce((sum, name) => sum + bytesOf(values[name]) - bytesOf(value[name]), 0);
  reserve(state, { bytes: growth });
  const moves = names.some((name) => (fieldOf(resource, name)?.snakeName ?? name) in resource.foreignKeys);
  if (moves) unlink(team, record);
  for (const [name, to] of Object.entries(values)) {
    const from = value[name];
    changes[name] = { from, to };
    if (to === undefined) delete value[name];
    else value[name] = to;
  }
  if (moves) link(team, record);
  const updated = resource.fields.find(({ snakeName }) => snakeName === 'updated_at');
  const now = iso(timeOf(state, team));
  if (updated && !problemWithFormats(updated.schema, now)) value[updated.name] = now;
  record.bytes = Math.max(recordBytes, bytes + growth);
  changed(state, team, record);
  grow(state, team, record.bytes - bytes);
  if (resource.lifecycle && resource.lifecycle.field in values) {
    record.pinned = true;
    if (operation) scheduleAfter(state, team, record, operation);
  }
  return changes;
}

/** Returns an object with the members of another one, at any depth, as in RFC 7396; anything else is replaced. */
function merge(into: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const merged = new Map(Object.entries(isObject(into) ? into : {}));
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else merged.set(name, merge(merged.get(name), value));
  }
  return Object.fromEntries(merged);
}
