import { createAttempt } from "./attempt.js";
import { createMethods } from "./methods.js";
import { checkOptions } from "./options.js";
import { createRaw } from "./raw.js";
import { createRequest } from "./request.js";
import { createWaiting } from "./wait.js";
/**
* Creates a client.
*
* @throws {TypeError} An option is missing or invalid.
*/
export function createClient(options) {
	checkOptions(options);
	const attempt = createAttempt(options);
	const methods = createMethods(createRequest(options, attempt));
	return {
		...methods,
		uploads: {
			...methods.uploads,
			...createWaiting(methods.uploads.get)
		},
		raw: createRaw(options, attempt)
	};
}
