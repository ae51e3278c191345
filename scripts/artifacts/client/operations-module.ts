import type { Limits, Operation as OperationData } from '../../../src/client/operation.ts';
import { InputError } from '../../lib/cli.ts';
import type { Model, Operation } from '../../model/index.ts';
import { formOf, idsOf, optionsOf, outcomeOf } from './signature.ts';

/** The module `data/operations`: what the client needs to know of each operation, and its own version. */
export function operationsModule({ operations }: Model, version: string): string {
  assertOneNameEach(operations);
  assertOwnNames(operations);
  const all = operations.map(data);
  return `
import type { Operation } from '../operation.js';

/** Version of this package. */
export const version: string = '${version}';

// What the contract does not have is constant, so that a bundler leaves the code for it out.

/** Whether some operation has parameters that are options. */
export const hasParameters = ${all.some(({ parameters }) => parameters !== undefined)} as const;

/** Whether some parameter of a path is a number. */
export const hasNumbers = ${all.some(({ numbers }) => numbers !== undefined)} as const;

/** Whether some body is neither JSON nor a form with files. */
export const hasOtherMedia = ${all.some(({ body, accept }) => accept !== undefined || body?.mediaType !== undefined)} as const;

/** Whether the value of some success can be absent, or something other than an object or an array. */
export const hasOtherValues = ${all.some(({ success, primitive, optional }) => success === 'none' || primitive || optional)} as const;

export const operations: readonly Operation[] = ${JSON.stringify(all)};
`;
}

/** @throws InputError that names two operations, if they would be the same method */
function assertOneNameEach(operations: Operation[]): void {
  for (const operation of operations) {
    const other = operations.find((each) => methodOf(each) === methodOf(operation));
    if (!other || other === operation) continue;
    throw new InputError(
      `${other.id} and ${operation.id} would both be the method ${methodOf(operation)}. Rename one operationId.`,
    );
  }
}

/** @throws InputError if the contract has a name that `src/client/client.ts` adds, or lacks one that it uses */
function assertOwnNames(operations: Operation[]): void {
  const taken = operations.find(
    (each) => each.tag.namespace === 'raw' || methodOf(each) === 'uploads.waitFor',
  );
  if (taken) {
    throw new InputError(
      `${taken.id} would be the method ${methodOf(taken)}, and src/client/client.ts has that name for its own. Rename the tag or the operationId.`,
    );
  }
  if (operations.some((each) => methodOf(each) === 'uploads.get')) return;
  throw new InputError(
    'src/client/client.ts adds `waitFor` to the method `uploads.get`, which the contract does not have. Let it add `waitFor` to the method that reads an upload, or remove it there and in src/client/wait.ts.',
  );
}

/** Returns namespace and name of a method: `tasks.get`. */
export const methodOf = ({ tag, name }: Operation): string => `${tag.namespace}.${name}`;

function data(operation: Operation): OperationData {
  const { id, method, path, scopes, responses, success } = operation;
  const [scope] = scopes;
  const ids = idsOf(operation);
  const numbers = ids.filter(({ schema: { types } }) => types.some((type) => /number|integer/.test(type)));
  const parameters = optionsOf(operation).map(({ parameter, key }) => ({
    name: parameter.name,
    in: parameter.in,
    key,
    ...(parameter.in === 'query' && parameter.style !== 'form' && { style: parameter.style }),
    ...(parameter.json && { json: true as const }),
    ...(parameter.in === 'query' && !parameter.explode && { explode: false }),
  }));
  const { kind, mediaType, primitive, result } = outcomeOf(operation);
  const [partial] = success.partial;
  const body = bodyData(operation);
  // As a regular expression: `5XX` stands for all from 500 to 599, and `default` for any.
  const errors = responses.flatMap((each) =>
    each.success ? [] : [each.status.replace('XX', '..').replace('default', '...')],
  );
  return {
    id,
    name: methodOf(operation),
    method,
    path,
    ...(ids.length > 0 && { ids: ids.map(({ name }) => name) }),
    ...(errors.length > 0 && { errors: errors.join('|') }),
    ...(scope !== undefined && { scope }),
    ...(numbers.length > 0 && { numbers: numbers.map(({ name }) => name) }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && Object.keys(body).length > 0 && { body }),
    ...(kind !== 'payload' && { success: kind }),
    ...((kind === 'payload' || kind === 'value') && primitive && { primitive: true as const }),
    ...(success.optional && { optional: true as const }),
    ...(kind !== 'none' &&
      mediaType !== 'application/json' && { accept: `${mediaType}, application/json;q=0.9` }),
    ...(result !== undefined && { result }),
    ...(result !== undefined && partial !== undefined && { partial: Number(partial) }),
  };
}

function bodyData(operation: Operation): OperationData['body'] {
  const { body } = operation;
  if (!body) return undefined;
  const required = body.required && { required: true };
  const form = formOf(operation);
  if (!form) {
    return { ...required, ...(body.mediaType !== 'application/json' && { mediaType: body.mediaType }) };
  }
  const files = form.files.map(({ name, key, many, required: needed }) => ({
    name,
    key,
    ...(many && { many }),
    ...(needed && { required: needed }),
  }));
  const limits = limitsOf(body.limits);
  return {
    ...required,
    form: {
      files,
      ...(Object.keys(form.filled).length > 0 && { filled: form.filled }),
      ...(Object.keys(limits).length > 0 && { limits }),
    },
  };
}

/** Returns the limits that can be checked before a request is sent. Others are for the service. */
function limitsOf(limits: NonNullable<Operation['body']>['limits']): Limits {
  const checked: { fileSize?: number; fileCount?: number } = {};
  for (const { value, unit, per } of Object.values(limits)) {
    if (unit === 'MB' && per === 'file') checked.fileSize = value * 2 ** 20;
    if (unit === 'files' && per === 'batch') checked.fileCount = value;
  }
  return checked;
}
