import { type CheckedOptions } from "./check-options.cjs";
import type { Forms } from "./files.cjs";
import type { Operation } from "./operation.cjs";
import { type ResponsePromise } from "./response-promise.cjs";
import type { Send } from "./send.cjs";
/** A method accepts the ids, the body if there must be one, and options. Whatever goes wrong rejects its promise. */
export type Method = (...given: unknown[]) => ResponsePromise<unknown>;
/** Creates methods that perform an operation. */
export declare function createRequest({ baseUrl }: CheckedOptions, send: Send, forms?: Forms): (operation: Operation) => Method;
