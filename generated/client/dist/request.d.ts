import { type CheckedOptions } from "./check-options.js";
import type { Forms } from "./files.js";
import type { Operation } from "./operation.js";
import { type ResponsePromise } from "./response-promise.js";
import type { Send } from "./send.js";
/** A method accepts the ids, the body if there must be one, and options. Whatever goes wrong rejects its promise. */
export type Method = (...given: unknown[]) => ResponsePromise<unknown>;
/** Creates methods that perform an operation. */
export declare function createRequest({ baseUrl }: CheckedOptions, send: Send, forms?: Forms): (operation: Operation) => Method;
//# sourceMappingURL=request.d.ts.map
