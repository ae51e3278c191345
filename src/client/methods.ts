import { operations } from '../../generated/client/dist/data/operations.js';
import type { Namespaces } from '../../generated/client/dist/namespaces.js';
import type { Operation } from './operation.ts';
import type { AnyOptions, SendRequest } from './request.ts';

/** Creates the methods of the client from the operations of the contract, by namespace. */
export function createMethods(send: SendRequest): Namespaces {
  const namespaces: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const [namespace = '', name = ''] = operation.name.split('.');
    (namespaces[namespace] ??= {})[name] = createMethod(operation, send);
  }
  // The declarations are generated from the same operations.
  return namespaces as Record<string, object> as Namespaces;
}

/** A method takes the ids, the body if there must be one, and options. Whatever goes wrong rejects its promise. */
function createMethod(operation: Operation, send: SendRequest) {
  const { ids = [], body: { required } = {}, success, result, partial } = operation;
  return async (...given: unknown[]): Promise<unknown> => {
    const path = Object.fromEntries(ids.map((id, index) => [id, given[index]]));
    const options = given[ids.length + (required ? 1 : 0)] as AnyOptions | undefined;
    const { body, status } = await send(
      operation,
      path,
      required ? given[ids.length] : options?.body,
      options,
    );
    const enveloped = success === 'payload' ? (body as { payload: unknown } | undefined) : { payload: body };
    if (result === undefined || body === undefined) return enveloped?.payload;
    const { payload, ...siblings } = enveloped ?? {};
    return { [result]: payload, ...siblings, ...(partial && { partial: status === partial }) };
  };
}
