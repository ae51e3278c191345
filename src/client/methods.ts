import { mapValues } from './merge.ts';
import type { OperationData } from './operation.ts';
import type { Method } from './request.ts';

/** Operations by the names of their methods: `get`. */
export type Operations = Readonly<Record<string, OperationData>>;
/** Operations by the namespace of their methods. */
export type Groups = Readonly<Record<string, Operations>>;

/**
 * Creates the methods of a client from operations of the contract. `Methods` are their declarations, which are
 * generated from the same operations.
 */
export const createMethods = <Methods>(
  groups: Groups,
  createMethod: (operation: OperationData) => Method,
): Methods => mapValues(groups, (operations) => mapValues(operations, createMethod)) as Methods;
