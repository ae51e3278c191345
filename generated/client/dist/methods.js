/** Creates the methods of a client from operations of the contract. Their declarations are generated from the same. */
export function createMethods(groups, createMethod) {
	const toMethods = (operations) => Object.fromEntries(operations.map((operation) => [operation.name, createMethod(operation)]));
	return Object.fromEntries(Object.entries(groups).map(([name, operations]) => [name, toMethods(operations)]));
}
