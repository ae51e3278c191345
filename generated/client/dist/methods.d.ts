import type { Namespaces } from "./namespaces.js";
import type { Operation } from "./operation.js";
/** A method takes the ids, the body if there must be one, and options. Whatever goes wrong rejects its promise. */
export type Method = (...given: unknown[]) => Promise<unknown>;
/** Creates the methods of the client from the operations of the contract, by namespace. */
export declare function createMethods(createMethod: (operation: Operation) => Method): Namespaces;
