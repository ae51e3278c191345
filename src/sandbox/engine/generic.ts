/** Reads and writes plain resources: what an operation does to which resource is data of the contract. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import type { Rejection } from './access.ts';
import type { Context } from './context.ts';
import { listRecords } from './lists.ts';
import { createRecord, idKey, reserveRecords, setFields, updatesOf, type Given } from './records.ts';
import type { Subject } from './responses.ts';
import type { StoredRecord } from './state.ts';
import { forget, keep } from './store.ts';
import type { Resource } from './types.ts';

/**
 * Performs an operation on a plain resource, and returns what the response is about; undefined if the operation has no
 * action.
 */
export function store(
  context: Context,
  resource: Resource,
  record: StoredRecord | undefined,
): Subject | Rejection | undefined {
  switch (context.operation.action) {
    case 'get':
      return record && { record };
    case 'list': {
      const page = listRecords(context, resource);
      const reason = 'the cursor is not one that the sandbox returned';
      return page ? { page } : { status: 400, reason, violation: true };
    }
    case 'create':
      return create(context, resource, givenTo(context));
    case 'update':
      return record ? update(context, resource, record) : put(context, resource);
    case 'delete':
      if (record) forget(context.state, context.team, record);
      return record && { record };
    case undefined:
      return undefined;
  }
}

function create({ state, team, operation }: Context, resource: Resource, created: Given): Subject {
  reserveRecords(state, [resource], created);
  const keys = Object.keys(created);
  return { record: createRecord(state, team, resource, created, keys, operation.resets), created };
}

function update(
  { state, team, operation, given, entry }: Context,
  resource: Resource,
  record: StoredRecord,
): Subject {
  const values = updatesOf(record, given, operation);
  // A single resource is kept from its first update on.
  if (operation.single && !team.records.get(resource.name)?.has(record.id)) {
    reserveRecords(state, [resource], values);
    keep(state, team, record);
  }
  if (Object.keys(values).length > 0) {
    entry.changes = { ...entry.changes, ...setFields(state, team, record, values, operation) };
  }
  return { record };
}

/** Creates the resource that an update did not find, with the id of the path. */
function put(context: Context, resource: Resource): Subject {
  const { operation, params } = context;
  const id = params[operation.recordKey ?? ''] ?? null;
  return { ...create(context, resource, { ...givenTo(context), [idKey(resource)]: id }), status: 201 };
}

/** Returns what a request sets in a new resource: the parameters of its path, and members of its body. */
export function givenTo({ operation, params, given }: Context): Given {
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
