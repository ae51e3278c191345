/** The operations of the contract, with everything looked up that artifacts need of them. */
import type { Document, XScope } from './document.ts';
import { type Crud, crudOf } from './crud.ts';
import { snake } from '../../src/shared/names.ts';
import { operationsInDocument } from './references.ts';
import type { SchemaReader } from './schemas.ts';
import { readOperation, type OperationWithoutCrud } from './operation.ts';

export type Operation = ReturnType<typeof readOperations>[number];

export function readOperations(document: Document, read: SchemaReader, scopes: XScope[]) {
  const found = operationsInDocument(document);
  const full = new Map(found.map(({ operation: { value } }) => [value.operationId, value]));
  const written = found.map((each) => readOperation(document, each, full, read, scopes));
  const stored = written.map((each) => ({ ...each, crud: crudOf(each, written) }));
  const recorded = stored.map((each) => ({
    ...each,
    /** Name of the schema of the resource that the operation acts on. */
    resource: each.resource ?? stored.find((other) => other.resource && sharesItem(each, other))?.resource,
  }));
  return recorded.map((each) => ({
    ...each,
    /** Name of the parameter that identifies the resource; undefined if the operation has none. */
    idParameter: idParameterOf(each, recorded),
  }));
}

type OperationWithCrud = OperationWithoutCrud & { crud: Crud | undefined };

/** Whether two operations act on the same collection. */
const sharesItem = (a: OperationWithCrud, b: OperationWithCrud): boolean =>
  a.crud !== undefined && a !== b && a.crud.collection === b.crud?.collection;

/** The last parameter of the path of the resource's items, or of an operation below that path. */
function idParameterOf(
  { path, resource, parameters }: OperationWithCrud,
  operations: OperationWithCrud[],
): string | undefined {
  const names = parameters.filter((each) => each.in === 'path' && !each.option).map(({ name }) => name);
  const items = operations.filter(
    (other) => other.resource === resource && other.crud && other.path !== other.crud.collection,
  );
  const above = items.find((other) => path === other.path || path.startsWith(`${other.path}/`));
  const last = /\{([^{}/]+)\}$/.exec(above?.path ?? '')?.[1];
  if (last !== undefined) return last;
  return names.find((name) => resource !== undefined && snake(name) === `${snake(resource)}_id`);
}
