import { type createAttempt } from "./attempt.js";
import type { Operation } from "./operation.js";
import { type ClientOptions, type UploadOptions } from "./options.js";
import type { Values } from "./transport.js";
/** Options of a method: those of every request, an optional body, and parameters of the operation. */
export type AnyOptions = UploadOptions & {
	body?: unknown;
};
/** Performs an operation, with as many attempts as is safe. Returns the body of the success, and its status. */
export type SendRequest = (operation: Operation, ids: Values, body: unknown, options?: AnyOptions) => Promise<{
	body: unknown;
	status: number;
}>;
export declare function createRequest(client: ClientOptions, attempt: ReturnType<typeof createAttempt>): SendRequest;
