import { mapValues } from "./merge.js";
/** Creates the methods of a client from operations of the contract. Their declarations are generated from the same. */
export const createMethods = (groups, createMethod) => mapValues(groups, (operations) => mapValues(operations, createMethod));
//# sourceMappingURL=methods.js.map
