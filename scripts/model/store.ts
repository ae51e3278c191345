/** What the shapes of an operation allow the sandbox to do with its records. */
import type { TransitionField } from './document.ts';
import { isPatch } from './media-types.ts';
import type { Body, Parameter, Response } from './messages.ts';
import { snake } from './names.ts';
import { membersOf, type Schema } from './schemas.ts';
import type { Success } from './success.ts';

/** What the sandbox does with its records for an operation. */
export interface Store {
  action: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** Path of the collection. */
  collection: string;
  /** Whether there is one record, at the path itself: `/settings`. */
  single?: true;
  /** Whether that record is not there until it is put. */
  absent?: true;
  /** Present if a write is about several records. `in` names the property of the body that has them, or their ids. */
  many?: { in?: string; ids?: true };
  /** Whether the records are values that are no objects, such as text. */
  plain?: true;
  /** Whether members of the body select the records of a list, and not the query alone. */
  search?: true;
}

/** What shows it. */
interface Shape {
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body: Body | undefined;
  responses: Response[];
  success: Success;
  transition: TransitionField | undefined;
  shorthandOf: string | undefined;
}

/** The path without a parameter at its end; the path itself if it ends in a name. */
const collectionOf = (path: string): string => path.replace(/\/\{[^{}/]+\}$/, '');

/** Returns what the sandbox does for an operation; undefined if its shapes do not show it. */
export function storeOf(operation: Shape, paths: Set<string>, operations: Shape[]): Store | undefined {
  const { method, path, success, transition, shorthandOf } = operation;
  const collection = collectionOf(path);
  const one = collection !== path;
  const properties = success.record ? membersOf(success.record) : [];
  const itemsHavePath = [...paths].some((other) => other !== path && collectionOf(other) === path);
  const own = operations.filter((each) => each.path === path);
  const list = own.find((each) => each.method === 'GET' && each.success.list);
  const hasItems = itemsHavePath || list !== undefined;
  const isOfValues = operations.some(
    (each) => each.path === collection && each.method === 'GET' && isListOfValues(each),
  );
  const isMark = isMarked(own);
  const store = (action: Store['action']): Store => ({
    action,
    collection,
    ...((isOfValues || isMark) && { plain: true as const }),
    ...(isMark && !one && { single: true as const, absent: true as const }),
  });
  if (isMark && method === 'GET') return store('get');
  if (isMark && !one && method === 'PUT') return store('update');
  if (isMark && !one && method === 'DELETE') return store('delete');
  if (one) {
    const read = own.find((each) => each.method === 'GET');
    if (method === 'GET') return isStored(success.record) && !success.list ? store('get') : undefined;
    // What is read as text or bytes is not changed like a record.
    if (read && read.success.record && !isStored(read.success.record)) return undefined;
    // A list is no record, but those of a JSON Patch are changes of one.
    const { body } = operation;
    const isRecord = !body?.schema.items || (method === 'PATCH' && isPatch(body.mediaType));
    if (method === 'PATCH' || method === 'PUT') return isRecord ? store('update') : undefined;
    // Some APIs update with POST what GET returns.
    const isUpdate = method === 'POST' && !transition && operation.body && !success.statuses.includes('201');
    const name = success.record?.name;
    const shown = read?.success.record;
    const isSame = [shown, ...(shown?.alternatives ?? [])].some((each) => each?.name === name);
    if (isUpdate && name !== undefined && isSame) return store('update');
    return method === 'DELETE' ? store('delete') : undefined;
  }
  if (!transition && isSingle(own)) {
    const single = { single: true as const, ...(isAbsent(own) && { absent: true as const }) };
    if (method === 'GET') return { ...store('get'), ...single };
    if (method === 'PATCH' || method === 'PUT') return { ...store('update'), ...single };
    if (method === 'DELETE') return { ...store('delete'), ...single };
  }
  // Text, numbers, and objects that nothing identifies are no records, unless all of them are put.
  const isPut = own.some((each) => each.method === 'PUT' && list && recordsIn(each, list));
  const identified = itemsHavePath || isPut || isIdentified(success.record);
  if (method === 'GET') {
    return success.list && ((properties.length > 0 && identified) || isOfValues) ? store('list') : undefined;
  }
  const many = transition ? undefined : recordsIn(operation, list ?? operation);
  if (method === 'PUT' && many && list) return { ...store('update'), many };
  if (method === 'PATCH' && many && list && isIdentified(list.success.record)) {
    return { ...store('update'), many };
  }
  const ids = method === 'DELETE' && !transition && hasItems ? idsIn(operation) : undefined;
  if (ids) return { ...store('delete'), many: ids };
  if (
    method === 'DELETE' &&
    !transition &&
    list &&
    (isPut || isOfValues || isIdentified(list.success.record))
  ) {
    // A body selects them by names that are not in the contract, and so does a query without fields of the record.
    return !operation.body && operation.parameters.every((each) => selects(each, list.success.record))
      ? { ...store('delete'), many: {} }
      : undefined;
  }
  if (method !== 'POST') return undefined;
  const some = idsIn(operation);
  if (some && transition && !path.includes('{' + snake(transition.record))) {
    return { ...store('update'), many: some };
  }
  const emptied = some && !transition ? deletedBy(operation, operations) : undefined;
  if (some && emptied !== undefined) return { action: 'delete', collection: emptied, many: some };
  const searched = transition || many ? undefined : searchedBy(operation, operations);
  if (searched !== undefined) return { action: 'list', collection: searched, search: true };
  // A POST that returns what it created is no action, such as a search; what is a record elsewhere is created there.
  const isElsewhere = operations.some(
    (other) => other.path !== path && other.success.record?.name === success.record?.name,
  );
  const isCreated =
    !transition &&
    !isElsewhere &&
    success.statuses.includes('201') &&
    (!success.list || many !== undefined) &&
    identified;
  // What returns another record than those of its own path is an action on that record.
  const isAction = list && !transition && isElsewhere && success.record?.name !== list.success.record?.name;
  if (isAction && success.record?.name !== undefined) return undefined;
  if (!hasItems && !isCreated && !transition?.creates && !shorthandOf) return undefined;
  if (many) return { ...store('create'), many };
  // An array of text creates records that the contract does not describe.
  return operation.body?.schema.items ? undefined : store('create');
}

/** Whether a value is text, a number or a boolean. */
export const isPlain = ({ types, properties, alternatives, map }: Schema): boolean =>
  types.length > 0 &&
  types.every((type) => type !== 'object' && type !== 'array') &&
  properties.length + alternatives.length === 0 &&
  map === undefined;

const isListOfValues = ({ success: { list, record } }: Shape): boolean =>
  list && record !== undefined && isPlain(record);

const isIdentified = (schema: Schema | undefined): boolean =>
  schema !== undefined && membersOf(schema).some(({ name }) => name === 'id' || name.endsWith('_id'));

/** Beginnings of operationIds, ends of paths and members of bodies that show a search. */
const searchName = /^(search|query|find|filter|list|lookup)/i;
const searchPath = /[/:_-](search|query|find|filter|list|lookup)$/i;
const searchMember =
  /^(limit|per_page|page_size|size|offset|cursor|page_token|page|filters?|where|sort|order_by)$/;

/** Returns the path of the collection that a POST searches; undefined if it is no search. */
function searchedBy({ id, path, body, success }: Shape, operations: Shape[]): string | undefined {
  const name = success.record?.name;
  const shows =
    searchName.test(id) ||
    searchPath.test(path) ||
    body?.schema.properties.some((each) => searchMember.test(snake(each.name)));
  if (!success.list || name === undefined || success.statuses.includes('201') || !shows) return undefined;
  const collections = operations
    .filter((each) => each.method === 'GET' && each.path !== path && each.success.record?.name === name)
    .map((each) => collectionOf(each.path));
  return collections.find((each) => path.startsWith(each)) ?? collections[0];
}

/** Ends of paths and beginnings of operationIds that show a deletion. */
const deletionPath = /[/:_-]((bulk|batch|mass)[_-]?)?(delete|remove|destroy)$/i;
const deletionName = /^(bulk|batch|mass)?_?(delete|remove|destroy)/i;

/** Returns the path of the collection from which a POST deletes records; undefined if it deletes none. */
function deletedBy({ id, path }: Shape, operations: Shape[]): string | undefined {
  if (!deletionPath.test(path) && !deletionName.test(id)) return undefined;
  const lists = operations.filter(
    (each) => each.method === 'GET' && each.success.list && isBelow(path, each.path),
  );
  return lists.find(
    ({ success }) => success.record && (isPlain(success.record) || isIdentified(success.record)),
  )?.path;
}

const isBelow = (path: string, other: string): boolean =>
  path.startsWith(other) && /^[/:_-]/.test(path.slice(other.length));

/** Whether a parameter does not select records of a list, or selects them by their ids or fields. */
function selects({ in: where, key }: Parameter, record: Schema | undefined): boolean {
  const keys = record ? membersOf(record).map(({ name }) => snake(name)) : [];
  return where !== 'query' || key === 'ids' || keys.includes(key);
}

/** Where a JSON body has several records such as those of a list; undefined if it has not. */
function recordsIn({ body }: Shape, { success }: Shape): Store['many'] {
  if (body?.kind !== 'json') return undefined;
  const { items, properties } = body.schema;
  const isOfValues = success.list && success.record !== undefined && isPlain(success.record);
  const isRecord = (each: Schema): boolean => membersOf(each).length > 0 || (isOfValues && isPlain(each));
  if (items) return isRecord(items) ? {} : undefined;
  const inside = properties.find(
    ({ name, schema }) =>
      schema.items &&
      isRecord(schema.items) &&
      (name === success.listIn ||
        (schema.items.name !== undefined && schema.items.name === success.record?.name)),
  );
  return inside && !properties.some(({ name }) => name === 'id') ? { in: inside.name } : undefined;
}

/** Whether PUT sets and DELETE removes a mark, such as a star, of which no response shows more than that it is there. */
function isMarked(own: Shape[]): boolean {
  const has = (method: string): boolean => own.some((each) => each.method === method);
  const isBare = ({ body, success, transition }: Shape): boolean =>
    !body && !transition && success.kind === 'empty';
  return has('PUT') && (has('DELETE') || has('GET')) && own.every(isBare);
}

/** Where a JSON body has the ids of several records; undefined if it has none. */
function idsIn({ body }: Shape): Store['many'] {
  if (body?.kind !== 'json') return undefined;
  const isList = ({ items }: Schema): boolean => items !== undefined && isPlain(items);
  if (isList(body.schema)) return { ids: true };
  const arrays = body.schema.properties.filter(({ schema }) => isList(schema));
  const found = arrays.find(({ name }) => /^(.+_)?ids$/.test(snake(name)));
  return found && { in: found.name, ids: true };
}

/** Whether a path, of which these are the operations, has one record that can be read and changed. */
function isSingle(own: Shape[]): boolean {
  const isRead = own.some(
    ({ method, success }) => method === 'GET' && !success.list && isStored(success.record),
  );
  return isRead && own.some(({ method }) => method === 'PATCH' || method === 'PUT');
}

/** Whether a record has something to keep: text and bytes have not. */
const isStored = (schema: Schema | undefined): boolean =>
  schema !== undefined && (membersOf(schema).length > 0 || schema.map !== undefined);

/** Whether that record may be missing: a GET has a status for it, and it can be created or deleted. */
function isAbsent(own: Shape[]): boolean {
  const has = (method: string, status: string): boolean =>
    own.some(
      (each) => each.method === method && each.responses.some((response) => response.status === status),
    );
  return has('GET', '404') && (has('PUT', '201') || (has('PUT', '200') && own.some(isDelete)));
}

const isDelete = ({ method }: Shape): boolean => method === 'DELETE';
