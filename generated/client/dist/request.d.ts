import type { Attempt } from "./attempt.js";
import { type CheckedOptions } from "./check-options.js";
import type { Forms } from "./files.js";
import type { Operation } from "./operation.js";
import { type ResponsePromise } from "./response-promise.js";
/** A method takes the ids, the body if there must be one, and options. Whatever goes wrong rejects its promise. */
export type Method = (...given: unknown[]) => ResponsePromise<unknown>;
/**
 * Creates methods that perform an operation, with as many attempts as is safe.
 *
 * @param forms Sends files; absent if no operation does.
 */
export declare function createRequest(client: CheckedOptions, attempt: Attempt, forms?: Forms): (operation: Operation) => Method;
