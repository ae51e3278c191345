import { groups, shorthands } from "../data/operations.js";
import { checkClientOptions } from "./check-options.js";
import { forms } from "./files.js";
import { createMethods } from "../methods.js";
import { addOptions } from "../merge.js";
import { createRaw } from "./raw.js";
import { createRequest } from "./request.js";
import { createSend } from "./send.js";
import { createWaiting } from "./wait.js";
/**
* Creates a client.
*
* @throws {TypeError} An option is missing, invalid or unknown.
*/
export function createClient(options) {
	const client = checkClientOptions(options);
	const send = createSend(client, forms);
	const createMethod = createRequest(client, send, forms);
	const methods = createMethods(groups, createMethod);
	return {
		...methods,
		uploads: {
			...methods.uploads,
			...createWaiting(methods.uploads.get)
		},
		raw: {
			...createRaw(client, send),
			...createMethods(shorthands, createMethod)
		},
		withOptions: (changes) => createClient(addOptions(options, changes))
	};
}
//# sourceMappingURL=client.js.map
