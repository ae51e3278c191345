import { mapValues } from "./merge.js";
/**
* Creates the methods of a client from operations of the contract. `Methods` are their declarations, which are
* generated from the same operations.
*/
export const createMethods = (groups, createMethod) => mapValues(groups, (operations) => mapValues(operations, createMethod));
//# sourceMappingURL=methods.js.map
