/** Performs a valid request: by the contract's transition, on a plain resource, or as an example. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import type { Rejection, RequestContext, SuccessResult } from './context.ts';
import { decide } from '../state/decide.ts';
import { shownKey } from '../state/secrets.ts';
import type { ServedOperation, ServedResource, ValuesBySnakeName } from '../contract/types.ts';
import type { Form } from '../contract/messages.ts';
import { snake } from '../../shared/names.ts';
import { iso } from '../contract/text.ts';
import { createAll, createRecord, givenTo, reserveRecords } from './create.ts';
import { advance, outcomeFor } from './lifecycle.ts';
import { listRecords } from './lists.ts';
import { setFields, updatesOf } from './update.ts';
import type { State, StoredRecord, Team } from '../state/state.ts';
import { addEvent, findRecord, forget, timeOf } from '../state/store.ts';
import { applyTransition, forbidden } from './transitions.ts';
import { outcomeOf } from '../contract/outcomes.ts';

/** Performs a valid request: by the contract's transition, by the store of resources, else by an example. */
export function perform(context: RequestContext): SuccessResult | Rejection {
  const { state, team, operation, params } = context;
  for (const { snakeName, resource } of operation.parents) {
    const parent = findRecord(context, resource, params[snakeName]);
    if (!parent) return notFound(contract.resources[resource]);
  }
  const resource = contract.resources[operation.resource ?? ''];
  let record: StoredRecord | undefined;
  if (resource && operation.idParameter !== undefined) {
    record = findRecord(context, resource.name, params[operation.idParameter]);
    if (!record) return notFound(resource);
    if (!isRepeated(state, team, operation, record)) advance(state, team, record);
  }
  if (operation.transition) return transit(context, resource, record);
  const rejection = rejectedBySetting(context);
  if (rejection !== undefined) return { status: 400, reason: rejection };
  const stored = resource && performPlain(context, resource, record);
  if (stored && 'reason' in stored) return stored;
  return performed(context, stored ?? {}, 'store');
}

/**
 * Whether an operation is repeated before a client has read its result, or the clock was moved. Of two at once the
 * second then finds the resource where the first has put it, also where processing is instant.
 */
const isRepeated = (state: State, team: Team, operation: ServedOperation, record: StoredRecord): boolean =>
  record.next?.after === operation.id && record.next.at === timeOf(state, team);

/** Notes where the result comes from. Where the contract does not show how to put it into the response, its example is there. */
function performed(
  { operation, entry }: RequestContext,
  result: SuccessResult,
  source: 'transition' | 'store',
): SuccessResult {
  entry.source = operation.example === undefined ? source : 'example';
  if (operation.example === undefined) return result;
  entry.reason = operation.example;
  return { ...(result.partial && { partial: true }) };
}

const notFound = (resource: ServedResource | undefined): Rejection => ({
  status: 404,
  reason: `there is no such ${resource?.noun ?? 'record'}`,
});

function transit(
  context: RequestContext,
  resource: ServedResource | undefined,
  record: StoredRecord | undefined,
): SuccessResult | Rejection {
  const { state, operation, request, entry, form } = context;
  const status = Number(operation.transition?.rejectedWith ?? 400);
  entry.source = 'transition';
  const reason = (record && forbidden(context, record)) ?? rejectedBySetting(context);
  if (reason !== undefined && ignores(context)) return { record };
  const rejection = reason === undefined ? form && rejectedFile(form) : { status, reason };
  if (rejection) {
    if (reason !== undefined) state.coverage.add('transition', operation.id, 'rejected');
    return rejection;
  }
  const made = operation.transition?.creates ? createAll(context) : undefined;
  let result: SuccessResult = made ?? { record };
  if (record) {
    const changes = applyTransition(context, record);
    if (Object.keys(changes).length > 0) entry.changes = changes;
    const soft = operation.action === 'delete' && entry.changes !== undefined;
    if (resource && !soft) performPlain(context, resource, record);
    result = made ?? { record, partial: outcomeFor(record)?.partial === true };
  } else if (resource && !made) {
    const stored = performPlain(context, resource, record);
    if (stored && 'reason' in stored) return stored;
    result = stored ?? {};
  }
  state.coverage.add('transition', operation.id, 'applied');
  const { event } = operation.transition ?? {};
  if (event !== undefined && result.record) {
    emit(context, event, result.record);
    entry.event = event;
    const key = shownKey(request.headers.authorization);
    if (key !== undefined) entry.key = key;
  }
  return performed(context, result, 'transition');
}

/** Emits the event of an accepted request. */
function emit({ state, team }: RequestContext, name: string, record: StoredRecord): void {
  const key = `${snake(record.resource.name)}_id` as const;
  addEvent(state, team, { name, [key]: record.id, at: iso(timeOf(state, team)) });
}

/** Why a setting has a valid request rejected. */
function rejectedBySetting(context: RequestContext): string | undefined {
  const { operation, params, body } = context;
  if (body === undefined) return undefined;
  return decide(context, operation.settings, 'rejects', { params, body, values: contract.values });
}

/** Whether a request that the state of the resource forbids is left without effect instead of rejected. */
const ignores = (context: RequestContext): boolean =>
  decide(context, context.operation.settings, 'ignoresRejected') ?? false;

/**
 * Performs an operation on a plain resource, and returns what the response is about; undefined if the operation has no
 * action.
 */
function performPlain(
  context: RequestContext,
  resource: ServedResource,
  record: StoredRecord | undefined,
): SuccessResult | Rejection | undefined {
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
      return record && update(context, record);
    case 'delete':
      if (record) forget(context.state, context.team, record);
      return record && { record };
    case undefined:
      return undefined;
  }
}

function create(
  context: RequestContext,
  resource: ServedResource,
  created: ValuesBySnakeName,
): SuccessResult {
  reserveRecords(context.state, [resource], created);
  return { record: createRecord(context, resource, created), created };
}

function update(context: RequestContext, record: StoredRecord): SuccessResult {
  const { state, team, operation, entry } = context;
  const values = updatesOf(record, context);
  if (Object.keys(values).length > 0) {
    entry.changes = { ...entry.changes, ...setFields(state, team, record, values, operation) };
  }
  return { record };
}

/** Returns why the name of a file makes the sandbox reject a form; undefined if it does not. */
export function rejectedFile({ files }: Form): Rejection | undefined {
  for (const { name } of files) {
    const status = outcomeOf(name)?.rejected;
    if (status) return { status, reason: `the name of the file ${name} asks for it` };
  }
  return undefined;
}
