import type { Namespaces } from "./namespaces.js";
import type { SendRequest } from "./request.js";
/** Creates the methods of the client from the operations of the contract, by namespace. */
export declare function createMethods(send: SendRequest): Namespaces;
