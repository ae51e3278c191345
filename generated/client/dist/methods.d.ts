import type { Operation } from "./operation.js";
import type { Method } from "./request.js";
/** Operations by the names of their methods: `get`. */
export type Operations = Readonly<Record<string, Operation>>;
/** Operations by the namespace of their methods. */
export type Groups = Readonly<Record<string, Operations>>;
/** Creates the methods of a client from operations of the contract. Their declarations are generated from the same. */
export declare const createMethods: (groups: Groups, createMethod: (operation: Operation) => Method) => Record<string, Record<string, Method>>;
//# sourceMappingURL=methods.d.ts.map
