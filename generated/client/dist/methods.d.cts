import type { Operation } from "./operation.cjs";
import type { Method } from "./request.cjs";
/** Operations by the namespace of their methods. */
export type Groups = Readonly<Record<string, readonly Operation[]>>;
/** Creates the methods of a client from operations of the contract. Their declarations are generated from the same. */
export declare function createMethods(groups: Groups, createMethod: (operation: Operation) => Method): Record<string, Record<string, Method>>;
