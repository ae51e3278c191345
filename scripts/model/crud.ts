/** What an operation does with which resource: as its path and method show it, or as `x-resource` states it. */
import type { XResource } from './document.ts';
import { snake } from '../../src/shared/names.ts';
import type { OperationWithoutCrud } from './operation.ts';
import type { Schema } from './schemas.ts';

/** What the sandbox does with its resources for an operation. */
export interface Crud {
  action: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** Path of the collection. */
  collection: string;
}

/** What shows it. */
type UnclassifiedOperation = Pick<
  OperationWithoutCrud,
  'method' | 'path' | 'body' | 'success' | 'transition' | 'shorthandOf' | 'declaredResource'
>;

/** The path without a parameter at its end; the path itself if it ends in a name. */
const collectionOf = (path: string): string => path.replace(/\/\{[^{}/]+\}$/, '');

/** Returns what the sandbox does for an operation; undefined if nothing shows it. */
export function crudOf(
  operation: UnclassifiedOperation,
  operations: readonly UnclassifiedOperation[],
): Crud | undefined {
  const { path, declaredResource } = operation;
  const collection = collectionOf(path);
  if (declaredResource) return crudDeclared(declaredResource, collection, operations);
  if (collection !== path) return ofItem(operation, collection, operations);
  const here = operations.filter((each) => each.path === path);
  return ofCollection(operation, here, operations);
}

function crudDeclared(
  { action, record }: XResource,
  own: string,
  operations: readonly UnclassifiedOperation[],
): Crud | undefined {
  const isUnion = operations.some(
    ({ success: { resourceSchema: shown } }) => shown?.name === record && shown?.isUnion,
  );
  if (action === 'none' || isUnion) return undefined;
  const kept = operations.find(
    ({ declaredResource, path, success }) =>
      !declaredResource &&
      success.resourceSchema?.name === record &&
      (success.list || collectionOf(path) !== path),
  );
  return { action, collection: kept ? collectionOf(kept.path) : own };
}

/** `/tasks/{task_id}` */
function ofItem(
  { method, path, body, success }: UnclassifiedOperation,
  collection: string,
  operations: readonly UnclassifiedOperation[],
): Crud | undefined {
  const shown = operations
    .filter((each) => [path, collection].includes(each.path) && ['GET', 'POST'].includes(each.method))
    .flatMap((each) =>
      each.success.list === (each.path === path) ? [] : (each.success.resourceSchema ?? []),
    );
  const key = /\{([^{}]+)\}$/.exec(path)?.[1] ?? '';
  if (!shown.some((schema) => isIdentified(schema, snake(key)))) return undefined;
  const actions: Record<string, Crud['action']> = {
    GET: 'get',
    PUT: 'update',
    PATCH: 'update',
    DELETE: 'delete',
  };
  const action = actions[method];
  if (action === undefined || (action === 'get' && !isResource(success.resourceSchema))) return undefined;
  return action === 'update' && body?.schema.items ? undefined : { action, collection };
}

/** `/tasks` */
function ofCollection(
  { method, path, body, success, transition, shorthandOf }: UnclassifiedOperation,
  here: readonly UnclassifiedOperation[],
  operations: readonly UnclassifiedOperation[],
): Crud | undefined {
  const hasItems = operations.some((each) => each.path !== path && collectionOf(each.path) === path);
  const list = here.find((each) => each.method === 'GET' && each.success.list)?.success.resourceSchema;
  if (method === 'GET') {
    const isKept =
      success.list &&
      isResource(success.resourceSchema) &&
      (hasItems || isIdentified(success.resourceSchema));
    return isKept ? { action: 'list', collection: path } : undefined;
  }
  // What returns another resource than that of the list does something else.
  const isOther = !transition && list && success.resourceSchema && list.name !== success.resourceSchema.name;
  const creates = transition?.creates ?? shorthandOf ?? (hasItems || list);
  const created = list ?? success.resourceSchema;
  const isKept = transition !== undefined || created === undefined || isResource(created);
  if (method !== 'POST' || !creates || !isKept || isOther || body?.schema.items) return undefined;
  return { action: 'create', collection: path };
}

/** Whether a value has fields to keep: text and bytes have none, and one of several objects has others each time. */
const isResource = (schema: Schema | undefined): boolean =>
  schema !== undefined && schema.properties.length > 0 && !schema.isUnion;

/** Whether a resource has the field that a parameter of a path is about: `id`, or one of the same name. */
const isIdentified = (schema: Schema | undefined, key = 'id'): boolean =>
  (isResource(schema) &&
    schema?.properties.some(
      ({ name }) => name === 'id' || snake(name) === key || key.endsWith(`_${snake(name)}`),
    )) ??
  false;
