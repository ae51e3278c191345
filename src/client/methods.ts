import { operations } from '../../generated/client/dist/data/operations.js';
import type { Namespaces } from '../../generated/client/dist/namespaces.js';
import type { Operation } from './operation.ts';

/** A method takes the ids, the body if there must be one, and options. Whatever goes wrong rejects its promise. */
export type Method = (...given: unknown[]) => Promise<unknown>;

/** Creates the methods of the client from the operations of the contract, by namespace. */
export function createMethods(createMethod: (operation: Operation) => Method): Namespaces {
  const namespaces: Record<string, Record<string, Method>> = {};
  for (const operation of operations) {
    const [namespace = '', name = ''] = operation.name.split('.');
    (namespaces[namespace] ??= {})[name] = createMethod(operation);
  }
  // The declarations are generated from the same operations.
  return namespaces as Record<string, object> as Namespaces;
}
