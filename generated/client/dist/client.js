import { createShorthand, createTasks, createUploads } from "./methods.js";
import { createCall } from "./call.js";
import { createExchange } from "./exchange.js";
import { checkOptions } from "./options.js";
import { createRaw } from "./raw.js";
import { createWaiting } from "./wait.js";
/**
* Makes a client.
*
* @throws {TypeError} An option is missing or cannot be right.
*/
export function createClient(options) {
	checkOptions(options);
	const exchange = createExchange(options);
	const call = createCall(options, exchange);
	const uploads = createUploads(call);
	return {
		tasks: createTasks(call),
		uploads: {
			...uploads,
			...createWaiting(uploads.get)
		},
		shorthand: createShorthand(call),
		raw: createRaw(options, exchange)
	};
}
