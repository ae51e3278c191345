/** Performs a valid request: by the contract's transition, on a plain resource, or as an example. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { type Rejection, type RequestContext, type SuccessResult, decide } from './context.ts';
import { shownKey } from '../state/secrets.ts';
import type { ServedResource, ValuesBySnakeName } from '../contract/types.ts';
import type { Form } from '../contract/messages.ts';
import { iso } from '../contract/text.ts';
import { extractionOf, setExtracted } from './extractions.ts';
import { advance, isRepeated, outcomeFor } from './lifecycle.ts';
import { listRecords } from './lists.ts';
import { createRecord, reserveRecords, setFields, updatesOf, findRecord } from './records.ts';
import type { StoredRecord } from '../state/state.ts';
import { forget, keyTo, timeOf } from '../state/store.ts';
import { applyTransition, emit, forbidden } from './transitions.ts';
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

/** Why a setting has a valid request rejected. */
function rejectedBySetting(context: RequestContext): string | undefined {
  const { operation, params, body } = context;
  if (body === undefined) return undefined;
  return decide(context, operation.settings, 'rejects', { params, body, values: contract.values });
}

/** Whether a request that the state of the resource forbids is left without effect instead of rejected. */
const ignores = (context: RequestContext): boolean =>
  decide(context, context.operation.settings, 'ignoresRejected') ?? false;

/** Creates the resources of a transition, once a request or once a file. */
function createAll(context: RequestContext): SuccessResult {
  const { state, team, operation, form } = context;
  const now = iso(timeOf(state, team));
  const [first] = form?.files ?? [];
  const given: ValuesBySnakeName = givenTo(context);
  if (form && first) {
    given['name'] ??= first.name;
    given['file_type'] = first.type;
    given['file_size'] = form.files.reduce((sum, { size }) => sum + size, 0);
  }
  const createdPer = (kind: string): ServedResource[] =>
    (operation.transition?.creates ?? []).flatMap(({ record, per }) =>
      per === kind ? (contract.resources[record] ?? []) : [],
    );
  const [perRequest, perFile] = [createdPer('request'), createdPer('file')];
  const files = (form?.files ?? []).map((file, index) => {
    const order = team.files + index + 1;
    return { file, extraction: extractionOf(state, team, { ...file, order }) };
  });
  const sizes = files.map(({ file: { name }, extraction }) => [name, extraction?.pages]);
  reserveRecords(state, [...perRequest, ...files.flatMap(() => perFile)], [given, ...sizes]);
  team.files += files.length;
  const records = perRequest.map((resource) => createRecord(context, resource, given));
  const [parent] = records;
  for (const resource of perFile) {
    const key = parent && keyTo(resource, parent.resource.name);
    for (const { file, extraction } of files) {
      const own: ValuesBySnakeName = {
        ...given,
        name: file.name,
        file_type: file.type,
        file_size: file.size,
      };
      if (parent && key !== undefined) own[key] = parent.id;
      const record = createRecord(context, resource, own, ['name']);
      if (resource.name === contract.fileResource) setExtracted(state, team, record, extraction);
      records.push(record);
    }
  }
  const shown = records.find(({ resource }) => resource.name === operation.resource) ?? parent;
  return { record: shown, created: { created_at: now, updated_at: now, ...given } };
}

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

/** Returns what a request sets in a new resource: the parameters of its path, and members of its body. */
function givenTo({ operation, path, bodyMembers }: RequestContext): ValuesBySnakeName {
  const own: ValuesBySnakeName = { ...bodyMembers };
  for (const key of operation.within) if (key !== 'id') own[key] = path[key] ?? null;
  return own;
}

/** Returns why the name of a file makes the sandbox reject a form; undefined if it does not. */
export function rejectedFile({ files }: Form): Rejection | undefined {
  for (const { name } of files) {
    const status = outcomeOf(name)?.rejected;
    if (status) return { status, reason: `the name of the file ${name} asks for it` };
  }
  return undefined;
}
