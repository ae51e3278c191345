/** Reads from and writes to the resources, where the shapes of an operation allow it. */
import { contract } from '../../../generated/sandbox/dist/contract.js';
import type { Rejection } from './access.ts';
import type { Context } from './context.ts';
import { listRecords, selected } from './lists.ts';
import { isPatch, patched, PatchError } from './json-patch.ts';
import { merge, prune, withOwn } from './members.ts';
import { pageOf } from './page.ts';
import {
  allowed,
  belongs,
  byKey,
  createRecord,
  idKey,
  newSingle,
  recordsOf,
  reserveRecords,
  setFields,
  snake,
  updatesOf,
  type Given,
} from './records.ts';
import { isObject, type Subject } from './responses.ts';
import type { StoredRecord } from './state.ts';
import { forget, keep, moveToEnd } from './store.ts';
import type { Json, Resource, Values } from './types.ts';

/** Returns what the response to an operation of the store is about; undefined if the shapes do not show it. */
export function store(
  context: Context,
  resource: Resource,
  record: StoredRecord | undefined,
): Subject | Rejection | undefined {
  const { operation } = context;
  const { many } = operation;
  const write = many?.ids ? deleteSome : writeAll;
  const subject = many ? write(context, resource) : act(context, resource, record);
  // A write that returns a list returns the one that it leads to.
  const isList = subject && 'record' in subject && operation.success.list !== undefined;
  return isList ? { ...subject, page: pageOf(members(context, resource)) } : subject;
}

function act(
  context: Context,
  resource: Resource,
  record: StoredRecord | undefined,
): Subject | Rejection | undefined {
  const { state, team, operation, given, entry } = context;
  switch (operation.action) {
    case 'get':
      return record && { record };
    case 'list': {
      const page = listRecords(context, resource);
      const reason = 'the cursor is not one that the sandbox returned';
      return page ? { page } : { status: 400, reason, violation: true };
    }
    case 'create': {
      const created = givenTo(context, given);
      reserveRecords(state, [resource], created);
      return { record: create(context, resource, created, context.body), created };
    }
    case 'update': {
      if (!record) return put(context, resource);
      const isList = isPatch(String(context.request.headers?.['content-type'] ?? ''));
      const changed = isList ? changesIn(context, record) : undefined;
      if (changed && 'reason' in changed) return changed;
      const values = changed?.values ?? updates(context, record, given, context.body);
      if (operation.single && !team.records.get(resource.name)?.has(record.id)) {
        reserveRecords(state, [resource], values);
        keep(state, team, record);
      }
      const changes = Object.keys(values).length > 0 && setFields(state, team, record, values, operation);
      if (changes) entry.changes = { ...entry.changes, ...changes };
      return { record };
    }
    case 'delete':
      if (record) forget(state, team, record);
      return record && { record };
    case undefined:
      return undefined;
  }
}

/** Creates the resource that an update did not find. */
function put(context: Context, resource: Resource): Subject {
  const { state, team, operation, params, given } = context;
  const created = givenTo(context, given);
  if (!operation.single) created[idKey(resource)] = params[operation.recordKey ?? ''] ?? null;
  if (resource.plain) created[resource.fields[0]?.key ?? ''] = params[operation.recordKey ?? ''] ?? null;
  reserveRecords(state, [resource], created);
  const status = operation.success.statuses.includes('201') ? { status: 201 } : {};
  if (!operation.single) {
    return { record: create(context, resource, created, context.body), created, ...status };
  }
  const record = newSingle(resource, withinOf(context), resource.initial);
  keep(state, team, record);
  setFields(state, team, record, updates(context, record, given, context.body), operation);
  return { record, created, ...status };
}

function create(
  { state, team, operation }: Context,
  resource: Resource,
  created: Given,
  body: unknown,
): StoredRecord {
  const record = createRecord(state, team, resource, created, Object.keys(created), operation.resets);
  Object.assign(record.value, otherMembers(resource, body));
  return record;
}

/** Returns what a body makes of the members of a record, those without a field included. */
function updates(
  { operation }: Context,
  record: StoredRecord,
  given: Given,
  body: unknown,
): Record<string, Json | undefined> {
  const { resource, value } = record;
  const values: Record<string, Json | undefined> = updatesOf(record, given, operation);
  const others = otherMembers(resource, body);
  if (operation.method === 'PUT') {
    for (const name of Object.keys(otherMembers(resource, value))) values[name] = undefined;
    return Object.assign(values, others);
  }
  for (const [name, found] of Object.entries(others)) {
    values[name] = found === null ? undefined : merge(value[name], found);
  }
  return values;
}

/** Returns what the changes of a JSON Patch make of the members of a record. */
function changesIn(
  { operation, body }: Context,
  { resource, value }: StoredRecord,
): { values: Record<string, Json | undefined> } | Rejection {
  const documented = (...statuses: number[]): number =>
    statuses.find((status) => operation.responses.some((each) => each.status === `${status}`)) ?? 400;
  let result: Json;
  try {
    result = patched(value, Array.isArray(body) ? body : []);
  } catch (error) {
    if (!(error instanceof PatchError)) throw error;
    return { status: documented(409, 422), reason: error.message };
  }
  const values: Record<string, Json | undefined> = isObject(result) ? otherMembers(resource, result) : {};
  for (const field of resource.fields) {
    const { name, optional, nullable, readOnly } = field;
    const found = isObject(result) ? result[name] : undefined;
    if (name === resource.id || readOnly || JSON.stringify(found) === JSON.stringify(value[name])) continue;
    const isInvalid = found === undefined ? !optional : found === null ? !nullable : !allowed(field, found);
    if (isInvalid)
      return { status: documented(422), reason: `${name} cannot have this value`, violation: true };
    values[name] = found === undefined ? undefined : withOwn(field, prune(field, found), value[name]);
  }
  return { values };
}

/** The members of an object that no field of a resource has, if a record keeps them. */
function otherMembers({ open, fields }: Resource, object: unknown): Values {
  if (!open || !isObject(object)) return {};
  return Object.fromEntries(
    Object.entries(object).filter(([name]) => fields.every(({ key }) => key !== snake(name))),
  );
}

/** Returns what a request sets in a new resource: the parameters of its path, and members of its body. */
export function givenTo({ operation, params }: Context, given: Given): Given {
  const own: Given = { ...given };
  for (const { key, readOnly } of contract.resources[operation.resource ?? '']?.fields ?? []) {
    if (readOnly) delete own[key];
  }
  for (const key of operation.within) if (key !== 'id') own[key] = params[key] ?? null;
  return own;
}

/** Returns the parameters of the path that a resource belongs to. */
export const withinOf = ({ operation, params }: Context): Record<string, string> =>
  Object.fromEntries(operation.within.map((key) => [key, params[key] ?? '']));

/** The resources of the list that a request is about. */
const members = ({ state, team, operation, params }: Context, { name }: Resource): StoredRecord[] =>
  [...recordsOf(state, team, name).values()].filter((each) => belongs(each, operation.within, params));

/** Creates, merges, replaces or deletes several resources, or none of them. */
function writeAll(context: Context, resource: Resource): Subject | Rejection {
  const { state, team, operation, entry } = context;
  const isReplaced = operation.method === 'PUT';
  const known = operation.action === 'create' ? [] : selected(context, members(context, resource), resource);
  const byId = new Map(known.map((record) => [record.id, record]));
  const given = itemsOf(context, resource).map((body) => {
    const item = byKey(body);
    return { body, item, record: byId.get(String(item[idKey(resource)])) };
  });
  if (operation.action === 'update' && !isReplaced && given.some(({ record }) => !record)) {
    return { status: 404, reason: `there is no such ${resource.noun}` };
  }
  reserveRecords(
    state,
    given.map(() => resource),
    given.map(({ item }) => item),
  );
  const records = given.map(({ body, item, record }) => {
    if (!record) return create(context, resource, givenTo(context, item), body);
    setFields(state, team, record, updates(context, record, item, body), operation);
    return record;
  });
  const kept = new Set(records);
  const gone = isReplaced || operation.action === 'delete' ? known.filter((each) => !kept.has(each)) : [];
  for (const record of gone) forget(state, team, record);
  if (isReplaced) for (const record of kept) moveToEnd(team, record);
  const updated = [...kept].filter((each) => known.includes(each)).length;
  entry.counts = { created: kept.size - updated, updated, deleted: gone.length };
  return operation.success.list ? { page: pageOf([...kept]) } : { example: true };
}

/** Deletes the resources of which the body has the ids. */
function deleteSome(context: Context, resource: Resource): Subject | Rejection {
  const { state, team, operation, entry } = context;
  const known = new Map(members(context, resource).map((record) => [record.id, record]));
  const ids = [...new Set(valuesOf(context).map(String))];
  const rejects = operation.responses.some(({ status }) => status === '404');
  if (rejects && ids.some((id) => !known.has(id))) {
    return { status: 404, reason: `there is no such ${resource.noun}` };
  }
  const gone = ids.flatMap((id) => known.get(id) ?? []);
  for (const record of gone) forget(state, team, record);
  entry.counts = { created: 0, updated: 0, deleted: gone.length };
  return { example: true };
}

/** The values of a body that is about several resources. */
export function valuesOf({ operation: { many }, body }: Context): Json[] {
  const values: unknown = many?.in === undefined ? body : isObject(body) ? body[many.in] : undefined;
  return Array.isArray(values) ? (values as Json[]) : [];
}

/** The resources of a body. */
function itemsOf(context: Context, { plain, fields }: Resource): Values[] {
  const values = valuesOf(context);
  return plain
    ? values.map((value) => ({ id: String(value), [fields[0]?.name ?? '']: value }))
    : values.filter(isObject);
}
