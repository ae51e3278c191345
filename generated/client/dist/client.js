import { groups, shorthands } from "./data/operations.js";
import { createAttempt } from "./attempt.js";
import { checkClientOptions } from "./check-options.js";
import { forms } from "./files.js";
import { createMethods } from "./methods.js";
import { addOptions } from "./merge.js";
import { createRaw } from "./raw.js";
import { createRequest } from "./request.js";
import { createWaiting } from "./wait.js";
/**
* Creates a client.
*
* @throws {TypeError} An option is missing, invalid or unknown.
*/
export function createClient(options) {
	const client = checkClientOptions(options);
	const attempt = createAttempt(client);
	const createMethod = createRequest(client, attempt, forms);
	// The declarations are generated from the same operations.
	const methods = createMethods(groups, createMethod);
	return {
		...methods,
		uploads: {
			...methods.uploads,
			...createWaiting(methods.uploads.get)
		},
		raw: {
			...createRaw(client, attempt),
			...createMethods(shorthands, createMethod)
		},
		withOptions: (changes) => createClient(addOptions(options, changes))
	};
}
