import { createAttempt } from "./attempt.js";
import { checkClientOptions } from "./check-options.js";
import { createMethods } from "./methods.js";
import { createRequest } from "./request.js";
/** Creates a client with some of the operations. A bundler leaves out what they do not need. */
export function createPart(options, groups, forms) {
	const client = checkClientOptions(options);
	return {
		...createMethods(groups, createRequest(client, createAttempt(client), forms)),
		withOptions: (changes) => createPart(merge(options, changes), groups, forms)
	};
}
/** Returns options with some of them replaced. Headers are added. */
export const merge = (options, changes) => ({
	...options,
	...changes,
	headers: {
		...options.headers,
		...changes.headers
	}
});
