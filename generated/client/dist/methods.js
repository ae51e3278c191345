import { operations } from "./data/operations.js";
/** Creates the methods of the client from the operations of the contract, by namespace. */
export function createMethods(createMethod) {
	const namespaces = {};
	for (const operation of operations) {
		const [namespace = "", name = ""] = operation.name.split(".");
		(namespaces[namespace] ??= {})[name] = createMethod(operation);
	}
	// The declarations are generated from the same operations.
	return namespaces;
}
