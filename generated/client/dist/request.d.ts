import { type CheckedOptions } from "./check-options.js";
import type { Forms } from "./files.js";
import type { Operation } from "./operation.js";
import type { RequestOptions } from "./options.js";
import { type ResponsePromise } from "./response-promise.js";
import type { Send } from "./send.js";
import { type Values } from "./url.js";
/** A method takes the ids, the body if there must be one, and options. Whatever goes wrong rejects its promise. */
export type Method = (...given: unknown[]) => ResponsePromise<unknown>;
/** Creates methods that perform an operation. */
export declare function createRequest({ baseUrl }: CheckedOptions, send: Send, forms?: Forms): (operation: Operation) => Method;
/** Returns the query and the headers with the parameters that the options give. */
export declare function toValues({ parameters }: Operation, options: Pick<RequestOptions, "headers"> & Values): {
	query: Values;
	headers: Record<string, string>;
};
//# sourceMappingURL=request.d.ts.map
