import type { Operation } from './operation.ts';
import type { Method } from './request.ts';

/** Operations by the namespace of their methods. */
export type Groups = Readonly<Record<string, readonly Operation[]>>;

/** Creates the methods of a client from operations of the contract. Their declarations are generated from the same. */
export function createMethods(
  groups: Groups,
  createMethod: (operation: Operation) => Method,
): Record<string, Record<string, Method>> {
  const toMethods = (operations: readonly Operation[]): Record<string, Method> =>
    Object.fromEntries(operations.map((operation) => [operation.name, createMethod(operation)]));
  return Object.fromEntries(
    Object.entries(groups).map(([name, operations]) => [name, toMethods(operations)]),
  );
}
