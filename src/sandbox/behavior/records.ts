/** Creates records, and changes their fields. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { isObject } from '../../shared/json.ts';
import { snake } from '../../shared/names.ts';
import { problemWithFormats } from '../../types/judge.ts';
import type {
  Field,
  Json,
  ServedOperation,
  ServedResource,
  Values,
  ValuesBySnakeName,
} from '../contract/types.ts';
import type { RequestContext } from './context.ts';
import { type Changes, ignore } from '../state/journal.ts';
import { bytesOf, iso } from '../contract/text.ts';
import { nextId } from '../state/ids.ts';
import { scheduleAfter, scheduleNew, statusOf } from './lifecycle.ts';
import type { State, StoredRecord, Team } from '../state/state.ts';
import {
  counts,
  grow,
  isTaken,
  keyWithin,
  keep,
  link,
  newRecord,
  recordBytes,
  reserve,
  timeOf,
  unlink,
  recordsOf,
  keyValue,
} from '../state/store.ts';

/** Returns the members of an object by their names in snake_case. */
export const bySnakeName = (values: Values): ValuesBySnakeName =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [snake(name), value]));

/**
 * Checks that there is room for new resources.
 *
 * @param given Their own values, of all of them together.
 * @throws {LimitError} There is not.
 */
export function reserveRecords(state: State, resources: readonly ServedResource[], given: unknown): void {
  const tasks = resources.filter(counts).length;
  reserve(state, { tasks, bytes: resources.length * 1.5 * recordBytes + bytesOf(given) });
}

/**
 * Creates a resource from what a request sets, completes it by the contract, and keeps it.
 *
 * @param own Keys of the given values that no other resource shares.
 */
export function createRecord(
  { state, team, entry }: RequestContext,
  resource: ServedResource,
  given: ValuesBySnakeName,
  own: readonly string[] = Object.keys(given),
): StoredRecord {
  const now = iso(timeOf(state, team));
  const id = newId(team, resource, given);
  const all: ValuesBySnakeName = { created_at: now, updated_at: now, ...given };
  const value: Values = { ...resource.initial };
  for (const field of resource.fields) {
    const found = field.name === resource.id ? id : all[field.snakeName];
    if (found === undefined || field.name === resource.lifecycle?.field) continue;
    const kept = fitting(field, found);
    if (kept !== undefined) value[field.name] = kept;
    else if (field.snakeName in given) ignore(entry, field.name);
  }
  const record = newRecord(resource, String(id), value, all);
  record.bytes += own.reduce((sum, key) => sum + bytesOf(given[key]), 0);
  scheduleNew(state, team, record);
  keep(state, team, record);
  const status = statusOf(record);
  if (status !== undefined) state.coverage.addMove(resource.name, null, status);
  return record;
}

/** Returns the given values that fields of a resource can have, by their names. */
export const fieldsOf = ({ fields }: ServedResource, given: ValuesBySnakeName): Values =>
  Object.fromEntries(
    fields.flatMap((field): [string, Json][] => {
      const found = given[field.snakeName];
      const kept = found === undefined ? undefined : fitting(field, found);
      return kept === undefined ? [] : [[field.name, kept]];
    }),
  );

const fieldOf = ({ fields }: ServedResource, name: string): Field | undefined =>
  fields.find((field) => field.name === name);

/** Returns an id that no record of the resource has in the same parents: the given one if it is free. */
function newId(team: Team, resource: ServedResource, given: ValuesBySnakeName): string | number {
  const field = fieldOf(resource, resource.id);
  const wanted = given[field?.snakeName ?? resource.id];
  const isId =
    (typeof wanted === 'string' || typeof wanted === 'number') &&
    (!field || !problemWithFormats(field.schema, wanted));
  const isFree = isId && !isTaken(team, { resource, id: String(wanted), value: given, parentIds: {} });
  return isFree ? wanted : freeId(team, resource);
}

/** Returns an id that no record of a resource has. */
export function freeId(team: Team, { name, noun, idType }: ServedResource): string | number {
  const records = team.records.get(name);
  let id = nextId(team, noun.replaceAll(' ', '-'), idType);
  while (records?.has(String(id))) id = nextId(team, noun.replaceAll(' ', '-'), idType);
  return id;
}

/**
 * Returns a value as a field shows it, without members that the contract does not have; undefined if the field cannot have
 * it. The media type of a file, for one, need not be among those that the contract lists.
 */
export function fitting(field: Field, value: Json): Json | undefined {
  const pruned = prune(field.members, value);
  return problemWithFormats(field.schema, pruned) ? undefined : pruned;
}

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
  state.changes?.record(team, record);
  grow(state, team, record.bytes - bytes);
  if (resource.lifecycle && resource.lifecycle.field in values) {
    record.pinned = true;
    if (operation) scheduleAfter(state, team, record, operation);
  }
  return changes;
}

/** Returns a value with the members that the contract has. */
function prune(members: Field['members'], value: Json): Json {
  if (!members || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => prune(members, item));
  return Object.fromEntries(Object.entries(value).filter(([name]) => members.includes(name)));
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

/** Returns a resource by its id; undefined if there is none, or if it belongs elsewhere than the parameters state. */
export function findRecord(
  context: RequestContext,
  resource: string,
  id: string | undefined,
): StoredRecord | undefined {
  if (id === undefined) return undefined;
  const { state, team, params } = context;
  const records = recordsOf(state, team, resource);
  const record = records.get(id);
  if (record && belongs(record, context)) return record;
  const kind = contract.resources[resource];
  if (!kind?.perParent || records.size === 0) return undefined;
  const other = records.get(keyWithin(kind, id, (key) => params[key]));
  return other && belongs(other, context) ? other : undefined;
}

/** Returns whether a resource belongs to what the parameters of the path name. */
export const belongs = (record: StoredRecord, { operation, params }: RequestContext): boolean =>
  operation.within.every((key) => {
    const value = keyValue(record, key);
    return value === undefined || value === params[key];
  });
