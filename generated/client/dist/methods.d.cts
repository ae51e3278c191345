import type { Operation } from "./operation.cjs";
import type { Method } from "./request.cjs";
/** Operations by the names of their methods: `get`. */
export type Operations = Readonly<Record<string, Operation>>;
/** Operations by the namespace of their methods. */
export type Groups = Readonly<Record<string, Operations>>;
/**
 * Creates the methods of a client from operations of the contract. `Methods` are their declarations, which are
 * generated from the same operations.
 */
export declare const createMethods: <Methods>(groups: Groups, createMethod: (operation: Operation) => Method) => Methods;
