import { checkClientOptions } from "./check-options.js";
import { addOptions } from "../merge.js";
import { createMethods } from "../methods.js";
import { createRequest } from "./request.js";
import { createSend } from "./send.js";
/** Creates a client with some of the operations. A bundler leaves out what they do not need. */
export function createPart(options, groups, forms) {
	const client = checkClientOptions(options);
	return {
		...createMethods(groups, createRequest(client, createSend(client, forms), forms)),
		withOptions: (changes) => createPart(addOptions(options, changes), groups, forms)
	};
}
//# sourceMappingURL=part.js.map
